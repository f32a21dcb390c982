//! A language that shows whether a text is missing in `words/`, or does not fit: English with accents, and longer.

use crate::site_languages::{LANGUAGES, SiteLanguage};

/// The variable that makes a build write English in pseudo-letters: see `tests/pseudo.rs` of the page.
pub(crate) const PSEUDO: &str = "PSEUDO_LANGUAGE";
/// Letters, and what stands for them in pseudo-letters.
const LETTERS: (&str, &str) = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒĝĥíĵķłɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁṀÑÓƤɊŔŠŤÚṼŴẊÝŽ",
);

/// Returns whether a language is written in pseudo-letters: English, if the variable is set.
pub(crate) fn is_pseudo(language: &SiteLanguage) -> bool {
    language.code == LANGUAGES[0].code && std::env::var_os(PSEUDO).is_some()
}

/// Returns a text in pseudo-letters, which is about a quarter longer: `Rating` becomes `Ŕááťíñĝ`.
pub(crate) fn pseudo(text: &str) -> String {
    let letter = |c: char| {
        let at = LETTERS.0.chars().position(|letter| letter == c);
        let accented = at.and_then(|at| LETTERS.1.chars().nth(at)).unwrap_or(c);
        std::iter::repeat_n(accented, if "aeo".contains(c) { 2 } else { 1 })
    };
    text.chars().flat_map(letter).collect()
}
