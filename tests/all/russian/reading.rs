//! Shown and copied text of the Russian page can be pasted into the check.

use super::*;
use explain::steps::copied;
use explain::teach::check::read::{found, read};
use explain::teach::check::{Quantity, cases};
use glicko2_page::state::learn::{self, check};
use glicko2_steps::{Trace, rate};
use html::all;

/// Checks that every number that is read is right, and returns the quantities.
fn read_of(text: &str, trace: &Trace) -> Vec<Quantity> {
    let given = RU.speak(|| read(text));
    for (quantity, value) in given.values() {
        assert_eq!(
            Some(value.number),
            quantity.value(trace),
            "{quantity:?} in {text}"
        );
    }
    given
        .values()
        .iter()
        .map(|(quantity, _)| *quantity)
        .collect()
}

#[test]
fn copied_values_can_be_checked() {
    use Quantity as Q;
    for period in [cases::a(), cases::b()] {
        let trace = rate(&period).unwrap();
        let games = || 0..period.games.len();
        let of_games = |of: [fn(usize) -> Q; 2]| {
            of.into_iter()
                .flat_map(|of| games().map(of))
                .collect::<Vec<_>>()
        };
        let step = |n| RU.speak(|| copied(n, &period, &trace, RU.text()));
        let holds = |n, wanted: &[Q]| {
            let read = read_of(&step(n), &trace);
            assert!(
                wanted.iter().all(|quantity| read.contains(quantity)),
                "step {n}: {read:?}"
            );
        };
        assert_eq!(read_of(&step(1), &trace), []);
        holds(
            2,
            &[of_games([Q::MuJ, Q::PhiJ]), vec![Q::Mu, Q::Phi]].concat(),
        );
        holds(3, &[of_games([Q::G, Q::E]), vec![Q::V]].concat());
        holds(4, &[Q::Delta]);
        holds(5, &[Q::A, Q::B, Q::FA, Q::FB, Q::C, Q::Sigma]);
        holds(6, &[Q::PhiStar]);
        holds(7, &[Q::PhiPrime, Q::MuPrime]);
        holds(8, &Q::RESULT);
        let everything: String = (1..=8).map(step).collect();
        let counted = |quantity: &Q| *quantity != Q::Iterations;
        assert_eq!(
            read_of(&everything, &trace),
            Q::all(games().len())
                .into_iter()
                .filter(counted)
                .collect::<Vec<_>>()
        );
    }
}

/// The name of a field can be copied together with its number.
#[test]
fn names_of_the_fields_are_read() {
    let state = at("r=check").update(Action::Learn(
        learn::Action::Check(check::Action::ToggleMore).into(),
    ));
    let html = rendered(&state);
    let labels: Vec<_> = all(&html, "label[for^=check-]");
    assert_eq!(labels.len(), 16);
    for label in labels {
        let path = label.attr("for").unwrap().strip_prefix("check-").unwrap();
        let name = said(label);
        let read = found(&format!("{name}: 1,25"));
        assert!(
            matches!(&*read, [(_, number)] if number == "1,25"),
            "{name}: {read:?}"
        );
        // Alone, μ and φ may be the new ones.
        assert!(
            [path.to_owned(), format!("{path}_prime")].contains(&read[0].0.path().into_owned()),
            "{name}: {read:?}"
        );
    }
}

#[test]
fn a_single_comma_is_a_decimal_comma() {
    for (text, russian, english) in [
        ("1464,151", &["1464,151"][..], &["1464", "151"][..]),
        ("1464,05", &["1464,05"], &["1464,05"]),
        (
            "1464,151 151,5",
            &["1464,151", "151,5"],
            &["1464,151", "151,5"],
        ),
        ("1464.1,151.5", &["1464.1", "151.5"], &["1464.1", "151.5"]),
        ("1464,151,0", &["1464", "151", "0"], &["1464", "151", "0"]),
        ("1464, 151", &["1464", "151"], &["1464", "151"]),
        ("рейтинг,RD\n1464,151", &["1464", "151"], &["1464", "151"]),
    ] {
        for (language, numbers) in [(RU, russian), (Language::En, english)] {
            let read = language.speak(|| found(text));
            assert_eq!(
                read.iter()
                    .map(|(_, text)| text.as_str())
                    .collect::<Vec<_>>(),
                numbers,
                "{text}"
            );
        }
    }
}
