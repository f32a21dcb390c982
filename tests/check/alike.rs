//! What looks alike, what to ask then, how sure a name is, and programs that are out there.

use super::random::printed;
use super::table::{lineup, rated};
use glicko2_steps::glicko2::{Game, Period, Player, Trace, rate};
use glicko2_steps::teach::check::{
    Ask, Candidate, Certainty, Given, Judged, Lineup, Look, Mistake, Quantity, Symptom, Value, Verdict, cases,
};

fn given(values: &[(Quantity, &str)]) -> Given {
    Given::new(values.iter().map(|&(quantity, text)| (quantity, Value::of(text).unwrap())))
}

fn results(texts: &[&str]) -> Given {
    Given::new(Quantity::RESULT.into_iter().zip(texts.iter().map(|text| Value::of(text).unwrap())))
}

fn names(verdict: &Verdict) -> Vec<String> {
    verdict.candidates.iter().map(Candidate::id).collect()
}

/// Those that look alike on a case, with or without σ′, and the number to ask for first.
#[test]
fn look_alikes_and_what_to_ask() {
    let (f_a, v, sigma) = (Quantity::FA, Quantity::V, Quantity::Sigma);
    let rows: &[(&[&str], &str, bool, Ask)] = &[
        (&["g-q", "g-one"], "a", true, Ask::Number(Quantity::G(2))),
        (&["g-q", "g-one"], "b", true, Ask::Number(Quantity::G(2))),
        (
            &["no-step5", "f-rd-for-phi", "b-search-up", "eps-wide", "one-iteration", "no-abs"],
            "a",
            true,
            Ask::Number(f_a),
        ),
        (&["one-iteration", "no-abs", "b-in-else"], "b", true, Ask::CaseA),
        (&["sums-no-g", "mu1-no-g"], "a", true, Ask::Number(Quantity::Delta)),
        (&["tau-not-squared", "f-no-2"], "a", true, Ask::Number(f_a)),
        (&["v-not-inverted", "phi1-v"], "a", false, Ask::Number(v)),
        (&["a-ln-sigma", "phistar-sigma"], "a", false, Ask::Number(sigma)),
        (&["sigma-no-half", "no-step6", "glicko-1"], "a", false, Ask::Number(sigma)),
        (&["no-step6", "glicko-1"], "b", false, Ask::Number(sigma)),
        (&["no-step5", "f-rd-for-phi", "phistar-old"], "b", false, Ask::Number(sigma)),
        (&["v-no-g", "twice-phi"], "b", false, Ask::Number(v)),
    ];
    for &(alike, case, with_sigma, ask) in rows {
        let lineup = lineup(case);
        for id in alike {
            let trace = rated(id, lineup.period());
            // To two decimals r′ of these two differs by one in the last.
            let points = Some(if *id == "a-ln-sigma" || *id == "phistar-sigma" { 1 } else { 2 });
            let verdict = lineup.check(&printed(&trace, [points, points, with_sigma.then_some(6)]));
            let names = names(&verdict);
            for other in alike {
                assert!(names.iter().any(|name| name == other), "{id} on {case}: {names:?} has no {other}");
            }
            assert_eq!(verdict.ask.first(), Some(&ask), "{id} on {case}: {names:?}");
            // Once all is told that was asked for, one is left.
            let told: Option<Vec<_>> = verdict.ask.iter().map(|ask| told(*ask, &trace)).collect();
            if let Some(told) = told {
                let results = printed(&trace, [points, points, Some(6)]);
                let left = lineup.single(&Given::new(results.values().iter().copied().chain(told)));
                assert_eq!(left.iter().map(|(who, _)| who.id()).collect::<Vec<_>>(), [*id], "on {case}");
            }
        }
    }
}

/// What somebody answers who is asked for a number that their program has.
fn told(ask: Ask, trace: &Trace) -> Option<(Quantity, Value)> {
    let Ask::Number(quantity) = ask else { return None };
    Some((quantity, Value::of(&format!("{:.9}", quantity.of(trace)?))?))
}

#[test]
fn how_sure_a_name_is() {
    let lineup = lineup("a");
    // To whole points alone: ask for RD′ and more digits.
    let verdict = lineup.check(&results(&["1437"]));
    assert_eq!(verdict.ask, [Ask::Number(Quantity::Deviation), Ask::Number(Quantity::Rating)]);
}

