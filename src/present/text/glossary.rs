//! The words of the glossary, with the reasons, one table per language.

use super::Language;

impl Language {
    /// The words of the glossary, with the reasons.
    #[must_use]
    pub fn glossary(self) -> &'static GlossaryText {
        match self {
            Self::En => &super::en::glossary::EN,
        }
    }
}

/// All words of the glossary, with the reasons in one language.
pub struct GlossaryText {
    /// The heading.
    pub title: &'static str,
}
