//! The words of what leads to a rating, one table per language.

use super::{Language, table};

impl Language {
    /// The words of what leads to a rating.
    #[must_use]
    pub fn solve(self) -> &'static SolveText {
        table!(self, super::en::solve::EN, super::ru::solve::RU)
    }
}

/// All words of what leads to a rating in one language.
pub struct SolveText {
    /// The heading.
    pub title: &'static str,
}
