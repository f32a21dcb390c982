//! The facts that Cargo.toml gives for all packages.

use crate::command::{Outcome, root};
use crate::site::read;

/// The part of the address that shows that its owner has not set it.
const NO_OWNER: &str = "/OWNER/";

/// Returns a value of Cargo.toml, such as the version or the licence.
pub(crate) fn value(key: &str) -> Outcome<String> {
    let manifest = read(&root().join("Cargo.toml"))?;
    manifest
        .lines()
        .find_map(|line| {
            line.strip_prefix(key)?
                .trim_start()
                .strip_prefix('=')?
                .trim()
                .strip_prefix('"')?
                .strip_suffix('"')
        })
        .map(str::to_owned)
        .ok_or_else(|| format!("Cargo.toml has no {key}"))
}

/// Returns the address of the project, or `None` until its owner has set it.
pub(crate) fn repository() -> Outcome<Option<String>> {
    Ok(Some(value("repository")?).filter(|address| !address.contains(NO_OWNER)))
}
