//! Words: complete and well typeset.

use super::*;
use explain::ids::VariantArray;
use explain::systems::{OptionKind, OptionProblem, Sure};

#[test]
fn every_system_has_its_words() {
    let words = EN.systems();
    for system in all() {
        let said = (system.words)(EN);
        assert!(said.about.len() > 20, "{}", system.id);
        for &language in Language::VARIANTS {
            let different = (system.words)(language).different;
            let is_short = (10..=75).contains(&different.chars().count());
            let is_one = different.find(". ").is_none() && different.ends_with('.');
            assert!(is_short && is_one, "{}: {different}", system.id);
        }
        let missing = said.unknown.is_empty();
        assert!(
            !missing || system.publication == Publication::Published,
            "{}: what is not known",
            system.id
        );
        assert!(!words.publication(system.publication).is_empty());
        for option in system.options {
            assert!(
                !(option.label)(EN).is_empty(),
                "{}: {}",
                system.id,
                option.id
            );
            if let OptionKind::Choice(choices) = option.kind {
                let names: Vec<&str> = choices.iter().map(|choice| (choice.label)(EN)).collect();
                assert!(
                    names.iter().all(|name| !name.is_empty()),
                    "{}: {}",
                    system.id,
                    option.id
                );
                let ids: std::collections::HashSet<&str> =
                    choices.iter().map(|choice| choice.id).collect();
                assert_eq!(ids.len(), choices.len(), "{}: {}", system.id, option.id);
            }
        }
    }
    for fact in all().iter().flat_map(|system| system.facts) {
        let told = words.source_of(fact);
        let (year, sure) = (fact.as_of.year, words.sure(fact.sure));
        for part in [(fact.source)(EN), &year.to_string(), sure] {
            assert!(told.contains(part), "{part} in {told}");
        }
        assert!(
            year >= 1995
                && fact
                    .as_of
                    .month
                    .is_none_or(|month| (1..=12).contains(&month)),
            "{told}"
        );
    }
    let sure = [Sure::High, Sure::Medium, Sure::Low].map(|sure| words.sure(sure));
    assert!(
        sure[0] != sure[1] && sure[1] != sure[2] && sure[0] != sure[2],
        "{sure:?}"
    );
    let outside = words.option_problem(OptionProblem::Outside {
        least: -30.0,
        most: 30.0,
    });
    assert!(
        outside.contains("−30 ") && outside.contains(" 30"),
        "{outside}"
    );
}

/// English words that must be translated. Titles of publications do not contain them.
const ENGLISH: [&str; 21] = [
    "January",
    "February",
    "March",
    "April",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
    "same",
    "our",
    "which",
    "whose",
    "quoted",
    "topic",
    "posts",
    "found",
    "words",
    "issue",
];

#[test]
fn sources_are_russian_except_for_titles() {
    for fact in all().iter().flat_map(|system| system.facts) {
        let (english, russian) = ((fact.source)(EN), (fact.source)(Language::Ru));
        let words: Vec<&str> = russian.split(|c: char| !c.is_alphabetic()).collect();
        let left: Vec<_> = ENGLISH.iter().filter(|word| words.contains(word)).collect();
        assert!(left.is_empty(), "{left:?} in {russian}");
        // Both contain the same whole numbers.
        let numbers = |text: &str| {
            let mut numbers: Vec<String> = text
                .split(|c: char| !c.is_ascii_digit())
                .map(str::to_owned)
                .collect();
            numbers.retain(|number| !number.is_empty());
            numbers.sort();
            numbers
        };
        assert_eq!(numbers(english), numbers(russian), "{russian}");
    }
}

#[test]
fn every_sentence_is_well_typeset() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/words/en");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let is_of_systems = |name: &str| name.starts_with("system") || name == "glicko.ftl";
    let files: Vec<_> = files
        .filter(|path| is_of_systems(path.file_name().unwrap().to_str().unwrap()))
        .collect();
    assert!(files.len() > 20, "{files:?}");
    for path in files {
        let messages = std::fs::read_to_string(&path).unwrap();
        let lines = messages.lines().filter(|line| !line.starts_with('#'));
        for words in lines.filter_map(|line| Some(line.split_once(" = ")?.1)) {
            assert!(words.trim() == words, "spaces at an end: {words:?}");
            assert!(!words.contains("  ") && !words.contains('\''), "{words}");
            assert!(
                !words.contains("...") && !words.contains(" - ") && !words.contains(" ,"),
                "{words}"
            );
        }
    }
}
