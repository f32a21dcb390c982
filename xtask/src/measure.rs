//! Measures how long the finished site takes on a slow phone.

use crate::command::{Outcome, cargo, program, run, target};
use crate::site::dist;
use crate::{browser, sizes};

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
    let dist = dist();
    if !dist.join("index.html").exists() {
        return Err("there is nothing in dist/: `cargo xtask build` comes first".to_owned());
    }
    let compressed = target().join("compressed");
    if compressed.exists() {
        std::fs::remove_dir_all(&compressed)
            .map_err(|error| format!("{}: {error}", compressed.display()))?;
    }
    let names = sizes::names(&dist)?;
    run(program("node")
        .arg("-e")
        .arg(COMPRESS)
        .arg("--")
        .args([&dist, &compressed])
        .args(names))?;
    let browser = browser::chromium()?;
    let mut measure = cargo();
    measure.args([
        "run",
        "--quiet",
        "--package",
        "browser-tests",
        "--example",
        "measure",
        "--",
    ]);
    measure.args(words);
    measure
        .env("CHROME", browser.binary)
        .env("CHROMEDRIVER", browser.driver)
        .env("SITE", compressed);
    run(&mut measure)
}
