//! The calculator with another system, rendered on the server: its number on top, its periods, its steps in its order.

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use explain::number::{Digits, Kind, show};
use explain::present::text::Language;
use explain::present::why::Chip;
use explain::systems::{Family, all};
use glicko2_page::app::{Action, Room, Rooms, State};
use glicko2_steps::Field;
use html::{all as every, attr, words};
use page::{at, rendered};
use scraper::Html;
use std::collections::HashSet;

const EN: Language = Language::En;

fn rooms(state: &State) -> &Rooms {
    Rooms::of(state).unwrap()
}

/// Returns the text of each element that matches.
fn each(html: &Html, css: &str) -> Vec<String> {
    every(html, css).into_iter().map(words).collect()
}

#[test]
fn sensitivity_follows_the_rules_of_the_system() {
    // Lichess holds deviations at 45 or more: below that nothing changes.
    let state = at("y=lichess&p=1500,60,0.06&g=1700,50,1").update(Action::Activate(Some(Field::PlayerDeviation)));
    let html = rendered(&state);
    let after = rooms(&state).result.as_ref().unwrap().outcome.after;
    assert_eq!(each(&html, ".strip p data")[0], show(after.rating.trunc(), Kind::Given, Digits::Auto));
    let label = attr(every(&html, ".strip [role=img]")[0], "aria-label").unwrap().to_owned();
    let at = |deviation| {
        let period = state.view.derivation.period.with(Field::PlayerDeviation, deviation);
        show(rooms(&state).chosen_system.rated(&period).unwrap().rating, Kind::Rating, Digits::Auto)
    };
    assert_eq!(at(10.0), at(45.0));
    assert!(label.starts_with(&format!("RD from 10 to 400: r′ from {} to {}", at(10.0), at(400.0))), "{label}");
}

#[test]
fn an_unreadable_number_has_no_sensitivity() {
    let bad = Action::Edit(Field::PlayerRating, "15x".into());
    let html =
        rendered(&at("p=1500,60,0.06&g=1700,50,1").update(Action::Activate(Some(Field::PlayerRating))).update(bad));
    assert_eq!(each(&html, ".strip > p")[0], EN.text().answer.stale());
}

#[test]
fn answers_use_the_computation_of_the_system() {
    // The system rates the imagined case.
    let little = at("y=lichess&p=1720,62,0.06&g=1500,60,1");
    let answer = each(&rendered(&little.update(Action::ToggleChip(Chip::Little))), ".chip-answer p");
    assert!(answer[1].ends_with("the change would have been +16."), "{answer:?}");
}

#[test]
fn steps_are_in_the_order_of_the_system() {
    for system in all().iter().filter(|system| !system.is_paper()) {
        let html = rendered(&at(&format!("y={}", system.id)));
        let numerals = each(&html, ".steps .numeral");
        let counted: Vec<String> = (1..=numerals.len()).map(|n| n.to_string()).collect();
        assert_eq!(numerals, counted, "{}", system.id);
        let ids: Vec<&str> = every(&html, ".step").into_iter().filter_map(|step| attr(step, "id")).collect();
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "{}: {ids:?}", system.id);
        let names = each(&html, ".steps summary > .visually-hidden");
        let first = (EN.rooms().step_of)(1, numerals.len(), None);
        assert!(names[0].starts_with(&first), "{}: {}", system.id, names[0]);
    }
    let html = rendered(&at("y=lichess&x=days:30&g=1400,30,1"));
    let left_out = each(&html, "h3 s");
    assert_eq!(left_out.len(), 1);
    assert_eq!(left_out, each(&html, "#step-6 h3"), "its title is struck through");
    assert_eq!(each(&html, "#step-6 .note"), [EN.rooms().left_out]);
}

/// Of several games the last is shown, and it ends with the rating of the answer.
#[test]
fn the_last_of_several_games_is_shown() {
    let html = rendered(&at("y=lichess"));
    let value = |css: &str| -> f64 {
        attr(every(&html, css)[0], "value").and_then(|value| value.parse().ok()).expect("a number")
    };
    let after = value(".answer [data-quantity='system.after.rating']");
    assert_eq!(value("#place-periods [data-quantity='system.updates.2.whole']"), after);
    let result = rooms(&at("y=lichess")).result.clone().unwrap();
    assert_eq!(result.period(9).derivation.as_ref().unwrap().trace.player.rating.trunc(), after);
    // With a single period there is no choice.
    for link in ["y=lichess&g=1400,30,1", "y=dominion", "y=glicko"] {
        assert!(every(&rendered(&at(link)), "#place-periods").is_empty(), "{link}");
    }
}

/// Hidden values appear nowhere.
#[test]
fn hidden_values_stay_hidden_for_another_system() {
    let hidden = at("y=lichess&g=1400,30,1&k=4").update(Action::ToggleHide);
    assert_eq!(hidden.room, Room::Player);
    let html = rendered(&hidden);
    assert!(each(&html, "#step-8 .covered").len() == 1 && each(&html, "#step-4 .covered").is_empty());
    assert!(every(&html, ".place-shows, #place-periods, #place-different").is_empty());
    let shown = rooms(&hidden).result.as_ref().unwrap().outcome.after.rating;
    let value = shown.to_string();
    assert!(every(&html, "main .derivation [value]").iter().all(|&number| attr(number, "value") != Some(&*value)));
    // Glicko of 1995 has no step navigation.
    let glicko = at("y=glicko").update(Action::ToggleHide);
    assert!(every(&rendered(&glicko), ".derivation .covered").is_empty());
}

/// The steps of 1995 contain nothing of Glicko-2, on the screen or on paper: neither in their lines nor in copied
/// values.
#[test]
fn steps_of_1995_have_no_numbers_of_glicko_2() {
    let systems = all().iter().filter(|system| matches!(system.family, Family::Glicko));
    for system in systems {
        let state = at(&format!("y={}", system.id));
        let html = rendered(&state);
        assert!(every(&html, ".steps .step").len() >= 5, "{}", system.id);
        let of_lines = every(&html, ".steps .step .values data");
        let told: HashSet<_> = of_lines.iter().filter_map(|data| attr(*data, "data-quantity")).collect();
        let own = ["glicko.onset_deviation", "glicko.d_squared", "glicko.rating", "glicko.deviation"];
        assert_eq!(told, own.into(), "{}", system.id);
        assert!(every(&html, ".steps .step .copy-values").is_empty(), "{}", system.id);
        let paper = page::on_paper(EN, &state);
        let steps = every(&paper, ".paper-steps data, .paper-steps [data-quantity]");
        let told = steps.iter().filter_map(|data| attr(*data, "data-quantity"));
        let others: Vec<_> = told
            .filter(|path| {
                !["glicko.", "system.", "in."].iter().any(|own| path.trim_start_matches('-').starts_with(own))
            })
            .collect();
        assert_eq!(others, [""; 0], "{}", system.id);
    }
}
