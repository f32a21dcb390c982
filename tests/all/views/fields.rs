//! Text typed into fields, and lists of many fields. `tests/snapshots` records the problems of fields.

use super::*;

#[test]
fn typed_text_never_becomes_markup() {
    let html = page_in("hostile texts");
    for id in ["player-rating", "tau", "games-0-rating", "games-1-score"] {
        let field = by_id(&html, id).expect(id);
        assert_eq!(attr(field, "value"), Some(HOSTILE), "{id}");
    }
    assert!(all(&html, "script, img").is_empty());
    assert!(words(all(&page_in("a hostile link"), "[role=alert]")[0]).contains("<script>"));
}

#[test]
fn a_long_list_is_shown_page_by_page() {
    let html = page_in("a thousand games");
    assert_eq!(all(&html, ".games .game").len(), 50);
    for table in all(&html, "table") {
        let rows = html::within(table, "tbody tr").len();
        assert!(rows <= 51, "{}: {rows} rows", name(&html, table));
    }
    // A page of fifty games is not much larger than a page of three.
    assert!(html.html().len() < 1024 * 1024, "{}", html.html().len());
}
