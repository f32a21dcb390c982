//! The library of known mistakes: each the change of a formula, one file a group.

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

/// Something that people get wrong.
#[derive(Clone, Copy, Debug)]
pub struct Mistake {
    /// Its name for programs: `own-rd-in-g`.
    pub id: &'static str,
    /// The step in which it is made.
    pub step: u8,
    /// The mistakes that often lead to the same numbers, by the id of one of them; of a program, the mistake that it is known for.
    pub family: &'static str,
    /// What stands in the place of the right formulas.
    pub changes: &'static [Change],
}

impl Mistake {
    const fn new(id: &'static str, step: u8, changes: &'static [Change]) -> Self {
        Self { id, step, family: id, changes }
    }

    /// The same in a family.
    const fn like(self, family: &'static str) -> Self {
        Self { family, ..self }
    }

    /// The mistake of that name.
    #[must_use]
    pub fn of(id: &str) -> Option<&'static Self> {
        all().find(|mistake| mistake.id == id)
    }
}

/// All of them, in the order of the steps.
pub fn all() -> impl Iterator<Item = &'static Mistake> {
    [scale::ALL, g::ALL, e::ALL, v::ALL, delta::ALL, step5::ALL, step6::ALL, step7::ALL, periods::ALL, output::ALL]
        .into_iter()
        .flatten()
}
