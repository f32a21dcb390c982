//! The service worker: the page without a network, after a first visit with one.

use crate::command::{Outcome, program, root, run};
use crate::site::{digest, read, write};
use crate::{embed, presets, sizes, written};
use std::collections::BTreeSet;
use std::path::Path;

/// What it is called. It has no hash in its name: browsers look for a new one under the old name.
pub(crate) const NAME: &str = "sw.js";

/// The pages that it keeps, with what they load. `glicko2.html` is left out: it is larger than all of them together, and made to be saved.
const PAGES: [&str; 3] = ["index.html", embed::PAGE, written::PAGE];

/// Writes it into a finished site, with the names of its files. `start` is the hash of the start script, which marks the pages of this version.
pub(crate) fn write_to(staging: &Path, start: &str, rooms: &[String]) -> Outcome {
    let names = sizes::names(staging)?;
    let loaded = PAGES.into_iter().flat_map(|page| sizes::loaded_by(staging, &names, page));
    // The small pages that lead on are there as well, with their script.
    let leading = names.iter().filter(|name| presets::is_leading(name)).cloned();
    let kept: BTreeSet<String> = loaded.chain(leading).filter(|name| name != NAME).collect();
    let mut held = Vec::new();
    for name in kept.iter().chain(rooms) {
        held.extend(std::fs::read(staging.join(name)).map_err(|error| format!("{name}: {error}"))?);
    }
    // The page is kept under the address of its folder.
    let first: Vec<String> = kept.into_iter().filter(|name| name != "index.html").collect();
    let text = read(&root().join("www").join(NAME))?
        .replace("{version}", &digest(&held))
        .replace("{first}", &listed(&first))
        .replace("{rooms}", &listed(rooms))
        .replace("{start}", start);
    let script = staging.join(NAME);
    write(&script, &text)?;
    run(program("terser").args(["--toplevel", "--compress", "--mangle", "--output"]).arg(&script).arg(&script))
}

/// Names as a list in a script.
fn listed(names: &[String]) -> String {
    names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
}
