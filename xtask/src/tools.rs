//! The tools for building and testing: found on the PATH in the right version, else installed into target/tools.

use crate::command::{Outcome, cargo, npm, output, program, run_quietly, target};
use crate::versions;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Instant;

/// The tool that splits the page's program, and its crate.
const SPLITTER: &str = "wasm-split-cli";
const SPLITTER_PACKAGE: &str = "wasm_split_cli_support";

/// Returns the folder of the project's own tools.
pub(crate) fn folder() -> PathBuf {
    target().join("tools")
}

/// Returns the PATH with the project's own tools first.
pub(crate) fn path() -> OsString {
    let own = [
        folder().join("bin"),
        folder().join("node_modules").join(".bin"),
    ];
    let others = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(own.into_iter().chain(std::env::split_paths(&others))).unwrap_or(others)
}

/// Installs everything that building the page needs.
pub(crate) fn for_building() -> Outcome {
    let options = ["--locked", "--no-default-features"];
    cargo_tool(
        "trunk",
        "trunk",
        versions::TRUNK,
        &options,
        "two to three minutes",
    )?;
    for_engine()
}

/// Installs everything else that the finished site needs.
pub(crate) fn for_finishing() -> Outcome {
    if has_splitter() {
        return Ok(());
    }
    let options = ["--locked", "--features", "build-binary"];
    cargo_tool(
        SPLITTER,
        SPLITTER_PACKAGE,
        versions::WASM_SPLIT,
        &options,
        "one minute",
    )
}

/// Installs everything that building the engine for JavaScript needs. Trunk is not needed.
pub(crate) fn for_engine() -> Outcome {
    wasm_target()?;
    cargo_tool(
        "wasm-bindgen",
        "wasm-bindgen-cli",
        &versions::wasm_bindgen()?,
        &[],
        "one minute",
    )?;
    npm_tool("wasm-opt", "binaryen", versions::BINARYEN)?;
    npm_tool("terser", "terser", versions::TERSER)?;
    crates()
}

/// Downloads the crates. Trunk stays offline, so that it does not download other tools, and its cargo stays offline
/// too.
fn crates() -> Outcome {
    run_quietly(cargo().args(["fetch", "--locked"])).map_err(|error| {
        format!("the crates of Cargo.lock could not be downloaded; is there a network?\n{error}")
    })
}

/// Returns axe-core, which the browser tests load into the page.
pub(crate) fn axe() -> Outcome<PathBuf> {
    npm_file("axe-core", versions::AXE, "axe.min.js")
}

/// Returns TypeScript's compiler, a script for Node.
pub(crate) fn typescript() -> Outcome<PathBuf> {
    npm_file("typescript", versions::TYPESCRIPT, "bin/tsc")
}

/// Returns a file of an npm package, and installs the package if needed.
fn npm_file(name: &str, version: &str, file: &str) -> Outcome<PathBuf> {
    let package = folder().join("node_modules").join(name);
    let description = std::fs::read_to_string(package.join("package.json")).unwrap_or_default();
    if !description.contains(&format!("\"version\": \"{version}\"")) {
        npm_package(name, version)?;
    }
    Ok(package.join(file))
}

/// Installs the standard library for WebAssembly.
pub(crate) fn wasm_target() -> Outcome {
    from_rustup(versions::WASM, "target", versions::WASM)
}

/// Adds a component to the toolchain with rustup, unless its folder exists already.
fn from_rustup(folder: &str, kind: &str, name: &str) -> Outcome {
    let sysroot = output(program("rustc").args(["--print", "sysroot"])).map(PathBuf::from);
    if sysroot.is_some_and(|sysroot| sysroot.join("lib").join("rustlib").join(folder).exists()) {
        return Ok(());
    }
    installing(name, "half a minute", || {
        run_quietly(program("rustup").args([kind, "add", name])).map_err(|error| {
            format!(
                "the Rust {kind} {name} is missing and could not be added.\n{error}\n\nWith rustup: `rustup {kind} add {name}`. \
                 Without it, install your system's package of the Rust standard library for {}.",
                versions::WASM
            )
        })
    })
}

/// Installs a tool from a crate. A debug build is quicker to build, and fast enough.
fn cargo_tool(name: &str, package: &str, version: &str, options: &[&str], takes: &str) -> Outcome {
    if has(name, version) {
        return Ok(());
    }
    installing(&format!("{name} {version}"), takes, || {
        let mut install = cargo();
        install
            .args([
                "install",
                "--debug",
                "--force",
                "--version",
                version,
                "--root",
            ])
            .arg(folder());
        install
            .args(options)
            .arg(package)
            .env("CARGO_PROFILE_DEV_DEBUG", "false");
        // The intermediate files take a gigabyte and are not needed after the build.
        let build = target().join("tools-build");
        install.env("CARGO_TARGET_DIR", &build);
        run_quietly(&mut install).map_err(|error| {
            format!(
                "{name} {version} could not be installed; that takes a network and a C compiler.\n{error}\n\n\
                 By hand: `cargo install --version {version} {package}`."
            )
        })?;
        // Files that remain do no harm.
        let _ = std::fs::remove_dir_all(build);
        Ok(())
    })
}

/// Installs a program from an npm package. wasm-opt reports its version as 132 if the package is 132.0.0.
fn npm_tool(name: &str, package: &str, version: &str) -> Outcome {
    let major = version.split('.').next().unwrap_or_default();
    if has(name, version) || has(name, major) {
        Ok(())
    } else {
        npm_package(package, version)
    }
}

fn npm_package(package: &str, version: &str) -> Outcome {
    installing(&format!("{package} {version}"), "a few seconds", || {
        let mut install = npm();
        install
            .args([
                "install",
                "--no-save",
                "--no-package-lock",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
                "--prefix",
            ])
            .arg(folder());
        // npm removes packages that are not named, so all packages are named each time.
        let packages = [
            ("binaryen", versions::BINARYEN),
            ("terser", versions::TERSER),
            ("axe-core", versions::AXE),
            ("typescript", versions::TYPESCRIPT),
        ];
        install.args(packages.map(|(name, version)| format!("{name}@{version}")));
        run_quietly(&mut install).map_err(|error| {
            format!("{package} {version} could not be installed; that takes a network and Node with its npm.\n{error}")
        })
    })
}

/// Returns whether a tool reports this version.
fn has(name: &str, version: &str) -> bool {
    output(program(name).arg("--version"))
        .is_some_and(|said| said.split_whitespace().any(|word| word == version))
}

/// Returns whether the project's folder has the splitter in the right version. The splitter itself does not report its
/// version.
fn has_splitter() -> bool {
    let installed = std::fs::read_to_string(folder().join(".crates.toml")).unwrap_or_default();
    let program = format!("{SPLITTER}{}", std::env::consts::EXE_SUFFIX);
    installed.contains(&format!("\"{SPLITTER_PACKAGE} {} ", versions::WASM_SPLIT))
        && folder().join("bin").join(program).exists()
}

fn installing(what: &str, takes: &str, work: impl FnOnce() -> Outcome) -> Outcome {
    println!("installing {what} (once; about {takes}) …");
    let start = Instant::now();
    work()?;
    println!("installed {what} in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}
