//! Many games in few marks: those that matter most by themselves, the others together.

use crate::glicko2::Period;
use crate::number::{Digits, Kind, show};
use crate::order::ascending;
use crate::present::text::Text;

/// What a bar or a row stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// One game, from 0.
    Game(usize),
    /// The sum of so many games that have none of their own.
    Rest(usize),
}

/// The games of the greatest sizes, about `most` of them, in the order of the games; and all others.
pub(crate) fn those_that_matter(sizes: &[f64], most: usize) -> (Vec<usize>, Vec<usize>) {
    // A single game left over would need a bar just as its sum does.
    if sizes.len() <= most + 1 {
        return ((0..sizes.len()).collect(), Vec::new());
    }
    let falling: Vec<f64> = sizes.iter().map(|size| -size.abs()).collect();
    let mut shown = ascending(&falling);
    let rest = shown.split_off(most);
    let shown = (0..sizes.len()).filter(|j| shown.contains(j)).collect();
    (shown, rest)
}

/// What a part is called: `1 · beat 1400`, or `980 others`.
#[must_use]
pub fn part_name(part: Part, period: &Period, text: &Text) -> String {
    match part {
        Part::Game(j) => own_name(j, period, text),
        Part::Rest(count) => (text.meaning.others)(count),
    }
}

/// What a game is called.
pub(crate) fn own_name(j: usize, period: &Period, text: &Text) -> String {
    let game = period.games[j];
    (text.meaning.contribution)(j + 1, &verb(game.score, text), &show(game.rating, Kind::Given, Digits::Auto))
}

/// What was done to the opponent: `beat`, `0.7 against`.
pub(crate) fn verb(score: f64, text: &Text) -> String {
    let text = &text.meaning;
    match score {
        s if s >= 1.0 => text.beat.to_owned(),
        s if s <= 0.0 => text.lost_to.to_owned(),
        0.5 => text.drew.to_owned(),
        s => (text.scored)(&show(s, Kind::Given, Digits::Auto)),
    }
}
