//! Words that mean something in a dialect, in all of them.

use super::*;

fn assert_nothing_breaks_out(words: &[String; 6]) {
    for format in Format::ALL {
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
fn no_single_word_breaks_out() {
    for word in HOSTILE {
        for around in ["{}", "1{} x"] {
            let word = around.replace("{}", word);
            // A heading or paragraph of nothing is none.
            if !squeezed(&clean(&word)).is_empty() {
                assert_nothing_breaks_out(&std::array::from_fn(|_| word.clone()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_words_break_out(words in proptest::array::uniform6(hostile_text())) {
        prop_assume!(words.iter().all(|word| !squeezed(&clean(word)).is_empty()));
        assert_nothing_breaks_out(&words);
    }

    #[test]
    fn a_link_is_a_link_or_nothing(words in hostile_text()) {
        let link = format!("https://example.org/{words}");
        let address = address(&link).unwrap();
        prop_assert!(address.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_./~!$&+,;=:#?@%".contains(&b)), "{}", address);
        for format in Format::ALL {
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