/// Where nothing known fits, the number is asked for that the mistakes that could be like this one split best.
#[test]
fn the_number_asked_for_splits_the_mistakes_best() {
    let rows: &[(&str, &[(Quantity, &str)], Quantity)] = &[
        ("a", &[(Quantity::Rating, "1444.44"), (Quantity::Deviation, "155.55")], Quantity::E(0)),
        ("b", &[(Quantity::Rating, "1444.44"), (Quantity::Deviation, "155.55")], Quantity::Delta),
        ("a", &[(Quantity::Rating, "1444.44"), (Quantity::V, "1.9")], Quantity::G(2)),
        ("a", &[(Quantity::Rating, "1444.44"), (Quantity::V, "1.7790")], Quantity::PhiPrime),
        ("b", &[(Quantity::Rating, "1444.44"), (Quantity::Delta, "5.6592"), (Quantity::V, "1.7003")], Quantity::Sigma),
    ];
    for (case, values, asked) in rows {
        let lineup = lineup(case);
        let given = given(values);
        let verdict = lineup.check(&given);
        assert!(verdict.candidates.is_empty(), "{values:?}: {:?}", names(&verdict));
        assert_eq!(verdict.ask, [Ask::Number(*asked)], "{values:?} of {case}");
        // No other number of Steps 2 to 4 and 6 to 8 is wrong with more nearly half of those that get the same wrong.
        let is_wrong = |quantity: Quantity, trace: &Trace, unit: f64| {
            let right = quantity.of(lineup.truth()).unwrap();
            quantity.of(trace).is_none_or(|value| (value - right).abs() > unit + quantity.slack(right))
        };
        let is_alike = |trace: &&Trace| {
            given.values().iter().all(|&(quantity, value)| {
                let is_given_wrong = lineup.judge(quantity, &given) == Judged::Wrong;
                is_wrong(quantity, trace, 2.0 * value.half_unit()) == is_given_wrong
            })
        };
        let alike: Vec<&Trace> = lineup.rated().iter().map(|(_, trace)| trace).filter(is_alike).collect();
        assert!(alike.len() > 10, "{}", alike.len());
        let least = |quantity: Quantity| {
            let unit = if quantity.is_sigma() { 1e-6 } else { 1e-4 };
            let wrong = alike.iter().filter(|trace| is_wrong(quantity, trace, unit)).count();
            wrong.min(alike.len() - wrong)
        };
        for quantity in Quantity::all(lineup.period().games.len()) {
            let is_open = given.get(quantity).is_none() && quantity.step() != 5;
            assert!(
                !is_open || least(quantity) <= least(*asked),
                "{quantity:?}: {} of {}, {asked:?}: {}",
                least(quantity),
                alike.len(),
                least(*asked)
            );
        }
    }
}

/// Values that are right narrow the search: where the first wrong number lies after them, that is where to look.
#[test]
fn the_search_begins_after_what_is_right() {
    use Quantity::{Delta, Deviation, E, G, MuPrime, PhiJ, PhiPrime, PhiStar, Rating, V, Volatility};
    let order = [PhiJ(0), G(0), E(0), V, Delta, Volatility, PhiStar, PhiPrime, MuPrime, Rating];
    let steps = [2, 3, 3, 3, 4, 5, 6, 7, 7, 8];
    for lineup in [lineup("a"), lineup("b")] {
        let value = |quantity: Quantity, off: f64| {
            (quantity, Value::of(&format!("{:.6}", quantity.of(lineup.truth()).unwrap() + off)).unwrap())
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
            assert_eq!((verdict.first, verdict.look), (Some(first), Some(Look::From(step))), "{first:?}");
        }
        // v alone says nothing of Step 4; a right RD′ says that all of its width is right.
        let look = |values: Vec<(Quantity, Value)>| lineup.check(&Given::new(values)).look;
        let results = || vec![value(Volatility, 0.01), value(Rating, 0.5), value(Deviation, 0.5)];
        assert_eq!(look(results()), Some(Look::Beginning));
        assert_eq!(look([vec![value(V, 0.0)], results()].concat()), Some(Look::From(4)));
        assert_eq!(
            look(vec![value(G(0), 0.0), value(Volatility, 0.0), value(Rating, 0.5), value(Deviation, 0.0)]),
            Some(Look::From(4))
        );
        assert_eq!(look(vec![value(V, 0.01)]), Some(Look::From(2)));
    }
}

