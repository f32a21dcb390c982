//! What is seen without the program: rendered by the page's own views while the site is built.

use crate::command::{Outcome, cargo, printed};
use crate::languages::Language;

/// The paper's example as a page shows it: `page`, `frame`, or `static`, which needs no program.
pub(crate) fn rendered(which: &str, language: &Language) -> Outcome<String> {
    let mut render = cargo();
    render.args([
        "run",
        "--quiet",
        "--locked",
        "--example",
        "prerender",
        "--features",
        "ssr",
        "--",
        which,
        language.code,
    ]);
    printed(&mut render)
}
