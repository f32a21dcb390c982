//! The tools for building and testing: found on the PATH in the right version, else installed into target/tools.

use crate::command::{Outcome, cargo, npm, output, program, run_quietly, target};
use crate::versions::{self, Package};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The compiler for fuzzing.
pub(crate) const NIGHTLY: &str = "nightly";

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
    let options = "--locked --no-default-features";
    cargo_tool("trunk", versions::TRUNK, options, "three minutes")?;
    for_engine()
}

/// Installs everything else that the finished site needs.
pub(crate) fn for_finishing() -> Outcome {
    let (package, options) = (versions::WASM_SPLIT, "--locked --features build-binary");
    cargo_tool("wasm-split-cli", package, options, "one minute")
}

/// Installs everything that building the engine for JavaScript needs. Trunk is not needed.
pub(crate) fn for_engine() -> Outcome {
    wasm_target()?;
    let version = versions::wasm_bindgen()?;
    let package = ("wasm-bindgen-cli", version.as_str());
    cargo_tool("wasm-bindgen", package, "", "one minute")?;
    npm_tool("wasm-opt", versions::BINARYEN)?;
    npm_tool("terser", versions::TERSER)?;
    crates()
}

/// Installs the tools that check the dependencies. They consist of 290 crates, too many for `cargo xtask test`.
pub(crate) fn for_dependencies() -> Outcome {
    subcommand(versions::MACHETE, "three minutes")?;
    subcommand(versions::DENY, "three minutes")
}

/// Installs the tool that compares interfaces.
pub(crate) fn for_semver() -> Outcome {
    subcommand(versions::SEMVER_CHECKS, "ten minutes")
}

/// Installs a toolchain by its version, with the standard library for WebAssembly.
pub(crate) fn toolchain(version: &str) -> Outcome {
    let sysroot = format!("rustup run {version} rustc --print sysroot");
    if has_library(&sysroot, Path::new(versions::WASM)) {
        return Ok(());
    }
    let install = format!("rustup toolchain install {version} --no-self-update --profile minimal");
    installing(&format!("Rust {version}"), "half a minute", || {
        run_quietly(program(&install).args(["--target", versions::WASM]))
    })
}

/// Downloads the crates. Trunk stays offline, so that it does not download other tools, and its cargo stays offline
/// too.
fn crates() -> Outcome {
    run_quietly(&mut cargo("fetch --locked")).map_err(|error| {
        format!("the crates of Cargo.lock could not be downloaded; is there a network?\n{error}")
    })
}

/// Installs cargo-fuzz, and the nightly compiler that it needs.
pub(crate) fn for_fuzzing() -> Outcome {
    if output(program("rustup run").args([NIGHTLY, "rustc", "--version"])).is_none() {
        installing("nightly Rust", "one minute", || {
            run_quietly(program("rustup toolchain install --profile minimal").arg(NIGHTLY))
        })?;
    }
    subcommand(versions::CARGO_FUZZ, "two minutes")
}

/// Installs cargo-mutants, and cargo-nextest, which ends at the first test that fails.
pub(crate) fn for_mutants() -> Outcome {
    subcommand(versions::CARGO_NEXTEST, "five minutes")?;
    subcommand(versions::CARGO_MUTANTS, "two minutes")
}

/// Installs cargo-llvm-cov, and the tools of the compiler that it needs.
pub(crate) fn for_coverage() -> Outcome {
    let host = output(&mut program("rustc -vV")).unwrap_or_default();
    let host = host.lines().find_map(|line| line.strip_prefix("host: "));
    let place = Path::new(host.unwrap_or_default())
        .join("bin")
        .join(format!("llvm-cov{}", std::env::consts::EXE_SUFFIX));
    from_rustup(&place, "component", "llvm-tools")?;
    subcommand(versions::CARGO_LLVM_COV, "two minutes")
}

/// Installs geckodriver, the driver of Firefox.
pub(crate) fn geckodriver() -> Outcome {
    subcommand(versions::GECKODRIVER, "two minutes")
}

/// Installs a tool whose crate has the same name.
fn subcommand(package: Package, takes: &str) -> Outcome {
    cargo_tool(package.0, package, "--locked", takes)
}

/// Installs Lighthouse, and returns its folder. The folder is its own, because npm would install it with every tool.
pub(crate) fn lighthouse() -> Outcome<PathBuf> {
    let place = folder().join("lighthouse");
    if !has_package(&place, versions::LIGHTHOUSE) {
        npm_packages(&place, &[versions::LIGHTHOUSE], "one minute")?;
    }
    Ok(place)
}

