//! Games in Portable Game Notation. Only the tags are read; of the moves, only where they end.

use super::chess::{ChessFile, ChessGame, STANDARD, Site, VARIANTS};
use super::lines::Line;
use super::{Reason, times};
use memchr::{memchr, memchr2};
use std::borrow::Cow;

/// The tags that are read.
const TAGS: [&str; 17] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "UTCDate",
    "UTCTime",
    "WhiteElo",
    "BlackElo",
    "WhiteRatingDiff",
    "BlackRatingDiff",
    "Variant",
    "TimeControl",
    "Termination",
    "Link",
];

/// The part of a game that the last line belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Part {
    #[default]
    Tags,
    Moves,
    Comment,
}

/// A reader of games.
#[derive(Debug, Default)]
pub(super) struct Pgn {
    file: ChessFile,
    tags: [String; TAGS.len()],
    /// The line of the game's first tag, or 0 before it.
    line: usize,
    part: Part,
    is_after_blank: bool,
    is_broken: bool,
}

impl Pgn {
    pub(super) fn take(&mut self, line: &Line) {
        let text = line.text.trim();
        let is_after_blank = std::mem::replace(&mut self.is_after_blank, text.is_empty());
        if text.is_empty() || text.starts_with('%') && self.part != Part::Comment {
            return;
        }
        // A comment may quote a tag. After a blank line, a game has begun and the comment was never closed.
        let can_be_tag =
            self.part != Part::Comment || is_after_blank && text.starts_with("[Event ");
        if can_be_tag && text.starts_with('[') {
            let mut rest = text;
            let mut is_tag = false;
            while let Some((name, value, after)) = tag(rest) {
                is_tag = true;
                self.set(line.number, name, &value, is_after_blank);
                rest = after;
            }
            if is_tag && !rest.starts_with('[') {
                if !rest.is_empty() {
                    self.part = Part::Moves;
                    self.skip_moves(rest);
                }
                return;
            }
            if self.part == Part::Tags {
                self.is_broken = true;
                self.line = if self.line == 0 {
                    line.number
                } else {
                    self.line
                };
                return;
            }
        }
        if self.part == Part::Tags {
            self.part = Part::Moves;
        }
        self.skip_moves(text);
        // The end of a comment may be in the part of a line that was left out.
        if !line.is_whole {
            self.part = Part::Moves;
        }
    }

    /// Sets a tag of this game, or of the next one.
    fn set(&mut self, line: usize, name: &str, value: &str, is_after_blank: bool) {
        let index = TAGS.iter().position(|tag| *tag == name);
        let is_set = index.is_some_and(|index| !self.tags[index].is_empty());
        if self.part != Part::Tags || is_set && (is_after_blank || name == "Event") {
            self.end_game();
        }
        if self.line == 0 {
            self.line = line;
        }
        if let Some(index) = index {
            self.tags[index].clear();
            self.tags[index].push_str(value);
        }
    }

    /// Skips comments and moves.
    fn skip_moves(&mut self, text: &str) {
        let mut bytes = text.as_bytes();
        while !bytes.is_empty() {
            let is_comment = self.part == Part::Comment;
            let end = if is_comment {
                memchr(b'}', bytes)
            } else {
                memchr2(b'{', b';', bytes)
            };
            let Some(end) = end else { return };
            if bytes[end] == b';' {
                return;
            }
            self.part = if is_comment {
                Part::Moves
            } else {
                Part::Comment
            };
            bytes = &bytes[end + 1..];
        }
    }

    pub(super) fn finish(mut self) -> ChessFile {
        self.end_game();
        self.file
    }

    /// Returns the value of a tag, or an empty text.
    fn get(&self, name: &str) -> &str {
        TAGS.iter()
            .position(|tag| *tag == name)
            .map_or("", |index| &self.tags[index])
    }

    fn end_game(&mut self) {
        if self.line > 0 {
            let game = if self.is_broken {
                Err(Reason::NotUnderstood)
            } else {
                Ok(self.game())
            };
            match game {
                Ok(game) => self.file.add(game),
                Err(reason) => self.file.broken.add(self.line, reason),
            }
        }
        self.tags.iter_mut().for_each(String::clear);
        self.line = 0;
        self.part = Part::Tags;
        self.is_broken = false;
    }

