//! Recognizes the kind of a file by its first bytes.

use super::{Foreign, Format};

/// Opening bytes of kinds of files that are not read.
const OPENINGS: [(&[u8], Foreign); 11] = [
    (b"PK\x03\x04", Foreign::Zip),
    (b"\x1f\x8b", Foreign::Gzip),
    (b"\x28\xb5\x2f\xfd", Foreign::Zstandard),
    (b"BZh", Foreign::Bzip2),
    (b"%PDF", Foreign::Pdf),
    (b"\xd0\xcf\x11\xe0", Foreign::Excel),
    (b"\x89PNG", Foreign::Picture),
    (b"\xff\xd8\xff", Foreign::Picture),
    (b"GIF8", Foreign::Picture),
    (b"\xff\xfe", Foreign::Utf16),
    (b"\xfe\xff", Foreign::Utf16),
];

/// Returns the format of a file that begins with these bytes, or the kind of file that is not read.
pub(super) fn recognize(head: &[u8]) -> Result<Format, Foreign> {
    if let Some((_, foreign)) = OPENINGS
        .iter()
        .find(|(opening, _)| head.starts_with(opening))
    {
        return Err(*foreign);
    }
    // A single one may stand in a name.
    let zeros = head.iter().filter(|&&byte| byte == 0).count();
    if zeros * 16 > head.len() {
        return Err(Foreign::Binary);
    }
    let text = String::from_utf8_lossy(head);
    let mut lines = text
        .split(['\n', '\r'])
        .map(str::trim)
        .filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    // Notes and escaped lines may stand before the first tag of a PGN.
    if is_tag(first)
        || lines
            .clone()
            .any(|line| is_tag(line) && line.starts_with("[Event "))
    {
        return Ok(Format::Pgn);
    }
    let is_trf = |line: &str| line.get(..4).is_some_and(|code| code == "001 ") && line.len() > 60;
    if is_trf(first) || lines.clone().any(is_trf) {
        return Ok(Format::Trf16);
    }
    match first.as_bytes() {
        [b'{', ..]
            if first.contains("\"players\"")
                && (first.contains("\"white\"") || first.contains("\"rated\"")) =>
        {
            Ok(Format::LichessNdjson)
        }
        [b'{' | b'[', ..] if text.contains("\"pgn\"") && text.contains("chess.com") => {
            Err(Foreign::ChessComJson)
        }
        [b'{', ..] => Ok(Format::Json),
        [b'[', rest @ ..]
            if matches!(
                rest.trim_ascii_start().first(),
                None | Some(b'{' | b'[' | b']' | b'"')
            ) =>
        {
            Ok(Format::Json)
        }
        [b'(', b';', ..] => Err(Foreign::Sgf),
        [b'<', ..] => Err(Foreign::Markup),
        _ if is_ogs(first) => Ok(Format::OgsTsv),
        _ if is_ruled(first) || lines.take(2).any(is_ruled) => Ok(Format::ForumTable),
        _ => Ok(Format::Table),
    }
}

/// Returns whether a line begins with a tag of PGN, such as `[Event "Rated blitz game"]`.
fn is_tag(line: &str) -> bool {
    let Some((name, value)) = line
        .strip_prefix('[')
        .and_then(|rest| rest.trim_start().split_once('"'))
    else {
        return false;
    };
    let name = name.trim_end();
    value.contains('"')
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Returns whether a line has the heads of a rating history of Online-Go.com.
fn is_ogs(line: &str) -> bool {
    [
        "game_id",
        "volatility",
        "opponent_rating",
        "opponent_deviation",
        "outcome",
    ]
    .iter()
    .all(|head| line.contains(head))
}

/// Returns whether a line is a row of a table in a forum's markup.
fn is_ruled(line: &str) -> bool {
    line.starts_with('|') || line.matches('|').count() > 1 && !line.contains('\t')
}
