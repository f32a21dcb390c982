//! The small page.

use super::*;

#[test]
fn the_small_page_has_answer_curve_games_and_a_way_on() {
    let html = embedded(&State::whole());
    let status = all(&html, "main [role=status]");
    assert_eq!(status.len(), 1);
    assert!(words(status[0]).starts_with("The rating falls by 35.95 to 1464.05"), "{}", words(status[0]));
    assert_eq!(all(&html, "main [role=img]").len(), 1, "the curve");
    let rows: Vec<String> = all(&html, ".played tbody tr").into_iter().map(words).collect();
    assert_eq!(rows, ["140030Won+47.43", "1550100Lost−54.40", "1700300Lost−28.98"]);
    assert!(all(&html, "input, textarea, header, footer").is_empty(), "nothing is typed here");
    assert!(all(&html, ".step").is_empty(), "no step before one walks");
    assert_eq!(all(&html, "nav .primary").into_iter().map(words).collect::<Vec<_>>(), [text().walk.through]);

    let walking = embedded(&after([Action::First]));
    assert_eq!(all(&walking, ".step[aria-current]").len(), 1);
    assert_eq!(all(&walking, "nav .primary").into_iter().map(words).collect::<Vec<_>>(), [text().walk.next]);
    let linked = embedded(&after([Action::Load("k=5.1".into())]));
    assert_eq!(all(&linked, "#step-5[aria-current]").len(), 1, "a link into the derivation");
}

#[test]
fn the_small_page_leads_to_the_same_case() {
    for (name, state) in states() {
        let html = embedded(&state);
        let links = all(&html, "a[target=_blank][rel=noopener]");
        assert_eq!(links.len(), 1, "{name}");
        let fragment = attr(links[0], "href").and_then(|href| href.strip_prefix("./#")).unwrap_or_default();
        // An empty one would be the visitor's last case.
        assert!(!fragment.is_empty(), "{name}");
        let there = glicko2_steps::case::link::parse(fragment);
        assert_eq!(there.options, state.options, "{name}");
        assert_eq!(
            glicko2_steps::case::link::print(&there.case, &there.options),
            glicko2_steps::case::link::print(&state.case, &state.options),
            "{name}"
        );
    }
}

#[test]
fn the_small_page_shows_no_other_case_in_the_place_of_a_bad_one() {
    let html = embedded(&after([edit(Field::PlayerRating, "x"), edit(Field::Tau, "0")]));
    let said: Vec<String> = all(&html, ".warning").into_iter().map(words).collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(all(&html, "[data-quantity], nav").is_empty());
}
