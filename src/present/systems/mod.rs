//! What a place changes and shows, as further worked steps, and the same games at all places as a table.
//!
//! Everything is read from an [`Outcome`]; the derivation of the place's family comes before.

mod changes;
mod compare;
mod course;
mod fics;
mod glicko_boost;
mod points;
mod shown;

pub use compare::compare;
pub use shown::numbers;

use super::glicko::{Derivation, Solved, steps as glicko_steps};
use super::math::Number;
use super::number::Kind;
use super::step::{Block, Step, pieces};
use super::symbol::Symbol as S;
use super::text::Language;
use super::text::systems::SystemsText;
use crate::glicko::{Constants, MOST_DEVIATION};
use crate::systems::{Case, Fact, Growth, Outcome, What};
use std::ops::Range;

/// The further steps of a place, numbered on from `first`.
///
/// The tables have a row for each game of `shown`.
#[must_use]
pub fn further(case: &Case, outcome: &Outcome, first: u8, shown: Range<usize>, language: Language) -> Vec<Step> {
    let view = View { case, outcome, shown, words: language.systems() };
    let mut steps = vec![changes::step(&view)];
    steps.extend(changes::held(&view));
    steps.extend(course::not_rated(&view));
    steps.extend(course::growth(&view));
    steps.extend(course::game(&view));
    steps.extend(course::updates(&view));
    steps.extend(course::adjusted(&view));
    steps.extend(shown::steps(&view));
    (first..).zip(steps).map(|(number, (title, blocks))| Step { number, title: pieces(&title), blocks }).collect()
}

/// The derivation of 1995 that a place of that family builds on, with its c, its limits and all games together.
#[must_use]
pub fn derivation(case: &Case, outcome: &Outcome, shown: Range<usize>, language: Language) -> Vec<Step> {
    let mut trace = outcome.glicko();
    trace.onset_deviation = outcome.onset.deviation;
    let system = outcome.system;
    let solved = (system.growth == Growth::Solved)
        .then(|| Solved { deviation: case.asked(system, "typical"), periods: case.asked(system, "back") });
    let constants = outcome.grown.map(|grown| Constants { c: grown.by, periods: grown.periods });
    let derivation = Derivation {
        rating: outcome.before.rating,
        deviation: outcome.before.deviation,
        constants,
        most_deviation: system.bounds.deviation.most.min(MOST_DEVIATION),
        solved,
        games: &outcome.games,
        trace: &trace,
    };
    glicko_steps(&derivation, shown, language.glicko())
}

/// A case, what came of it, and the words to speak of it.
struct View<'a> {
    case: &'a Case,
    outcome: &'a Outcome,
    shown: Range<usize>,
    words: &'static SystemsText,
}

/// A step without its number.
type Titled = (String, Vec<Block>);

impl View<'_> {
    /// The source of what a step says.
    fn source(&self, what: What) -> Option<Block> {
        self.outcome.system.fact(what).map(|fact| self.told(fact))
    }

    /// Where a fact is from.
    fn told(&self, fact: &Fact) -> Block {
        Block::Note(pieces(&(self.words.source)(fact.source, fact.sure)))
    }

    fn asked(&self, id: &str) -> f64 {
        self.case.asked(self.outcome.system, id)
    }
}

/// A count that is whole more often than not.
fn count(value: f64, path: &str, symbol: S) -> Number {
    number(value, if value.fract() == 0.0 { Kind::Given } else { Kind::Scaled }, path, symbol)
}

/// A number of a place, as the formulas give it.
fn number(value: f64, kind: Kind, path: &str, symbol: S) -> Number {
    Number::new(value, kind, format!("system.{path}"), symbol)
}

/// A number that belongs to a place, as it was written down.
fn constant(value: f64, path: &str, symbol: S) -> Number {
    number(value, Kind::Given, path, symbol)
}
