//! Mistakes with equal results: the candidates, the question that tells them apart, the certainty, and public programs.

use super::random::printed;
use super::table::{lineup, rated};
use super::verdicts::{far_above, names, parsed};
use explain::ids::VariantArray;
use explain::teach::check::{
    Ask, Candidate, Given, Judged, Lineup, Mistake, MistakeArea, Quantity, Symptom, Value, cases,
    slack,
};
use glicko2_steps::{Trace, rate};

/// Mistakes with equal results on a case, given with or without σ′, and the number to ask for first.
#[test]
fn mistakes_with_equal_results_are_told_apart_by_a_question() {
    let (f_a, v, sigma) = (Quantity::FA, Quantity::V, Quantity::Sigma);
    let rows: &[(&[&str], &str, bool, Ask)] = &[
        (&["g-q", "g-one"], "a", true, Ask::Number(Quantity::G(2))),
        (&["g-q", "g-one"], "b", true, Ask::Number(Quantity::G(2))),
        (
            &[
                "no-step5",
                "f-rd-for-phi",
                "b-search-up",
                "eps-wide",
                "one-iteration",
                "no-abs",
            ],
            "a",
            true,
            Ask::Number(f_a),
        ),
        (
            &["one-iteration", "no-abs", "b-in-else"],
            "b",
            true,
            Ask::CaseA,
        ),
        (
            &["sums-no-g", "mu1-no-g"],
            "a",
            true,
            Ask::Number(Quantity::Delta),
        ),
        (&["tau-not-squared", "f-no-2"], "a", true, Ask::Number(f_a)),
        (&["v-not-inverted", "phi1-v"], "a", false, Ask::Number(v)),
        (
            &["a-ln-sigma", "phistar-sigma"],
            "a",
            false,
            Ask::Number(sigma),
        ),
        (
            &["sigma-no-half", "no-step6", "glicko-1"],
            "a",
            false,
            Ask::Number(sigma),
        ),
        (&["no-step6", "glicko-1"], "b", false, Ask::Number(sigma)),
        (
            &["no-step5", "f-rd-for-phi", "phistar-old"],
            "b",
            false,
            Ask::Number(sigma),
        ),
        (&["v-no-g", "twice-phi"], "b", false, Ask::Number(v)),
    ];
    for &(alike, case, with_sigma, ask) in rows {
        let lineup = lineup(case);
        for id in alike {
            let trace = rated(id, lineup.period());
            // r′ of these two differs by one in its second decimal, so only one decimal is given.
            let points = Some(if *id == "a-ln-sigma" || *id == "phistar-sigma" {
                1
            } else {
                2
            });
            let verdict = lineup.check(&printed(&trace, [points, points, with_sigma.then_some(6)]));
            let names = names(&verdict);
            for other in alike {
                assert!(
                    names.iter().any(|name| name == other),
                    "{id} on {case}: {names:?} has no {other}"
                );
            }
            assert_eq!(verdict.ask.first(), Some(&ask), "{id} on {case}: {names:?}");
            // After the answers to all questions one candidate is left.
            let told: Option<Vec<_>> = verdict.ask.iter().map(|ask| answer(*ask, &trace)).collect();
            if let Some(told) = told {
                let results = printed(&trace, [points, points, Some(6)]);
                let left = lineup.single(&Given::new(results.values().iter().copied().chain(told)));
                assert_eq!(
                    left.iter().map(|(who, _)| who.id()).collect::<Vec<_>>(),
                    [*id],
                    "on {case}"
                );
            }
        }
    }
}

/// Returns the number that a program with this trace answers to a question.
fn answer(ask: Ask, trace: &Trace) -> Option<(Quantity, Value)> {
    let Ask::Number(quantity) = ask else {
        return None;
    };
    Some((
        quantity,
        Value::of(&format!("{:.9}", quantity.value(trace)?))?,
    ))
}

