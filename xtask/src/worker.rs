//! The service worker: the page without a network, after a first visit with one.

use crate::command::{Outcome, program, root, run};
use crate::site::{digest, read, write};
use crate::sizes;
use std::path::Path;

/// What it is called. It has no hash in its name: browsers look for a new one under the old name.
pub(crate) const NAME: &str = "sw.js";

/// Registers it, once the page stands. In somebody else's page there is nothing to keep, and where it is refused the page works
/// without.
pub(crate) const REGISTERING: &str =
    "if (self === top) {\n    try { navigator.serviceWorker.register(\"./sw.js\").catch(() => {}) } catch {}\n}\n";

/// Tells it that the full program is in use.
pub(crate) const TELLING: &str = "if (self === top) {\n    try { \
    navigator.serviceWorker.ready.then(({ active }) => active.postMessage(\"full\")) } catch {}\n}\n";

/// Writes it into a finished site, with the names of its files.
pub(crate) fn write_to(staging: &Path, start: &str, full: &[String]) -> Outcome {
    let first: Vec<String> = sizes::loaded_first(staging, &sizes::names(staging)?)
        .into_iter()
        .filter(|name| name != NAME && name != "index.html")
        .collect();
    let mut held = Vec::new();
    for name in first.iter().chain(full).map(String::as_str).chain(["index.html"]) {
        held.extend(std::fs::read(staging.join(name)).map_err(|error| format!("{name}: {error}"))?);
    }
    let text = read(&root().join("www").join(NAME))?
        .replace("{version}", &digest(&held))
        .replace("{first}", &listed(&first))
        .replace("{full}", &listed(full))
        .replace("{start}", start);
    let script = staging.join(NAME);
    write(&script, &text)?;
    run(program("terser").args(["--toplevel", "--compress", "--mangle", "--output"]).arg(&script).arg(&script))
}

/// Names as a list in a script.
fn listed(names: &[String]) -> String {
    names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
}