    fn game(&mut self) -> ChessGame {
        let event = self.get("Event").to_lowercase();
        let site = site(self.get("Site"), self.get("Link"));
        let termination = self.get("Termination").to_lowercase();
        let changes = ["WhiteRatingDiff", "BlackRatingDiff"].map(|tag| number(self.get(tag)));
        let score = match self.get("Result").replace(' ', "").as_str() {
            "1-0" => Some(1.0),
            "0-1" => Some(0.0),
            "1/2-1/2" | "½-½" | "0.5-0.5" | "1/2" => Some(0.5),
            _ => None,
        };
        let names = ["White", "Black"].map(|tag| self.get(tag).to_owned());
        let is_computer = event.contains("computer")
            || names
                .iter()
                .any(|name| name.to_lowercase().starts_with("lichess ai level"));
        let is_rated = site != Site::Lichess || event.starts_with("rated") || changes != [None; 2];
        let is_abandoned = termination == "abandoned";
        let reason = match site {
            _ if is_computer => Some(Reason::Computer),
            Site::Lichess if is_abandoned && changes == [None; 2] => Some(Reason::Aborted),
            Site::ChessCom if score.is_none() => Some(Reason::Aborted),
            _ if !is_rated => Some(Reason::Unrated),
            _ if score.is_none() => Some(Reason::NoResult),
            _ => None,
        };
        let kind = self.kind(site, &event);
        let time =
            |date: &str, clock: &str| times::time(&format!("{date} {clock}")).map(|(time, _)| time);
        let utc = time(self.get("UTCDate"), self.get("UTCTime"));
        let round = self
            .get("Round")
            .split('.')
            .next()
            .and_then(|round| round.trim().parse().ok());
        ChessGame {
            line: self.line as u32,
            site,
            ratings: ["WhiteElo", "BlackElo"]
                .map(|tag| number(self.get(tag)).filter(|&elo| elo > 0)),
            changes,
            time: utc.or_else(|| time(self.get("Date"), "")),
            round,
            score,
            reason,
            players: names.map(|name| self.file.player(&name)),
            kind: self.file.kinds.of(&kind, &kind),
        }
    }

    /// Returns the kind of the game: the variant, or at a site, the kind by the time of a player.
    fn kind(&self, site: Site, event: &str) -> String {
        let plain = |text: &str| {
            text.chars()
                .filter(char::is_ascii_alphanumeric)
                .collect::<String>()
                .to_lowercase()
        };
        let known = |name: &str| {
            let mut kinds = STANDARD.into_iter().chain(VARIANTS);
            kinds.find(|kind| kind.eq_ignore_ascii_case(name))
        };
        let variant = plain(self.get("Variant"));
        if !["", "standard", "chess"].contains(&&*variant) {
            return known(&variant).map_or(variant.clone(), str::to_owned);
        }
        if site == Site::Other {
            return String::new();
        }
        if let Some(kind) = event.split(' ').find_map(|word| known(&plain(word))) {
            return kind.to_owned();
        }
        let is_lichess = site == Site::Lichess;
        let of_clock = |clock: &str| {
            let (base, increment) = clock.split_once('+').unwrap_or((clock, "0"));
            Some(
                base.parse::<i64>()
                    .ok()?
                    .saturating_add(increment.parse::<i64>().ok()?.saturating_mul(40)),
            )
        };
        let kind = match of_clock(self.get("TimeControl")) {
            None if is_lichess => "correspondence",
            None => "daily",
            Some(..=29) if is_lichess => "ultraBullet",
            Some(..=179) => "bullet",
            Some(..=479) => "blitz",
            Some(480..=599) if !is_lichess => "blitz",
            Some(1500..) if is_lichess => "classical",
            Some(_) => "rapid",
        };
        kind.to_owned()
    }
}

/// Returns the site of a game by its tags `Site` and `Link`.
fn site(text: &str, link: &str) -> Site {
    let is_game =
        |id: &str| (8..=12).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric());
    let path = text
        .strip_prefix("https://")
        .or(text.strip_prefix("http://"))
        .unwrap_or(text);
    match path.strip_prefix("lichess.org/") {
        Some(id) if is_game(id) => Site::Lichess,
        _ if [text, link]
            .iter()
            .any(|text| text.to_ascii_lowercase().contains("chess.com")) =>
        {
            Site::ChessCom
        }
        _ => Site::Other,
    }
}

/// Returns a whole number, such as `+9`, `1500` or `1500?`.
fn number(text: &str) -> Option<i32> {
    text.trim().trim_end_matches('?').parse().ok()
}

/// Returns the name and the value of the tag at the start of a text, and the text after it.
fn tag(text: &str) -> Option<(&str, Cow<'_, str>, &str)> {
    let (name, rest) = text.strip_prefix('[')?.split_once('"')?;
    let name = name.trim();
    if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
        return None;
    }
    // A quote within the value may lack its backslash, so the value ends where a bracket follows.
    let mut end = 0;
    loop {
        end += rest[end..].find('"')?;
        let is_escaped = rest[..end]
            .bytes()
            .rev()
            .take_while(|&b| b == b'\\')
            .count()
            % 2
            == 1;
        if let (false, Some(after)) = (is_escaped, rest[end + 1..].trim_start().strip_prefix(']')) {
            return Some((name, unescaped(&rest[..end]), after.trim_start()));
        }
        end += 1;
    }
}

/// Returns a value without the backslashes before quotes and backslashes.
fn unescaped(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return value.into();
    }
    let mut signs = value.chars();
    let plain = std::iter::from_fn(|| match signs.next() {
        Some('\\') => signs.next(),
        sign => sign,
    });
    plain.collect::<String>().into()
}
