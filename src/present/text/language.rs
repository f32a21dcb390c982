//! The languages, of which a program has those that it was built with.

use crate::number::style::{Style, in_style};

/// A language of the site, whether this program has it or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its code, as links, folders and documents name it: `ru`.
    pub code: &'static str,
    /// What it calls itself.
    pub own_name: &'static str,
    /// Where its pages are, from the site's first folder.
    pub folder: &'static str,
    /// The way to the first folder from there.
    pub base: &'static str,
    /// How it writes numbers.
    pub style: Style,
}

/// All languages of the site.
pub const LANGUAGES: [Named; 2] = [ENGLISH, RUSSIAN];

const ENGLISH: Named = Named { code: "en", own_name: "English", folder: "", base: "./", style: Style::Point };
const RUSSIAN: Named =
    Named { code: "ru", own_name: "Русский", folder: "ru/", base: "../", style: Style::Comma };

/// A language of this program: those of the features `english` and `russian`, and English where neither is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[cfg(any(feature = "english", not(feature = "russian")))]
    #[default]
    En,
    /// Russian.
    #[cfg(feature = "russian")]
    #[cfg_attr(not(feature = "english"), default)]
    Ru,
}

impl Language {
    /// All that this program has.
    pub const ALL: &[Self] = &[
        #[cfg(any(feature = "english", not(feature = "russian")))]
        Self::En,
        #[cfg(feature = "russian")]
        Self::Ru,
    ];

    /// The language of a code, where this program has it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.code() == code)
    }

    /// Its code: `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.named().code
    }

    /// What it calls itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        self.named().own_name
    }

    /// Does some work with numbers as the language writes them. Needed only by a program with several languages; a page has one.
    pub fn speak<T>(self, work: impl FnOnce() -> T) -> T {
        in_style(self.named().style, work)
    }

    /// Whether its letters are Cyrillic.
    #[must_use]
    pub fn is_cyrillic(self) -> bool {
        self.code() == RUSSIAN.code
    }

    /// Its names.
    #[must_use]
    pub fn named(self) -> Named {
        table!(self, ENGLISH, RUSSIAN).to_owned()
    }
}

/// One of several tables, by the language: the English one, the Russian one. Those of languages that a program does not have are not in it.
macro_rules! table {
    ($language:expr, $english:path, $russian:path) => {
        match $language {
            #[cfg(any(feature = "english", not(feature = "russian")))]
            $crate::present::text::Language::En => &$english,
            #[cfg(feature = "russian")]
            $crate::present::text::Language::Ru => &$russian,
        }
    };
}
pub(crate) use table;
