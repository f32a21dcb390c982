//! No sentence of the page is left in English: every word in Latin letters is a name, a letter of the formulas, or
//! code.

use super::html::{latin, texts};
use super::*;
use explain::reported::REPORTS;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Words that are the same in Russian, among them names of systems.
const NAMES: &str = "Glicko Glickman Mark Example of the system Lichess puzzles Online Go com INVERSUS Deluxe Rank Points Pokémon Showdown GXE \
    Dominion Quake Live QLStats net Infinite Chess Lishogi PlayStrategy PyChess Guild Wars World versus structured PvP WvW TETR IO Tetra League \
    Glixare TR FICS Lidraughts Boost cRPG Mount Blade Evolve Counter Strike Global Offensive CS GO Valve Skill Groups Team Fortress Dota \
    Splatoon Australian Federation Internet Club Trials Fusion Battle Anna Ben Clara David CSV Ctrl Enter \
    JSON Python JavaScript Rust PyPI glicko elote lila Math";
/// Functions, and letters of the formulas with several characters.
const LETTERS: &str = "RD Δr eˣ pi PI phi ln lg log exp sin max min rank II kτ NaN if else";

/// Further states, with all values of the steps.
const EVERY_VALUE: [&str; 11] = [
    "g=&i=3&v=all",
    "o=paper&v=all",
    "p=1500,350,0.06&t=1.2&g=2500,50,1&v=all",
    "s=1400,30,1/i2.5&v=all",
    "y=glicko&v=all",
    "y=lichess&v=all",
    "y=ogs&v=all",
    "y=inversus&v=all",
    "y=showdown&v=all",
    "y=gw2-wvw&v=all",
    "y=tetrio&v=all",
];

/// Returns the words of a text in Latin letters that are neither names nor letters of the formulas.
fn strange_words(text: &str) -> Vec<&str> {
    static KNOWN: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
        NAMES
            .split_whitespace()
            .chain(LETTERS.split_whitespace())
            .collect()
    });
    latin(text).filter(|word| !KNOWN.contains(word)).collect()
}

/// Returns whether a number has a point, apart from the paper's names for parts of Step 5, such as “5.4”, and versions.
fn has_point(text: &str) -> bool {
    let text = ["5.4", "5.2", "5.1", "2.1.0"]
        .into_iter()
        .fold(text.to_owned(), |text, name| text.replace(name, ""));
    text.as_bytes()
        .windows(3)
        .any(|of| of[0].is_ascii_digit() && of[1] == b'.' && of[2].is_ascii_digit())
}

/// Checks that every text is Russian, has no unfilled placeholder, and has decimal commas.
fn check(page: &str, html: &Html) -> usize {
    let texts = texts(html);
    for text in &texts {
        // Quoted text, sources, and addresses stay as they are.
        let foreign = [
            "Строка ",
            "Источник: ",
            "rating = ",
            "English",
            "zz=1",
            "Ryan Juckett",
            "https://",
        ];
        let is_report = REPORTS.iter().any(|report| report.name == *text);
        if !is_report && !foreign.iter().any(|part| text.contains(part)) {
            assert!(
                strange_words(text).is_empty(),
                "{page}: {:?} in {text:?}",
                strange_words(text)
            );
            // Systems quote their constants as they were published.
            let has_point =
                (page.starts_with("r=learn") || page.starts_with("r=check")) && has_point(text);
            assert!(!text.contains(['{', '}']) && !has_point, "{page}: {text}");
        }
    }
    texts
        .iter()
        .filter(|text| text.chars().any(|c| ('а'..='я').contains(&c)))
        .count()
}

#[test]
fn no_english_is_left_on_any_recorded_page() {
    let mut russian = 0;
    let links = states::STATES
        .iter()
        .map(|(_, link)| link)
        .chain(&EVERY_VALUE);
    // The other examples of the League have English names.
    for link in links.filter(|link| !link.starts_with("r=group&m")) {
        for embedded in [false, true] {
            russian += check(
                link,
                &Html::parse_fragment(&page::markup_in(RU, &at(link), embedded)),
            );
        }
    }
    for (_, link) in states::PRINTED
        .iter()
        .filter(|(_, link)| !link.starts_with("r=group&m"))
    {
        russian += check(link, &page::on_paper(RU, &at(link)));
    }
    for parts::Part { shown, states, .. } in parts::parts() {
        for (link, actions) in states {
            let state = actions
                .iter()
                .fold(at(&link), |state, action| state.update(action.clone()));
            russian += match shown {
                parts::Shown::Paper => check(&link, &page::on_paper(RU, &state)),
                _ => check(&link, &rendered(&state)),
            };
        }
    }
    assert!(russian > 3000, "{russian} texts");
}

#[test]
fn english_sentences_would_be_found() {
    let known: BTreeSet<&str> = NAMES.split_whitespace().collect();
    let html = page::rendered(&at(""));
    let strange = texts(&html)
        .iter()
        .flat_map(|text| latin(text))
        .filter(|word| !known.contains(word))
        .count();
    assert!(strange > 300, "{strange}");
}
