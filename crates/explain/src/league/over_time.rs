//! Ratings over all periods of a league, as a table.

use super::Number;
use crate::case::league::RatedLeague;
use crate::numbers::Kind;
use crate::steps::step::Cell;
use crate::words::messages::LeagueWords;
use glicko2_steps::Symbol as S;

/// The largest number of times in the table. The last ones are shown.
const MOST_PERIODS: usize = 8;

/// Returns the names of the times: the start, then each period.
#[must_use]
pub fn times(periods: usize, words: LeagueWords) -> Vec<String> {
    (0..=periods)
        .map(|time| words.over_time_time(time))
        .collect()
}

/// Returns the ratings of some players at the last times: the heads, and a row for each player.
#[must_use]
pub fn table(
    league: &RatedLeague,
    players: impl Iterator<Item = usize>,
    words: LeagueWords,
) -> (Vec<String>, Vec<Vec<Cell>>) {
    let periods = &league.rated.periods;
    let first = (periods.len() + 1).saturating_sub(MOST_PERIODS);
    let times = first..periods.len() + 1;
    let heads = std::iter::once(words.after_player().to_owned())
        .chain(times.clone().map(|time| words.over_time_time(time)))
        .collect();
    let row = |player: usize| {
        let at = |time: usize| {
            let rating = league.rated.player_at(time, player).rating;
            Cell::Number(Number::from_input(
                rating,
                Kind::Rating,
                path(time, player),
                S::RPrime,
            ))
        };
        std::iter::once(Cell::Head(league.case.label(player)))
            .chain(times.clone().map(at))
            .collect()
    };
    (heads, players.map(row).collect())
}

/// Returns the path of a player's rating at a time. The chart uses the same path.
#[must_use]
pub fn path(time: usize, player: usize) -> String {
    format!("times.{time}.{player}.rating")
}
