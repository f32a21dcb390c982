//! Builds the page in a fresh clone with Trunk by itself, as people do who know Trunk.

use crate::command::{Outcome, program, root, run_quietly, target};
use crate::{site, trunk};
use std::path::PathBuf;

/// Clones the last commit, runs `trunk build` there, and returns the folder of the page.
pub(crate) fn build() -> Outcome<PathBuf> {
    let clone = target().join("fresh-clone");
    site::remove_folder(&clone)?;
    run_quietly(program("git clone --quiet").args([&root(), &clone]))?;
    // The folder with what is compiled stays for the next run.
    let compiled = target().join("fresh-clone-target");
    let mut trunk = trunk::trunk("build --offline");
    run_quietly(trunk.current_dir(&clone).env("CARGO_TARGET_DIR", compiled))?;
    Ok(clone.join("dist"))
}
