//! The words that occur only on paper.

use super::{Language, table};

impl Language {
    /// Returns the words that occur only on paper.
    #[must_use]
    pub fn handout(self) -> &'static HandoutText {
        table!(self, super::en::handout::EN, super::ru::handout::RU)
    }
}

/// The words that occur only on paper, in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct HandoutText {
    /// The label of a period, with its number and the number of all periods.
    pub period: fn(usize, usize) -> String,
    pub worksheet: &'static str,
    pub name: &'static str,
    /// The explanation of the bracket that fits any games.
    pub bracket: &'static str,
    pub result: &'static str,
    pub key: &'static str,
    /// The note with the date of printing.
    pub printed: fn(&str) -> String,
}
