//! Building the page, and the finishing touch that Trunk leaves to us.

use crate::command::{Outcome, program, root, run, target};
use crate::{engine, head, node, one_file, page, presets, start, tools, trunk, worker, written};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// Whether a file belongs to the full program alone, which a first visit does not load.
pub(crate) fn is_full(name: &str) -> bool {
    name.starts_with(FULL_PROGRAM) || name.starts_with("full-")
}

/// The full program's files, as Trunk names them.
const FULL_PROGRAM: &str = "glicko2-full";

/// Tells the hook that this is the finished site, whose scripts are to be small as well.
const FINISHED: &str = "FINISHED_SITE";

/// Where the finished site goes.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Builds the finished site into dist/.
pub(crate) fn build() -> Outcome {
    tools::for_building()?;
    trunk::build(trunk::trunk().args(["build", "--release"]).env(FINISHED, "1"))
}

/// Puts the finishing touches to a built site: pages of our own in the place of Trunk's, whose start script our policy would refuse; names that
/// change with what the files hold; and small scripts.
///
/// Trunk calls this as a hook after each build, of `serve` as well, with the folder that it is about to publish.
pub(crate) fn finish() -> Outcome {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or("this is a hook that Trunk calls")?;
    let html = read(&staging.join("index.html"))?;
    // Trunk names the page's program by what it holds.
    let Some(page_hash) = html.split("glicko2-page-").nth(1).and_then(|name| name.split(['.', '_']).next()) else {
        return Ok(());
    };
    let page_program = format!("glicko2-page-{page_hash}");
    let full_program = rename_full_program(&staging)?;
    let full_style = write_full_style(&staging)?;
    let programs = start::Programs { page: &page_program, full: &full_program, full_style: &full_style };
    let start = start::script(&programs)?;
    page::write_to(&staging, &page::Parts::of(&staging, &html, &start)?)?;
    presets::write_to(&staging)?;
    head::write_oembed(&staging)?;
    engine::add_to_site(&staging, engine::Kind::asked_for())?;
    if is_finished() {
        let programs = [&page_program, &full_program].map(|name| format!("{name}.js"));
        for script in programs.into_iter().chain(["embed.js".to_owned()]) {
            let script = staging.join(script);
            write(&script, &minified(&read(&script)?)?)?;
        }
        written::write_to(&staging, &html)?;
        one_file::write_to(&staging, &html, &full_program, &full_style)?;
        let full = [full_style, format!("{full_program}.js"), format!("{full_program}_bg.wasm")];
        worker::write_to(&staging, &node::sha256(&start)?, &full)?;
    }
    Ok(())
}

/// A script made small.
pub(crate) fn minified(script: &str) -> Outcome<String> {
    let file = target().join("minified.js");
    write(&file, script)?;
    run(program("terser").args(["--module", "--compress", "--mangle", "--output"]).arg(&file).arg(&file))?;
    read(&file)
}

/// Writes a script or style under a name that changes with it, and gives that: `frame.js` becomes `frame-0123456789abcdef.js`.
pub(crate) fn hashed(name: &str, text: &str, staging: &Path) -> Outcome<String> {
    let (stem, ending) = name.rsplit_once('.').ok_or_else(|| format!("{name} has no ending"))?;
    let name = format!("{stem}-{}.{ending}", digest(text.as_bytes()));
    write(&staging.join(&name), text)?;
    Ok(name)
}

/// Whether this is the finished site, and not one to work on.
pub(crate) fn is_finished() -> bool {
    std::env::var_os(FINISHED).is_some()
}

/// Puts what only the full program needs of the style into one file, and gives its name.
fn write_full_style(staging: &Path) -> Outcome<String> {
    let mut style = String::new();
    for part in ["rooms.css", "season.css", "group.css", "share.css"] {
        style.push_str(&read(&root().join("www").join(part))?);
    }
    hashed("full.css", &style, staging)
}

/// A short name for some bytes, which changes with them.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Gives the full program's files a name that changes with what they hold, as Trunk does for the page's program only.
fn rename_full_program(staging: &Path) -> Outcome<String> {
    let wasm = staging.join(format!("{FULL_PROGRAM}_bg.wasm"));
    let bytes = std::fs::read(&wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
    let name = format!("{FULL_PROGRAM}-{}", digest(&bytes));
    for ending in [".js", "_bg.wasm"] {
        let (from, to) = (staging.join(format!("{FULL_PROGRAM}{ending}")), staging.join(format!("{name}{ending}")));
        std::fs::rename(&from, &to).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    Ok(name)
}

pub(crate) fn read(file: &Path) -> Outcome<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

pub(crate) fn write(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
