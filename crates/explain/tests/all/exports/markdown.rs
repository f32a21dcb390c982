//! Markdown as a parser reads it.

use super::*;
use explain::ids::HasId;
use pulldown_cmark::{Event, Options, Parser};

/// Returns the structure of a Markdown text, and its words.
fn parsed(markdown: &str, format: Format) -> (Vec<String>, String) {
    // No forum changes quotes, or gives headings attributes.
    let mut options =
        Options::all() - Options::ENABLE_SMART_PUNCTUATION - Options::ENABLE_HEADING_ATTRIBUTES;
    if matches!(format, Format::Reddit | Format::Lemmy | Format::Discord) {
        options -= Options::ENABLE_MATH;
    }
    let mut structure = Vec::new();
    let mut words = String::new();
    for event in Parser::new_ext(markdown, options) {
        match event {
            Event::Text(text) => words.push_str(&text),
            Event::Code(_) | Event::Html(_) | Event::InlineHtml(_) => {
                structure.push(format!("{event:?}"));
            }
            Event::SoftBreak => words.push(' '),
            Event::Start(tag) => structure.push(format!("{tag:?}")),
            other => structure.push(format!("{other:?}").split('(').next().unwrap().to_owned()),
        }
    }
    (structure, words)
}

#[test]
fn the_parser_detects_markup() {
    let open = |text: &str| parsed(text, Format::GitHub).0;
    for text in [
        "a *b* c", "a\n\n# b", "`b`", "<b>", "[a](b)", "a $b$ c", "1. a", "> a", "~~b~~",
    ] {
        assert_ne!(open(text), open("a"), "{text}");
    }
}

pub(super) fn assert_kept(format: Format, words: &[String; 6]) {
    let text = format.write(&document(words));
    let (structure, read) = parsed(&text, format);
    assert_eq!(
        structure,
        parsed(&format.write(&document(&harmless())), format).0,
        "{}:\n{text}",
        format.id()
    );
    let read = squeezed(&read).replace('＄', "$");
    for word in words {
        assert!(
            read.contains(&read_back(word)),
            "{}: {word:?} in {read:?}",
            format.id()
        );
    }
    // Nothing in the words mentions users or links to anything.
    let text = text.replace("&#124;", "|");
    for call in [
        "@everyone",
        "@here",
        "<@1>",
        "https://evil",
        "www.evil",
        "evil.example",
        " r/chess",
        ":smile",
        "#12",
        "::",
    ] {
        assert!(!text.contains(call), "{}: {call} in {text}", format.id());
    }
}
