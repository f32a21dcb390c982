//! The words of what leaves the page.

mod en;

use super::Language;
use crate::export::formats::{Cut, Family, Format};
use crate::export::json::Mistake;

impl Language {
    /// The words of what leaves the page.
    #[must_use]
    pub fn export(self) -> &'static ExportText {
        match self {
            Self::En => &en::EN,
        }
    }
}

/// The sentences of what leaves the page.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct ExportText {
    pub given: &'static str,
    pub given_idle: &'static str,
    pub as_printed: &'static str,
    pub expected: &'static str,
    pub moved_by: &'static str,
    pub more_games: fn(usize) -> String,
    pub given_season: &'static str,
    pub more_rows: fn(usize) -> String,
    pub open_page: &'static str,
    /// A format as a menu has it.
    pub format: fn(Format) -> &'static str,
    /// The heading of some formats in a menu.
    pub family: fn(Family) -> &'static str,
    /// What somebody should know before posting, if anything.
    pub advice: fn(Format) -> Option<&'static str>,
    /// What was left out so that it fits into a post of so many characters.
    pub cut: fn(Cut, &str) -> String,
    pub no_case: fn(&Mistake) -> String,
    pub other_cases: fn(usize) -> String,
    pub other_epsilon: &'static str,
    pub broken_json: &'static str,
    /// The comment above a test vector. Several lines; none may end a comment or a text of a program.
    pub vector_is: &'static str,
    pub vector_player: &'static str,
    pub vector_tau: &'static str,
    pub vector_idle: &'static str,
    pub vector_games: &'static str,
    pub vector_expected: &'static str,
    pub vector_check_closure: &'static str,
    pub vector_check_map: &'static str,
}
