//! Systems that rate each game by itself: the answer covers all games with one set of numbers, and the steps are of one
//! game.

#[path = "../../crates/explain/tests/support/one_by_one.rs"]
mod systems;

use crate::support::act::rooms;
use crate::support::document::document;
use crate::support::{html, page};
use explain::case::level::Level;
use explain::export::card::card;
use explain::export::document::{BySystem, Case, Extent};
use explain::export::formats::{Format, write};
use explain::export::picture::Shade;
use explain::ids::{HasId, VariantArray};
use explain::numbers::{Digits, Kind, show};
use explain::reasons::Chip;
use explain::words::Language;
use explain::words::number::format_number;
use glicko2_page::by_system;
use glicko2_page::state::chosen_system::SystemResult;
use glicko2_page::state::{Action, State};
use glicko2_steps::rate;
use html::{all as every, all_words as each, attr};
use page::{at, on_paper, rendered};
use scraper::Html;
use std::rc::Rc;
use systems::{one_by_one, value};

/// A well-known player, a new player, and a player with fractional ratings.
const CASES: [&str; 3] = [
    "p=1720,62,0.06&g=1500,60,1;1480,80,1;1590,50,0",
    "p=1500,350,0.06&g=1400,30,0;1550,100,1;1700,300,1;1300,45,0.5",
    "p=1918.5,60.25,0.06&g=1918.5,60,1;1900.75,70,0;2100,90,0",
];

fn result(state: &State) -> Rc<SystemResult> {
    rooms(state).result.clone().expect("it can be rated")
}

fn one(html: &Html, css: &str) -> String {
    each(html, css).first().expect(css).clone()
}

/// Returns the number that a chart has beside a letter.
fn labelled(html: &Html, css: &str, letter: &str) -> String {
    let texts = each(html, &format!("{css} svg text"));
    let found = texts.iter().find_map(|text| text.strip_prefix(letter));
    found
        .unwrap_or_else(|| panic!("no {letter} in {texts:?}"))
        .to_owned()
}

#[test]
fn the_rating_is_the_same_wherever_it_is_shown() {
    assert!(one_by_one().count() >= 9);
    for (system, case) in one_by_one().flat_map(|system| CASES.map(|case| (system, case))) {
        let link = format!("y={}&{case}", system.id);
        let state = at(&link);
        let (html, result) = (rendered(&state), result(&state));
        let summary = &result.summary;
        let rating = format_number(&summary.rating(), Digits::Auto);
        assert_eq!(
            one(
                &html,
                ".answer [role=status] [data-quantity='system.after.rating']"
            ),
            rating,
            "{link}"
        );
        let is_rating = value_of(&html, ".headline .after data") == summary.after.rating;
        assert!(
            !is_rating || one(&html, ".headline .after data") == rating,
            "{link}: {rating}"
        );
        // The change is the difference of the two numbers beside it.
        let change = one(&html, ".headline .change");
        let [before, after] = [".headline > span:first-child data", ".headline .after data"]
            .map(|css| one(&html, css));
        let off = value(&after) - value(&before) - value(&change);
        assert!(off.abs() < 1e-9, "{link}: {before} {change} {after}");
        // Charts have whole points, or a decimal if there is room.
        let bell = labelled(&html, ".stage", "r′ = ");
        assert!(
            (value(&bell) - value(&rating)).abs() <= 0.5,
            "{link}: {bell}, {rating}"
        );
        assert!(
            value(&rating).fract() != 0.0 || value(&bell) == value(&rating),
            "{link}: {bell}, {rating}"
        );
        let start = labelled(&html, ".stage", "r = ");
        assert!(
            (value(&start) - summary.period.player.rating).abs() <= 0.5,
            "{link}: {start}"
        );
        assert_eq!(
            one(&html, ".stage [data-quantity='player.rating']"),
            rating,
            "{link}"
        );
        let told = attr(every(&html, ".stage [role=img]")[0], "aria-label")
            .unwrap()
            .to_owned();
        assert!(
            told.contains(&show(summary.after.rating, Kind::Whole, Digits::Auto)),
            "{link}: {told}"
        );
        // The changes of the games add up to the change of the rating.
        let each = each(&html, "#place-periods tbody [data-quantity$='.change']");
        assert_eq!(each.len(), summary.period.games.len());
        let sum: f64 = each.iter().map(|change| value(change)).sum();
        let total = value(&format_number(&summary.change(Digits::Auto), Digits::Auto));
        assert!((sum - total).abs() < 1e-9, "{link}: {each:?}");
        // Texts and pictures for other pages.
        let answer = by_system(&result, Level::P95, Digits::Auto, Language::En);
        let texts = exported(&result, &answer, Language::En);
        for text in &texts {
            assert!(text.contains(&rating), "{link}: no {rating} in {text}");
        }
        let paper = on_paper(Language::En, &state);
        assert_eq!(
            one(&paper, ".answer [data-quantity='system.after.rating']"),
            rating,
            "{link}"
        );
        assert_eq!(labelled(&paper, ".pictures", "r′ = "), bell, "{link}");
    }
}

