//! Builds the page in a fresh clone with Trunk by itself, as people do who know Trunk.

use crate::command::{Outcome, program, root, run_quietly, target};
use std::path::PathBuf;

/// Clones the last commit, runs `trunk build` there, and returns the folder of the page.
pub(crate) fn build() -> Outcome<PathBuf> {
    let clone = target().join("fresh-clone");
    // Remove what an earlier run left.
    if clone.exists() {
        std::fs::remove_dir_all(&clone).map_err(|error| format!("{}: {error}", clone.display()))?;
    }
    run_quietly(
        program("git")
            .args(["clone", "--quiet"])
            .arg(root())
            .arg(&clone),
    )?;
    let mut trunk = program("trunk");
    // The folder with what is compiled stays for the next run.
    trunk
        .current_dir(&clone)
        .env("CARGO_TARGET_DIR", target().join("fresh-clone-target"));
    // Trunk reads NO_COLOR as a flag of its own and refuses values that other programs accept.
    run_quietly(trunk.args(["build", "--offline"]).env_remove("NO_COLOR"))?;
    Ok(clone.join("dist"))
}
