//! The words of what leads to a rating, one table per language.

use super::Language;

impl Language {
    /// The words of what leads to a rating.
    #[must_use]
    pub fn solve(self) -> &'static SolveText {
        match self {
            Self::En => &super::en::solve::EN,
        }
    }
}

/// All words of what leads to a rating in one language.
pub struct SolveText {
    /// The heading.
    pub title: &'static str,
}
