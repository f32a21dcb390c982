//! Builds the engine alone as a JavaScript module: for the site's `engine.js`, and for npm.

use crate::command::{Outcome, cargo, program, root, run, run_quietly, target};
use crate::site::{digest, is_finished, read, write};
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
    // Remove what an earlier build left.
    if package.exists() {
        std::fs::remove_dir_all(&package)
            .map_err(|error| format!("{}: {error}", package.display()))?;
    }
    build("engine", &package, Kind::Fast)?;
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
    build("engine", &made, kind)?;
    let wasm = made.join("engine_bg.wasm");
    let bytes = std::fs::read(&wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
    let name = format!("{BINARY}-{}", digest(&bytes));
    write(
        &staging.join(format!("{name}.js")),
        &read(&made.join("engine.js"))?,
    )?;
    std::fs::write(staging.join(format!("{name}_bg.wasm")), bytes)
        .map_err(|error| format!("{name}: {error}"))?;
    let module = read(&root().join("npm").join("index.js"))?;
    write(
        &staging.join(ON_SITE),
        &module
            .replace("./engine.js", &format!("./{name}.js"))
            .replace("./engine_bg.wasm", &format!("./{name}_bg.wasm")),
    )
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
fn build(name: &str, folder: &Path, kind: Kind) -> Outcome {
    // Cargo's name of the profile, and of its folder.
    let (profile, folder_name) = match kind {
        Kind::Quick => ("dev", "debug"),
        Kind::Optimised | Kind::Finished => ("page", "page"),
        Kind::Fast => ("release", "release"),
    };
    let mut cargo = cargo();
    cargo.args([
        "build",
        "--quiet",
        "--locked",
        "--target",
        versions::WASM,
        "--package",
        PACKAGE,
        "--features",
        "js",
    ]);
    cargo.args(["--profile", profile]);
    run(&mut cargo)?;
    let built = target()
        .join(versions::WASM)
        .join(folder_name)
        .join(format!("{BINARY}.wasm"));
    run_quietly(
        program("wasm-bindgen")
            .args([
                "--target",
                "web",
                "--remove-name-section",
                "--remove-producers-section",
                "--out-name",
                name,
                "--out-dir",
            ])
            .arg(folder)
            .arg(built),
    )?;
    let (wasm, script) = (
        folder.join(format!("{name}_bg.wasm")),
        folder.join(format!("{name}.js")),
    );
    // Only the script uses these types.
    let _ = std::fs::remove_file(folder.join(format!("{name}_bg.wasm.d.ts")));
    if kind != Kind::Quick {
        run_quietly(
            program("wasm-opt")
                .arg(if kind == Kind::Fast { "-O3" } else { "-Oz" })
                .arg("--output")
                .arg(&wasm)
                .arg(&wasm),
        )?;
    }
    if matches!(kind, Kind::Finished | Kind::Fast) {
        run(program("terser")
            .args(["--module", "--compress", "--mangle", "--output"])
            .arg(&script)
            .arg(&script))?;
    }
    Ok(())
}
