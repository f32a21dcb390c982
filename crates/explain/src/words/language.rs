//! The languages. A program has only those that it was built with.

use super::site_languages::{LANGUAGES, SiteLanguage};
use crate::numbers::style::{Style, in_style};
use strum::VariantArray;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Default for Language {
    /// Returns the first language of the program.
    fn default() -> Self {
        Self::VARIANTS[0]
    }
}

impl Language {
    /// Returns the language with a code, if this program has it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::VARIANTS
            .iter()
            .copied()
            .find(|language| language.code() == code)
    }

    /// Returns the code: `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.site_language().code
    }

    /// Returns the name in the language itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        self.site_language().own_name
    }

    /// Runs `work` with numbers in the language's style. Only programs with several languages need this; a
    /// page has one.
    pub fn speak<T>(self, work: impl FnOnce() -> T) -> T {
        in_style(Style::of(self.site_language().has_comma), work)
    }

    /// Returns whether the language uses Cyrillic letters.
    #[must_use]
    pub fn is_cyrillic(self) -> bool {
        self.site_language().is_cyrillic
    }
}
