//! The words of the sensitivity chart below a dragged number, and of the card on what moves the result.

use super::{Language, table};

impl Language {
    /// Returns the words of the sensitivity chart.
    #[must_use]
    pub fn strip(self) -> &'static StripText {
        table!(self, super::en::strip::EN, super::ru::strip::RU)
    }
}

/// The words of the sensitivity chart in one language. Numbers are passed as text, quantities as symbols.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct StripText {
    pub what_follows: fn(&str) -> String,
    pub less: fn(&str) -> String,
    pub more: fn(&str) -> String,
    /// The symbol, the ends of its range, and the change of r′ over the range.
    pub flat: fn(&str, &str, &str, &str) -> String,
    /// The symbol, the ends of its range, and r′ at both ends.
    pub ends: fn(&str, &str, &str, &str, &str) -> String,
    /// The point where r′ equals r. The flag tells whether the number is r itself.
    pub level: fn(&str, bool) -> String,
    pub lowest: fn(&str, &str) -> String,
    pub highest: fn(&str, &str) -> String,
    pub surest: fn(&str, &str) -> String,
    /// The new rating, and the difference from before.
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
