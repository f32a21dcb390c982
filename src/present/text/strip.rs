//! The words of what follows from a number: of the strip below one in hand, and of what moves what.

use super::{Language, table};

impl Language {
    /// The words of the strip.
    #[must_use]
    pub fn strip(self) -> &'static StripText {
        table!(self, super::en::strip::EN, super::ru::strip::RU)
    }
}

/// All words of the strip, in one language. Numbers come as they are shown, and what they are of as a letter.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct StripText {
    pub what_follows: fn(&str) -> String,
    pub less: fn(&str) -> String,
    pub more: fn(&str) -> String,
    /// The letter, the ends of its stretch, what r′ changes by.
    pub flat: fn(&str, &str, &str, &str) -> String,
    /// The letter, the ends of its stretch, r′ at either.
    pub ends: fn(&str, &str, &str, &str, &str) -> String,
    /// Where r′ is r; whether the number is r itself.
    pub level: fn(&str, bool) -> String,
    pub lowest: fn(&str, &str) -> String,
    pub highest: fn(&str, &str) -> String,
    pub surest: fn(&str, &str) -> String,
    /// The new rating, and by how much it is more or less than before.
    pub now: &'static str,
    pub same: &'static str,
    pub now_more: &'static str,
    pub now_less: &'static str,
    pub moves: &'static str,
    pub moves_explained: &'static str,
    pub moves_alt: &'static str,
    pub moves_units: [&'static str; 5],
    pub others: fn(usize) -> String,
}
