//! Files of games: formats, encodings, what is left out and why, the comparison with the site, and the command.

mod command;
mod compared;
mod hostile;
mod leagues;
mod players;
mod previews;
mod typed;

use crate::support::outcomes;
use explain::import::chess::ChessFile;
use explain::import::league::{By, League};
use explain::import::player::PlayerGames;
use explain::import::{Content, File, Reader, Reason, Refused, Skipped};
use std::rc::Rc;

/// Reads a file in one piece.
pub(crate) fn read(bytes: &[u8]) -> Result<File, Refused> {
    let mut reader = Reader::default();
    reader.push(bytes);
    reader.finish()
}

/// Returns one of the files that were written for these tests.
pub(crate) fn stored(name: &str) -> Vec<u8> {
    let path = format!("{}/tests/data/files/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).unwrap()
}

/// Returns the chess games of a file.
#[track_caller]
pub(crate) fn chess(bytes: &[u8]) -> ChessFile {
    match read(bytes).unwrap().content {
        Content::Chess(file) => file,
        other => panic!("{other:?}"),
    }
}

/// Returns the games of the only player, of the most frequent kind, and what was left out.
#[track_caller]
pub(crate) fn of_owner(bytes: &[u8]) -> (PlayerGames, Skipped) {
    let file = chess(bytes);
    let owners = file.in_all_games();
    assert_eq!(owners.len(), 1);
    let kinds = file.kinds(owners[0]);
    file.games_of(owners[0], &kinds[0].0)
}

/// Returns a league, with what was left out and which columns were not used.
#[track_caller]
pub(crate) fn league(bytes: &[u8]) -> (Rc<League>, Skipped, Vec<String>) {
    let file = read(bytes).unwrap();
    match file.content {
        Content::League(league) => (league, file.skipped, file.not_used),
        other => panic!("{other:?}"),
    }
}

/// Returns the periods of a league as text, such as `Anna-Ben 1`.
pub(crate) fn periods(league: &League, by: By) -> Vec<String> {
    let name = |player: u32| &league.players[player as usize].name;
    let result = |&index: &usize| {
        let result = league.results[index];
        format!(
            "{}-{} {}",
            name(result.first),
            name(result.second),
            result.score
        )
    };
    let period = |period: &explain::import::league::LeaguePeriod| {
        let idle = period.idle.map(|idle| format!("idle {idle}"));
        let results: Vec<String> = period.results.iter().map(result).collect();
        idle.into_iter()
            .chain((!results.is_empty()).then(|| results.join(", ")))
            .collect::<Vec<_>>()
            .join("; ")
    };
    league.periods(by).iter().map(period).collect()
}

/// Returns the lines that were left out, with the reasons.
pub(crate) fn left_out(skipped: &Skipped) -> Vec<(usize, Reason)> {
    skipped
        .listed
        .iter()
        .map(|left_out| (left_out.line, left_out.reason))
        .collect()
}
