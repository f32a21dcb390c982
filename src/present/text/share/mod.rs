//! The words of the dialog for sharing, and of what is brought in.

mod en;

use super::Language;
use crate::app::share::{Data, Said, Tab};
use crate::export::embed::Way;
use crate::export::gallery::Subject;

impl Language {
    /// The words of the dialog for sharing.
    #[must_use]
    pub fn share(self) -> &'static ShareText {
        match self {
            Self::En => &en::EN,
        }
    }
}

/// The sentences of the dialog for sharing.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct ShareText {
    pub title: &'static str,
    pub close: &'static str,
    pub print: &'static str,
    pub stale: &'static str,
    pub what: &'static str,
    pub tab: fn(Tab) -> &'static str,
    pub copy: &'static str,
    pub save: &'static str,
    pub said: fn(&Said) -> String,
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
    pub save_png: &'static str,
    pub save_svg: &'static str,
    pub alt: &'static str,
    pub alt_explained: &'static str,
    pub svg: &'static str,
    /// The bars' names with their changes, and the sum.
    pub contributions_alt: fn(&[String], &str) -> String,
    /// Of each game the opponent’s rating, E and s; and how many more games there are.
    pub expectation_alt: fn(&[[String; 3]], usize) -> String,
    /// A, B and C.
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
    /// How many lines, and the first of them with its number.
    pub bad_lines: fn(usize, usize, &str) -> String,
}
