//! The environment variables of the tests.

use std::env;
use std::path::PathBuf;

/// Returns the path in a variable that has to be set.
pub(crate) fn required(name: &str, what: &str) -> PathBuf {
    let path = env::var_os(name).map(PathBuf::from).unwrap_or_else(|| {
        panic!("{name} is not set; it names {what}. Run these tests with `cargo xtask test site`, which sets all they need.")
    });
    assert!(
        path.exists(),
        "{name} names {}, which is not there. `cargo xtask test site` makes it.",
        path.display()
    );
    path
}

/// Returns the text of a variable. Returns `None` if it is not set or empty.
pub(crate) fn optional(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
