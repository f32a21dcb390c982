//! *Solve for*: cases that reach a rating, and their links. `tests/snapshots` records the answers.

use crate::support::act::{load, rooms};
use crate::support::{html, page};
use explain::teach::solve::NEAR;
use glicko2_page::state::learn::solve::Wanted;
use glicko2_page::state::learn::{self, solve};
use glicko2_page::state::{Action, State};
use glicko2_steps::Player;
use html::{all, all_words, attr, within};
use page::{at, rendered};

/// Returns the player after the case of a state, in its system.
fn rated(state: &State) -> Player {
    let system = &rooms(state).chosen_system;
    system.rated(&state.view.derivation.period).unwrap()
}

/// Returns the rating in the case that each answer links to.
fn answers(link: &str) -> Vec<Option<f64>> {
    let html = rendered(&at(link));
    let of = |card| {
        within(card, "a").first().map(|link| {
            let state = at(attr(*link, "href").unwrap());
            assert!(state.notice.is_none() && state.player.problems.is_empty());
            rated(&state).rating
        })
    };
    all(&html, ".answers .card").into_iter().map(of).collect()
}

#[test]
fn each_answer_links_to_a_case_with_the_rating() {
    // In one period the rating has a limit, and beyond it there is no answer.
    for (link, expected) in [
        ("r=solve&q=1450", [Some(1450.0), Some(1450.0), None, None]),
        ("r=solve&q=1600", [None, None, Some(1607.65), Some(1611.33)]),
        ("r=solve&q=2600", [None; 4]),
    ] {
        let found = answers(link);
        let is_near = |(rating, expected): (&Option<f64>, &Option<f64>)| match (rating, expected) {
            (Some(rating), Some(expected)) => (rating - expected).abs() <= NEAR.max(0.005),
            (rating, expected) => rating.is_none() && expected.is_none(),
        };
        assert!(
            found.len() == 4 && found.iter().zip(&expected).all(is_near),
            "{link}: {found:?}"
        );
    }
    // Lichess truncates a rating only when it shows it.
    let found: Vec<f64> = answers("r=solve&q=1480&y=lichess&p=1500,200,0.06")
        .into_iter()
        .flatten()
        .collect();
    assert!(
        !found.is_empty() && found.iter().all(|rating| *rating >= 1480.0 - NEAR),
        "{found:?}"
    );
}

/// Questions of players, each with a part of an answer. The numbers were computed by a program in Python.
const DEVIATIONS: &str = "
rd:110&y=lichess&p=1500,500,0.09&g=1500,60,1 | from 500 to 109.15 in 10 such games, if the rating stays about 1500.
rd:110&y=lichess&p=1500,500,0.09&g=900,60,1 | from 500 to 109.45 in 79 such games,
rd:75&y=lichess&p=1500,500,0.09&g=1500,60,1 | to 74.56 in 22 such games,
rd:110&y=lichess&p=1500,200,0.06 | to 106.51 in 10 such games,
rd:45&y=lichess&p=1500,500,0.09&g=1500,60,1 | Lichess lets no RD fall below 45.00.
rd:110&y=lichess&p=1500,60,0.06&g=1500,60,1 | from 59.15 to 110.07 in 370 days without
rd:160&y=ogs&p=1500,350,0.06&g=1500,60,1 | to 158.25 in 4 such games,
rd:400&y=ogs&p=1500,350,0.06&g=1500,60,1 | does not grow without games here.
rd:30.5&y=ogs&p=1500,350,0.06&g=1500,60,1 | At RD 60.27 they take away no more than time adds.
rd:60 | from 200 to 59.24 in 17 periods with these games, if the rating stays about 1500.
rd:60 | RD is already 151.52.
rd:350 | RD is already 200.
rd:350 | from 151.52 to 350.10 in 917 periods without
rd:1e9 | more than 36500 periods. RD is then
rd:200&y=glicko&p=1500,50,0.06&g=1500,60,1 | from 49.51 to 202.12 in 32 periods
rd:350&y=glicko&p=1500,50,0.06&g=1500,60,1 | RD grows only to 350.00.
rd:100&g= | The case has no game.
own:9&y=lichess&p=1789,100,0.06&g=1810,60,1 | your RD was 55.5. If their RDs were
own:9&y=lichess&p=1789,100,0.06&g=1810,60,1 | from 45 to 110, yours was from 55.3 to 56.6. Half
own:9&y=lichess&p=1789,100,0.06&g=1810,60,1 | more or less would move it by 1.6.
own:-9&y=lichess&p=1789,100,0.06&g=1810,60,1 | No RD from 45 to 500 explains this change. The nearest change is +5.97.
own:-20 | your RD was 129.0. If their RDs were anything from 30 to 110, yours was from 121.7 to 122.2.
own:-100 | No RD from 10 to 500 explains this change. The nearest change is −69.21.
own:5&g= | The case has no game.
sigma:350/52 | σ = 0.229288 RD grows from 200 to 350 in 52 periods without games. In Glicko
sigma:350/52 | needs c = 39.83.
sigma:200/52 | so it must be above 200.";

