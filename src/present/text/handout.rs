//! The words that stand on paper alone.

use super::{Language, table};

impl Language {
    /// The words that stand on paper alone.
    #[must_use]
    pub fn handout(self) -> &'static HandoutText {
        table!(self, super::en::handout::EN, super::ru::handout::RU)
    }
}

/// All words that stand on paper alone, in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct HandoutText {
    /// Which period of how many.
    pub period: fn(usize, usize) -> String,
    pub worksheet: &'static str,
    pub name: &'static str,
    /// The same for whatever games were played.
    pub bracket: &'static str,
    pub result: &'static str,
    pub key: &'static str,
    /// When it was printed.
    pub printed: fn(&str) -> String,
}
