//! Numbers in pasted text.

use super::outcomes::outcomes;
use explain::teach::check::read::{self, read};
use explain::teach::check::unread::{Unread, unread};
use explain::teach::check::{Given, Quantity, Value, cases};
use proptest::prelude::*;

/// Returns the values that are read, as in the file of cases.
fn outcome(text: &str) -> String {
    let given = read(text);
    let value = |(quantity, value): &(Quantity, Value)| {
        format!("{} {} {}", quantity.path(), value.number, value.decimals)
    };
    let mut found: Vec<String> = given.values().iter().map(value).collect();
    found.sort();
    if found.is_empty() {
        "nothing".to_owned()
    } else {
        found.join(", ")
    }
}

#[test]
fn results_and_intermediate_values_are_read_in_many_formats() {
    for (text, expected) in outcomes(include_str!("../../data/numbers.txt")) {
        assert_eq!(outcome(&text), expected, "{text}");
    }
    assert_eq!(outcome(""), "nothing");
}

/// Reads a whole trace of the engine by its paths. Opponents, iterations and exact values are not results.
#[test]
fn a_trace_of_the_engine_is_read() {
    let trace = glicko2_steps::rate(&cases::b()).unwrap();
    let text = serde_json::to_string_pretty(&trace).unwrap();
    let given = read(&text);
    let games = trace.games.len();
    for quantity in Quantity::all(games) {
        let is_count = quantity.path() == "volatility.iterations";
        let read = given.get(quantity).map(|value| value.number);
        assert_eq!(
            read,
            quantity.value(&trace).filter(|_| !is_count),
            "{quantity:?}"
        );
    }
    assert_eq!(given.values().len(), 16 + 4 * games);
}

/// A number keeps its text, and so its digits.
#[test]
fn numbers_keep_their_text() {
    for (text, want) in [
        ("1464,10 151.40", &["1464,10", "151.40"][..]),
        ("r' = +1.46e3; RD' = 151.40", &["+1.46e3", "151.40"]),
        (
            r#"{"rating": "1464.10", "rd": 151.4}"#,
            &["1464.10", "151.4"],
        ),
        ("rating,rd\n1464.10,151.40", &["1464.10", "151.40"]),
        ("rating: 1500 → 1464, RD: 151.4", &["1464", "151.4"]),
    ] {
        let found = read::found(text);
        assert_eq!(
            found
                .iter()
                .map(|(_, text)| text.as_str())
                .collect::<Vec<_>>(),
            want,
            "{text}"
        );
        let values = found
            .into_iter()
            .map(|(quantity, text)| (quantity, Value::of(&text).unwrap()));
        assert_eq!(Given::new(values), read(text), "{text}");
    }
}

#[test]
fn lines_without_a_number_are_reported() {
    for (text, want) in [
        ("", &[][..]),
        ("My program says:\nr' = 1464.10", &[]),
        (
            "r' = 1464.10\nRD' = about a hundred",
            &[(2, Unread::NoNumber)],
        ),
        (
            "r' = 1464.10, RD' = ?\nfoo = 3",
            &[(1, Unread::NoNumber), (2, Unread::NoName)],
        ),
        ("rating rd vol\n1464.10 151.40 0.06", &[]),
        ("1464.10\n151.40", &[]),
        ("1 2 3 4", &[(1, Unread::NoName)]),
        ("{\"rating\": null}", &[]),
    ] {
        let lines: Vec<_> = unread(text)
            .iter()
            .map(|line| (line.number, line.reason))
            .collect();
        assert_eq!(lines, want, "{text}");
    }
}

/// Pieces of numbers, names and formats.
const PIECES: &str = "r|=|:|1|e|-|.|,|{|}|[|]|\"|'|′| |\n|σ|→|->|g(|½";

proptest! {
    #![proptest_config(ProptestConfig { cases: 5_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_can_be_read(pieces in prop::collection::vec(prop::sample::select(PIECES.split('|').collect::<Vec<_>>()), 12)) {
        let text = pieces.concat();
        let _ = (read(&text), unread(&text));
    }
}
