//! The words of the exercises, one table per language.

use super::{Language, table};

impl Language {
    /// The words of the exercises.
    #[must_use]
    pub fn practise(self) -> &'static PractiseText {
        table!(self, super::en::practise::EN, super::ru::practise::RU)
    }
}

/// All words of the exercises in one language.
pub struct PractiseText {
    /// The heading.
    pub title: &'static str,
}
