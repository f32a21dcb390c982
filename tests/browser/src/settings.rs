//! What the environment says, and what holds without it.

use std::env;
use std::path::{Path, PathBuf};

/// A variable of the environment, unless it is absent or empty.
pub(crate) fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The finished site's folder.
pub(crate) fn site() -> PathBuf {
    folder("SITE", || root().join("dist"))
}

/// axe-core's script.
pub(crate) fn axe() -> PathBuf {
    folder("AXE", || target().join("tools/node_modules/axe-core/axe.min.js"))
}

/// Where pictures go.
pub(crate) fn screenshots() -> PathBuf {
    folder("SCREENSHOTS", || target().join("screenshots"))
}

fn folder(name: &str, otherwise: impl Fn() -> PathBuf) -> PathBuf {
    variable(name).map_or_else(otherwise, PathBuf::from)
}

fn target() -> PathBuf {
    folder("CARGO_TARGET_DIR", || root().join("target"))
}

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this package is tests/browser in the project").to_owned()
}
