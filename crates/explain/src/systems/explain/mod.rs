//! Explanations of a system's rating of a case, as worked steps in the system's order.
//!
//! Everything is read from an [`Outcome`]. The special rules of a system are explained in its own
//! file. This module explains the parts that systems share.

pub(crate) mod compare;
mod difference;
mod draw;
mod in_turn;

mod order;
mod update;
mod waiting;
mod why;

pub use compare::{Compared, compare};
pub use draw::draw_cost;
pub use in_turn::InTurn;
pub use order::{Introduction, StepOf, SystemStep, introduction, lined_up, steps};
pub use why::{about_the_number, can_be_asked, one_by_one, player_after, reasons};

pub(super) use crate::steps::{text, with_numbers};

use super::outcome::Outcome;
use super::system::{Fact, What};
use crate::numbers::{Kind, full};
use crate::steps::formulas;
use crate::steps::step::Block;
use crate::words::Language;
use crate::words::number::Number;
use crate::words::pieces::pieces;
use glicko2_steps::Symbol as S;
use std::ops::Range;

/// One period rated by a system, and the language of the words about it.
pub struct View<'a> {
    /// The period, rated.
    pub outcome: &'a Outcome,
    /// The games that have a row in tables.
    pub shown: Range<usize>,
    /// The language.
    pub language: Language,
}

/// A step without its number: its title, which is a question, and the blocks below it.
pub type Titled = (String, Vec<Block>);

impl View<'_> {
    /// Returns the note about the source of a step.
    pub(super) fn source(&self, what: What) -> Option<Block> {
        self.outcome
            .system
            .fact(what)
            .map(|fact| self.source_note(fact))
    }

    /// Returns the note about the source of a fact.
    fn source_note(&self, fact: &Fact) -> Block {
        Block::Note(pieces(&self.language.systems().source_of(fact)))
    }
}

/// Returns a count, without decimals if it is whole.
fn count(value: f64, path: &str, symbol: S) -> Number {
    number(
        value,
        if value.fract() == 0.0 {
            Kind::Given
        } else {
            Kind::Scaled
        },
        path,
        symbol,
    )
}

/// Returns a number of a system, as a result of the formulas.
pub(super) fn number(value: f64, kind: Kind, path: &str, symbol: S) -> Number {
    Number::new(value, kind, format!("system.{path}"), symbol)
}

/// The largest number of digits that a published constant has. Longer ones have been converted.
const LONGEST_WRITTEN: usize = 10;

/// Returns a constant of a system, with its published digits. A limit that was published on the
/// scale of the formulas is shown in rating points.
pub(super) fn constant(value: f64, path: &str, symbol: S) -> Number {
    let is_converted = value.abs() >= 1.0 && full(value).len() > LONGEST_WRITTEN;
    number(
        value,
        if is_converted {
            Kind::Rating
        } else {
            Kind::Given
        },
        path,
        symbol,
    )
}

/// Returns a formula in letters, with constants of the system in it. `#0` stands for the first of
/// them.
pub(super) fn lettered(formula: &'static str, constants: &[Number]) -> Block {
    Block::Formula(formulas::with_numbers(formula, constants))
}
