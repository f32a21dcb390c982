//! The charts in words, and the names of their parts.

pub mod strip;

pub use crate::stage::{part_name as bar, strength_alt as strength};

use super::data::{Bar, Part, Ratings};
use crate::numbers::{Digits, Kind, show, style};
use crate::words::messages::LeagueWords;
use crate::words::number::Number;
use glicko2_steps::Symbol;

/// Returns the change of the rating that a bar shows.
#[must_use]
pub fn change(bar: &Bar) -> Number {
    let quantity = match bar.part {
        Part::Game(j) => format!("games.{j}.rating_change"),
        Part::Rest(_) => "games.rest.rating_change".to_owned(),
    };
    Number::new(bar.change, bar.kind, quantity, Symbol::Change)
        .sum_of(bar.size)
        .signed()
}

/// Describes the ratings of a league over its periods by the highest final ratings.
#[must_use]
pub fn ratings(chart: &Ratings, words: LeagueWords) -> String {
    /// The largest number of names that are read out.
    const MOST_NAMES: usize = 12;
    let ends = chart.lines.iter().take(MOST_NAMES).map(|line| {
        let end = line.ratings.last().copied().unwrap_or_default();
        format!("{} {}", line.name, show(end, Kind::Whole, Digits::Auto))
    });
    words.over_time_alternative(
        chart.lines.len(),
        chart.periods,
        &ends.collect::<Vec<_>>().join(style::between()),
    )
}
