//! Remembers the sources with which each stage of the tests has passed, so that a second run repeats only the affected
//! stages.

use crate::command::{Count, output, program, root, target};
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// Folders that are built from the sources or do not belong to the project.
const NOT_SOURCES: [&str; 6] = [
    "target",
    "dist",
    ".git",
    "node_modules",
    "reports",
    "REPORT.md",
];

/// Returns a hash of everything that the tests depend on: the project's files, the compiler and the chosen browser.
/// Returns `None` if the project cannot be read, so that nothing is skipped.
pub(crate) fn fingerprint() -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    output(program("rustc").arg("-vV")).hash(&mut hasher);
    std::env::var_os("BROWSER").hash(&mut hasher);
    add_folder(&root(), &mut hasher).ok()?;
    Some(hasher.finish())
}

fn add_folder(folder: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (name, path) = (entry.file_name(), entry.path());
        if NOT_SOURCES.iter().any(|&other| name == other) {
            continue;
        }
        name.hash(hasher);
        if entry.file_type()?.is_dir() {
            add_folder(&path, hasher)?;
        } else {
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}

/// Returns the count of a stage that has passed with these sources.
pub(crate) fn passed(stage: &str, fingerprint: u64) -> Option<Count> {
    let note = fs::read_to_string(note(stage)).ok()?;
    let mut words = note.split_whitespace();
    let same = words.next()?.parse() == Ok(fingerprint);
    let count = Count {
        passed: words.next()?.parse().ok()?,
        failed: 0,
        ignored: words.next()?.parse().ok()?,
    };
    same.then_some(count)
}

/// Records that a stage has passed. Errors are ignored, because without a record the stage just runs again.
pub(crate) fn remember(stage: &str, fingerprint: u64, count: Count) {
    let note = note(stage);
    if let Some(folder) = note.parent() {
        let _ = fs::create_dir_all(folder);
    }
    let _ = fs::write(
        note,
        format!("{fingerprint} {} {}\n", count.passed, count.ignored),
    );
}

fn note(stage: &str) -> PathBuf {
    target().join("passed").join(stage)
}