/// If no known mistake fits, asks for the number that splits the mistakes like it most evenly.
#[test]
fn the_question_splits_similar_mistakes_most_evenly() {
    for (case, values, asked) in [
        ("a", "1444.44 155.55", Quantity::E(0)),
        ("b", "1444.44 155.55", Quantity::Delta),
        ("a", "1444.44 v=1.9", Quantity::G(2)),
        ("a", "1444.44 v=1.7790", Quantity::PhiPrime),
        ("b", "1444.44 delta=5.6592 v=1.7003", Quantity::Sigma),
    ] {
        let lineup = lineup(case);
        let given = parsed(values);
        let verdict = lineup.check(&given);
        assert!(
            verdict.candidates.is_empty(),
            "{values:?}: {:?}",
            names(&verdict)
        );
        assert_eq!(verdict.ask, [Ask::Number(asked)], "{values:?} of {case}");
        // No other number of Steps 2 to 4 and 6 to 8 splits the mistakes that have the given numbers wrong more evenly.
        let is_wrong = |quantity: Quantity, trace: &Trace, unit: f64| {
            let right = quantity.value(lineup.truth()).unwrap();
            quantity
                .value(trace)
                .is_none_or(|value| (value - right).abs() > unit + slack(quantity, right))
        };
        let is_alike = |trace: &&Trace| {
            given.values().iter().all(|&(quantity, value)| {
                let is_given_wrong = lineup.judge(quantity, &given) == Judged::Wrong;
                is_wrong(quantity, trace, 2.0 * value.half_unit()) == is_given_wrong
            })
        };
        let alike: Vec<&Trace> = lineup
            .rated()
            .iter()
            .map(|(_, trace)| trace)
            .filter(is_alike)
            .collect();
        assert!(alike.len() > 10, "{}", alike.len());
        let least = |quantity: Quantity| {
            let unit = if quantity.is_sigma() { 1e-6 } else { 1e-4 };
            let wrong = alike
                .iter()
                .filter(|trace| is_wrong(quantity, trace, unit))
                .count();
            wrong.min(alike.len() - wrong)
        };
        for quantity in Quantity::all(lineup.period().games.len()) {
            let is_open = given.get(quantity).is_none() && quantity.step() != 5;
            assert!(
                !is_open || least(quantity) <= least(asked),
                "{quantity:?}: {} of {}, {asked:?}: {}",
                least(quantity),
                alike.len(),
                least(asked)
            );
        }
    }
}

/// Right values narrow the search, which starts at the step of the first wrong number after them.
#[test]
fn the_search_starts_after_the_right_values() {
    use Quantity::{
        Delta, Deviation, E, G, MuPrime, PhiJ, PhiPrime, PhiStar, Rating, V, Volatility,
    };
    let order = [
        PhiJ(0),
        G(0),
        E(0),
        V,
        Delta,
        Volatility,
        PhiStar,
        PhiPrime,
        MuPrime,
        Rating,
    ];
    let steps = [2, 3, 3, 3, 4, 5, 6, 7, 7, 8];
    for lineup in [lineup("a"), lineup("b")] {
        let value = |quantity: Quantity, off: f64| {
            (
                quantity,
                Value::of(&format!(
                    "{:.6}",
                    quantity.value(lineup.truth()).unwrap() + off
                ))
                .unwrap(),
            )
        };
        for (i, (&first, step)) in order.iter().zip(steps).enumerate() {
            let right = order[..i].iter().map(|&quantity| value(quantity, 0.0));
            let wrong = [
                value(first, 0.01),
                value(Volatility, if i <= 5 { 0.01 } else { 0.0 }),
                value(Rating, 0.5),
                value(Deviation, 0.5),
            ];
            let verdict = lineup.check(&Given::new(right.chain(wrong)));
            assert_eq!(
                (verdict.first, verdict.look),
                (Some(first), Some(MistakeArea::From(step))),
                "{first:?}"
            );
        }
        // A right v checks the steps before Step 4; a right RD′ checks the whole way to it.
        let look = |values: Vec<(Quantity, Value)>| lineup.check(&Given::new(values)).look;
        let results = || {
            vec![
                value(Volatility, 0.01),
                value(Rating, 0.5),
                value(Deviation, 0.5),
            ]
        };
        assert_eq!(look(results()), Some(MistakeArea::Beginning));
        assert_eq!(
            look([vec![value(V, 0.0)], results()].concat()),
            Some(MistakeArea::From(4))
        );
        assert_eq!(
            look(vec![
                value(G(0), 0.0),
                value(Volatility, 0.0),
                value(Rating, 0.5),
                value(Deviation, 0.0)
            ]),
            Some(MistakeArea::From(4))
        );
        assert_eq!(look(vec![value(V, 0.01)]), Some(MistakeArea::From(2)));
    }
}

