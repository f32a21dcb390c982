//! Every known mistake on the cases A and B, compared with the results of another program.

use explain::teach::check::{
    Candidate, Given, Lineup, Mistake, Quantity, Value, cases, mistakes, slack,
};
use glicko2_steps::{Period, Trace, rate};
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// Ids of the references with another τ, which are no mistakes of a formula.
pub(super) const TAUS: [(&str, f64); 4] = [
    ("tau-02", 0.2),
    ("tau-075", 0.75),
    ("tau-1", 1.0),
    ("tau-12", 1.2),
];
/// Mistakes that show in the number of iterations, where the table names σ′.
const SEEN_IN_ITERATIONS: [&str; 2] = ["eps-wide", "b-in-else"];

pub(super) fn lineup(case: &str) -> Lineup {
    Lineup::of(if case == "a" { cases::a() } else { cases::b() }).unwrap()
}

/// Returns the trace of a period rated with the mistake `id`.
pub(super) fn rated(id: &str, period: &Period) -> Trace {
    let who = match TAUS.iter().find(|(other, _)| *other == id) {
        Some(&(_, tau)) => Candidate::Tau(tau),
        None => Candidate::Mistake(Mistake::of(id).unwrap_or_else(|| panic!("no {id}"))),
    };
    assert_eq!(who.id(), id);
    who.rate(period).unwrap()
}

fn references() -> Vec<Json> {
    serde_json::from_str(include_str!("../../data/mistakes.json")).unwrap()
}

/// Returns whether a computed number prints as `typed`, to half a unit of its last digit.
fn prints(computed: f64, typed: &str) -> bool {
    Value::of(typed)
        .unwrap()
        .is_print_of(computed, 1e-12 * computed.abs())
}

