//! Any bytes, in slices of any size, and files of many games.

use super::{read, stored};
use explain::import::compare::{ASSUMED_RD, Comparison};
use explain::import::json::{Output, TraceRequest};
use explain::import::league::By;
use explain::import::start::work_out;
use explain::import::{Content, Foreign, MOST_BYTES, Reader, Reason, Refused};
use proptest::prelude::*;
use std::rc::Rc;

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

/// Reads a file in slices of these sizes, over and over.
fn in_slices(bytes: &[u8], sizes: &[usize]) -> Result<explain::import::File, Refused> {
    let mut reader = Reader::default();
    let (mut rest, mut sizes) = (bytes, sizes.iter().cycle());
    while !rest.is_empty() {
        let (slice, after) = rest.split_at((*sizes.next().unwrap()).clamp(1, rest.len()));
        reader.push(slice);
        rest = after;
    }
    assert_eq!(reader.bytes_done(), bytes.len() as u64);
    reader.finish()
}

/// Calls all that can be done with a file.
fn use_all(bytes: &[u8]) {
    let Ok(file) = read(bytes) else { return };
    let text = |output: &Output| serde_json::to_string(output).unwrap();
    let of_league = |league: &explain::import::league::League| {
        for by in league.groupings() {
            text(&Output::of_league(
                file.format,
                league,
                by,
                &file.skipped,
                &file.not_used,
            ));
            let _ = league.case(by, "0.5");
        }
    };
    let of_player = |games: Rc<explain::import::player::PlayerGames>| {
        text(&Output::of_player(
            file.format,
            &games,
            &file.skipped,
            &file.not_used,
        ));
        let choices = explain::import::preview::Choices::default();
        let preview = explain::import::preview::Preview::of(&file, &choices);
        for language in [explain::words::Language::En, explain::words::Language::Ru] {
            let _ = explain::import::describe::found(file.format, &preview, language);
        }
        let start =
            work_out(&games, ASSUMED_RD).map_or_else(glicko2_steps_start, |found| found.start);
        serde_json::to_string(&TraceRequest::of(&games, start, ASSUMED_RD)).unwrap();
        let _ = games.case(explain::case::Participant::unrated(""), "0.5", 60.0);
        let _ = Comparison::of_all(&games, start, ASSUMED_RD);
    };
    match file.content {
        Content::Player(ref games) => of_player(games.clone()),
        Content::League(ref league) => of_league(league),
        Content::Case(ref import) => _ = import.clone().case(explain::words::Language::default()),
        Content::Chess(ref chess) => {
            of_league(&chess.league().0);
            for (player, _, _) in chess.players().into_iter().take(2) {
                for (kind, _) in chess.kinds(player).into_iter().take(2) {
                    of_player(Rc::new(chess.games_of(player, &kind).0));
                }
            }
        }
    }
}

fn glicko2_steps_start() -> glicko2_steps::Player {
    glicko2_steps::Player::new(1500.0, 350.0, 0.06)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_bytes_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        use_all(&bytes);
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
        use_all(&bytes);
    }

    #[test]
    fn slices_of_any_size_give_the_same(sample in 0..10_usize, sizes in proptest::collection::vec(1..300_usize, 1..9)) {
        let bytes = &samples()[sample];
        prop_assert_eq!(format!("{:?}", in_slices(bytes, &sizes)), format!("{:?}", read(bytes)));
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
