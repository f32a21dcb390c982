//! The service worker, which serves the page without a network after a first visit.

use crate::command::Outcome;
use crate::languages::Language;
use crate::site::{digest, minify, read_bytes, write, www};
use crate::{embed, presets, sizes, written};
use std::collections::BTreeSet;
use std::path::Path;

/// The file name. It has no hash, because browsers look for updates under the same name.
pub(crate) const NAME: &str = "sw.js";

/// The pages that the service worker caches, with the files that they load. `glicko2.html` is left out, because it is
/// larger than all of them together and made to be saved.
const PAGES: [&str; 3] = ["index.html", embed::PAGE, written::PAGE];

/// Writes the service worker of a language into a finished site, with the names of its files. `start` is the hash of
/// the start script, which identifies the pages of this version. A visitor caches only the files of one language.
pub(crate) fn write_to(
    staging: &Path,
    start: &str,
    rooms: &[String],
    language: &Language,
) -> Outcome {
    let names = sizes::names(staging)?;
    let own = |page| format!("{}{page}", language.folder);
    let loaded = PAGES
        .into_iter()
        .flat_map(|page| sizes::loaded_by(staging, &names, &own(page)));
    // The preview pages are cached as well, with their script.
    let leading = names
        .iter()
        .filter(|name| presets::is_leading(name, language))
        .cloned();
    let kept: BTreeSet<String> = loaded
        .chain(leading)
        .filter(|name| *name != own(NAME))
        .collect();
    let mut held = Vec::new();
    for name in kept.iter().chain(rooms) {
        held.extend(read_bytes(&staging.join(name))?);
    }
    // The page is cached under the address of its folder.
    let first = kept.into_iter().filter(|name| *name != own("index.html"));
    let first: Vec<String> = first.map(|name| language.way_to(&name)).collect();
    let rooms: Vec<String> = rooms.iter().map(|name| language.way_to(name)).collect();
    let text = www(NAME)?
        .replace("{version}", &digest(&held))
        .replace("{first}", &listed(&first))
        .replace("{rooms}", &listed(&rooms))
        .replace("{start}", start);
    let script = staging.join(own(NAME));
    write(&script, &text)?;
    minify(&script, "--toplevel")
}

/// Returns names as a list in a script.
fn listed(names: &[String]) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("\"{name}\"")).collect();
    quoted.join(", ")
}
