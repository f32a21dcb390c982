//! Temporary folders outside of this project.

use crate::command::Outcome;
use crate::site::create_folder;
use std::path::PathBuf;

/// A temporary folder outside of this project. Removed on drop.
pub(crate) struct TempFolder(pub(crate) PathBuf);

impl TempFolder {
    pub(crate) fn new(name: &str) -> Outcome<Self> {
        let name = format!("glicko2-steps-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        create_folder(&folder).map(|()| Self(folder))
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // If this fails, the system cleans up its temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