/// Returns axe-core, which the browser tests load into the page.
pub(crate) fn axe() -> Outcome<PathBuf> {
    npm_file(versions::AXE, "axe.min.js")
}

/// Returns a file of an npm package, and installs the package if needed.
pub(crate) fn npm_file(package: Package, file: &str) -> Outcome<PathBuf> {
    if !has_package(&folder(), package) {
        npm_package(package)?;
    }
    Ok(folder().join("node_modules").join(package.0).join(file))
}

/// Returns whether a folder has an npm package in its version.
fn has_package(folder: &Path, (name, version): Package) -> bool {
    let package = folder.join("node_modules").join(name);
    let description = std::fs::read_to_string(package.join("package.json")).unwrap_or_default();
    description.contains(&format!("\"version\": \"{version}\""))
}

/// Installs the standard library for WebAssembly.
pub(crate) fn wasm_target() -> Outcome {
    from_rustup(Path::new(versions::WASM), "target", versions::WASM)
}

/// Adds a target or a component to the toolchain with rustup, unless the toolchain has this place already.
fn from_rustup(place: &Path, kind: &str, name: &str) -> Outcome {
    if has_library("rustc --print sysroot", place) {
        return Ok(());
    }
    installing(name, "half a minute", || {
        run_quietly(program("rustup").args([kind, "add", name])).map_err(|error| {
            format!(
                "the Rust {kind} {name} is missing and could not be added.\n{error}\n\nWith rustup: `rustup {kind} add {name}`. \
                 Without it, install your system's package of it."
            )
        })
    })
}

/// Returns whether a toolchain has a folder among its libraries. The command prints where the toolchain is.
fn has_library(sysroot: &str, place: &Path) -> bool {
    let place = Path::new("lib").join("rustlib").join(place);
    output(&mut program(sysroot)).is_some_and(|sysroot| Path::new(&sysroot).join(place).exists())
}

/// Installs a tool from a crate. A debug build is quicker to build, and fast enough.
fn cargo_tool(name: &str, (package, version): Package, options: &str, takes: &str) -> Outcome {
    if has_own(name, package, version) || has(name, version) {
        return Ok(());
    }
    installing(&format!("{name} {version}"), takes, || {
        let line = format!("install --debug --force --version {version} {options} {package}");
        let mut install = cargo(&line);
        install.arg("--root").arg(folder());
        install.env("CARGO_PROFILE_DEV_DEBUG", "false");
        // The intermediate files take a gigabyte and are not needed after the build.
        let build = target().join("tools-build");
        run_quietly(install.env("CARGO_TARGET_DIR", &build)).map_err(|error| {
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
fn npm_tool(name: &str, package: Package) -> Outcome {
    let major = package.1.split('.').next().unwrap_or_default();
    if has(name, package.1) || has(name, major) {
        Ok(())
    } else {
        npm_package(package)
    }
}

/// Installs an npm package. npm removes packages that are not named, so all packages are named each time.
fn npm_package(missing: Package) -> Outcome {
    let mut packages = versions::NPM;
    // The one that is missing is named first.
    packages.sort_by_key(|package| *package != missing);
    npm_packages(&folder(), &packages, "a few seconds")
}

fn npm_packages(folder: &Path, packages: &[Package], takes: &str) -> Outcome {
    let names = packages
        .iter()
        .map(|(name, version)| format!("{name}@{version}"));
    let (package, version) = packages[0];
    installing(&format!("{package} {version}"), takes, || {
        let options = "--no-save --no-package-lock --no-audit --no-fund --ignore-scripts --prefix";
        let mut install = npm(&format!("install {options}"));
        run_quietly(install.arg(folder).args(names)).map_err(|error| {
            format!("{package} {version} could not be installed; that takes a network and Node with its npm.\n{error}")
        })
    })
}

/// Returns whether a tool reports this version.
fn has(name: &str, version: &str) -> bool {
    output(&mut program(&format!("{name} --version")))
        .is_some_and(|said| said.split_whitespace().any(|word| word == version))
}

/// Returns whether the project's folder has a tool in this version. Not every tool reports its version.
fn has_own(name: &str, package: &str, version: &str) -> bool {
    let installed = std::fs::read_to_string(folder().join(".crates.toml")).unwrap_or_default();
    let program = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    installed.contains(&format!("\"{package} {version} "))
        && folder().join("bin").join(program).exists()
}

fn installing(what: &str, takes: &str, work: impl FnOnce() -> Outcome) -> Outcome {
    eprintln!("installing {what} (once; about {takes}) …");
    let start = Instant::now();
    work()?;
    eprintln!("installed {what} in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}
