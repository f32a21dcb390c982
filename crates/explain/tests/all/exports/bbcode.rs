//! BBCode.

use super::*;
use explain::ids::HasId;

/// Returns the tags, and the text between them.
fn parsed(text: &str) -> (Vec<String>, String) {
    let mut tags = Vec::new();
    let mut words = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        words.push_str(&rest[..at]);
        let inside = &rest[at + 1..];
        let starts_tag = inside
            .trim_start_matches('/')
            .starts_with(|c: char| c.is_ascii_alphabetic() || c == '*');
        match inside.find(']') {
            Some(end) if starts_tag => {
                tags.push(inside[..end].to_owned());
                rest = &inside[end + 1..];
            }
            _ => {
                words.push('[');
                rest = inside;
            }
        }
    }
    words.push_str(rest);
    (tags, words)
}

pub(super) fn assert_kept(format: Format, words: &[String; 6]) {
    let text = format.write(&document(words));
    let (tags, read) = parsed(&text);
    assert_eq!(
        tags,
        parsed(&format.write(&document(&harmless()))).0,
        "{}:\n{text}",
        format.id()
    );
    let mut open = Vec::new();
    for tag in &tags {
        let name = tag.split('=').next().unwrap();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{tags:?}"),
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for word in words {
        assert!(
            squeezed(&read).contains(&read_back(word)),
            "{}: {word:?} in {read:?}",
            format.id()
        );
    }
    for call in [
        "[code]x",
        "[/td][/tr][/table][",
        "@everyone",
        "https://evil",
        "www.evil",
        ":)",
    ] {
        assert!(!text.contains(call), "{}: {call} in {text}", format.id());
    }
}
