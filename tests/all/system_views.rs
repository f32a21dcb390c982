//! The calculator with another system, rendered on the server: its number on top, its periods, its steps in its order.

use crate::support::act::rooms;
use crate::support::{html, page};
use explain::reasons::Chip;
use explain::reported::REPORTS;
use explain::systems::{Family, all};
use explain::words::Language;
use glicko2_page::state::{Action, Room};
use html::{all as every, all_words as each, attr, ids};
use page::{at, rendered};
use std::collections::HashSet;

const EN: Language = Language::En;

/// Each report is linked where its system or the check is described, and its link is understood.
#[test]
fn reports_are_linked_and_open_their_cases() {
    for report in REPORTS {
        let described = if report.system.is_empty() {
            "r=check"
        } else {
            "r=systems"
        };
        let (html, link) = (
            rendered(&at(described)),
            format!("a[href='#{}']", report.link),
        );
        assert_eq!(every(&html, &link).len(), 1, "{}", report.name);
        assert_eq!(at(report.link).notice, None);
    }
}

#[test]
fn a_draw_that_costs_a_point_at_lichess_is_asked_about() {
    let state = at(REPORTS[0].link).update(Action::ToggleChip(Chip::LostInDraw));
    let html = rendered(&state);
    assert_eq!(
        each(&html, ".chips button"),
        ["Why did I lose a point in a draw?"]
    );
    assert_eq!(every(&html, ".chip-answer p").len(), 2);
}

/// Four losses to newcomers at Online-Go.com, where each game is a period.
#[test]
fn a_deviation_that_rises_in_games_rated_one_by_one_is_asked_about() {
    let report = REPORTS
        .iter()
        .find(|report| report.system == "ogs")
        .unwrap();
    let html = rendered(&at(report.link).update(Action::ToggleChip(Chip::LessSure)));
    let told = each(&html, ".chip-answer p");
    assert!(
        told[0].contains("each game is a whole period")
            && told[0].contains("from 60")
            && told[0].contains("to 62.6"),
        "{told:?}"
    );
}

#[test]
fn steps_are_in_the_order_of_the_system() {
    for system in all().iter().filter(|system| !system.is_paper()) {
        let html = rendered(&at(&format!("y={}", system.id)));
        let numerals = each(&html, ".steps .numeral");
        let counted: Vec<String> = (1..=numerals.len()).map(|n| n.to_string()).collect();
        assert_eq!(numerals, counted, "{}", system.id);
        assert_eq!(ids(&html).err(), None, "{}", system.id);
    }
}

/// Of several games the last is shown, and it ends with the rating of the answer.
#[test]
fn the_last_of_several_games_is_shown() {
    let html = rendered(&at("y=lichess"));
    let value = |css: &str| -> f64 {
        attr(every(&html, css)[0], "value")
            .and_then(|value| value.parse().ok())
            .expect("a number")
    };
    let after = value(".answer [data-quantity='system.after.rating']");
    assert_eq!(
        value("#place-periods [data-quantity='system.updates.2.whole']"),
        after
    );
    // With a single period there is no choice.
    for link in ["y=lichess&g=1400,30,1", "y=dominion", "y=glicko"] {
        assert!(
            every(&rendered(&at(link)), "#place-periods").is_empty(),
            "{link}"
        );
    }
}

/// Hidden values appear nowhere.
#[test]
fn hidden_values_stay_hidden_for_another_system() {
    let hidden = at("y=lichess&g=1400,30,1&k=4").update(Action::ToggleHide);
    assert_eq!(hidden.room, Room::Player);
    let html = rendered(&hidden);
    assert!(every(&html, ".place-shows, #place-periods, #place-different").is_empty());
    let shown = rooms(&hidden).result.as_ref().unwrap().outcome.after.rating;
    let value = shown.to_string();
    assert!(
        every(&html, "main .derivation [value]")
            .iter()
            .all(|&number| attr(number, "value") != Some(&*value))
    );
}

/// The steps of 1995 contain nothing of Glicko-2, on the screen or on paper: neither in their lines nor in copied
/// values.
#[test]
fn steps_of_1995_have_no_numbers_of_glicko_2() {
    let systems = all()
        .iter()
        .filter(|system| matches!(system.family, Family::Glicko));
    for system in systems {
        let state = at(&format!("y={}", system.id));
        let html = rendered(&state);
        assert!(every(&html, ".steps .step").len() >= 5, "{}", system.id);
        let of_lines = every(&html, ".steps .step .values data");
        let told: HashSet<_> = of_lines
            .iter()
            .filter_map(|data| attr(*data, "data-quantity"))
            .collect();
        let own = [
            "glicko.onset_deviation",
            "glicko.d_squared",
            "glicko.rating",
            "glicko.deviation",
        ];
        assert_eq!(told, own.into(), "{}", system.id);
        assert!(
            every(&html, ".steps .step .copy-values").is_empty(),
            "{}",
            system.id
        );
        let paper = page::on_paper(EN, &state);
        let steps = every(&paper, ".paper-steps data, .paper-steps [data-quantity]");
        let told = steps.iter().filter_map(|data| attr(*data, "data-quantity"));
        let others: Vec<_> = told
            .filter(|path| {
                !["glicko.", "system.", "in."]
                    .iter()
                    .any(|own| path.trim_start_matches('-').starts_with(own))
            })
            .collect();
        assert_eq!(others, [""; 0], "{}", system.id);
    }
}
