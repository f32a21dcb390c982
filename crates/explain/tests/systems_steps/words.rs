//! Texts: complete and well typeset.

use super::*;
use explain::ids::VariantArray;
use explain::systems::{OptionKind, OptionProblem, Sure};

#[test]
fn every_system_has_its_texts() {
    let words = EN.systems();
    for system in all() {
        let said = (system.words)(words);
        assert!((said.about)().len() > 20, "{}", system.id);
        for &language in Language::VARIANTS {
            let different = (system.words)(language.systems()).different;
            let is_short = (10..=75).contains(&different.chars().count());
            let is_one = different.find(". ").is_none() && different.ends_with('.');
            assert!(is_short && is_one, "{}: {different}", system.id);
        }
        let missing = (said.unknown)().is_empty();
        assert!(!missing || system.publication == Publication::Published, "{}: what is not known", system.id);
        assert!(!(words.published)(system.publication).is_empty());
        for option in system.options {
            assert!(!(option.label)(words).is_empty(), "{}: {}", system.id, option.id);
            if let OptionKind::Choice(choices) = option.kind {
                let names: Vec<&str> = choices.iter().map(|choice| (choice.label)(words)).collect();
                assert!(names.iter().all(|name| !name.is_empty()), "{}: {}", system.id, option.id);
                let ids: std::collections::HashSet<&str> = choices.iter().map(|choice| choice.id).collect();
                assert_eq!(ids.len(), choices.len(), "{}: {}", system.id, option.id);
            }
        }
    }
    for fact in all().iter().flat_map(|system| system.facts) {
        let told = (words.source)(fact);
        let (year, sure) = (fact.as_of.year, (words.sure)(fact.sure));
        for part in [fact.source, &year.to_string(), sure] {
            assert!(told.contains(part), "{part} in {told}");
        }
        assert!(year >= 1995 && fact.as_of.month.is_none_or(|month| (1..=12).contains(&month)), "{told}");
    }
    let sure = [Sure::High, Sure::Medium, Sure::Low].map(words.sure);
    assert!(sure[0] != sure[1] && sure[1] != sure[2] && sure[0] != sure[2], "{sure:?}");
    let outside = (words.option_problem)(OptionProblem::Outside { least: -30.0, most: 30.0 });
    assert!(outside.contains("−30 ") && outside.contains(" 30"), "{outside}");
}

#[test]
fn every_sentence_is_well_typeset() {
    let tables =
        [include_str!("../../src/systems/words/en/mod.rs"), include_str!("../../src/systems/words/en/systems.rs")];
    let lines = tables.iter().flat_map(|table| table.lines()).filter(|line| !line.trim_start().starts_with("//"));
    let quoted = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
    let messages = include_str!("../../words/en/glicko.ftl").lines().filter(|line| !line.starts_with('#'));
    let texts = messages.filter_map(|line| Some(line.split_once(" = ")?.1));
    for words in quoted.chain(texts) {
        assert!(words.trim() == words, "spaces at an end: {words:?}");
        assert!(!words.contains("  ") && !words.contains('\''), "{words}");
        assert!(!words.contains("...") && !words.contains(" - ") && !words.contains(" ,"), "{words}");
    }
}