fn value_of(html: &Html, css: &str) -> f64 {
    attr(every(html, css)[0], "value")
        .and_then(|value| value.parse().ok())
        .expect("a number")
}

/// Returns a text for a post, and the text of the card.
fn exported(result: &SystemResult, answer: &BySystem, language: Language) -> [String; 2] {
    let derivation = result.papers_case().unwrap();
    let case = Case {
        language,
        system: result.outcome.system.name,
        by_system: Some(answer),
        ..document(
            &derivation.period,
            &derivation.trace,
            "https://example.org/",
        )
    };
    [
        write(&case, Format::VARIANTS[0], Extent::Short).text,
        card(&case, Shade::Light).svg,
    ]
}

/// In a post the reader is not the player.
#[test]
fn texts_for_others_speak_of_the_player() {
    // In the last case the rating rises after a loss.
    let cases = CASES.into_iter().chain([
        "p=1500,200,0.06&g=1500,350,1;1520,30,0",
        "p=1500,200,0.06&g=1500,350,0;1480,30,1",
    ]);
    let links =
        cases.flat_map(|case| one_by_one().map(move |system| format!("y={}&{case}", system.id)));
    for link in links {
        let result = result(&at(&link));
        for (language, reader) in [
            (Language::En, "you your yours"),
            (
                Language::Ru,
                "вы вас вам вами ваш ваша ваше ваши вашего вашей",
            ),
        ] {
            let told = language.speak(|| {
                exported(
                    &result,
                    &by_system(&result, Level::P95, Digits::Auto, language),
                    language,
                )
            });
            for text in told {
                let text = text.to_lowercase();
                let mut words = text.split(|c: char| !c.is_alphabetic());
                assert_eq!(
                    words.find(|word| reader.split(' ').any(|of| of == *word)),
                    None,
                    "{link}: {text}"
                );
            }
        }
    }
}

#[test]
fn every_view_of_several_games_agrees() {
    for (system, case) in one_by_one().flat_map(|system| CASES.map(|case| (system, case))) {
        let state = at(&format!("y={}&d=15&{case}", system.id));
        let (html, result) = (rendered(&state), result(&state));
        let what = format!("{} {case}", system.id);
        // Chosen decimals do not change the reasons.
        for number in each(&html, ".answer .why data") {
            let decimals = number.split_once('.').map_or("", |(_, decimals)| decimals);
            assert!(decimals.len() <= 2, "{what}: {number}");
        }
        // Every question has an answer, and not that of games rated together.
        for button in every(&html, ".chips button") {
            let chip = Chip::from_id(attr(button, "id").unwrap()).unwrap();
            let html = rendered(&state.update(Action::ToggleChip(chip)));
            let told = one(&html, ".chip-answer");
            assert!(
                told.len() > 20 && !told.contains("rated together"),
                "{what} {chip:?}: {told}"
            );
        }
        // The result that happened is one of the possible ones and has the rating of the answer.
        let now = each(&html, ".what-if [aria-current=true]");
        let rating = show(result.summary.after.rating, Kind::Whole, Digits::Auto);
        assert_eq!(now, vec![rating; result.outcome.games.len()], "{what}");
        // Traces of games are those of the engine.
        for (j, update) in result.outcome.updates.iter().enumerate() {
            let derivation = result.period(j).derivation.clone().unwrap();
            let trace = update
                .work
                .trace()
                .cloned()
                .or_else(|| rate(&derivation.period).ok());
            assert_eq!(Some(&*derivation.trace), trace.as_ref(), "{what}");
        }
        let together = result.together().unwrap();
        assert_eq!(
            Ok(&*together.trace),
            rate(&together.period).as_ref(),
            "{what}"
        );
    }
}