#[test]
fn right_with_a_note() {
    let lineup = lineup("a");
    let verdict = lineup.check(&results(&["1464.05", "151.51", "0.05999"]));
    assert!(verdict.right && verdict.candidates.is_empty());
    assert_eq!(verdict.cut, [Quantity::Volatility, Quantity::Deviation]);
    assert_eq!(verdict.ask, [Ask::CaseB], "A alone proves little");
    let own = results(&["1656.12", "43.42", "0.155763"]);
    let verdict = self::lineup("b").check(&own);
    assert!(verdict.right && verdict.ask.is_empty() && verdict.cut.is_empty());
}

/// A program may cut off what a mistake gives as well.
#[test]
fn wrong_and_cut() {
    let verdict = lineup("a").check(&results(&["1464.10", "151.40"]));
    assert_eq!(
        names(&verdict),
        ["ln-over-lge", "sigma-no-half", "sigma-half-outside", "no-step6", "phistar-sigma-scaled", "glicko-1"]
    );
    assert_eq!(
        (verdict.certainty, &verdict.ask[..]),
        (Certainty::Likely, &[Ask::Number(Quantity::Sigma), Ask::CaseB][..])
    );
    assert_eq!(verdict.first, Some(Quantity::Rating));
}

/// What is given in between says where it begins.
#[test]
fn the_first_that_differs() {
    let lineup = lineup("a");
    let values = [
        (Quantity::Rating, "1465.47"),
        (Quantity::Delta, "-0.4414"),
        (Quantity::V, "1.6226"),
        (Quantity::G(0), "0.9955"),
        (Quantity::E(2), "0.303"),
    ];
    let verdict = lineup.check(&given(&values));
    assert_eq!(verdict.first, Some(Quantity::V));
    assert_eq!(names(&verdict), ["v-g-once"]);
    // Of somebody's own E all that follows is right or wrong by itself.
    let wrong_e = [(Quantity::E(2), "0.9"), (Quantity::V, "1.6226")];
    let verdict = lineup.check(&given(&wrong_e));
    assert_eq!((verdict.first, verdict.candidates.len()), (Some(Quantity::E(2)), 0));
}

#[test]
fn where_to_look_by_what_is_right() {
    let lineup = lineup("b");
    let rows: &[(&[&str], Option<Look>)] = &[
        (&["1700.00", "43.42", "0.155763"], Some(Look::Sums)),
        (&["1700.00", "43.42"], Some(Look::Sums)),
        (&["1700.00", "40.00", "0.155763"], Some(Look::Widths)),
        (&["1656.12", "43.42", "0.160000"], Some(Look::Step5)),
        (&["1656.12", "50.00", "0.155763"], Some(Look::WayBack)),
        (&["1700.00", "40.00", "0.200000"], Some(Look::Beginning)),
        (&["1700.00"], None),
    ];
    for &(texts, look) in rows {
        assert_eq!(lineup.check(&results(texts)).look, look, "{texts:?}");
    }
}

/// With more digits than a table has one name is left.
#[test]
fn another_tau_and_another_scale() {
    let on = |case: &str, texts: &[&str]| names(&lineup(case).check(&results(texts)));
    assert_eq!(on("a", &["1464.05", "151.52", "0.059991"]), ["tau-075"]);
    assert_eq!(on("b", &["1655.99", "43.34", "0.155005"]), ["tau-075"]);
    // To five decimals nothing can be said of τ: it is the right σ′, cut off.
    assert!(on("a", &["1464.05", "151.52", "0.05999"]).is_empty());
    // To six it could be any from 0.30 to 0.40: none between is named.
    assert!(!on("a", &["1464.05", "151.52", "0.059998"]).contains(&"tau-035".to_owned()));
    let tau = Candidate::Tau(0.7).rate(&cases::b()).unwrap();
    assert_eq!(names(&lineup("b").check(&printed(&tau, [Some(2), Some(2), Some(6)]))), ["tau-07"]);
    let scale = Candidate::Scale(170.0).rate(&cases::b()).unwrap();
    assert_eq!(names(&lineup("b").check(&printed(&scale, [Some(2), Some(2), None]))), ["scale-170"]);
}

