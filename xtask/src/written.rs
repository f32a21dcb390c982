//! The paper's example worked in full, as a page that needs neither scripts nor WebAssembly: rendered by the page's own views while the
//! site is built. It is a page of its own, since with it the first one would be too heavy.

use crate::command::{Outcome, root};
use crate::languages::Language;
use crate::site::{hashed, read, write};
use crate::templates::filled;
use crate::{head, one_file, screen};
use std::path::Path;

/// What it is called; `index.html` and the start script lead to it.
pub(crate) const PAGE: &str = "static.html";

/// Writes it into a site, with the style and the icon of that site's page.
pub(crate) fn write_to(staging: &Path, page: &str, language: &Language) -> Outcome {
    let www = root().join("www");
    let own_style = read(&www.join("static.css"))? + &read(&www.join("cards.css"))?;
    let own_style = hashed("static.css", &own_style, staging)?;
    let named = |ending| one_file::reference(page, ending).ok_or_else(|| format!("index.html names no {ending}"));
    let text = filled(
        PAGE,
        &[
            ("language", language.code),
            ("base", language.base),
            ("title", language.words.title),
            ("about", language.words.about),
            ("address", &head::of_page(head::address()?.as_deref(), PAGE, language)?),
            ("icon", named(".svg")?),
            ("style", named(".css")?),
            ("own_style", &own_style),
            ("body", &screen::rendered("static", language)?),
        ],
    )?;
    write(&staging.join(language.folder).join(PAGE), &text)
}
