//! The page in a pseudo-language: every text of the page comes from `words/`.
//!
//! `PSEUDO_LANGUAGE=1 cargo test --test pseudo -- --ignored` builds all English sentences with accents on their
//! letters, and about a quarter longer (`crates/explain/build/pseudo.rs`). A word without accents is not in `words/`.

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;
#[path = "snapshots/parts.rs"]
mod parts;
#[path = "snapshots/states.rs"]
mod states;

use explain::words::Language;
use html::{latin, texts};
use page::at;
use scraper::Html;
use std::collections::BTreeMap;

/// Words that are the same in each language: names of systems and of players, formats, letters of formulas, and
/// what the cases contain as typed text.
const NAMES: &str = "Glicko RD CSV ln exp max min sin rank GXE Glixare TR \
    Anna Ben Clara David Red Green Blue \
    about foo thirty zz \
    Australian Chess Federation Boost Counter Strike Global Offensive Dominion Online Dota Evolve FICS Fortress \
    Team Fusion Trials Go GO Battle Guild Wars World versus structured PvP INVERSUS Deluxe Infinite Internet \
    Club Lichess puzzles Lidraughts Lishogi PlayStrategy PyChess Quake Live QLStats net com Showdown Splatoon \
    TETR IO Tetra League cRPG";

#[test]
#[ignore = "needs a build with PSEUDO_LANGUAGE=1"]
fn every_text_comes_from_the_words() {
    let title = Language::En.text().page.title();
    assert!(
        !title.is_ascii(),
        "{title:?} has no accents: build with PSEUDO_LANGUAGE=1"
    );
    let mut plain: BTreeMap<String, String> = BTreeMap::new();
    let mut check = |link: &str, html: &Html| {
        for text in texts(html) {
            let foreign = ["https://"];
            if foreign.iter().any(|part| text.contains(part)) {
                continue;
            }
            for word in latin(&text).filter(|word| word.is_ascii()) {
                if !NAMES.split_whitespace().any(|name| name == word) {
                    plain
                        .entry(word.to_owned())
                        .or_insert_with(|| format!("{link}: {text}"));
                }
            }
        }
    };
    for (_, link) in states::STATES {
        for embedded in [false, true] {
            check(
                link,
                &Html::parse_fragment(&page::markup(&at(link), embedded)),
            );
        }
    }
    for (_, link) in states::PRINTED {
        check(link, &page::on_paper(Language::En, &at(link)));
    }
    for parts::Part { shown, states, .. } in parts::parts() {
        for (link, actions) in states {
            let state = actions
                .iter()
                .fold(at(&link), |state, action| state.update(action.clone()));
            match shown {
                parts::Shown::Paper => check(&link, &page::on_paper(Language::En, &state)),
                _ => check(&link, &page::rendered(&state)),
            }
        }
    }
    assert!(plain.is_empty(), "{plain:#?}");
}
