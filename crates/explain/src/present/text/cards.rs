//! The words of the cards below the steps (effect of each game, expected scores, other systems) and of the
//! picture of f.

use super::{Language, table};

impl Language {
    /// Returns the words of the cards.
    #[must_use]
    pub fn cards(self) -> &'static CardsText {
        table!(self, super::en::cards::EN, super::ru::cards::RU)
    }
}

/// The words of the cards in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct CardsText {
    pub contributions: &'static str,
    pub add_up: fn(usize) -> &'static str,
    pub contributions_alt: &'static str,
    pub expectation: &'static str,
    pub expectation_explained: &'static str,
    pub expectation_alt: &'static str,
    pub for_updating: &'static str,
    pub for_predicting: &'static str,
    pub chances: &'static str,
    pub chances_explained: &'static str,
    pub elsewhere: &'static str,
    pub system: &'static str,
    pub glicko2: &'static str,
    pub glicko: &'static str,
    pub elo: fn(&str) -> String,
    pub none: &'static str,
    pub elsewhere_explained: &'static str,
    pub root_alt: &'static str,
}
