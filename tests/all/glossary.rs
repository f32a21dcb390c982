//! The glossary, rendered on the server: every letter, its origin and its uses, and the reasons.

use crate::support::{html, page};
use explain::glossary::{Topic, Why, entry, goes_to, origin};
use explain::ids::{HasId, VariantArray};
use explain::systems::all as all_systems;
use explain::teach::lessons::LESSONS;
use explain::words::Language;
use explain::words::pieces::{Piece, pieces};
use glicko2_page::state::StepPosition;
use glicko2_steps::Symbol;
use html::{all, attr, by_id as element, ids, within, words};
use page::{at, rendered};

#[test]
fn every_letter_has_exactly_one_entry() {
    let html = rendered(&at("r=glossary"));
    let text = Language::En.text();
    for symbol in Symbol::all() {
        let is_of = |topic: &&Topic| topic.symbols().any(|other| other == symbol);
        let topics = Topic::VARIANTS.iter().filter(is_of).count();
        assert_eq!(topics, 1, "{symbol:?}");
        let id = format!("n-{}", entry(symbol.id()).unwrap());
        let section = element(&html, &id).unwrap_or_else(|| panic!("{id}"));
        let lines: Vec<String> = within(section, "li").into_iter().map(words).collect();
        assert!(
            lines
                .iter()
                .any(|line| line.contains(&words_of(text.symbol(symbol)))),
            "{symbol:?}: {lines:?}"
        );
    }
}

fn words_of(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn each_letter_links_its_operands_and_its_uses() {
    let html = rendered(&at("r=glossary"));
    for symbol in Symbol::all() {
        let section = element(&html, &format!("n-{}", entry(symbol.id()).unwrap())).unwrap();
        let at = Topic::of(symbol)
            .symbols()
            .position(|other| other == symbol)
            .unwrap();
        let line = within(section, "li")[at];
        let linked: Vec<&str> = within(line, "a")
            .into_iter()
            .filter_map(|link| attr(link, "href")?.strip_prefix("#r=glossary&n="))
            .collect();
        let expected: Vec<&str> = symbol
            .operands()
            .iter()
            .copied()
            .chain(goes_to(symbol))
            .map(Symbol::id)
            .collect();
        assert_eq!(linked, expected, "{symbol:?}");
        // Only letters without a formula say where they come from.
        assert_eq!(
            origin(symbol).is_some(),
            symbol.operands().is_empty(),
            "{symbol:?}"
        );
        // The step is a link into the case of the calculator.
        let to_step = within(line, "a")
            .into_iter()
            .find(|link| words(*link).starts_with("Step "));
        let position = to_step.map(|link| position_of(attr(link, "href").unwrap()));
        let step = symbol.step();
        let expected = step.map(|step| Some(StepPosition { step, sub: 0 }));
        assert_eq!(position, expected, "{symbol:?}");
    }
}

fn position_of(href: &str) -> Option<StepPosition> {
    at(href.trim_start_matches('#')).view.options.position
}

#[test]
fn a_link_to_an_entry_marks_it() {
    for name in Symbol::all()
        .map(Symbol::id)
        .chain(Why::VARIANTS.iter().map(|why| why.id()))
    {
        let state = at(&format!("r=glossary&n={name}"));
        assert_eq!(state.link(), format!("r=glossary&n={name}"));
        let html = rendered(&at(&state.link()));
        let marked: Vec<&str> = all(&html, ".entry[aria-current]")
            .into_iter()
            .filter_map(|entry| attr(entry, "id"))
            .collect();
        assert_eq!(marked, [format!("n-{}", entry(name).unwrap())], "{name}");
    }
    for link in ["r=glossary", "r=glossary&n=nonsense"] {
        let html = rendered(&at(link));
        assert!(all(&html, ".entry[aria-current]").is_empty(), "{link}");
    }
    assert_eq!(ids(&rendered(&at("r=glossary"))).err(), None);
}

#[test]
fn all_links_of_the_glossary_have_a_target() {
    let html = rendered(&at("r=glossary"));
    for link in all(&html, "main a") {
        let href = attr(link, "href").unwrap();
        let state = at(href.trim_start_matches('#'));
        if let Some(id) = href.strip_prefix("#r=learn&n=") {
            assert!(LESSONS.iter().any(|lesson| lesson.id == id), "{href}");
            continue;
        }
        assert!(state.notice.is_none(), "{href}");
        if let Some(name) = href.strip_prefix("#r=glossary&n=") {
            assert!(entry(name).is_some(), "{href}");
        }
    }
    for &why in Why::VARIANTS {
        let is_known = |id: &str| LESSONS.iter().any(|lesson| lesson.id == id);
        assert!(why.lesson().is_none_or(is_known), "{why:?}");
    }
}

/// Braces in the reasons of a system contain known letters, and these systems have reasons.
#[test]
fn reasons_of_systems_name_known_letters() {
    let mut with = Vec::new();
    for system in all_systems() {
        let reasons = (system.rules.reasons)(Language::En);
        if !reasons.is_empty() {
            with.push(system.id);
        }
        for sentence in reasons.iter().flat_map(|reason| [reason.name, reason.told]) {
            let left = pieces(sentence)
                .into_iter()
                .any(|piece| matches!(piece, Piece::Text(text) if text.contains('{')));
            assert!(!left && !sentence.is_empty(), "{}: {sentence}", system.id);
        }
    }
    assert_eq!(with, ["inversus", "gw2-wvw", "evolve"]);
}
