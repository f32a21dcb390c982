//! Splits the page's program into two parts: what the first answer needs, and the lazy part with the other rooms.
//!
//! Trunk builds the program in one piece. The finished site builds it again with the feature `split`, which marks the
//! entry function of the lazy part, and links it with relocations. `wasm-split-cli` then moves everything that only
//! this function reaches into a second file. wasm-bindgen makes the script for the first part, and the start script
//! passes the exports of the first part to the second (see `www/start.js`).

use crate::command::{Outcome, cargo, program, run, run_quietly, target};
use crate::languages::Language;
use crate::site::{digest, minified, read, read_bytes, remove_folder, write};
use crate::versions;
use std::path::Path;

/// The binary that Cargo builds.
const BINARY: &str = "glicko2-page";
/// The prefix of the lazy part's file name.
pub(crate) const ROOMS: &str = "glicko2-rooms-";
/// The file name that the splitter gives the lazy part, after the name in `#[wasm_split(…)]`.
const SPLIT: &str = "split_rooms.wasm";

/// The files of a program.
pub(crate) struct Program {
    /// The name of the script and the first part, without `.js` and `_bg.wasm`.
    pub(crate) name: String,
    /// The file of the lazy part. Empty if the program is not split.
    pub(crate) rooms: String,
}

impl Program {
    /// Returns the file of the script.
    pub(crate) fn script(&self) -> String {
        format!("{}.js", self.name)
    }

    /// Returns the file of the program or its first part.
    pub(crate) fn wasm(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }
}

/// Builds the program in two parts into a site. Both names have the same hash, because the parts belong together.
pub(crate) fn add_to_site(staging: &Path, language: &Language) -> Outcome<Program> {
    let folder = target().join("split");
    remove_folder(&folder)?;
    run(cargo("rustc --quiet --locked --profile page")
        .args(["--target", versions::WASM, "--package", BINARY])
        .args(["--bin", BINARY, "--no-default-features"])
        .args(["--features", &format!("split,{}", language.code)])
        .args(["--", "-C", "link-arg=--emit-relocs"]))?;
    let built = target().join(versions::WASM).join("page");
    let built = built.join(format!("{BINARY}.wasm"));
    run_quietly(program("wasm-split-cli").args([&built, &folder]))?;
    let bound = folder.join("bound");
    run_quietly(
        program("wasm-bindgen --target web --no-typescript --no-demangle --keep-lld-exports")
            .args(["--remove-name-section", "--remove-producers-section"])
            .args(["--out-name", BINARY, "--out-dir"])
            .args([&bound, &folder.join("main.wasm")]),
    )?;
    let (first, rooms) = (bound.join(format!("{BINARY}_bg.wasm")), folder.join(SPLIT));
    for part in [&first, &rooms] {
        optimise("-Oz --strip-debug --strip-producers", part)?;
    }
    let script = minified(&linked(&read(&bound.join(format!("{BINARY}.js")))?)?)?;
    let (first, rooms) = (read_bytes(&first)?, read_bytes(&rooms)?);
    let hash = digest(&[script.as_bytes(), &first, &rooms].concat());
    let program = Program {
        name: format!("{BINARY}-{hash}"),
        rooms: format!("{ROOMS}{hash}.wasm"),
    };
    write(&staging.join(program.script()), &script)?;
    for (name, bytes) in [(program.wasm(), first), (program.rooms.clone(), rooms)] {
        std::fs::write(staging.join(&name), bytes).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(program)
}

/// Runs wasm-opt on a program in its file.
pub(crate) fn optimise(options: &str, file: &Path) -> Outcome {
    let line = format!("wasm-opt {options} --output");
    run_quietly(program(&line).args([file, file]))
}

/// Inlines the linking code that the script would import from another file. When the program requests the lazy part,
/// the start script has already loaded it, so the function only calls back.
fn linked(script: &str) -> Outcome<String> {
    const LINKS: &str = "from \"./__wasm_split.js\"";
    let unlike = || "the program's script is not as wasm-bindgen used to make it".to_owned();
    let line = script.lines().find(|line| line.contains(LINKS));
    let line = line.ok_or_else(unlike)?;
    let name = line.split_whitespace().nth(3).ok_or_else(unlike)?;
    let there = "(callback, data) => wasm.__indirect_function_table.get(callback)(data, 1)";
    let constant = format!("const {name} = {{ __wasm_split_load_rooms: {there} }};");
    Ok(script.replacen(line, &constant, 1))
}

#[cfg(test)]
mod tests {
    use super::linked;

    #[test]
    fn the_import_becomes_a_constant_of_the_script() {
        let script = "import * as import1 from \"./__wasm_split.js\"\n\nconst imports = { \"./__wasm_split.js\": import1 };";
        let linked = linked(script).unwrap();
        let start = "const import1 = { __wasm_split_load_rooms: (";
        let end = "\n\nconst imports = { \"./__wasm_split.js\": import1 };";
        assert!(linked.starts_with(start), "{linked}");
        assert!(linked.ends_with(end), "{linked}");
        assert!(super::linked("const imports = {};").is_err());
    }
}