#[test]
fn all_108_references_agree_in_full_precision() {
    let references = references();
    assert_eq!(references.len(), 108);
    let mut wrong = Vec::new();
    for reference in &references {
        let id = reference["id"].as_str().unwrap();
        for (name, period) in [("A", cases::a()), ("B", cases::b())] {
            let want = &reference[name];
            let trace = rated(id, &period);
            let number = |field: &str| want[field].as_f64();
            let Some((rating, deviation, volatility)) = number("rating")
                .zip(number("deviation"))
                .zip(number("volatility"))
                .map(|((r, d), s)| (r, d, s))
            else {
                let fails = want["fails"].as_str().unwrap();
                assert!(
                    matches!((id, fails), ("no-halving" | "f-plus", "does not end")),
                    "{id} {name}"
                );
                assert!(
                    trace.player.rating.is_nan(),
                    "{id} {name}: {:?}",
                    trace.player
                );
                continue;
            };
            let got = trace.player;
            // The references keep two more digits of the numbers that the paper rounds last.
            let (points, sigmas) = if id == "as-printed" {
                (0.005, 1e-10)
            } else {
                (1e-6, 1e-10)
            };
            let off = (got.rating - rating)
                .abs()
                .max((got.deviation - deviation).abs());
            if off > points || (got.volatility - volatility).abs() > sigmas {
                wrong.push(format!(
                    "{id} {name}: {got:?} for {rating} {deviation} {volatility}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The registry and the references have the same names, except for the references with another τ.
#[test]
fn registry_and_references_have_the_same_names() {
    let mut known: Vec<&str> = mistakes::all().map(|mistake| mistake.id).collect();
    let references = references();
    let mut want: Vec<&str> = references
        .iter()
        .map(|reference| reference["id"].as_str().unwrap())
        .collect();
    want.retain(|id| TAUS.iter().all(|(tau, _)| tau != id));
    known.sort_unstable();
    want.sort_unstable();
    assert_eq!(known, want);
}

/// Compares r′, RD′ and σ′ to half a unit of the last digit, and the first intermediate value that differs.
#[test]
fn results_agree_with_the_printed_table() {
    let mut rows = include_str!("../../data/mistakes.csv").lines().skip(1);
    let mut wrong = Vec::new();
    let mut count = 0;
    for row in &mut rows {
        count += 1;
        let cells: Vec<&str> = row.split(',').collect();
        let [id, a1, a2, a3, b1, b2, b3, first, value, case] = cells[..] else {
            panic!("{row}")
        };
        for (name, result) in [("a", [a1, a2, a3]), ("b", [b1, b2, b3])] {
            let trace = rated(id, &self::case(name));
            for (quantity, typed) in Quantity::RESULT.into_iter().zip(result) {
                let computed = quantity.value(&trace).unwrap();
                if !prints(computed, typed) {
                    wrong.push(format!("{id} {name} {quantity:?}: {computed} for {typed}"));
                }
            }
        }
        let lineup = lineup(case);
        let trace = rated(id, lineup.period());
        let mut found = first_difference(&lineup, &trace);
        if SEEN_IN_ITERATIONS.contains(&id) {
            assert_eq!(found, Some(Quantity::Iterations), "{id}");
            found = Some(Quantity::Sigma);
        }
        let is_sigma = |quantity| matches!(quantity, Some(Quantity::Sigma | Quantity::Volatility));
        let is_it = if first == "sigma" {
            is_sigma(found)
        } else {
            found == Quantity::at(first)
        };
        let computed = found.and_then(|quantity| quantity.value(&trace));
        if !is_it || !value.is_empty() && !computed.is_some_and(|computed| prints(computed, value))
        {
            wrong.push(format!(
                "{id} {case} first {found:?} {computed:?} for {first} {value}"
            ));
        }
    }
    assert_eq!(count, 86);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Returns the first quantity in which a trace differs from the right one.
fn first_difference(lineup: &Lineup, trace: &Trace) -> Option<Quantity> {
    let differs =
        |quantity: &Quantity| match (quantity.value(trace), quantity.value(lineup.truth())) {
            (Some(value), Some(truth)) => (value - truth).abs() > slack(*quantity, truth),
            (value, truth) => value.is_some() != truth.is_some(),
        };
    Quantity::all(lineup.period().games.len())
        .into_iter()
        .find(differs)
}

fn case(name: &str) -> Period {
    if name == "a" { cases::a() } else { cases::b() }
}

#[test]
fn case_b_has_the_printed_results() {
    let trace = rate(&cases::b()).unwrap();
    let step5 = trace.volatility.as_ref().unwrap();
    let numbers = [
        (trace.player.rating, "1656.120813"),
        (trace.player.deviation, "43.419714"),
        (trace.player.volatility, "0.155763339"),
        (trace.v.unwrap(), "1.700292"),
        (trace.delta.unwrap(), "5.659152"),
        (step5.a, "-3.794240"),
        (step5.iterations[0].b, "3.410657"),
        (step5.iterations[0].f_a, "0.109488"),
        (step5.iterations[0].f_b, "-11.257651"),
        (trace.phi_star, "0.254666"),
        (trace.phi_prime, "0.249944"),
        (trace.mu_prime, "0.898704"),
        ((step5.iterations.len() - 1) as f64, "5"),
    ];
    for (number, typed) in numbers {
        assert!(prints(number, typed), "{number} for {typed}");
    }
}

/// With r′, RD′ and σ′ to 2, 2 and 6 decimals, each mistake is named on both cases unless it prints the right results:
/// 0.059995 is the right σ′ of A, cut off.
#[test]
fn each_mistake_with_wrong_results_is_named() {
    for case in ["a", "b"] {
        let lineup = lineup(case);
        for reference in references() {
            let id = reference["id"].as_str().unwrap();
            let texts = print(Some(id), case, &[2, 2, 6]);
            if texts.iter().any(|text| text == "NaN") {
                continue;
            }
            let values = Quantity::RESULT
                .into_iter()
                .zip(texts.iter().map(|text| Value::of(text).unwrap()));
            let verdict = lineup.check(&Given::new(values));
            let names: Vec<String> = verdict.candidates.iter().map(Candidate::id).collect();
            let right = print(None, case, &[2, 2, 6]);
            let is_right = texts == right;
            let is_cut = case == "a" && texts[..2] == right[..2] && texts[2] == "0.059995";
            assert_eq!(
                verdict.right,
                is_right || is_cut,
                "{id} on {case}: {texts:?}"
            );
            assert_eq!(
                names.iter().any(|name| name == id),
                !verdict.right,
                "{id} on {case}: {names:?}"
            );
        }
    }
}

/// Returns the printed results of a case, with the mistake `id` or right.
fn print(id: Option<&str>, case: &str, decimals: &[usize]) -> Vec<String> {
    let period = self::case(case);
    let trace = id.map_or_else(|| rate(&period).unwrap(), |id| rated(id, &period));
    let results = Quantity::RESULT.into_iter().zip(decimals);
    results
        .map(|(quantity, decimals)| {
            format!("{:.decimals$}", quantity.value(&trace).unwrap_or(f64::NAN))
        })
        .collect()
}

/// Counts the mistakes that print the right results.
#[test]
fn some_mistakes_print_the_right_results() {
    let references = references();
    let ids: Vec<&str> = references
        .iter()
        .map(|reference| reference["id"].as_str().unwrap())
        .collect();
    let pass = |case: &str, decimals: &[usize]| -> Vec<&str> {
        let right = print(None, case, decimals);
        ids.iter()
            .copied()
            .filter(|id| print(Some(id), case, decimals) == right)
            .collect()
    };
    let on_a = pass("a", &[2, 2]);
    assert_eq!(on_a.len(), 39);
    assert_eq!(pass("a", &[0, 0]).len(), 48);
    let on_b = [pass("b", &[2, 2]), pass("b", &[2, 2, 6])];
    assert_eq!(on_b.each_ref().map(Vec::len), [16, 13], "{on_b:?}");
    let on_a_too = pass("a", &[2, 2, 6]);
    let on_both: Vec<&str> = pass("b", &[2, 2, 6])
        .into_iter()
        .filter(|id| on_a_too.contains(id))
        .collect();
    let mut silent = vec![
        "b-no-log",
        "b-sigma-for-v",
        "b-no-v",
        "cond-sigma",
        "b-else-missing",
        "strict-2013",
        "sigma-from-b",
        "eps-001",
        "rd-cap-350",
        "phi-q",
        "idle-default-sigma",
        "rd-back-1717",
    ];
    silent.retain(|id| !on_both.contains(id));
    assert!(
        on_both.len() == 12 && silent.is_empty(),
        "{on_both:?} without {silent:?}"
    );
}

/// Compares the results of both cases together, to 2, 2 and 6 decimals.
#[test]
fn both_cases_together_tell_most_mistakes_apart() {
    let references = references();
    let ids = references
        .iter()
        .map(|reference| reference["id"].as_str())
        .chain([None]);
    let mut classes: BTreeMap<Vec<String>, Vec<Option<&str>>> = BTreeMap::new();
    for id in ids {
        let both = [print(id, "a", &[2, 2, 6]), print(id, "b", &[2, 2, 6])].concat();
        classes.entry(both).or_default().push(id);
    }
    let alone = classes.values().filter(|class| class.len() == 1).count();
    let large: Vec<_> = classes.values().filter(|class| class.len() > 1).collect();
    assert_eq!((classes.len(), alone), (93, 88), "{large:?}");
}
