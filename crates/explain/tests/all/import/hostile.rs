//! Any bytes, in slices of any size, and files of many games.

#[path = "../../../../../fuzz/src/files.rs"]
#[expect(unreachable_pub, reason = "the fuzz targets use the same checks")]
mod files;

use super::{read, stored};
use explain::import::league::By;
use explain::import::{Content, Foreign, MOST_BYTES, Reader, Reason, Refused};
use proptest::prelude::*;

/// The files of all formats.
fn samples() -> Vec<Vec<u8>> {
    let tables: [&[u8]; 4] = [
        b"Round,White,Black,Result,Note\r\n1,Anna,\"Ben\nJr\",1-0,\xe4\n2,Ben,Carl,=,\n",
        b"| White | Black | Result |\n|---|---|---|\n| Anna | Ben | 1 |\n",
        b"period,rating,deviation,score,idle\n1,1400,30,1,\n2,,,,2.5\n",
        b"{\"player\":{\"rating\":1500,\"deviation\":200,\"volatility\":0.06},\"tau\":0.5,\"games\":[]}",
    ];
    let files = [
        "lichess.ndjson",
        "lichess.pgn",
        "chess-com.pgn",
        "tournament.pgn",
        "ogs.tsv",
        "report.trf",
    ];
    files
        .map(stored)
        .into_iter()
        .chain(tables.map(<[u8]>::to_vec))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_bytes_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        files::table(&bytes);
    }

    #[test]
    fn no_damaged_file_panics(
        sample in 0..10_usize,
        damage in proptest::collection::vec((any::<proptest::sample::Index>(), any::<u8>(), 0..3_u8), 1..20),
        end in any::<proptest::sample::Index>(),
    ) {
        let mut bytes = samples()[sample].clone();
        bytes.truncate(6000);
        for (at, byte, kind) in damage {
            let at = at.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => bytes[at] = b"\n\"{}[],;|\t0"[usize::from(byte) % 11],
            }
        }
        bytes.truncate(end.index(bytes.len()) + 1);
        files::file(&bytes);
    }
}

#[test]
fn slices_of_any_size_give_the_same() {
    for sample in samples() {
        files::file(&sample);
    }
}

#[test]
fn files_of_other_kinds_are_refused_by_name() {
    let kinds: [(&[u8], Foreign); 9] = [
        (b"PK\x03\x04\x14\x00", Foreign::Zip),
        (b"\x28\xb5\x2f\xfd\x24", Foreign::Zstandard),
        (b"%PDF-1.7", Foreign::Pdf),
        (b"\x89PNG\r\n", Foreign::Picture),
        (b"\xff\xfeW\x00h\x00", Foreign::Utf16),
        (b"<!doctype html><p>1-0", Foreign::Markup),
        (b"(;GM[1]FF[4]SZ[19];B[pd])", Foreign::Sgf),
        (
            b"{\"games\":[{\"url\":\"https://www.chess.com/game/live/1\",\"pgn\":\"\"}]}",
            Foreign::ChessComJson,
        ),
        (b"a\x00b", Foreign::Binary),
    ];
    for (bytes, foreign) in kinds {
        assert_eq!(read(bytes).unwrap_err(), Refused::Foreign(foreign));
    }
    assert_eq!(read(b"").unwrap_err(), Refused::Nothing(None));
    assert!(matches!(
        read(b"To be, or not to be:\nthat is the question.\n").unwrap_err(),
        Refused::Nothing(Some(_))
    ));
    assert_eq!(
        read(b"{\"player\":\n{\"rating\":}}").unwrap_err(),
        Refused::BrokenJson(2)
    );
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let mut reader = Reader::default();
    let line = [&b"[White \"a\"]\n\n"[..], &b"1. e4 e5 ".repeat(100_000)].concat();
    for _ in 0..=MOST_BYTES / line.len() as u64 {
        reader.push(&line);
    }
    assert_eq!(reader.finish().unwrap_err(), Refused::TooLarge);
}

#[test]
fn a_line_that_is_too_long_is_left_out() {
    let long = "x".repeat(3_000_000);
    let file =
        read(format!("White,Black,Result\nAnna,Ben,1\n{long}\nBen,Anna,0\n").as_bytes()).unwrap();
    assert_eq!(
        file.skipped
            .listed
            .iter()
            .map(|left_out| (left_out.line, left_out.reason))
            .collect::<Vec<_>>(),
        [(3, Reason::TooLong)]
    );
    let Content::League(league) = file.content else {
        panic!()
    };
    assert_eq!(
        league
            .results
            .iter()
            .map(|result| result.line)
            .collect::<Vec<_>>(),
        [2, 4]
    );
}

#[test]
fn groupings_of_a_sample_are_those_of_its_columns() {
    let Content::League(league) = read(&samples()[6]).unwrap().content else {
        panic!()
    };
    assert_eq!(league.groupings(), [By::Round, By::All]);
}
