//! The performance ratings of a league's participants.

use super::Columns;
use crate::case::league::LeaguePeriod;
use crate::numbers::Kind;
use crate::steps::step::Cell;
use crate::words::messages::LeagueWords;
use crate::words::number::Number;
use crate::words::pieces::{Piece, pieces};
use glicko2_steps::Symbol as S;
use glicko2_steps::performance::{Performance, elo_performance, performance};

/// Returns the score and the performance ratings of some participants in a period. Participants
/// without games are left out.
#[must_use]
pub fn performances(period: &LeaguePeriod, players: &[usize], words: LeagueWords) -> Columns {
    let row = |&i: &usize| {
        let sheet = period.round().sheet(i)?;
        let games = &sheet.period.games;
        let path = |name: &str| format!("players.{i}.{name}");
        // Words in all rows, so that a column is aligned in one way.
        let rating = |of, name: &str| {
            Cell::Pieces(match of {
                Performance::At(rating) => {
                    let number = Number::new(rating, Kind::Rating, path(name), S::R);
                    vec![Piece::Number(number)]
                }
                Performance::AboveEveryRating => pieces(words.performance_above()),
                Performance::BelowEveryRating => pieces(words.performance_below()),
            })
        };
        Some(vec![
            Cell::Head(period.name(i)),
            Cell::Number(super::scored(sheet, path("scored"))),
            rating(performance(games)?, "performance"),
            rating(elo_performance(games)?, "elo_performance"),
        ])
    };
    Columns {
        heads: words.performance_heads().to_vec(),
        rows: players.iter().filter_map(row).collect(),
    }
}
