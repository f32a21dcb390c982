//! Hostile words in every format.

use super::*;
use crate::support::readers::{UNSEEN, read_back, visible};
use explain::ids::VariantArray;

/// Text of the hostile words that a forum would run, or turn into a link, a mention or a picture.
const CALLS: [&str; 13] = [
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
    "[code]x",
    "[/td][/tr][/table][",
    ":)",
];

/// Returns the calls that mean something in a format.
fn calls(format: Format) -> Vec<&'static str> {
    match format.family() {
        Family::Markdown => CALLS[..10].to_vec(),
        Family::BbCode => ["@everyone", "https://evil", "www.evil"]
            .into_iter()
            .chain(CALLS[10..].iter().copied())
            .collect(),
        Family::Plain if format == Format::Lichess => {
            vec!["@everyone", "https://evil", "\n>", "⁻", "²", "⁹", "ⱼ"]
        }
        Family::Plain | Family::Document => Vec::new(),
    }
}

fn assert_nothing_breaks_out(words: &[String; 6]) {
    for &format in Format::VARIANTS {
        let [text, harmless] = [words, &harmless()].map(|words| format.write(&document(words)));
        assert_visible(&text);
        let (structure, read) = read_back(format, &text);
        assert_eq!(
            structure,
            read_back(format, &harmless).0,
            "{format:?}:\n{text}"
        );
        if let Some(read) = read.map(|read| visible(&read)) {
            for word in words {
                let word = visible(&clean(word));
                assert!(read.contains(&word), "{format:?}: {word:?} in {read:?}");
            }
        }
        let text = text.replace("&#124;", "|");
        for call in calls(format) {
            assert!(!text.contains(call), "{format:?}: {call} in {text}");
        }
        match format.family() {
            Family::BbCode => assert_tags_close(&structure),
            Family::Plain => assert_columns_are_aligned(&text),
            Family::Markdown | Family::Document => {}
        }
    }
}

fn assert_tags_close(tags: &[String]) {
    let mut open = Vec::new();
    for tag in tags {
        let name = tag.split('=').next().unwrap();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{tags:?}"),
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

fn assert_columns_are_aligned(text: &str) {
    let width = |line: &str| line.chars().filter(|c| *c != UNSEEN).count();
    let lines = text.lines().filter(|line| line.contains("−1.5"));
    let widths: Vec<usize> = lines.map(width).collect();
    assert!(
        widths.len() == 3 && widths.iter().all(|width| *width == widths[0]),
        "{widths:?} in {text}"
    );
}

#[test]
fn the_reader_of_markdown_detects_markup() {
    let structure = |text: &str| read_back(Format::GitHub, text).0;
    for text in [
        "a *b* c", "a\n\n# b", "`b`", "<b>", "[a](b)", "a $b$ c", "1. a", "> a", "~~b~~",
    ] {
        assert_ne!(structure(text), structure("a"), "{text}");
    }
}

#[test]
fn no_hostile_word_becomes_markup() {
    for word in hostile_words() {
        for around in ["{}", "1{} x"] {
            let word = around.replace("{}", &word);
            // Empty headings and paragraphs are left out.
            if !visible(&clean(&word)).is_empty() {
                assert_nothing_breaks_out(&std::array::from_fn(|_| word.clone()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_hostile_text_becomes_markup(words in proptest::array::uniform6(hostile_text())) {
        prop_assume!(words.iter().all(|word| !visible(&clean(word)).is_empty()));
        assert_nothing_breaks_out(&words);
    }

    #[test]
    fn only_addresses_of_the_web_become_links(words in hostile_text()) {
        let link = format!("https://example.org/{words}");
        let address = address(&link).unwrap();
        prop_assert!(address.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_./~!$&+,;=:#?@%".contains(&b)), "{}", address);
        for &format in Format::VARIANTS {
            let document = |address: &str| Document {
                parts: vec![Part::Link { words: "ann".to_owned(), address: address.to_owned() }],
                digits: Digits::Auto,
                language: Language::En,
            };
            let written = format.write(&document(&link));
            let in_html = address.replace('&', "&amp;");
            prop_assert!(written.contains(&address) || written.contains(&in_html), "{}", written);
            prop_assert!(!format.write(&document("javascript:alert(1)")).contains("javascript"));
        }
    }
}
