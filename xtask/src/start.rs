//! The script inside the page that starts the program: see `www/start.js`.

use crate::command::Outcome;
use crate::page::as_inline;
use crate::scripts;
use crate::site::is_finished;
use crate::split::Program;
use crate::worker;

/// Returns the script. Its hash changes with every file that it names.
pub(crate) fn script(program: &Program, rooms_style: &str, base: &str) -> Outcome<String> {
    let worker = if is_finished() { worker::NAME } else { "" };
    let script = scripts::script("start.js")?
        .replace("{script}", &program.script())
        .replace("{wasm}", &program.wasm())
        .replace("{rooms_wasm}", &program.rooms)
        .replace("{rooms_style}", rooms_style)
        .replace("{base}", base)
        .replace("{worker}", worker);
    as_inline("start.js", script)
}
