//! From strings to a period. Total: what cannot be read becomes NaN, and the engine refuses it by name.

use super::form::Form;
use crate::glicko2::{Game, Period, Player, Rounding};

pub use crate::number::{Typed, narrow, narrowed, number, typed};

/// The rows of a form that count as games: all but the blank ones.
#[must_use]
pub fn rows(form: &Form) -> Vec<usize> {
    form.games.iter().enumerate().filter(|(_, game)| !game.is_blank()).map(|(j, _)| j).collect()
}

/// The period that a form means. Its games are those of [`rows`].
#[must_use]
pub fn period(form: &Form, rounding: Rounding) -> Period {
    let games = form
        .games
        .iter()
        .filter(|game| !game.is_blank())
        .map(|game| Game {
            rating: number(&game.rating),
            deviation: number(&game.deviation),
            score: number(game.score.as_text()),
        })
        .collect::<Vec<_>>();
    let player = Player {
        rating: number(&form.rating),
        deviation: number(&form.deviation),
        volatility: number(&form.volatility),
    };
    // Hidden while there are games, so nothing must be wrong with it then.
    let idle_periods = if games.is_empty() { number(&form.idle_periods) } else { 1.0 };
    Period { idle_periods, rounding, ..Period::new(player, number(&form.tau), games) }
}
