//! The words of exports and of the dialog for sharing: one table per language.

#[cfg(feature = "en")]
mod en;
#[cfg(feature = "ru")]
mod ru;

use super::data::Data;
use super::embed::Way;
use super::formats::{Cut, Family, Format};
use super::json::Mistake;
use super::subject::Subject;
use crate::words::{Language, table};

impl Language {
    /// Returns the words of exports.
    #[must_use]
    pub fn export(self) -> &'static ExportText {
        table!(self, en::EN, ru::RU)
    }

    /// Returns the words of the dialog for sharing.
    #[must_use]
    pub fn share(self) -> &'static ShareText {
        &self.export().share
    }
}

/// The sentences of exports.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct ExportText {
    /// The replacements that turn sentences addressed to the player into sentences about the player: each a placeholder
    /// (see `Language::person`) and its text.
    pub player: &'static [[&'static str; 2]],
    pub by_system: fn(&str) -> String,
    /// Precedes the paper's own steps if the answer is that of another rating system.
    pub by_paper: &'static str,
    pub given: &'static str,
    pub given_idle: &'static str,
    pub as_printed: &'static str,
    pub expected: &'static str,
    pub moved_by: &'static str,
    pub more_games: fn(usize) -> String,
    pub given_season: &'static str,
    /// The question after the ratings: for a changed rating, for an unchanged one, and after an idle period.
    pub why_changed: fn(&str) -> String,
    pub why_same: &'static str,
    pub why_idle: &'static str,
    pub more_rows: fn(usize) -> String,
    pub open_page: &'static str,
    /// The name of a format in a menu.
    pub format: fn(Format) -> &'static str,
    /// The heading of a group of formats in a menu.
    pub family: fn(Family) -> &'static str,
    /// Advice before posting, if there is any.
    pub advice: fn(Format) -> Option<&'static str>,
    /// The parts left out so that the text fits into a post of so many characters.
    pub cut: fn(Cut, &str) -> String,
    pub no_case: fn(&Mistake) -> String,
    pub other_cases: fn(usize) -> String,
    pub other_epsilon: &'static str,
    pub broken_json: &'static str,
    /// The comment above a test vector. May have several lines. Must not contain the end of a comment or of a string in
    /// any programming language.
    pub vector_is: &'static str,
    pub vector_player: &'static str,
    pub vector_tau: &'static str,
    pub vector_idle: &'static str,
    pub vector_games: &'static str,
    pub vector_expected: &'static str,
    pub vector_check_closure: &'static str,
    pub vector_check_map: &'static str,
    /// The dialog for sharing.
    pub share: ShareText,
}

/// The sentences of the dialog for sharing.
#[expect(missing_docs, reason = "see ExportText")]
pub struct ShareText {
    pub title: &'static str,
    pub close: &'static str,
    pub print: &'static str,
    pub stale: &'static str,
    pub what: &'static str,
    pub tab_link: &'static str,
    pub tab_picture: &'static str,
    pub tab_text: &'static str,
    pub tab_embed: &'static str,
    pub tab_file: &'static str,
    pub copy: &'static str,
    pub save: &'static str,
    pub copied: &'static str,
    pub copy_yourself: &'static str,
    pub saved: &'static str,
    pub not_saved: &'static str,
    /// The message after an import, with notes on what was left out.
    pub imported: fn(&[String]) -> String,
    pub characters: fn(usize) -> String,
    pub characters_of: fn(usize, &str) -> String,

    pub link: &'static str,
    pub link_explained: &'static str,
    pub link_long: &'static str,
    pub copy_link: &'static str,
    pub send: &'static str,
    pub open: &'static str,

    pub picture: &'static str,
    pub subject: fn(Subject) -> &'static str,
    pub colours: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub copy_picture: &'static str,
    pub picture_not_copied: &'static str,
    pub save_png: &'static str,
    pub save_svg: &'static str,
    pub alt: &'static str,
    pub alt_explained: &'static str,
    pub svg: &'static str,
    /// The description of the bars by their names and changes, and their sum.
    pub contributions_alt: fn(&[String], &str) -> String,
    /// The description of the games by opponent's rating, E and s, and the number of further games.
    pub expectation_alt: fn(&[[String; 3]], usize) -> String,
    /// The description of A, B and C.
    pub root_alt: fn(&str, &str, Option<&str>) -> String,

    pub forum: &'static str,
    pub extent: &'static str,
    pub short: &'static str,
    pub full: &'static str,
    pub post: fn(&str) -> String,

    pub way: fn(Way) -> &'static str,
    pub ways: &'static str,
    pub way_explained: fn(Way) -> &'static str,
    pub embed_paper: &'static str,
    pub code: &'static str,
    pub no_code: &'static str,
    pub preview: &'static str,

    pub data: &'static str,
    pub datum: fn(Data) -> &'static str,
    pub content: &'static str,
    pub bring: &'static str,
    pub bring_explained: &'static str,
    pub choose: &'static str,
    pub no_games: &'static str,
    /// The number of unreadable lines, and the first of them with its number.
    pub bad_lines: fn(usize, usize, &str) -> String,
}
