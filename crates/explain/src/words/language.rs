//! The languages. A program has only those that it was built with.

use crate::numbers::style::{Style, in_style};
use strum::VariantArray;

/// A language of the site, even if this program does not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteLanguage {
    /// The code in links, folders and documents: `ru`.
    pub code: &'static str,
    /// The name in the language itself.
    pub own_name: &'static str,
    /// The folder of the pages, relative to the root of the site.
    pub folder: &'static str,
    /// The path from that folder to the root.
    pub base: &'static str,
    /// The style of its numbers.
    pub style: Style,
}

/// All languages of the site.
pub const LANGUAGES: [SiteLanguage; 2] = [ENGLISH, RUSSIAN];

const ENGLISH: SiteLanguage =
    SiteLanguage { code: "en", own_name: "English", folder: "", base: "./", style: Style::Point };
const RUSSIAN: SiteLanguage =
    SiteLanguage { code: "ru", own_name: "Русский", folder: "ru/", base: "../", style: Style::Comma };

/// A language of this program: those of the features `english` and `russian`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Language {
    /// English.
    #[cfg(feature = "english")]
    En,
    /// Russian.
    #[cfg(feature = "russian")]
    Ru,
}

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
        Self::VARIANTS.iter().copied().find(|language| language.code() == code)
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
        in_style(self.site_language().style, work)
    }

    /// Returns whether the language uses Cyrillic letters.
    #[must_use]
    pub fn is_cyrillic(self) -> bool {
        self.code() == RUSSIAN.code
    }

    /// Returns the names and codes of the language.
    #[must_use]
    pub fn site_language(self) -> SiteLanguage {
        table!(self, ENGLISH, RUSSIAN).to_owned()
    }
}

/// Selects the table of a language, given the English and the Russian one. Leaves out languages that the
/// program does not have.
macro_rules! table {
    ($language:expr, $english:path, $russian:path) => {
        match $language {
            #[cfg(feature = "english")]
            $crate::words::Language::En => &$english,
            #[cfg(feature = "russian")]
            $crate::words::Language::Ru => &$russian,
        }
    };
}
pub(crate) use table;
