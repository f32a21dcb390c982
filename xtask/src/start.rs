//! The script that starts the program, which stands in the page itself: see `www/start.js`.

use crate::command::{Outcome, root};
use crate::page::as_inline;
use crate::site::{is_finished, read};
use crate::worker;

/// The files that the script names.
pub(crate) struct Programs<'a> {
    /// The first program's name, without an ending.
    pub(crate) page: &'a str,
    /// The full program's, likewise.
    pub(crate) full: &'a str,
    /// The style that only the full program needs.
    pub(crate) full_style: &'a str,
}

/// The script. Its hash changes with every file that it names.
pub(crate) fn script(programs: &Programs) -> Outcome<String> {
    let worker = if is_finished() { worker::NAME } else { "" };
    let script = read(&root().join("www").join("start.js"))?
        .replace("{page_script}", &format!("{}.js", programs.page))
        .replace("{page_wasm}", &format!("{}_bg.wasm", programs.page))
        .replace("{full_script}", &format!("{}.js", programs.full))
        .replace("{full_wasm}", &format!("{}_bg.wasm", programs.full))
        .replace("{full_style}", programs.full_style)
        .replace("{worker}", worker);
    as_inline("start.js", &script)
}