/// With more digits than a table prints, one candidate is left.
#[test]
fn another_tau_or_another_scale_is_found() {
    let lineup = lineup("b");
    let tau = Candidate::Tau(0.7).rate(&cases::b()).unwrap();
    assert_eq!(
        names(&lineup.check(&printed(&tau, [Some(2), Some(2), Some(6)]))),
        ["tau-07"]
    );
    let scale = Candidate::Scale(170.0).rate(&cases::b()).unwrap();
    assert_eq!(
        names(&lineup.check(&printed(&scale, [Some(2), Some(2), None]))),
        ["scale-170"]
    );
}

/// The results of a published Pascal port, whose mistake is `B ← C` inside the `else`.
#[test]
fn the_mistake_of_a_pascal_port_has_its_results() {
    let (win, loss) = (far_above(1.0), far_above(0.0));
    let trace = rate(&win).unwrap();
    let lost = rate(&loss).unwrap();
    assert!((lost.player.rating - 1_467.587_849_316_946_2).abs() < 1e-9);
    for (id, is_right) in [
        ("b-in-else", true),
        ("one-iteration", false),
        ("no-abs", false),
    ] {
        let (after_win, after_loss) = (rated(id, &win), rated(id, &loss));
        assert!(
            (after_win.player.rating - 4_444.270_079_219_06).abs() < 1e-9,
            "{id}"
        );
        assert!(
            (after_win.player.deviation - 745.314_935_348_793).abs() < 1e-9,
            "{id}"
        );
        assert!(
            (after_win.player.volatility - 17.366_705_125_502_6).abs() < 1e-10,
            "{id}"
        );
        let is_still = after_loss.player.volatility == 0.06;
        assert_eq!(is_still, !is_right, "{id}");
        assert!(
            !is_right || (after_loss.player.rating - lost.player.rating).abs() < 1e-9,
            "{id}"
        );
        // A sign of this mistake: σ′ = √(Δ² − φ² − v).
        let surprise = trace.delta.unwrap().powi(2) - trace.phi.powi(2) - trace.v.unwrap();
        assert!((after_win.player.volatility - surprise.sqrt()).abs() < 1e-9);
    }
}

/// A public JavaScript file with four mistakes. More decimals than two name the program.
#[test]
fn a_program_with_four_mistakes_is_recognized() {
    let program = explain::teach::check::mistakes::PROGRAMS;
    let javascript = program
        .iter()
        .find(|program| program.id == "js-2012")
        .unwrap();
    let after = Candidate::Program(javascript).rate(&cases::a()).unwrap();
    for (quantity, printed) in parsed("1464.11 151.40 0.001537").values() {
        assert!(
            printed.is_print_of(quantity.value(&after).unwrap(), 0.0),
            "{quantity:?}"
        );
    }
    for case in ["a", "b"] {
        let lineup = lineup(case);
        let after = Candidate::Program(javascript)
            .rate(lineup.period())
            .unwrap();
        assert_eq!(
            names(&lineup.check(&printed(&after, [Some(6), Some(6), Some(9)]))),
            ["js-2012"],
            "{case}"
        );
    }
}

#[test]
fn symptoms_point_to_known_mistakes() {
    for &symptom in Symptom::VARIANTS {
        assert!(
            symptom
                .mistakes()
                .iter()
                .all(|id| Mistake::of(id).is_some()),
            "{symptom:?}"
        );
    }
}

#[test]
fn a_win_that_moves_nothing_and_a_negative_deviation_are_symptoms() {
    let mut equals = far_above(1.0);
    (equals.games[0].rating, equals.games[0].deviation) = (1500.0, 350.0);
    let equals = Lineup::of(equals).unwrap();
    for (lineup, text, symptom) in [
        (&equals, "1500.00", Symptom::NoMove),
        (&lineup("a"), "1464.05 -151.52", Symptom::NegativeDeviation),
    ] {
        assert_eq!(lineup.check(&parsed(text)).symptoms, [symptom], "{text}");
    }
}
