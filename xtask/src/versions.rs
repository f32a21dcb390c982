//! The pinned versions of all tools. The version of `wasm-bindgen` must be exactly that of the crate, so it is read
//! from Cargo.lock.

use crate::command::{Outcome, root};

/// Trunk, which builds the page from index.html.
pub(crate) const TRUNK: &str = "0.21.14";
/// The crate `wasm_split_cli_support`, which splits the page's program. It must support the versions of
/// `wasm_split_helpers` and `wasm-bindgen` in Cargo.lock, so newer ones of these may need a newer one of it.
pub(crate) const WASM_SPLIT: &str = "0.2.4";
/// The npm package with `wasm-opt`.
pub(crate) const BINARYEN: &str = "132.0.0";
/// terser, which minifies scripts.
pub(crate) const TERSER: &str = "5.51.2";
/// TypeScript, which checks the types of the npm package.
pub(crate) const TYPESCRIPT: &str = "5.9.3";
/// publint, which checks the description of the npm package.
pub(crate) const PUBLINT: &str = "0.3.25";
/// `attw`, which checks that all ways of importing the npm package find its types.
pub(crate) const ATTW: &str = "0.18.5";
/// axe-core, which checks accessibility in the browser tests.
pub(crate) const AXE: &str = "4.14.1";
/// cargo-deny, which checks licences, sources, duplicates and advisories.
pub(crate) const DENY: &str = "0.20.2";
/// cargo-machete, which finds unused dependencies.
pub(crate) const MACHETE: &str = "0.9.2";
/// cargo-semver-checks, which compares interfaces. It must know the compiler of `rust-toolchain.toml`.
pub(crate) const SEMVER_CHECKS: &str = "0.50.0";
/// Lighthouse. Version 13 needs a newer Node.
pub(crate) const LIGHTHOUSE: &str = "12.2.3";
/// geckodriver, with which the browser tests drive Firefox.
pub(crate) const GECKODRIVER: &str = "0.37.1";
/// cargo-fuzz, cargo-mutants and cargo-llvm-cov: see docs/proofs.md.
pub(crate) const CARGO_FUZZ: &str = "0.13.2";
pub(crate) const CARGO_MUTANTS: &str = "27.1.0";
pub(crate) const CARGO_LLVM_COV: &str = "0.9.1";
/// The compilation target of WebAssembly.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Returns the version of `wasm-bindgen` in Cargo.lock.
pub(crate) fn wasm_bindgen() -> Outcome<String> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock"))
        .map_err(|e| format!("Cargo.lock is missing: {e}"))?;
    lock.split("[[package]]")
        .find(|package| package.contains("name = \"wasm-bindgen\"\n"))
        .and_then(|package| package.split("version = \"").nth(1)?.split('"').next())
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock has no wasm-bindgen".to_owned())
}
