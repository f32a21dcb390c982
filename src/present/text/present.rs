//! The words of one step a screen, one table per language.

use super::{Language, table};

impl Language {
    /// The words of one step a screen.
    #[must_use]
    pub fn present(self) -> &'static PresentText {
        table!(self, super::en::present::EN, super::ru::present::RU)
    }
}

/// All words of one step a screen in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct PresentText {
    pub name: &'static str,
    pub leave: &'static str,
    pub back: &'static str,
    pub on: &'static str,
    /// So many games have no row on the screen.
    pub more_games: fn(usize) -> String,
    /// So many tries of the search have none.
    pub more_tries: fn(usize) -> String,
}
