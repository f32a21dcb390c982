//! Dependencies among the folders of each crate. Cargo keeps those among the crates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Returns the files of a folder and of its subfolders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// Returns the first name of a path, or of each path of a group in braces.
fn first_names(path: &str) -> Vec<String> {
    let name = |path: &str| {
        path.chars()
            .take_while(|&c| c.is_ascii_alphanumeric() || c == '_')
            .collect::<String>()
    };
    let Some(group) = path.strip_prefix('{') else {
        return vec![name(path)];
    };
    let mut depth = 0;
    let mut names = vec![String::new()];
    for c in group.chars().take_while(|&c| c != ';') {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(String::new()),
            c if depth == 0 && !c.is_whitespace() => names.last_mut().unwrap().push(c),
            _ => {}
        }
        if depth < 0 {
            break;
        }
    }
    names.iter().map(|path| name(path)).collect()
}

/// Returns, for each folder or file right in a folder of source, the others in it that it uses.
///
/// `path` is the folder's path in the code, such as `crate::rooms::`.
fn uses(source: &str, path: &str) -> BTreeMap<String, BTreeSet<String>> {
    let source = &Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files(source) {
        let inner = file.strip_prefix(source).unwrap();
        let top = inner
            .components()
            .next()
            .unwrap()
            .as_os_str()
            .to_string_lossy();
        let top = top.trim_end_matches(".rs").to_owned();
        // The files `lib`, `main` and `mod` only name the folders, or use all of them.
        if ["lib", "main", "mod"].contains(&&*top)
            || file.extension().is_none_or(|ending| ending != "rs")
        {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let code = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect::<Vec<_>>()
            .join("\n");
        let mut used: Vec<String> = code.split(path).skip(1).flat_map(first_names).collect();
        // `super` of a module right in the folder is the folder.
        if inner.components().count() == 1
            || inner.components().count() == 2 && inner.ends_with("mod.rs")
        {
            used.extend(code.split("super::").skip(1).flat_map(first_names));
        }
        used.retain(|name| !name.is_empty() && *name != top);
        uses.entry(top).or_default().extend(used);
    }
    uses
}

/// Fails if folders use each other in a circle.
#[track_caller]
fn has_no_circle(source: &str, path: &str, folders: usize) {
    let mut left = uses(source, path);
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

#[test]
fn groups_in_braces_are_read() {
    assert_eq!(first_names("case::{Case, Room};"), ["case"]);
    assert_eq!(
        first_names("{case, words::{Text, en::EN}, steps as all};\nuse charts;"),
        ["case", "words", "stepsasall"]
    );
}

#[test]
fn folders_are_used_in_one_direction() {
    has_no_circle("src", "crate::", 8);
    has_no_circle("crates/explain/src", "crate::", 19);
}

#[test]
fn folders_of_a_folder_are_used_in_one_direction() {
    for (folder, parts) in [
        ("browser", 11),
        ("derivation", 14),
        ("dialogs", 3),
        ("page", 4),
        ("rooms", 6),
        ("widgets", 25),
    ] {
        has_no_circle(
            &format!("src/{folder}"),
            &format!("crate::{folder}::"),
            parts,
        );
    }
    for (folder, parts) in [("answer", 2), ("learn", 5), ("teach", 5), ("words", 7)] {
        has_no_circle(
            &format!("crates/explain/src/{folder}"),
            &format!("crate::{folder}::"),
            parts,
        );
    }
}

#[test]
fn teach_uses_no_words_and_no_charts() {
    let uses = &uses("crates/explain/src", "crate::")["teach"];
    assert!(uses.contains("numbers"), "{uses:?}");
    let above = [
        "words", "steps", "stage", "answer", "learn", "league", "periods", "systems", "charts",
        "export",
    ];
    for above in above {
        assert!(!uses.contains(above), "teach uses {above}");
    }
}

#[test]
fn state_knows_neither_views_nor_the_browser() {
    assert!(uses("src", "crate::")["state"].is_empty());
    for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/state")) {
        let text = std::fs::read_to_string(&file).unwrap();
        for name in ["yew::", "web_sys::", "js_sys::", "gloo::"] {
            assert!(!text.contains(name), "{} uses {name}", file.display());
        }
    }
}
