//! The words of the form that load with the lazy part: the menu of rare actions, and the panel for pasting.

use super::{Language, table};
use crate::case::paste::BadReason;
use crate::input::file::BadFile;

impl Language {
    /// Returns the words of the form that load with the lazy part.
    #[must_use]
    pub fn form(self) -> &'static FormText {
        table!(self, super::en::form::EN, super::ru::form::RU)
    }
}

/// The words of the form in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct FormText {
    pub clear: &'static str,
    pub reset: &'static str,
    pub hint: &'static str,
    pub keys_hint: &'static str,
    pub digits: &'static str,
    pub digits_auto: &'static str,
    pub decimals: fn(usize) -> String,
    pub as_printed: &'static str,
    pub as_printed_explained: &'static str,
    pub paste: PasteText,
}

/// The words of the panel for pasting in one language.
#[expect(missing_docs, reason = "see FormText")]
pub struct PasteText {
    pub title: &'static str,
    pub label: &'static str,
    pub placeholder: &'static str,
    pub explained: &'static str,
    pub found: fn(usize) -> String,
    pub bad: fn(usize) -> String,
    pub bad_line: fn(usize, &str, BadReason) -> String,
    pub bad_file: fn(BadFile) -> &'static str,
    pub replace: &'static str,
    pub append: &'static str,
    pub cancel: &'static str,
}
