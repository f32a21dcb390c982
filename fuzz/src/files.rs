//! Files of games. A file of any bytes is read or refused, in slices as in one piece.
//! `crates/explain/tests/all/import/hostile.rs` uses these checks, too.

use explain::case::{Participant, csv, league};
use explain::ids::VariantArray;
use explain::import::compare::{ASSUMED_RD, Comparison};
use explain::import::describe::found;
use explain::import::json::{Output, TraceRequest};
use explain::import::league::League;
use explain::import::player::PlayerGames;
use explain::import::preview::{Choices, Preview};
use explain::import::start::work_out;
use explain::import::{Content, File, Reader, Refused};
use explain::words::Language;
use glicko2_steps::Player;
use std::rc::Rc;

/// Reads a file, and does all that can be done with it.
pub fn file(bytes: &[u8]) {
    let mut whole = Reader::default();
    whole.push(bytes);
    let whole = whole.finish();
    assert_eq!(format!("{:?}", in_slices(bytes)), format!("{whole:?}"));
    if let Ok(file) = whole {
        uses(&file);
    }
}

/// Reads a file in slices, whose sizes look random and depend only on the file.
fn in_slices(bytes: &[u8]) -> Result<File, Refused> {
    let mut random = bytes.iter().fold(1_u32, |sum, &byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    let (mut reader, mut rest) = (Reader::default(), bytes);
    while !rest.is_empty() {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let (slice, after) = rest.split_at(rest.len().min(1 + (random >> 24) as usize));
        reader.push(slice);
        rest = after;
    }
    assert_eq!(reader.bytes_done(), bytes.len() as u64);
    reader.finish()
}

/// Does all that can be done with a file.
fn uses(file: &File) {
    match &file.content {
        Content::Player(games) => of_player(file, games),
        Content::League(league) => of_league(file, league),
        Content::Case(import) => _ = import.clone().case(Language::default()),
        Content::Chess(chess) => {
            of_league(file, &chess.league().0);
            for (player, _, _) in chess.players().into_iter().take(2) {
                for (kind, _) in chess.kinds(player).into_iter().take(2) {
                    of_player(file, &Rc::new(chess.games_of(player, &kind).0));
                }
            }
        }
    }
}

fn of_league(file: &File, league: &League) {
    for by in league.groupings() {
        is_json(&Output::of_league(
            file.format,
            league,
            by,
            &file.skipped,
            &file.not_used,
        ));
        let case = league.case(by, "0.5");
        assert!(!case.periods.is_empty());
    }
}

fn of_player(file: &File, games: &Rc<PlayerGames>) {
    let preview = Preview::of(file, &Choices::default());
    for &language in Language::VARIANTS {
        let _ = found(file.format, &preview, language);
    }
    is_json(&Output::of_player(
        file.format,
        games,
        &file.skipped,
        &file.not_used,
    ));
    let unrated = Player::new(1500.0, 350.0, 0.06);
    let start = work_out(games, ASSUMED_RD).map_or(unrated, |found| found.start);
    serde_json::to_string(&TraceRequest::of(games, start, ASSUMED_RD)).expect("a request is JSON");
    let _ = games.case(Participant::unrated(""), "0.5", ASSUMED_RD);
    let _ = Comparison::of_all(games, start, ASSUMED_RD);
}

fn is_json(output: &Output) {
    serde_json::to_string(output).expect("the output is JSON");
}

/// Reads delimited text, and the table again that the page writes of it.
pub fn table(data: &[u8]) {
    file(data);
    let mut reader = Reader::default();
    reader.push(data);
    let Ok(file) = reader.finish() else { return };
    let written = match &file.content {
        Content::Player(games) => {
            csv::write(&games.case(Participant::unrated(""), "0.5", ASSUMED_RD))
        }
        Content::League(league) => {
            league::csv::write(&league.case(league.groupings()[0], "0.5"), None)
        }
        Content::Chess(_) | Content::Case(_) => return,
    };
    let mut reader = Reader::default();
    reader.push(written.as_bytes());
    match reader.finish() {
        Ok(again) => assert_eq!(again.skipped.count(), 0, "{written}"),
        Err(refused) => assert_eq!(refused, Refused::Nothing(None), "{written}"),
    }
}
