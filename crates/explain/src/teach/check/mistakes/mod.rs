//! The known mistakes. Each changes one or a few formulas; there is one file for each group.

mod delta;
mod e;
mod g;
mod output;
mod periods;
mod programs;
mod scale;
mod step5;
mod step6;
mod step7;
mod v;

use super::program::Change;

pub use programs::PROGRAMS;

/// A known mistake in programs or calculations.
#[derive(Clone, Copy, Debug)]
pub struct Mistake {
    /// The name in JSON: `own-rd-in-g`.
    pub id: &'static str,
    /// The step of the mistake.
    pub step: u8,
    /// The id of a mistake that stands for all that often give the same numbers. For a program, the
    /// mistake that it is known for.
    pub family: &'static str,
    /// Whether the mistake shows only in periods without games.
    pub is_of_idle: bool,
    /// The formulas that replace the right ones.
    pub changes: &'static [Change],
}

impl Mistake {
    const fn new(id: &'static str, step: u8, changes: &'static [Change]) -> Self {
        Self {
            id,
            step,
            family: id,
            is_of_idle: false,
            changes,
        }
    }

    /// Returns the mistake with another family.
    const fn like(self, family: &'static str) -> Self {
        Self { family, ..self }
    }

    /// Returns the mistake with an id.
    #[must_use]
    pub fn of(id: &str) -> Option<&'static Self> {
        all().find(|mistake| mistake.id == id)
    }
}

/// Returns all mistakes, in the order of the steps.
pub fn all() -> impl Iterator<Item = &'static Mistake> {
    [
        scale::ALL,
        g::ALL,
        e::ALL,
        v::ALL,
        delta::ALL,
        step5::ALL,
        step6::ALL,
        step7::ALL,
        periods::ALL,
        output::ALL,
    ]
    .into_iter()
    .flatten()
}
