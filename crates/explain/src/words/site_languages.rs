//! The languages of the site, a row each. The build of the sentences (`build/`) and `cargo xtask` include this file.

/// A language of the site, even if this program does not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteLanguage {
    /// The code in links, folders and documents, and the name of the Cargo feature: `ru`.
    pub code: &'static str,
    /// The name in the language itself.
    pub own_name: &'static str,
    /// The folder of the pages, relative to the root of the site: empty, or with a slash at its end.
    pub folder: &'static str,
    /// The path from that folder to the root.
    pub base: &'static str,
    /// Whether numbers have a decimal comma.
    pub has_comma: bool,
    /// Whether the language uses Cyrillic letters.
    pub is_cyrillic: bool,
    /// The names of the plural forms, by the rule in `src/numbers/plural.rs`. If there are more than two, the last
    /// form is for numbers with decimals.
    pub plurals: &'static [&'static str],
}

/// All languages of the site. The first language is in the root folder, and its files declare the places of each
/// sentence.
pub const LANGUAGES: [SiteLanguage; 2] = [
    SiteLanguage {
        code: "en",
        own_name: "English",
        folder: "",
        base: "./",
        has_comma: false,
        is_cyrillic: false,
        plurals: &["one", "other"],
    },
    SiteLanguage {
        code: "ru",
        own_name: "Русский",
        folder: "ru/",
        base: "../",
        has_comma: true,
        is_cyrillic: true,
        plurals: &["one", "few", "many", "other"],
    },
];