/// A public riddle: a Pascal port with `B ← C` inside the `else`.
#[test]
fn a_riddle_solved() {
    let against = |score| {
        let player = Player { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
        Period::new(player, 0.5, vec![Game { rating: 2000.0, deviation: 70.0, score }])
    };
    let won = Lineup::of(against(1.0)).unwrap();
    let verdict = won.check(&results(&["4444.27007921906", "745.314935348793", "17.3667051255026"]));
    assert_eq!(names(&verdict), ["b-in-else", "one-iteration", "no-abs"]);
    assert_eq!(verdict.certainty, Certainty::Likely, "which of the three, nobody knows");
    assert!(verdict.symptoms.contains(&Symptom::RunsAway));
    let lost = rate(&against(0.0)).unwrap();
    assert!((lost.player.rating - 1_467.587_849_316_946_2).abs() < 1e-9);
    for (id, is_right) in [("b-in-else", true), ("one-iteration", false), ("no-abs", false)] {
        let (after_win, after_loss) = (rated(id, won.period()), rated(id, &against(0.0)));
        assert!((after_win.player.rating - 4_444.270_079_219_06).abs() < 1e-9, "{id}");
        assert!((after_win.player.deviation - 745.314_935_348_793).abs() < 1e-9, "{id}");
        assert!((after_win.player.volatility - 17.366_705_125_502_6).abs() < 1e-10, "{id}");
        let is_still = after_loss.player.volatility == 0.06;
        assert_eq!(is_still, !is_right, "{id}");
        assert!(!is_right || (after_loss.player.rating - lost.player.rating).abs() < 1e-9, "{id}");
        // A sign to look for: σ′ = √(Δ² − φ² − v).
        let trace = won.truth();
        let surprise = trace.delta.unwrap().powi(2) - trace.phi.powi(2) - trace.v.unwrap();
        assert!((after_win.player.volatility - surprise.sqrt()).abs() < 1e-9);
    }
}

/// A public JavaScript file with four mistakes at once.
#[test]
fn a_program_with_four_mistakes() {
    let program = glicko2_steps::teach::check::mistakes::PROGRAMS;
    let javascript = program.iter().find(|program| program.id == "js-2012").unwrap();
    let after = Candidate::Program(javascript).rate(&cases::a()).unwrap();
    for (text, number) in ["1464.11", "151.40", "0.001537"].iter().zip(Quantity::RESULT.map(|q| q.of(&after).unwrap()))
    {
        assert!(Value::of(text).unwrap().is_print_of(number, 0.0), "{number} for {text}");
    }
    // To two decimals the one that shows is named; with more the whole.
    assert_eq!(names(&lineup("a").check(&results(&["1464.11", "151.40", "0.001537"]))), ["ln-over-lge"]);
    for case in ["a", "b"] {
        let lineup = lineup(case);
        let after = Candidate::Program(javascript).rate(lineup.period()).unwrap();
        assert_eq!(names(&lineup.check(&printed(&after, [Some(6), Some(6), Some(9)]))), ["js-2012"], "{case}");
    }
}

#[test]
fn symptoms_point_to_known_mistakes() {
    for symptom in Symptom::ALL {
        assert!(symptom.mistakes().iter().all(|id| Mistake::of(id).is_some()), "{symptom:?}");
    }
    let seen = |case: &str, texts: &[&str]| lineup(case).check(&results(texts)).symptoms;
    assert_eq!(seen("a", &["-35.95", "151.52", "0.059996"]), [Symptom::NearZero]);
    assert_eq!(seen("a", &["1464.05", "0.87"]), [Symptom::TinyDeviation]);
    assert_eq!(seen("a", &["1504.06", "200.14"]), [Symptom::GrownDeviation]);
    assert_eq!(seen("b", &["2550.90", "220.42", "5.503192"]), [Symptom::RunsAway]);
    assert_eq!(seen("a", &["1500.00", "151.52", "0.060000"]), [Symptom::StillVolatility]);
    // Three zeros: another search may find another, and that is no mistake of anybody's.
    let wins = (0..14).map(|_| Game { rating: 1900.0, deviation: 50.0, score: 1.0 }).collect();
    let period = Period::new(Player { rating: 1500.0, deviation: 50.0, volatility: 0.06 }, 1.2, wins);
    let verdict = Lineup::of(period).unwrap().check(&results(&["3219.00", "500.00", "2.851200"]));
    assert!(verdict.symptoms.contains(&Symptom::SeveralZeros));
    // μ′ and φ′ where r′ and RD′ were asked for.
    assert!(lineup("a").check(&results(&["-0.2069", "0.8722"])).perhaps_scaled);
}

/// Without games there is Step 6 alone.
#[test]
fn an_idle_period() {
    let period = Period { games: Vec::new(), ..cases::a() };
    let lineup = Lineup::of(period).unwrap();
    assert!(lineup.check(&results(&["1500", "200.27", "0.06"])).right);
    let verdict = lineup.check(&results(&["1500", "200.00", "0.06"]));
    assert!(!verdict.right && verdict.candidates.is_empty());
    assert_eq!(verdict.first, Some(Quantity::Deviation));
}
