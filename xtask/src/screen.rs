//! The content of the pages without the program, rendered by the page's own views while the site is built.

use crate::command::{Outcome, cargo, printed};
use crate::languages::Language;

/// Renders the paper's example as `page`, as `frame`, or as `static`, which needs no program.
pub(crate) fn rendered(which: &str, language: &Language) -> Outcome<String> {
    let render = "run --quiet --locked --example prerender --";
    printed(cargo(render).args([which, language.code]))
}
