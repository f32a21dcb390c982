//! The sentences keep to the rules for writing: no word that readers stumble over, short sentences, none unused.

use fluent_syntax::ast::{Entry, Expression, Message, Pattern, PatternElement};
use std::fs;
use std::path::{Path, PathBuf};

/// English words that the page does not use, and the messages that may use each.
const AVOIDED: &[(&str, &[&str])] = &[
    ("anybody", &[]),
    ("as good as", &[]),
    ("at once", &[]),
    ("best list", &[]),
    ("came of", &[]),
    ("difference to", &[]),
    ("for ever", &[]),
    ("hence", &[]),
    // The name of an attribute.
    ("idle", &["site/demo-attributes"]),
    ("is no number", &[]),
    ("left out here", &[]),
    ("meanwhile", &[]),
    ("not known", &[]),
    // The result of a race, and a position in a table. A system is a site or a game.
    (
        "place",
        &[
            "league/lead-race",
            "league/input-entrants",
            "league/input-place",
            "league/input-no-place",
            "league/after-same",
            "league/after-up",
            "league/after-down",
            "league/number-place",
        ],
    ),
    ("somebody", &[]),
    ("surer", &[]),
    ("the own", &[]),
    ("thus", &[]),
    ("told", &[]),
    // We are unsure, a rating is uncertain.
    (
        "unsure",
        &["steps/idle-title", "glicko/titles-1", "glicko/idle-title"],
    ),
    ("whence", &[]),
    ("whoever", &[]),
    ("whole surprise", &[]),
];
/// The number of words that an English sentence may have.
const LONGEST: usize = 30;

/// Returns the folder of this crate.
fn crate_folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns all files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let below = |path: PathBuf| {
        if path.is_dir() {
            files(&path)
        } else {
            vec![path]
        }
    };
    entries
        .flatten()
        .flat_map(|entry| below(entry.path()))
        .collect()
}

/// Calls a function with each English message, under the name `file/id`.
fn for_each_message(mut check: impl FnMut(&str, &Message<&str>)) {
    for path in files(&crate_folder().join("words/en")) {
        let text = fs::read_to_string(&path).expect("a file of words");
        let resource =
            fluent_syntax::parser::parse(text.as_str()).expect("the build has read the file");
        let file = path
            .file_stem()
            .expect("the file has a name")
            .to_string_lossy();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                check(&format!("{file}/{}", message.id.name), message);
            }
        }
    }
}

/// Returns the texts of a message: its own, and those of its attributes.
fn patterns<'a>(message: &'a Message<&'a str>) -> impl Iterator<Item = &'a Pattern<&'a str>> {
    message
        .value
        .iter()
        .chain(message.attributes.iter().map(|attribute| &attribute.value))
}

/// Returns a text with X for each place, and one version for each form of its longest selection.
fn versions(pattern: &Pattern<&str>) -> Vec<String> {
    let forms = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => vec![(*value).to_owned()],
        PatternElement::Placeable {
            expression: Expression::Inline(_),
        } => vec!["X".to_owned()],
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => variants
            .iter()
            .flat_map(|variant| versions(&variant.value))
            .collect(),
    };
    let parts: Vec<Vec<String>> = pattern.elements.iter().map(forms).collect();
    let count = parts.iter().map(Vec::len).max().unwrap_or(0);
    (0..count)
        .map(|i| {
            parts
                .iter()
                .map(|forms| forms[i.min(forms.len() - 1)].as_str())
                .collect()
        })
        .collect()
}

/// Returns the sentences of a text. A line and a cell of a table are sentences of their own.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let ends = [". ", "! ", "? ", "\n", "|"];
    ends.iter()
        .fold(vec![text], |parts, end| {
            parts.iter().flat_map(|part| part.split(end)).collect()
        })
        .into_iter()
}

/// Returns whether a text contains a word, also in the plural.
fn contains_word(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(word).any(|(at, _)| {
        let end = &text[at + word.len()..];
        let end = end.strip_prefix('s').unwrap_or(end);
        !text[..at].ends_with(char::is_alphabetic) && !end.starts_with(char::is_alphabetic)
    })
}

#[test]
fn the_page_avoids_words_that_readers_stumble_over() {
    let mut found = Vec::new();
    let mut exceptions: Vec<_> = AVOIDED
        .iter()
        .flat_map(|(word, ids)| ids.iter().map(move |id| (*word, *id)))
        .collect();
    for_each_message(|id, message| {
        let text = patterns(message)
            .flat_map(versions)
            .collect::<Vec<_>>()
            .join("\n");
        for (word, ids) in AVOIDED
            .iter()
            .filter(|(word, _)| contains_word(&text, word))
        {
            if ids.contains(&id) {
                exceptions.retain(|exception| *exception != (*word, id));
            } else {
                found.push(format!("{id}: {word}"));
            }
        }
        if text.contains(" %") {
            found.push(format!("{id}: a space before %"));
        }
    });
    assert!(found.is_empty(), "{found:#?}");
    assert!(
        exceptions.is_empty(),
        "exceptions without need: {exceptions:?}"
    );
}

#[test]
fn english_sentences_are_short() {
    let mut long = Vec::new();
    for_each_message(|id, message| {
        for version in patterns(message).flat_map(versions) {
            long.extend(
                sentences(&version)
                    .filter(|sentence| sentence.split_whitespace().count() > LONGEST)
                    .map(|sentence| format!("{id}: {sentence}")),
            );
        }
    });
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn every_message_is_used() {
    let root = crate_folder().join("../..");
    let read = |folders: &[&str], endings: &[&str]| -> String {
        let paths = folders.iter().flat_map(|folder| files(&root.join(folder)));
        let paths = paths.filter(|path| {
            path.extension()
                .is_some_and(|end| endings.iter().any(|ending| end == *ending))
        });
        paths
            .map(|path| fs::read_to_string(path).expect("a file of code"))
            .collect()
    };
    let code = read(
        &[
            "crates/explain/src",
            "crates/explain/examples",
            "src",
            "examples",
        ],
        &["rs"],
    );
    let around = read(&["xtask/src", "www"], &["rs", "html"]);
    let used = |name: &str| {
        ["(", ")", ","]
            .iter()
            .any(|end| code.contains(&format!("{name}{end}")))
    };
    let mut unused = Vec::new();
    for_each_message(|id, message| {
        let name = message.id.name;
        let list = name
            .rsplit_once('-')
            .filter(|(_, number)| number.parse::<usize>().is_ok());
        let function = list.map_or(name, |(list, _)| list).replace('-', "_");
        // The words around the program are used by their names, in the template of a page without the page's name.
        let short = function.split_once('_').map_or("", |(_, name)| name);
        let preset = name
            .strip_prefix("preset-")
            .and_then(|name| name.rsplit_once('-'))
            .map_or("", |(name, _)| name);
        let is_used = match id.strip_prefix("site/") {
            Some(_) => {
                let texts = [
                    format!("\"{name}\""),
                    format!("\"{preset}\""),
                    format!("{{{short}}}"),
                    format!(":{short}}}"),
                ];
                texts.iter().any(|text| around.contains(text))
            }
            None => !message.attributes.is_empty() || used(&function),
        };
        if !is_used {
            unused.push(id.to_owned());
        }
    });
    assert!(unused.is_empty(), "{unused:#?}");
}
