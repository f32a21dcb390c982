//! The pinned versions of all tools. The version of `wasm-bindgen` must be exactly that of the crate, so it is read
//! from Cargo.lock.

use crate::command::{Outcome, root};
use crate::site::read;

/// The name and the version of a crate or of an npm package.
pub(crate) type Package<'a> = (&'a str, &'a str);

/// Trunk, which builds the page from index.html.
pub(crate) const TRUNK: Package = ("trunk", "0.21.14");
/// The crate `wasm_split_cli_support`, which splits the page's program. It must support the versions of
/// `wasm_split_helpers` and `wasm-bindgen` in Cargo.lock, so newer ones of these may need a newer one of it.
pub(crate) const WASM_SPLIT: Package = ("wasm_split_cli_support", "0.2.4");
/// The npm package with `wasm-opt`.
pub(crate) const BINARYEN: Package = ("binaryen", "132.0.0");
/// terser, which minifies scripts.
pub(crate) const TERSER: Package = ("terser", "5.51.2");
/// TypeScript, which checks the types of the npm package.
pub(crate) const TYPESCRIPT: Package = ("typescript", "5.9.3");
/// publint, which checks the description of the npm package.
pub(crate) const PUBLINT: Package = ("publint", "0.3.25");
/// `attw`, which checks that all ways of importing the npm package find its types.
pub(crate) const ATTW: Package = ("@arethetypeswrong/cli", "0.18.5");
/// axe-core, which checks accessibility in the browser tests.
pub(crate) const AXE: Package = ("axe-core", "4.14.1");
/// The npm packages that are installed together.
pub(crate) const NPM: [Package; 6] = [BINARYEN, TERSER, AXE, TYPESCRIPT, PUBLINT, ATTW];
/// cargo-deny, which checks licences, sources, duplicates and advisories.
pub(crate) const DENY: Package = ("cargo-deny", "0.20.2");
/// cargo-machete, which finds unused dependencies.
pub(crate) const MACHETE: Package = ("cargo-machete", "0.9.2");
/// cargo-semver-checks, which compares interfaces. It must know the compiler of `rust-toolchain.toml`.
pub(crate) const SEMVER_CHECKS: Package = ("cargo-semver-checks", "0.50.0");
/// Lighthouse. Version 13 needs a newer Node.
pub(crate) const LIGHTHOUSE: Package = ("lighthouse", "12.2.3");
/// geckodriver, with which the browser tests drive Firefox.
pub(crate) const GECKODRIVER: Package = ("geckodriver", "0.37.1");
/// cargo-fuzz, cargo-mutants with cargo-nextest, and cargo-llvm-cov: see docs/proofs.md.
pub(crate) const CARGO_FUZZ: Package = ("cargo-fuzz", "0.13.2");
pub(crate) const CARGO_MUTANTS: Package = ("cargo-mutants", "27.1.0");
pub(crate) const CARGO_NEXTEST: Package = ("cargo-nextest", "0.9.143");
pub(crate) const CARGO_LLVM_COV: Package = ("cargo-llvm-cov", "0.9.1");
/// The compilation target of WebAssembly.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Returns the version of `wasm-bindgen` in Cargo.lock.
pub(crate) fn wasm_bindgen() -> Outcome<String> {
    let lock = read(&root().join("Cargo.lock"))?;
    lock.split("[[package]]")
        .find(|package| package.contains("name = \"wasm-bindgen\"\n"))
        .and_then(|package| package.split("version = \"").nth(1)?.split('"').next())
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock has no wasm-bindgen".to_owned())
}
