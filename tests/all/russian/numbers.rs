//! Numbers: decimal commas for people, decimal points for programs.

use super::*;
use explain::numbers::style::from_field;
use html::{all, attr};

const THIN: char = '\u{202f}';

#[test]
fn a_page_has_commas_for_people_and_points_for_programs() {
    for link in [
        "v=all&k=5.1",
        "s=",
        "r=group",
        "y=lichess&v=all",
        "p=1500,350,0.06&t=1.2&g=2500,50,1&v=all",
    ] {
        let html = page_of(link);
        let numbers = all(&html, "data, mn, .tick, svg text");
        assert!(numbers.len() > 20, "{link}");
        for number in numbers {
            let shown = said(number);
            let is_number = shown.starts_with(|c: char| c.is_ascii_digit() || "+−".contains(c));
            assert!(!is_number || !shown.contains('.'), "{link}: {shown}");
            let full = attr(number, "value").or(attr(number, "data-value"));
            assert!(
                full.is_none_or(|full| !full.contains([',', THIN])),
                "{link}: {full:?}"
            );
        }
        for field in all(&html, "input[inputmode=decimal]") {
            let typed = attr(field, "value").unwrap_or_default();
            assert!(!typed.contains('.'), "{link}: {typed}");
        }
        // A link is for programs.
        for way in all(&html, "a[href*='#']") {
            let way = attr(way, "href").unwrap_or_default();
            assert!(!way.contains("%2C") && !way.contains(THIN), "{way}");
        }
    }
}

#[test]
fn the_link_of_the_page_has_decimal_points() {
    use glicko2_steps::Field;
    let typed = RU.speak(|| from_field("0,07").into_owned());
    let state = at("").update(Action::Edit(Field::PlayerVolatility, typed));
    assert_eq!(state.link(), "p=1500,200,0.07");
    let html = rendered(&state);
    assert_eq!(
        attr(html::by_id(&html, "player-volatility").unwrap(), "value"),
        Some("0,07")
    );
}
