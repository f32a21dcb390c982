//! *Solve for*: cases that reach a rating, and their links. `tests/snapshots` records the answers.

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use explain::teach::solve::NEAR;
use glicko2_page::state::{Action, Rooms};
use html::{all, attr, within};
use page::{at, rendered};

/// Returns the rating in the case that each answer links to.
fn answers(link: &str) -> Vec<Option<f64>> {
    let html = rendered(&at(link));
    let of = |card| {
        within(card, "a").first().map(|link| {
            let state = at(attr(*link, "href").unwrap().trim_start_matches('#'));
            assert!(state.notice.is_none() && state.player.problems.is_empty());
            let rooms = Rooms::of(&state).unwrap();
            rooms
                .chosen_system
                .rated(&state.view.derivation.period)
                .unwrap()
                .rating
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

#[test]
fn the_link_contains_the_target_and_the_case() {
    for (link, case) in [
        ("r=solve", "&p=1500,200,0.06"),
        ("r=solve&q=1600", "&p=1500,200,0.06"),
        ("r=solve&q=1600/2", "&p=1500,200,0.06"),
        ("r=solve&q=1600%2C5", "&p=1500,200,0.06"),
        ("r=solve&q=x", "&p=1500,200,0.06"),
        ("r=solve&q=1700&p=1600,50,0.06&g=1650,40,1", ""),
        ("r=solve&q=1700&y=lichess&p=1600,50,0.06", "&t=0.75"),
    ] {
        let whole = format!("{link}{case}");
        assert_eq!(at(link).link(), whole);
        assert_eq!(at(&whole).link(), whole);
        // The link replaces the case of its reader.
        let other = at("p=1234,60,0.06&y=ogs").update(Action::Load(whole.clone()));
        assert_eq!(other.link(), whole);
    }
    assert!(at("r=solve&q=1600/0").notice.is_some() && at("r=solve&q=1600/x").notice.is_some());
    // A link without a case uses the current one.
    let state = at("p=1600,50,0.06&g=1650,40,1").update(Action::Load("r=solve".to_owned()));
    assert_eq!(state.link(), "r=solve&p=1600,50,0.06&g=1650,40,1");
}
