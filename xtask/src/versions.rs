//! The pinned versions of all tools. `wasm-bindgen` has to match the crate to the digit, so Cargo.lock has its version.

use crate::command::{Outcome, root};

/// Builds the page from index.html.
pub(crate) const TRUNK: &str = "0.21.14";
/// Divides the page's program in two: the crate `wasm_split_cli_support`. It has to understand the `wasm_split_helpers` and the `wasm-bindgen` of
/// Cargo.lock; a newer one of these may ask for a newer one of it.
pub(crate) const WASM_SPLIT: &str = "0.2.4";
/// The npm package that has `wasm-opt`.
pub(crate) const BINARYEN: &str = "132.0.0";
/// Makes scripts small.
pub(crate) const TERSER: &str = "5.51.2";
/// Checks the types of the package for npm.
pub(crate) const TYPESCRIPT: &str = "5.9.3";
/// Checks accessibility in the browser tests.
pub(crate) const AXE: &str = "4.14.1";
/// What WebAssembly is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The version of `wasm-bindgen` that Cargo.lock has.
pub(crate) fn wasm_bindgen() -> Outcome<String> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).map_err(|e| format!("Cargo.lock is missing: {e}"))?;
    lock.split("[[package]]")
        .find(|package| package.contains("name = \"wasm-bindgen\"\n"))
        .and_then(|package| package.split("version = \"").nth(1)?.split('"').next())
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock has no wasm-bindgen".to_owned())
}