#[test]
fn questions_about_a_deviation_are_answered() {
    for (link, part) in DEVIATIONS.lines().filter_map(|line| line.split_once(" | ")) {
        let html = rendered(&at(&format!("r=solve&q={link}")));
        let said = all_words(&html, ".answers .card").join("\n");
        assert!(said.contains(part), "{link}: {part} is not in {said}");
    }
}

/// Returns the states that the answers of a link lead to.
fn linked(link: &str) -> Vec<State> {
    let html = rendered(&at(link));
    let links = all(&html, ".answers a");
    links
        .into_iter()
        .map(|link| at(attr(link, "href").unwrap()))
        .collect()
}

#[test]
fn an_answer_about_a_deviation_links_to_its_case() {
    let case = "r=solve&q=own:9&y=lichess&p=1789,100,0.06&g=1810,60,1";
    let [own] = &linked(case)[..] else {
        panic!("{case}")
    };
    let period = &own.view.derivation.period;
    assert!((period.player.deviation - 55.485).abs() < 0.05);
    assert!((rated(own).rating - 1798.0).abs() <= NEAR);
    for (link, rd) in [
        ("r=solve&q=rd:350", 350.1),
        ("r=solve&q=sigma:350/52", 350.0),
        ("r=solve&q=sigma:350/52&w=2&s=1400,30,1/1550,100,0", 350.0),
    ] {
        let [state] = &linked(link)[..] else {
            panic!("{link}")
        };
        let deviation = state.view.derivation.trace.player.deviation;
        assert!((deviation - rd).abs() < 0.01, "{link}: {deviation}");
    }
    // In a later period RD is carried over, so no case can show another.
    assert!(linked("r=solve&q=own:9&w=2&s=1400,30,1/1550,100,1").is_empty());
}

#[test]
fn each_question_keeps_its_text() {
    let act =
        |state: &State, action| state.update(Action::Learn(learn::Action::Solve(action).into()));
    let state = act(
        &at("r=solve&q=1600/2"),
        solve::Action::Ask(Wanted::Deviation),
    );
    assert_eq!(state.link(), "r=solve&q=rd:&p=1500,200,0.06");
    let state = act(&state, solve::Action::Type("110".to_owned()));
    assert_eq!(state.link(), "r=solve&q=rd:110&p=1500,200,0.06");
    let state = act(&state, solve::Action::Ask(Wanted::Rating));
    assert_eq!(state.link(), "r=solve&q=1600/2&p=1500,200,0.06");
}

#[test]
fn the_link_contains_the_target_and_the_case() {
    for (link, case) in [
        ("r=solve", "&p=1500,200,0.06"),
        ("r=solve&q=1600", "&p=1500,200,0.06"),
        ("r=solve&q=1600/2", "&p=1500,200,0.06"),
        ("r=solve&q=1600%2C5", "&p=1500,200,0.06"),
        ("r=solve&q=x", "&p=1500,200,0.06"),
        ("r=solve&q=rd:110", "&p=1500,200,0.06"),
        ("r=solve&q=own:-9.5", "&p=1500,200,0.06"),
        ("r=solve&q=sigma:350/52", "&p=1500,200,0.06"),
        ("r=solve&q=sigma:350%2F2/x%3A%2F", "&p=1500,200,0.06"),
        ("r=solve&q=1700&p=1600,50,0.06&g=1650,40,1", ""),
        ("r=solve&q=1700&y=lichess&p=1600,50,0.06", "&t=0.75"),
    ] {
        let whole = format!("{link}{case}");
        assert_eq!(at(link).link(), whole);
        assert_eq!(at(&whole).link(), whole);
        // The link replaces the case of its reader.
        let other = at("p=1234,60,0.06&y=ogs").update(load(&whole));
        assert_eq!(other.link(), whole);
    }
    for bad in ["1600/0", "1600/x", "rd:110/2", "own:9/1810", "mu:9"] {
        assert!(at(&format!("r=solve&q={bad}")).notice.is_some(), "{bad}");
    }
    // A link without a case uses the current one.
    let state = at("p=1600,50,0.06&g=1650,40,1").update(load("r=solve"));
    assert_eq!(state.link(), "r=solve&p=1600,50,0.06&g=1650,40,1");
}
