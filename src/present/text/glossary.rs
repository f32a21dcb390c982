//! The words of the glossary, with the reasons, one table per language.

use super::{Language, table};

impl Language {
    /// The words of the glossary, with the reasons.
    #[must_use]
    pub fn glossary(self) -> &'static GlossaryText {
        table!(self, super::en::glossary::EN, super::ru::glossary::RU)
    }
}

/// All words of the glossary, with the reasons in one language.
pub struct GlossaryText {
    /// The heading.
    pub title: &'static str,
}
