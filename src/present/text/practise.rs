//! The words of the exercises, one table per language.

use super::Language;

impl Language {
    /// The words of the exercises.
    #[must_use]
    pub fn practise(self) -> &'static PractiseText {
        match self {
            Self::En => &super::en::practise::EN,
        }
    }
}

/// All words of the exercises in one language.
pub struct PractiseText {
    /// The heading.
    pub title: &'static str,
}
