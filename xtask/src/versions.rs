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
/// axe-core, which checks accessibility in the browser tests.
pub(crate) const AXE: &str = "4.14.1";
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
