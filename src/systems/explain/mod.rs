//! What a place does with a case, as worked steps in the order in which it takes them.
//!
//! Everything is read from an [`Outcome`]. What is particular to a place is explained in its own file; here is what places have in
//! common.

mod compare;
mod difference;
mod in_turn;

mod order;
mod update;
mod waiting;
mod why;

pub use compare::{Compared, compare};
pub use in_turn::InTurn;
pub use order::{Introduction, PlaceStep, StepOf, introduction, lined_up, steps};
pub use why::{about_the_number, can_be_asked, one_by_one, player_after, reasons};

pub(super) use crate::present::steps::{text, worked};

use super::outcome::Outcome;
use super::system::{Fact, What};
use super::text::SystemsText;
use crate::number::{Kind, full};
use crate::present::formula;
use crate::present::math::Number;
use crate::present::step::{Block, pieces};
use crate::present::symbol::Symbol as S;
use std::ops::Range;

/// One period at a place, and the words to speak of it.
pub struct View<'a> {
    /// What the place makes of the period.
    pub outcome: &'a Outcome,
    /// The games that have a row in tables.
    pub shown: Range<usize>,
    /// The words.
    pub words: &'static SystemsText,
}

/// A step without its number: its title, a question, and what is read below it.
pub type Titled = (String, Vec<Block>);

impl View<'_> {
    /// The source of what a step says.
    pub(super) fn source(&self, what: What) -> Option<Block> {
        self.outcome.system.fact(what).map(|fact| self.told(fact))
    }

    /// Where a fact is from.
    fn told(&self, fact: &Fact) -> Block {
        Block::Note(pieces(&(self.words.source)(fact)))
    }
}

/// A count that is whole more often than not.
fn count(value: f64, path: &str, symbol: S) -> Number {
    number(value, if value.fract() == 0.0 { Kind::Given } else { Kind::Scaled }, path, symbol)
}

/// A number of a place, as the formulas give it.
pub(super) fn number(value: f64, kind: Kind, path: &str, symbol: S) -> Number {
    Number::new(value, kind, format!("system.{path}"), symbol)
}

/// More signs than this has no number that somebody wrote down.
const LONGEST_WRITTEN: usize = 10;

/// A number that belongs to a place, as it was written down; a limit that was written down on the scale of the formulas, in points.
pub(super) fn constant(value: f64, path: &str, symbol: S) -> Number {
    let is_converted = value.abs() >= 1.0 && full(value).len() > LONGEST_WRITTEN;
    number(value, if is_converted { Kind::Rating } else { Kind::Given }, path, symbol)
}

/// A formula in letters, with constants of the place in it: `#0` stands for the first of them.
pub(super) fn lettered(formula: &'static str, constants: &[Number]) -> Block {
    Block::Formula(formula::worked(formula, constants))
}
