//! *Solve for*, rendered on the server: ways to reach a rating, and the cases that reach it.

#[path = "support/html.rs"]
mod html;
#[path = "support/page.rs"]
mod page;

use explain::teach::solve::NEAR;
use glicko2_page::app::{Action, Rooms};
use html::{all, attr, by_id, one, within, words};
use page::{at, rendered};

/// Returns the text of each answer, and the rating in the case that it links to.
fn answers(link: &str) -> Vec<(String, Option<f64>)> {
    let html = rendered(&at(link));
    let of = |card| {
        let paragraphs: Vec<String> = within(card, "p").into_iter().map(words).collect();
        let rating = within(card, "a").first().map(|link| {
            let state = at(attr(*link, "href").unwrap().trim_start_matches('#'));
            assert!(state.notice.is_none() && state.player.problems.is_empty());
            let rooms = Rooms::of(&state).unwrap();
            rooms.chosen_system.rated(&state.view.derivation.period).unwrap().rating
        });
        (paragraphs[0].clone(), rating)
    };
    all(&html, ".answers .card").into_iter().map(of).collect()
}

#[test]
fn each_answer_links_to_a_case_with_the_rating() {
    // The first game of the paper's example was won, so 1450 needs a lower score.
    let [score, opponent, together, apart] = answers("r=solve&q=1450").try_into().unwrap();
    assert!(
        score.0.starts_with("A score of 0.89") && score.0.ends_with("in place of 1, leads to 1450.00."),
        "{}",
        score.0
    );
    assert!((score.1.unwrap() - 1450.0).abs() <= NEAR);
    assert!(opponent.0.contains("in place of 1400, leads to 1450.00."), "{}", opponent.0);
    assert!((opponent.1.unwrap() - 1450.0).abs() <= NEAR);
    assert_eq!(together.0, "None: the rating is 1464.05 already.");
    assert_eq!(apart.0, together.0);
    assert_eq!((together.1, apart.1), (None, None));
}

#[test]
fn a_rating_that_is_already_reached_needs_no_change() {
    let [score, opponent, _, _] = answers("r=solve&q=1464.05").try_into().unwrap();
    assert_eq!(score.0, "The score as it is, 1, leads to 1464.05 already.");
    assert_eq!(opponent.0, "The opponent’s rating as it is, 1400, leads to 1464.05 already.");
}

#[test]
fn wins_are_counted_in_one_period_or_one_a_period() {
    let [_, _, (_, together), (_, apart)] = answers("r=solve&q=1600").try_into().unwrap();
    assert!((together.unwrap() - 1607.65).abs() < 0.005);
    assert!((apart.unwrap() - 1611.33).abs() < 0.005);
    // In one period the rating has a limit, and beyond it there is no answer.
    let [_, _, (_, together), (_, apart)] = answers("r=solve&q=2600").try_into().unwrap();
    assert_eq!((together, apart), (None, None));
    let low = answers("r=solve&q=900");
    assert!(low[0].0.starts_with("No result of this game leads so low: a loss leaves 13"), "{}", low[0].0);
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
    let html = rendered(&at("r=solve&q=1700/2&p=1600,50,0.06&g=1650,40,1;1500,60,0"));
    assert!(words(one(&html, ".about-case")).contains("from 1600 to "));
    assert_eq!(attr(one(&html, ".about-case a"), "href"), Some("#p=1600,50,0.06&g=1650,40,1;1500,60,0"));
    let games: Vec<String> = all(&html, ".asked option").into_iter().map(words).collect();
    assert_eq!(games, ["game 1: beat 1650 (RD 40)", "game 2: lost to 1500 (RD 60)"]);
    assert!(attr(all(&html, ".asked option")[1], "selected").is_some());
    assert_eq!(attr(by_id(&html, "wanted").unwrap(), "value"), Some("1700"));
    let offered: Vec<String> = all(&html, ".such-as button").into_iter().map(words).collect();
    assert_eq!(offered.len(), 3);
}

#[test]
fn a_system_rates_by_its_own_rules() {
    let html = rendered(&at("r=solve&q=1600&y=lichess&p=1500,200,0.06"));
    assert!(
        words(one(&html, ".about-case")).contains("It is rated as by Lichess."),
        "{}",
        words(one(&html, ".about-case"))
    );
    for (said, rating) in answers("r=solve&q=1600&y=lichess&p=1500,200,0.06") {
        assert!(rating.is_none_or(|rating| rating >= 1600.0 - NEAR), "{said}: {rating:?}");
    }
    let found = answers("r=solve&q=1480&y=lichess&p=1500,200,0.06");
    assert!(found.iter().any(|(_, rating)| rating.is_some()), "{found:?}");
    for (said, rating) in found {
        // Lichess truncates a rating only when it shows it.
        assert!(rating.is_none_or(|rating| rating >= 1480.0 - NEAR), "{said}: {rating:?}");
    }
}

#[test]
fn an_unsolvable_case_says_why() {
    let says = |link: &str, what: &str| {
        let html = rendered(&at(link));
        assert!(words(one(&html, "main")).contains(what), "{link}: {}", words(one(&html, "main")));
        assert!(all(&html, ".answers").is_empty(), "{link}");
    };
    says("r=solve&q=1600&g=&i=2", "no game was played");
    says("r=solve&q=1600&p=1500,x,0.06", "needs correcting first");
    says("r=solve&q=x", "must be a number");
    says("r=solve", "Which result, which opponent");
    // With several periods, the selected period is solved.
    let html = rendered(&at("r=solve&q=1600&s=&w=3"));
    assert!(words(one(&html, ".about-case")).contains("It is its period "), "{}", words(one(&html, ".about-case")));
}

#[test]
fn the_calculator_links_to_solving() {
    let state = at("g=1400,30,1").update(Action::ToggleChip(explain::present::why::Chip::HowMany));
    let html = rendered(&state);
    let links: Vec<&str> = all(&html, "#chip-answer a").into_iter().filter_map(|link| attr(link, "href")).collect();
    assert_eq!(links, ["#r=solve"]);
}
