//! Dependencies among the folders of each crate. Cargo keeps those among the crates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Returns the files of a folder and of its subfolders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Returns, for each top folder or file of a crate's source, the others that it uses.
fn uses(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let source = &Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files(source) {
        let top = file.strip_prefix(source).unwrap().components().next().unwrap().as_os_str().to_string_lossy();
        let top = top.trim_end_matches(".rs").to_owned();
        // `lib.rs` and `main.rs` only name the folders.
        if top == "lib" || top == "main" || file.extension().is_none_or(|ending| ending != "rs") {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        let used = code.split("crate::").skip(1);
        let used = used.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap());
        // `words` is another name of `present::words`.
        let used = used.map(|used| if used == "words" { "present" } else { used });
        let used: Vec<String> = used.filter(|used| !used.is_empty() && *used != top).map(str::to_owned).collect();
        uses.entry(top).or_default().extend(used);
    }
    uses
}

#[test]
fn folders_are_used_in_one_direction() {
    for (source, folders) in [("src", 2), ("crates/explain/src", 10)] {
        let mut left = uses(source);
        assert!(left.len() >= folders, "{source}: {left:?}");
        // Removes, again and again, the folders that use none of those that are left.
        loop {
            let names: BTreeSet<String> = left.keys().cloned().collect();
            let before = left.len();
            left.retain(|_, used| used.intersection(&names).next().is_some());
            if left.len() == before {
                break;
            }
        }
        assert!(left.is_empty(), "{source}: a circle among {left:?}");
    }
}

#[test]
fn teach_uses_no_words_and_no_charts() {
    let uses = &uses("crates/explain/src")["teach"];
    assert!(uses.contains("number"), "{uses:?}");
    for above in ["present", "charts", "export"] {
        assert!(!uses.contains(above), "teach uses {above}");
    }
}
