//! No sentence of the page is left in English: every word in Latin letters is a name, a letter of the formulas, or
//! code.

use super::*;
use std::collections::BTreeSet;

/// Words that are the same in Russian, among them names of systems.
const NAMES: &str = "Glicko Glickman Mark Example of the system Lichess puzzles Online Go com INVERSUS Deluxe Rank Points Pokémon Showdown GXE \
    Dominion Quake Live QLStats net Infinite Chess Lishogi PlayStrategy PyChess Guild Wars World versus structured PvP WvW TETR IO Tetra League \
    Glixare TR FICS Lidraughts Boost cRPG Mount Blade Evolve Counter Strike Global Offensive CS GO Valve Skill Groups Team Fortress Dota \
    Splatoon Australian Federation Internet Club Trials Fusion Battle Anna Ben Clara David CSV Ctrl Enter \
    JSON Python JavaScript Rust PyPI glicko elote Math";
/// Functions, and letters of the formulas with several characters.
const LETTERS: &str = "RD Δr eˣ pi PI phi ln lg log exp sin max min rank II kτ NaN if else";

const LINKS: [&str; 34] = [
    "",
    "v=all&k=5.1",
    "k=8&v=values",
    "g=&i=3&v=all",
    "g=1500,200,1",
    "h=1&k=4",
    "b=1&k=5.2",
    "o=paper&v=all",
    "p=1500,350,0.06&t=1.2&g=2500,50,1&v=all",
    "p=x,-3,&g=,,2",
    "s=",
    "s=1400,30,1/i2.5&v=all",
    "r=group",
    "r=systems",
    "y=glicko&v=all",
    "y=lichess&v=all",
    "y=ogs&v=all",
    "y=inversus&v=all",
    "y=showdown&v=all",
    "y=gw2-wvw&v=all",
    "y=tetrio&v=all",
    "q=1&s=1,2,3,4",
    "y=evolve",
    "r=practise",
    "r=practise&e=1.a7k2.4",
    "r=practise&e=2.a7k2:6.3",
    "r=practise&e=3.a7k2:15.15",
    "r=solve",
    "r=solve&q=900",
    "r=solve&q=1450&y=lichess",
    "r=solve&q=1600&s=&w=3",
    "r=solve&q=2600",
    "r=solve&g=&i=2",
    "r=glossary",
];

/// Returns the texts of a page, visible ones and those for screen readers.
pub(super) fn texts(html: &Html) -> Vec<String> {
    let mut texts = Vec::new();
    for node in html.tree.nodes() {
        if let Some(element) = node.value().as_element() {
            let said = ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "label"];
            texts.extend(said.into_iter().filter_map(|name| element.attr(name)).map(str::to_owned));
        }
        // A language names itself in its own words, and code is no text.
        let mut around = node.ancestors().filter_map(|outer| outer.value().as_element());
        let is_foreign =
            around.any(|outer| outer.attr("lang").is_some() || ["code", "textarea"].contains(&outer.name()));
        texts.extend(node.value().as_text().filter(|_| !is_foreign).map(|text| text.to_string()));
    }
    texts
}

/// Returns the words of a text in Latin letters that are neither names nor letters of the formulas.
pub(super) fn strange_words(text: &str) -> Vec<&str> {
    let known: BTreeSet<&str> = NAMES.split_whitespace().chain(LETTERS.split_whitespace()).collect();
    latin(text).filter(|word| !known.contains(word)).collect()
}

/// Returns the words of a text in Latin letters.
fn latin(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| word.chars().count() > 1 && word.chars().any(|c| c.is_ascii_alphabetic()))
}

/// Returns the texts of a page that are left in English.
pub(super) fn strange(html: &Html) -> impl Iterator<Item = String> {
    texts(html).into_iter().filter_map(|text| {
        // The source of a system keeps its own title.
        if text.starts_with("Источник: ") || text == "English" {
            return None;
        }
        let words = strange_words(&text);
        (!words.is_empty()).then(|| format!("{words:?} in {text:?}"))
    })
}

#[test]
fn no_english_is_left_on_the_page() {
    let mut found = BTreeSet::new();
    let mut russian = 0;
    for link in LINKS {
        for embedded in [false, true] {
            let html = Html::parse_fragment(&page::markup_in(RU, &at(link), embedded));
            russian += texts(&html).iter().filter(|text| text.chars().any(|c| ('а'..='я').contains(&c))).count();
            found.extend(strange(&html).map(|text| format!("{link:?}: {text}")));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    assert!(russian > 3000, "{russian} texts");
}

#[test]
fn english_sentences_would_be_found() {
    let known: BTreeSet<&str> = NAMES.split_whitespace().collect();
    let html = page::rendered(&at(""));
    let strange = texts(&html).iter().flat_map(|text| latin(text)).filter(|word| !known.contains(word)).count();
    assert!(strange > 300, "{strange}");
}
