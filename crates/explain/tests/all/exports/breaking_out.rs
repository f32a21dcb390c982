//! Hostile words in every format.

use super::*;
use explain::ids::VariantArray;

fn assert_nothing_breaks_out(words: &[String; 6]) {
    for &format in Format::VARIANTS {
        assert_visible(&format.write(&document(words)));
        match format.family() {
            Family::Markdown => markdown::assert_kept(format, words),
            Family::BbCode => bbcode::assert_kept(format, words),
            Family::Plain => plain::assert_kept(format, words),
            Family::Document if format == Format::Html => html::assert_kept(words),
            Family::Document => latex::assert_kept(words),
        }
    }
}

#[test]
fn no_hostile_word_becomes_markup() {
    for word in hostile_words() {
        for around in ["{}", "1{} x"] {
            let word = around.replace("{}", &word);
            // Empty headings and paragraphs are left out.
            if !squeezed(&clean(&word)).is_empty() {
                assert_nothing_breaks_out(&std::array::from_fn(|_| word.clone()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_hostile_text_becomes_markup(words in proptest::array::uniform6(hostile_text())) {
        prop_assume!(words.iter().all(|word| !squeezed(&clean(word)).is_empty()));
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
