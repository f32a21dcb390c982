//! The paper's example with all steps, as a page that needs neither scripts nor WebAssembly. The page's own views
//! render it while the site is built. It is a separate page, because it would make the first one too large.

use crate::command::Outcome;
use crate::languages::Language;
use crate::site::{hashed, write, www};
use crate::templates::filled;
use crate::{head, one_file, screen};
use std::path::Path;

/// The file name. `index.html` and the start script link to it.
pub(crate) const PAGE: &str = "static.html";

/// Writes the page into a site, with the style and the icon of Trunk's page.
pub(crate) fn write_to(staging: &Path, page: &str, language: &Language) -> Outcome {
    let own_style = www("static.css")? + &www("cards.css")?;
    let own_style = hashed("static.css", &own_style, staging)?;
    let named = |ending| {
        one_file::reference(page, ending).ok_or_else(|| format!("index.html names no {ending}"))
    };
    let words = language.words()?;
    let address = head::of_page(head::address()?.as_deref(), PAGE, language)?;
    let text = filled(
        PAGE,
        &[
            ("language", language.code),
            ("base", language.base),
            ("title", words.text("title")?),
            ("about", words.text("about")?),
            ("address", &address),
            ("icon", named(".svg")?),
            ("style", named(".css")?),
            ("own_style", &own_style),
            ("body", &screen::rendered("static", language)?),
        ],
    )?;
    write(&staging.join(language.folder).join(PAGE), &text)
}
