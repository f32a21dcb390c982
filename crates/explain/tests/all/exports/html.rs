//! HTML as a browser parses it.

use super::*;
use scraper::{Html, Node};

/// Returns the elements with their attributes, in order, and the text between them.
pub(super) fn parsed(html: &str) -> (Vec<String>, String) {
    let parsed = Html::parse_fragment(html);
    let mut structure = Vec::new();
    let mut words = String::new();
    for node in parsed.root_element().descendants() {
        match node.value() {
            Node::Element(element) => structure.push(format!("{element:?}")),
            Node::Text(text) => words.push_str(text),
            _ => structure.push("other".to_owned()),
        }
    }
    (structure, words)
}

pub(super) fn assert_kept(words: &[String; 6]) {
    let text = Format::Html.write(&document(words));
    let (structure, read) = parsed(&text);
    assert_eq!(
        structure,
        parsed(&Format::Html.write(&document(&harmless()))).0,
        "{text}"
    );
    for word in words {
        assert!(
            squeezed(&read).contains(&read_back(word)),
            "{word:?} in {read:?}"
        );
    }
}
