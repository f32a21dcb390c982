//! Building the page, and the finishing touch that Trunk leaves to us.

use crate::command::{Outcome, program, root, run};
use crate::tools;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Tells the hook that this is the finished site, whose scripts are to be small as well.
const FINISHED: &str = "FINISHED_SITE";

/// Where the finished site goes.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Builds the finished site into dist/.
pub(crate) fn build() -> Outcome {
    tools::for_building()?;
    tools::rust_source()?;
    run(small(trunk().args(["build", "--release"])))
}

/// Has the standard library built anew for the page, for size, and a panic end the program without words: a fifth of the page.
///
/// These are flags that Rust has not made stable yet. They are safe to use here since `rust-toolchain.toml` pins the compiler,
/// and the page works without them: `serve` does not use them, and there a panic says what went wrong.
fn small(command: &mut Command) -> &mut Command {
    command
        .env(FINISHED, "1")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")
        .env("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size")
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            "-Zlocation-detail=none -Zfmt-debug=none -Zunstable-options -Cpanic=immediate-abort",
        )
}

/// What Trunk is to tell. Its own way of making scripts small does not know all of today's JavaScript, and says so each time.
pub(crate) const LOG: &str = "warn,trunk::processing::minify=error";

/// Trunk, quiet but for what matters.
pub(crate) fn trunk() -> Command {
    let mut trunk = program("trunk");
    // Trunk reads NO_COLOR as a flag of its own and refuses values that other programs take.
    trunk.env_remove("NO_COLOR").env("RUST_LOG", LOG);
    trunk
}

/// Moves Trunk's inline start script into a file of its own, since the page's policy allows no inline script.
///
/// Trunk calls this as a hook after each build, of `serve` as well, with the folder that it is about to publish.
pub(crate) fn finish() -> Outcome {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or("this is a hook that Trunk calls")?;
    let page = staging.join("index.html");
    let html = read(&page)?;
    const CLOSE: &str = "</script>";
    // Minified, it has no quotes.
    let open = ["<script type=\"module\">", "<script type=module>"].into_iter().find(|open| html.contains(open));
    let Some((before, rest)) = open.and_then(|open| html.split_once(open)) else { return Ok(()) };
    let (script, after) = rest.split_once(CLOSE).ok_or("index.html has a script without an end")?;
    // The script names the hashed files that it starts, so their hash serves for it as well.
    let hash = script.split("glicko2-page-").nth(1).and_then(|name| name.split(['.', '_']).next()).unwrap_or("0");
    let file = format!("start-{hash}.js");
    let linked = format!("{before}<script type=\"module\" src=\"./{file}\">{CLOSE}{after}");
    write(&staging.join(&file), script.trim_start())?;
    // A name without a hash for those who import the engine: see www/module.js.
    let engine = format!(
        "import init from \"./glicko2-page-{hash}.js\";\n\
         export * from \"./glicko2-page-{hash}.js\";\n\
         export default () => init({{ module_or_path: new URL(\"./glicko2-page-{hash}_bg.wasm\", import.meta.url) }});\n"
    );
    write(&staging.join("engine.js"), &engine)?;
    if std::env::var_os(FINISHED).is_some() {
        for script in [file, format!("glicko2-page-{hash}.js")] {
            let script = staging.join(script);
            run(program("terser").args(["--module", "--compress", "--mangle", "--output"]).arg(&script).arg(&script))?;
        }
    }
    write(&page, &linked)
}

fn read(file: &Path) -> Outcome<String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) -> Outcome {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
