//! The words of the presentation, which shows one step per screen.

use super::{Language, table};

impl Language {
    /// Returns the words of the presentation.
    #[must_use]
    pub fn presentation(self) -> &'static PresentationText {
        table!(self, super::en::presentation::EN, super::ru::presentation::RU)
    }
}

/// The words of the presentation in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct PresentationText {
    pub name: &'static str,
    pub leave: &'static str,
    pub back: &'static str,
    pub on: &'static str,
    /// Tells how many games have no row on the screen.
    pub more_games: fn(usize) -> String,
    /// Tells how many tries of the search have no row.
    pub more_tries: fn(usize) -> String,
}
