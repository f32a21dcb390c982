//! Fields: their names, their problems, and the text typed into them.

use super::*;
use page::markup;

#[test]
fn a_bad_field_has_its_problem_beside_it() {
    let fields = [
        (Field::PlayerRating, "x"),
        (Field::PlayerDeviation, ""),
        (Field::PlayerVolatility, "0"),
        (Field::Tau, "-1"),
        (Field::GameRating(1), "x"),
        (Field::GameDeviation(2), "-1"),
        (Field::GameScore(0), "7"),
    ];
    for (field, typed) in fields {
        let state = after([edit(field, typed)]);
        let html = rendered(&state);
        let invalid = all(&html, "[aria-invalid=true]");
        assert_eq!(invalid.len(), 1, "{field}");
        assert_eq!(attr(invalid[0], "value").unwrap_or_default(), typed, "{field}");
        let described = attr(invalid[0], "aria-describedby").expect("a description");
        let said = words(by_id(&html, described).expect("the description"));
        let expected = text().problem(state.problems_here().next().unwrap(), typed.is_empty());
        assert!(said.contains(&expected), "{field}: {said:?}, not {expected:?}");
    }
    assert!(all(&rendered(&State::whole()), "[aria-invalid]").is_empty());
}

#[test]
fn typed_text_never_becomes_markup() {
    let state = states().into_iter().find(|(name, _)| *name == "hostile texts").expect("the state").1;
    let html = rendered(&state);
    for id in ["player-rating", "tau", "games-0-rating", "games-1-score"] {
        let field = by_id(&html, id).unwrap_or_else(|| panic!("no field {id}"));
        assert_eq!(attr(field, "value"), Some(HOSTILE), "{id}");
    }
    let area = words(all(&html, "textarea")[0]);
    assert!(area.contains("<script>alert(1)</script>"), "{area}");
    assert!(all(&html, "script, img").is_empty());
    let html = rendered(&states().into_iter().find(|(name, _)| *name == "a hostile link").expect("the state").1);
    let notice = words(all(&html, "[role=alert]")[0]);
    assert!(notice.contains("<script>"), "{notice}");
}

#[test]
fn a_long_list_is_shown_page_by_page() {
    let state = states().into_iter().find(|(name, _)| *name == "a thousand games").expect("the state").1;
    assert_eq!(state.view.derivation.trace.games.len(), 1000);
    let html = rendered(&state);
    assert_eq!(all(&html, ".games .game").len(), 50);
    for table in all(&html, "table") {
        let rows = table.select(&Selector::parse("tbody tr").expect("a selector")).count();
        assert!(rows <= 51, "{}: {rows} rows", name(&html, table));
    }
    // A page of fifty games is not much larger than a page of three.
    let size = markup(&state, false).len();
    assert!(size < 20 * 50 * 1024, "{size}");
}
