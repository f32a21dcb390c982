//! The words of the check of somebody’s own numbers, one table per language.

use super::Language;

impl Language {
    /// The words of the check of somebody’s own numbers.
    #[must_use]
    pub fn check(self) -> &'static CheckText {
        match self {
            Self::En => &super::en::check::EN,
        }
    }
}

/// All words of the check of somebody’s own numbers in one language.
pub struct CheckText {
    /// The heading.
    pub title: &'static str,
}
