//! The small page.

use super::*;

/// Returns the buttons of the row, each with whether it is open.
fn openers(html: &Html) -> Vec<(String, bool)> {
    all(html, ".folds button").into_iter().map(|e| (words(e), attr(e, "aria-expanded") == Some("true"))).collect()
}

#[test]
fn the_small_page_shows_answer_reasons_and_curve() {
    let html = embedded(&State::whole());
    assert_eq!(all(&html, "main [role=status]").len(), 1);
    assert_eq!(all(&html, "main [role=img]").len(), 1, "the curve");
    assert_eq!(openers(&html), ["Why?", "Games", "Steps"].map(|name| (name.to_owned(), false)));
    assert_eq!(all(&html, ".fold .why p").len(), 2, "the other reasons");
    let rows: Vec<String> = all(&html, ".played tbody tr").into_iter().map(words).collect();
    assert_eq!(rows, ["140030▲ Won+47.43", "1550100▼ Lost−54.40", "1700300▼ Lost−28.98"]);
    assert!(
        all(&html, "input, textarea, header, footer, .step, nav").is_empty(),
        "nothing is typed here, and no step is open"
    );

    let opened = embedded(&after([Action::First]));
    assert_eq!(openers(&opened)[2], ("Steps".to_owned(), true));
    assert_eq!(all(&opened, ".step[aria-current]").len(), 1);
    let linked = embedded(&after([Action::Load("k=5.1".into())]));
    assert_eq!(all(&linked, "#step-5[aria-current]").len(), 1, "a link into the derivation");
}

#[test]
fn the_small_page_of_a_question_shows_player_and_games() {
    let html = embedded(&after([Action::Load("h=1&p=1850,45,0.06".into())]));
    assert!(all(&html, ".why, [role=img], [data-quantity$=rating_change]").is_empty(), "nothing that tells the answer");
    assert_eq!(openers(&html), [("Games".to_owned(), true), ("Steps".to_owned(), false)]);
    let many = ["1500,50,1"; 6].join(";");
    let html = embedded(&after([Action::Load(format!("h=1&g={many}"))]));
    assert_eq!(openers(&html)[0], ("Games".to_owned(), false), "more would make the page too high");
}

#[test]
fn the_small_page_links_to_the_same_case() {
    for (name, state) in states() {
        let html = embedded(&state);
        let links = all(&html, "a[target=_blank][rel=noopener]");
        assert_eq!(links.len(), 1, "{name}");
        let fragment = attr(links[0], "href").and_then(|href| href.strip_prefix("./#")).unwrap_or_default();
        // An empty fragment would open the visitor's last case.
        assert!(!fragment.is_empty(), "{name}");
        let there = explain::case::link::parse(fragment);
        assert_eq!(there.options, state.view.options, "{name}");
        assert_eq!(
            explain::case::link::print(&there.case, &there.options),
            explain::case::link::print(&state.player.case, &state.view.options),
            "{name}"
        );
    }
}

#[test]
fn the_small_page_shows_no_other_case_for_a_bad_one() {
    let html = embedded(&after([edit(Field::PlayerRating, "x"), edit(Field::Tau, "0")]));
    let said: Vec<String> = all(&html, ".warning").into_iter().map(words).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(all(&html, "[data-quantity], nav").is_empty());
}
