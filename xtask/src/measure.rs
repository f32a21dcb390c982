//! Measures the finished site in a browser: on a slow phone, at work, and its accessibility.

use crate::command::{Outcome, program, run, target};
use crate::site::{dist, remove_folder};
use crate::{engines, sizes, tools};
use std::path::{Path, PathBuf};

/// Compresses files as a server would. Node is required for npm anyway.
const COMPRESS: &str = "
const fs = require('fs'), path = require('path'), zlib = require('zlib');
const [from, to, ...names] = process.argv.slice(1);
for (const name of names) {
    const file = path.join(to, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, zlib.brotliCompressSync(fs.readFileSync(path.join(from, name))));
}";

/// Prints the times and sizes of dist/ beside their limits: of all scenarios, or of those with one of these words in
/// their names.
pub(crate) fn measure(words: &[&str]) -> Outcome {
    example("measure", &compressed()?, words)
}

/// Prints how long the page takes for keys, drags, a large file and a large league, and its memory.
pub(crate) fn figures(words: &[&str]) -> Outcome {
    example("figures", &finished()?, words)
}

/// Prints what axe-core finds in each state of the page.
pub(crate) fn access() -> Outcome {
    example("access", &finished()?, &[])
}

/// Returns dist/.
fn finished() -> Outcome<PathBuf> {
    if dist().join("index.html").exists() {
        Ok(dist())
    } else {
        Err("there is nothing in dist/: `cargo xtask build` comes first".to_owned())
    }
}

/// Returns a copy of dist/ whose files are compressed.
pub(crate) fn compressed() -> Outcome<PathBuf> {
    let (dist, compressed) = (finished()?, target().join("compressed"));
    remove_folder(&compressed)?;
    let names = sizes::names(&dist)?;
    run(program("node -e")
        .args([COMPRESS, "--"])
        .args([&dist, &compressed])
        .args(names))?;
    Ok(compressed)
}

/// Runs an example of the browser tests on a site.
fn example(name: &str, site: &Path, words: &[&str]) -> Outcome {
    let chromium = engines::chromium()?;
    let mut example = chromium.cargo();
    example
        .args(["run", "--quiet", "--package", "browser-tests", "--example"])
        .args([name, "--"])
        .args(words);
    run(example.env("SITE", site).env("AXE", tools::axe()?))
}
