//! The citation of the page, with its version and a link.

use super::dialect::address;
use crate::words::Language;

/// The version of the page, which `CITATION.cff` has too.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Returns the citation as a sentence and as an entry for BibTeX. A link that is not a public address is left out.
#[must_use]
pub fn cite(link: &str, language: Language) -> String {
    let (title, authors) = (language.page().title(), language.share().cite_authors());
    let address = address(link).unwrap_or_default();
    let url = match &*address {
        "" => String::new(),
        // Braces would end the field.
        address => format!(
            ",\n  url = {{{}}}",
            address.replace('{', "%7B").replace('}', "%7D")
        ),
    };
    let sentence = language
        .share()
        .cite_sentence(authors, title, VERSION, &address);
    format!(
        "{}\n\n@misc{{glicko2-steps,\n  author = {{{{{authors}}}}},\n  title = {{{{{title}}}}},\n  version = {{{VERSION}}}{url}\n}}\n",
        sentence.trim_end()
    )
}
