//! Reports the size of the finished site.

use crate::command::{Outcome, output, program};
use crate::site::{self, dist};
use crate::{languages, worker};
use std::path::Path;

/// The largest size of all files needed for the first answer, in bytes after brotli. `cargo xtask measure` checks the
/// times.
const BUDGET: usize = 220 * 1024;

/// Compresses each file as a server would. Node is required for npm anyway.
const MEASURE: &str = "
const fs = require('fs'), zlib = require('zlib');
for (const file of process.argv.slice(1)) {
    const bytes = fs.readFileSync(file);
    console.log(bytes.length, zlib.gzipSync(bytes, { level: 9 }).length, zlib.brotliCompressSync(bytes).length);
}";

/// A file of the site, by its path relative to the site.
struct File {
    name: String,
    sizes: [usize; 3],
}

/// Prints one table per language. Returns an error if a budget is exceeded.
pub(crate) fn report() -> Outcome {
    let names = names(&dist())?;
    let paths = names.iter().map(|name| dist().join(name));
    let measured = output(program("node -e").args([MEASURE, "--"]).args(paths))
        .ok_or("Node could not measure the files of dist/; is it installed?")?;
    let mut files = Vec::new();
    for (name, line) in names.iter().zip(measured.lines()) {
        let numbers = line.split(' ').filter_map(|size| size.parse().ok());
        let sizes = numbers.collect::<Vec<usize>>().try_into();
        files.push(File {
            name: name.clone(),
            sizes: sizes.map_err(|_| format!("Node said {line:?}"))?,
        });
    }
    println!("\n{:<44} {:>9} {:>9} {:>9}", "", "bytes", "gzip", "brotli");
    let (mut verdicts, mut told) = (Vec::new(), Vec::new());
    for language in &languages::ALL {
        let page = format!("{}index.html", language.folder);
        let (later, first): (Vec<_>, Vec<_>) = loaded_by(&dist(), &names, &page)
            .into_iter()
            .partition(|name| is_after_the_answer(name));
        let html = std::fs::read_to_string(dist().join(&page)).unwrap_or_default();
        let mut rooms = names.clone();
        rooms.retain(|name| site::is_of_rooms(name) && mentions(&html, name));
        let of = |part: &[String], title: &str| {
            table(
                files.iter().filter(|file| part.contains(&file.name)),
                &format!("{title} ({})", language.code),
            )
        };
        verdicts.push((
            format!("before the first answer ({})", language.code),
            of(&first, "before the first answer"),
        ));
        println!();
        let later = [later, rooms].concat();
        of(&later, "after the first answer");
        println!();
        told.extend([first, later].concat());
    }
    table(
        files.iter().filter(|file| !told.contains(&file.name)),
        "what else there is",
    );
    println!();
    for (title, size) in &verdicts {
        let rest = BUDGET.abs_diff(*size);
        let is_within = *size <= BUDGET;
        let verdict = if is_within { "to spare" } else { "TOO MUCH" };
        println!("{title:<44} {size:>19} of {BUDGET}: {rest} {verdict}");
    }
    if verdicts.iter().any(|(_, size)| *size > BUDGET) {
        return Err("what the first answer needs is more than its budget".to_owned());
    }
    Ok(())
}

/// Returns whether a browser loads a file only after the answer: the service worker, the files for installing the page,
/// and the font of formulas, which comes with the lazy part.
fn is_after_the_answer(name: &str) -> bool {
    name.ends_with(worker::NAME)
        || name.starts_with("fonts/")
        || name.ends_with(".webmanifest")
        || name.starts_with("icon-")
}

/// Prints the files and their sum, and returns the sum after brotli.
fn table<'a>(files: impl Iterator<Item = &'a File>, title: &str) -> usize {
    let mut total = [0; 3];
    for file in files {
        row(&file.name, file.sizes);
        for (sum, size) in total.iter_mut().zip(file.sizes) {
            *sum += size;
        }
    }
    row(title, total);
    total[2]
}

fn row(name: &str, [raw, gzip, brotli]: [usize; 3]) {
    println!("{name:<44} {raw:>9} {gzip:>9} {brotli:>9}");
}

/// Returns a page and every file that it names, directly or through other files. Linked pages are left out.
pub(crate) fn loaded_by(site: &Path, names: &[String], page: &str) -> Vec<String> {
    let folder = page.rfind('/').map_or("", |last| &page[..=last]);
    // A service worker belongs to its folder.
    let worker = format!("{folder}{}", worker::NAME);
    let mut loaded = vec![page.to_owned()];
    let mut next = 0;
    while let Some(name) = loaded.get(next) {
        // The service worker names files that it does not load at once.
        let mut endings = [".html", ".css", ".js"].iter();
        let mut text = String::new();
        if *name != worker && endings.any(|ending| name.ends_with(ending)) {
            text = std::fs::read_to_string(site.join(name)).unwrap_or_default();
        }
        let is_named =
            |other: &&String| mentions(&text, other.strip_prefix(folder).unwrap_or(other));
        for other in names.iter().filter(is_named) {
            // Linked pages are further visits, preview pictures are for other sites, and the lazy part is loaded after
            // the answer.
            let mut languages = languages::ALL.iter();
            let is_apart = other.ends_with(".html")
                || other.ends_with(".json")
                || languages.any(|language| language.card() == *other)
                || other.ends_with(worker::NAME) && *other != worker
                || site::is_of_rooms(other);
            if !is_apart && !loaded.contains(other) {
                loaded.push(other.clone());
            }
        }
        next += 1;
    }
    loaded
}

/// Returns whether a text contains a file's name, not just as a part of another name.
fn mentions(text: &str, name: &str) -> bool {
    let goes_on = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    text.match_indices(name).any(|(at, _)| {
        !text[..at].ends_with(goes_on) && !text[at + name.len()..].starts_with(goes_on)
    })
}

/// Returns all files of a site by their relative paths with slashes, sorted.
pub(crate) fn names(site: &Path) -> Outcome<Vec<String>> {
    let mut names = Vec::new();
    collect(site, site, &mut names)
        .map_err(|error| format!("{} cannot be read: {error}", site.display()))?;
    names.sort();
    Ok(names)
}

fn collect(site: &Path, folder: &Path, names: &mut Vec<String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(site, &path, names)?;
        } else {
            let name = path.strip_prefix(site).unwrap_or(&path);
            names.push(name.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::mentions;

    #[test]
    fn a_name_within_another_name_is_no_mention() {
        assert!(mentions("<script src=./embed.js>", "embed.js"));
        assert!(mentions("import(\"./page-1.js\")", "page-1.js"));
        assert!(!mentions("https://example.org/oembed.json", "embed.js"));
        assert!(!mentions("embed.json", "embed.js") && !mentions("oembed.js", "embed.js"));
    }
}
