//! The words of the check of somebody’s own numbers, one table per language.

use super::{Language, table};

impl Language {
    /// The words of the check of somebody’s own numbers.
    #[must_use]
    pub fn check(self) -> &'static CheckText {
        table!(self, super::en::check::EN, super::ru::check::RU)
    }
}

/// All words of the check of somebody’s own numbers in one language.
pub struct CheckText {
    /// The heading.
    pub title: &'static str,
}
