//! Grouping of many games: the most important ones by themselves, the others together.

use crate::numbers::{Digits, Kind, show};
use crate::words::Text;
use glicko2_steps::Period;
use glicko2_steps::order::ascending;

/// The games that a bar or a row stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// One game, by its index from 0.
    Game(usize),
    /// All games without a bar or row of their own, by their count.
    Rest(usize),
}

/// Splits games into about `most` games of the greatest sizes, in the order of the games, and all others.
pub(crate) fn those_that_matter(sizes: &[f64], most: usize) -> (Vec<usize>, Vec<usize>) {
    // A single remaining game takes no more room than a bar for the rest.
    if sizes.len() <= most + 1 {
        return ((0..sizes.len()).collect(), Vec::new());
    }
    let falling: Vec<f64> = sizes.iter().map(|size| -size.abs()).collect();
    let mut shown = ascending(&falling);
    let rest = shown.split_off(most);
    let shown = (0..sizes.len()).filter(|j| shown.contains(j)).collect();
    (shown, rest)
}

/// Returns the name of a part: `1 · beat 1400`, or `980 others`.
#[must_use]
pub fn part_name(part: Part, period: &Period, text: Text) -> String {
    match part {
        Part::Game(j) => own_name(j, period, text),
        Part::Rest(count) => text.meaning.others(count),
    }
}

/// Returns the name of a game.
pub(crate) fn own_name(j: usize, period: &Period, text: Text) -> String {
    let game = period.games[j];
    text.meaning.contribution(
        j + 1,
        &verb(game.score, text),
        &show(game.rating, Kind::Given, Digits::Auto),
    )
}

/// Returns the verb for a result: `beat`, `0.7 against`.
pub(crate) fn verb(score: f64, text: Text) -> String {
    let text = text.meaning;
    match score {
        s if s >= 1.0 => text.beat().to_owned(),
        s if s <= 0.0 => text.lost_to().to_owned(),
        0.5 => text.drew().to_owned(),
        s => text.scored(&show(s, Kind::Given, Digits::Auto)),
    }
}
