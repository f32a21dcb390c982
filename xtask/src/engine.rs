//! Builds the engine alone as a JavaScript module: for the site's `engine.js`, and for npm.

use crate::command::{Outcome, cargo, program, root, run, run_quietly, target};
use crate::site::{digest, is_finished, minify, read, read_bytes, remove_folder, write};
use crate::split::optimise;
use crate::{tools, versions, workspace};
use std::path::{Path, PathBuf};

/// The package of the engine.
const PACKAGE: &str = "glicko2-steps";
/// The binary that Cargo builds.
const BINARY: &str = "glicko2-engine";
/// The file name of the module on the site. It never changes, so that links to it keep working.
pub(crate) const ON_SITE: &str = "engine.js";
/// The files of the package that are copied unchanged.
const KEPT: [&str; 4] = ["index.js", "index.d.ts", "node.js", "README.md"];
/// The licences, part of both packages.
pub(crate) const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Returns the folder of the npm package.
pub(crate) fn package() -> PathBuf {
    target().join("npm")
}

/// Builds the npm package.
pub(crate) fn npm() -> Outcome {
    tools::for_engine()?;
    let package = package();
    remove_folder(&package)?;
    build(&package, Kind::Fast)?;
    for name in KEPT {
        write(&package.join(name), &read(&root().join("npm").join(name))?)?;
    }
    for name in LICENCES {
        write(&package.join(name), &read(&root().join(name))?)?;
    }
    let mut description = read(&root().join("npm").join("package.json"))?;
    for key in ["version", "license", "repository"] {
        description = description.replace(&format!("{{{key}}}"), &workspace::value(key)?);
    }
    write(&package.join("package.json"), &description)?;
    eprintln!("the package for npm is in {}", package.display());
    Ok(())
}

/// Adds the engine to the site: `engine.js`, and the files that it loads under hashed names.
pub(crate) fn add_to_site(staging: &Path, kind: Kind) -> Outcome {
    let made = target().join("engine");
    build(&made, kind)?;
    let bytes = read_bytes(&made.join("engine_bg.wasm"))?;
    let name = format!("{BINARY}-{}", digest(&bytes));
    let script = read(&made.join("engine.js"))?;
    write(&staging.join(format!("{name}.js")), &script)?;
    std::fs::write(staging.join(format!("{name}_bg.wasm")), bytes)
        .map_err(|error| format!("{name}: {error}"))?;
    let module = read(&root().join("npm").join("index.js"))?
        .replace("./engine.js", &format!("./{name}.js"))
        .replace("./engine_bg.wasm", &format!("./{name}_bg.wasm"));
    write(&staging.join(ON_SITE), &module)
}

/// The kind of build.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A quick build during development.
    Quick,
    /// With the page's profile.
    Optimised,
    /// The smallest build.
    Finished,
    /// The fastest build, about a sixth larger: for servers.
    Fast,
}

impl Kind {
    /// Returns the kind of build that Trunk was asked for.
    pub(crate) fn asked_for() -> Self {
        match std::env::var("TRUNK_PROFILE").as_deref() {
            _ if is_finished() => Self::Finished,
            Ok("debug") => Self::Quick,
            _ => Self::Optimised,
        }
    }
}

/// Builds the script, the program and the types into a folder.
fn build(folder: &Path, kind: Kind) -> Outcome {
    // Cargo's name of the profile, and of its folder.
    let (profile, folder_name) = match kind {
        Kind::Quick => ("dev", "debug"),
        Kind::Optimised | Kind::Finished => ("page", "page"),
        Kind::Fast => ("release", "release"),
    };
    run(cargo("build --quiet --locked --features js")
        .args(["--target", versions::WASM, "--package", PACKAGE])
        .args(["--profile", profile]))?;
    let built = target().join(versions::WASM).join(folder_name);
    run_quietly(
        program("wasm-bindgen --target web --remove-name-section --remove-producers-section")
            .args(["--out-name", "engine", "--out-dir"])
            .arg(folder)
            .arg(built.join(format!("{BINARY}.wasm"))),
    )?;
    // Only the script uses these types.
    let _ = std::fs::remove_file(folder.join("engine_bg.wasm.d.ts"));
    if kind != Kind::Quick {
        let level = if kind == Kind::Fast { "-O3" } else { "-Oz" };
        optimise(level, &folder.join("engine_bg.wasm"))?;
    }
    if matches!(kind, Kind::Finished | Kind::Fast) {
        minify(&folder.join("engine.js"), "--module")?;
    }
    Ok(())
}
