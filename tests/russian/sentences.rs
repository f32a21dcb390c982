//! Sentences from the case to the text, with their numbers and plural forms.

use super::*;
use explain::charts::alt::strip::{describe, letter};
use explain::charts::data::Strip;
use glicko2_steps::{Field, Period, rate};

#[track_caller]
fn says(link: &str, sentences: &[&str]) {
    let text = text_of(link);
    for sentence in sentences {
        assert!(text.contains(sentence), "{link:?} does not say: {sentence}\n{text}");
    }
}

#[test]
fn an_insensitive_result_is_described_as_unchanged() {
    let period = Period::papers_example();
    let range = Strip::range(&period, Field::Tau).unwrap();
    let strip = Strip::of(&period, Field::Tau, range, &|period| Some(rate(period).ok()?.player)).unwrap();
    let said = RU.speak(|| describe(&strip, &letter(Field::Tau), RU.strip()).join(" "));
    assert_eq!(said, "Ничего не движется: при τ от 0,1 до 2 рейтинг r′ меняется на 0,0001.");
}

/// Returns a link with `count` wins against an equal opponent.
fn games(count: usize) -> String {
    format!("g={}", vec!["1500,200,1"; count].join(";"))
}

#[test]
fn counts_have_russian_plural_forms() {
    for (count, sentence) in [
        (2, "За 2 партии от вас ожидалось"),
        (5, "За 5 партий от вас ожидалось"),
        (11, "За 11 партий от вас ожидалось"),
        (21, "За 21 партию от вас ожидалось"),
        (22, "За 22 партии от вас ожидалось"),
        (25, "За 25 партий от вас ожидалось"),
    ] {
        says(&games(count), &[sentence]);
    }
    // With several periods the sentence covers all of them.
    let periods = |count: usize| format!("s={}", vec!["1500,200,1"; count].join("/"));
    for (count, sentence) in
        [(2, "За 2 периода рейтинг вырос"), (5, "За 5 периодов рейтинг вырос"), (21, "За 21 период рейтинг вырос")]
    {
        says(&periods(count), &[sentence]);
    }
}

#[test]
fn fractions_have_their_own_form() {
    for (idle, sentence) in [
        ("1", "перерыв на 1 период:"),
        ("2", "перерыв на 2 периода:"),
        ("5", "перерыв на 5 периодов:"),
        ("21", "перерыв на 21 период:"),
        ("1.5", "перерыв на 1,5 периода:"),
    ] {
        says(&format!("s=1400,30,1/i{idle}&w=2"), &[sentence, &format!("перерыв: {}", idle.replace('.', ","))]);
    }
}
