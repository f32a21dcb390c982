//! Input that no player has is refused with its field, or computed, but never causes a panic, an endless loop or NaN.

use crate::support::{Digits, Input, Reference, assert_finite, assert_trace, codes};
use glicko2_steps::illinois::{MAX_ITERATIONS, illinois};
use glicko2_steps::trace::KeptEnd;
use glicko2_steps::{Error, Game, Period, Player, Rounding, Trace, WarningKind, rate};
use serde::Deserialize;
use serde_json::{Value, json};
use std::cell::Cell;

/// The result of each case of the file: the error, or the warnings.
const EDGE_CASES: &[(&str, Result<&[&str], &str>)] = &[
    ("no games", Ok(&[])),
    ("rating inf", Err("player.rating: not_finite")),
    ("rating NaN", Err("player.rating: not_a_number")),
    ("RD negative", Err("player.deviation: negative")),
    ("player RD 0", Ok(&["zero_deviation player.deviation"])),
    ("sigma 0", Err("player.volatility: not_positive")),
    (
        "sigma 1e-200",
        Ok(&["unusual_volatility player.volatility"]),
    ),
    ("sigma 1e10", Ok(&["unusual_volatility player.volatility"])),
    ("tau 0, upset", Err("tau: not_positive")),
    ("tau negative", Err("tau: not_positive")),
    ("tau 1e6", Ok(&["unusual_tau tau"])),
    ("score 1.5", Err("games[0].score: outside_zero_to_one")),
    ("7000 above, win", Ok(&[])),
    ("7000 above, loss", Ok(&["several_roots"])),
    (
        "130000 below, loss",
        Ok(&["bisected", "no_information games[0]"]),
    ),
    (
        "130000 below, win",
        Ok(&["several_roots", "no_information games[0]"]),
    ),
    ("strict-< stall (generated 329)", Ok(&[])),
    (
        "strict-< stall (generated 281)",
        Ok(&["unusual_tau tau", "unusual_volatility player.volatility"]),
    ),
    (
        "30 losses to 1000",
        Ok(&["volatility_leap player.volatility"]),
    ),
    ("one win over +1200", Ok(&["several_roots"])),
];

#[derive(Deserialize)]
struct EdgeCases {
    cases: Vec<EdgeCase>,
}

#[derive(Deserialize)]
struct EdgeCase {
    name: String,
    input: Input<Digits>,
    reference: Option<Reference>,
}

#[test]
fn edge_cases_have_the_expected_result() {
    let EdgeCases { cases } =
        serde_json::from_str(include_str!("../data/edge_cases.json")).unwrap();
    assert_eq!(cases.len(), EDGE_CASES.len());
    for EdgeCase {
        name,
        input,
        reference,
    } in cases
    {
        let Some((_, expected)) = EDGE_CASES.iter().find(|(known, _)| *known == name) else {
            panic!("{name}: no expected result");
        };
        match (rate(&input.into()), expected) {
            (Ok(trace), Ok(expected)) => {
                assert_trace(&name, &trace, &reference.unwrap());
                assert_finite(&name, &trace);
                assert_eq!(warnings(&trace), *expected, "{name}");
            }
            (Err(error), Err(expected)) => assert_eq!(codes(&error), *expected, "{name}"),
            (got, _) => panic!("{name}: {got:?}"),
        }
    }
}

fn warnings(trace: &Trace) -> Vec<String> {
    let name = |value: Value| value.as_str().unwrap().to_owned();
    let one = |json: Value| match json.get("field") {
        Some(field) => format!("{} {}", name(json["kind"].clone()), name(field.clone())),
        None => name(json["kind"].clone()),
    };
    trace
        .warnings
        .iter()
        .map(|warning| one(serde_json::to_value(warning).unwrap()))
        .collect()
}

/// Values that are refused in the paper's example, with the error; some lie just beyond a limit.
const REFUSED: &[(&str, &str, &str)] = &[
    ("/player/rating", "null", "player.rating: not_a_number"),
    ("/player/rating", r#""""#, "player.rating: not_a_number"),
    (
        "/player/rating",
        r#""1500 points""#,
        "player.rating: not_a_number",
    ),
    ("/player/rating", "true", "player.rating: not_a_number"),
    ("/player/rating", "[1500]", "player.rating: not_a_number"),
    (
        "/player/rating",
        r#"{"of": {"a": 1500}}"#,
        "player.rating: not_a_number",
    ),
    ("/player/rating", r#""NaN""#, "player.rating: not_a_number"),
    ("/player/rating", r#""-inf""#, "player.rating: not_finite"),
    ("/player/rating", r#""1e999""#, "player.rating: not_finite"),
    ("/player/rating", "1000000.1", "player.rating: too_large"),
    ("/player/rating", "-1000000.1", "player.rating: too_large"),
    ("/player/deviation", "-5e-324", "player.deviation: negative"),
    (
        "/player/deviation",
        "10000.001",
        "player.deviation: too_large",
    ),
    (
        "/player/deviation",
        r#""infinity""#,
        "player.deviation: not_finite",
    ),
    ("/player/volatility", "0", "player.volatility: not_positive"),
    (
        "/player/volatility",
        "-0.06",
        "player.volatility: not_positive",
    ),
    (
        "/player/volatility",
        "1.1e100",
        "player.volatility: too_large",
    ),
    ("/tau", "0", "tau: not_positive"),
    ("/tau", "-0.5", "tau: not_positive"),
    ("/tau", "null", "tau: not_a_number"),
    ("/epsilon", "0", "epsilon: not_positive"),
    ("/epsilon", "-1e-6", "epsilon: not_positive"),
    ("/epsilon", r#""inf""#, "epsilon: not_finite"),
    ("/idle_periods", "-0.5", "idle_periods: negative"),
    ("/idle_periods", r#""nan""#, "idle_periods: not_a_number"),
    (
        "/games/2/rating",
        "18446744073709551615",
        "games[2].rating: too_large",
    ),
    (
        "/games/0/rating",
        r#""1,400""#,
        "games[0].rating: not_a_number",
    ),
    ("/games/1/deviation", "-30", "games[1].deviation: negative"),
    (
        "/games/1/deviation",
        "10001",
        "games[1].deviation: too_large",
    ),
    (
        "/games/0/score",
        "-1e-9",
        "games[0].score: outside_zero_to_one",
    ),
    ("/games/0/score", "2", "games[0].score: outside_zero_to_one"),
    ("/games/0/score", r#""won""#, "games[0].score: not_a_number"),
    ("/games/0/score", r#""inf""#, "games[0].score: not_finite"),
];

/// Values on a limit, or written as text, that are computed.
const COMPUTED: &[(&str, &str)] = &[
    ("/player/rating", "1000000"),
    ("/player/rating", "-1000000"),
    ("/player/rating", r#"" 1500 ""#),
    ("/player/deviation", "0"),
    ("/player/deviation", "-0.0"),
    ("/player/deviation", "10000"),
    ("/player/deviation", "5e-324"),
    ("/player/volatility", "5e-324"),
    ("/player/volatility", "1e100"),
    ("/tau", "5e-324"),
    ("/tau", "1.7e308"),
    ("/epsilon", "5e-324"),
    ("/epsilon", "1.7e308"),
    ("/idle_periods", "1.7e308"),
    ("/games/0/rating", "-1000000"),
    ("/games/0/deviation", "0"),
    ("/games/0/deviation", "10000"),
    ("/games/0/score", "5e-324"),
    ("/games/0/score", "-0.0"),
];

fn example_with(pointer: &str, value: &str) -> Period {
    let mut json = serde_json::to_value(Period::papers_example()).unwrap();
    *json.pointer_mut(pointer).unwrap() = serde_json::from_str(value).unwrap();
    serde_json::from_value(json).unwrap()
}

#[test]
fn one_bad_value_is_reported_with_its_field() {
    for &(pointer, value, expected) in REFUSED {
        let error = rate(&example_with(pointer, value)).unwrap_err();
        assert_eq!(codes(&error), expected, "{pointer} = {value}");
        assert_eq!(error.problems(), [error.first()], "{pointer} = {value}");
    }
}

#[test]
fn a_value_on_its_limit_is_computed() {
    for &(pointer, value) in COMPUTED {
        let name = format!("{pointer} = {value}");
        let period = example_with(pointer, value);
        assert_finite(&name, &rate(&period).unwrap());
        let idle = Period {
            games: Vec::new(),
            ..period
        };
        assert_finite(&name, &rate(&idle).unwrap());
    }
}

#[test]
fn all_problems_are_reported_in_the_order_of_the_fields() {
    let json = json!({
        "player": {"deviation": -1, "volatility": 0},
        "epsilon": "small",
        "games": [{"rating": 1400, "deviation": 30, "score": 1}, {}, {"rating": 1e7, "deviation": 30, "score": -1}],
    });
    let period: Period = serde_json::from_value(json).unwrap();
    assert_eq!(
        codes(&rate(&period).unwrap_err()),
        "player.rating: not_a_number, player.deviation: negative, player.volatility: not_positive, \
         tau: not_a_number, epsilon: not_a_number, \
         games[1].rating: not_a_number, games[1].deviation: not_a_number, games[1].score: not_a_number, \
         games[2].rating: too_large, games[2].score: outside_zero_to_one"
    );
}

#[test]
fn an_empty_object_reports_every_required_field() {
    let period: Period = serde_json::from_str("{}").unwrap();
    let error: Error = rate(&period).unwrap_err();
    let fields: Vec<String> = error
        .problems()
        .iter()
        .map(|problem| problem.field.to_string())
        .collect();
    assert_eq!(
        fields,
        [
            "player.rating",
            "player.deviation",
            "player.volatility",
            "tau"
        ]
    );
}

#[test]
fn json_that_is_no_period_is_refused() {
    for text in [
        "",
        "null",
        "7",
        "[]",
        "{",
        r#"{"player":null}"#,
        r#"{"player":7}"#,
        r#"{"games":null}"#,
        r#"{"games":{}}"#,
        r#"{"games":[7]}"#,
        r#"{"rounding":"up"}"#,
        r#"{"tau":NaN}"#,
        r#"{"tau":1e999}"#,
        r#"{"tau":0.5,"tau":0.6}"#,
        &"[".repeat(100_000),
        &r#"{"tau":"#.repeat(10_000),
    ] {
        if let Ok(period) = serde_json::from_str::<Period>(text) {
            rate(&period).unwrap_err();
        }
    }
}

#[test]
fn extreme_values_can_be_combined() {
    let mut rated = 0;
    let mut all = |period: &Period| {
        let name = || serde_json::to_string(period).unwrap();
        match rate(period) {
            Ok(trace) => assert_finite(&name(), &trace),
            Err(error) => {
                assert_eq!(period.rounding, Rounding::AsPrinted, "{}: {error}", name());
                assert_eq!(codes(&error), "rounding: rounded_away", "{}", name());
            }
        }
        rated += 1;
    };
    for rating in [-1e6, 1500.0, 1e6] {
        for deviation in [0.0, 5e-324, 350.0, 1e4] {
            // The logarithm of 1 is 0, so a − kτ never rounds to a.
            for volatility in [5e-324, 1e-200, 0.06, 1.0, 1e100] {
                for tau in [5e-324, 1e-150, 1e-9, 0.5, 100.0, 1.7e308] {
                    let player = Player::new(rating, deviation, volatility);
                    for epsilon in [5e-324, Period::EPSILON, 1.7e308] {
                        for (rd, score) in [(0.0, 1.0), (350.0, 0.5), (1e4, 0.0), (5e-324, 5e-324)]
                        {
                            for rounding in [Rounding::Exact, Rounding::AsPrinted] {
                                let game = |rating| Game::new(rating, rd, score);
                                let games = vec![game(1500.0)];
                                all(&Period {
                                    epsilon,
                                    rounding,
                                    ..Period::new(player, tau, games)
                                });
                                let games = vec![game(1e6), game(-1e6), game(rating)];
                                all(&Period {
                                    epsilon,
                                    rounding,
                                    ..Period::new(player, tau, games)
                                });
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(rated, 3 * 4 * 5 * 6 * 3 * 4 * 2 * 2);
}

#[test]
fn a_hundred_thousand_games_are_rated() {
    let games = (0..100_000_u32)
        .map(|j| {
            let spread = f64::from(j % 1_000);
            Game::new(1000.0 + spread, 30.0 + spread / 5.0, f64::from(j % 3) / 2.0)
        })
        .collect();
    let player = Player::new(1500.0, 200.0, 0.06);
    let trace = rate(&Period::new(player, 0.5, games)).unwrap();
    assert_eq!(trace.games.len(), 100_000);
    assert_finite("100,000 games", &trace);
    assert!(trace.player.deviation < 2.0);
}

#[test]
fn a_secant_that_hits_the_zero_ends_the_search() {
    // The secant of a straight line is the line: the first C is 0, and so is f(C).
    let iterations = illinois(|x| x, -1.0, 3.0, Period::EPSILON);
    let ends: Vec<_> = iterations.iter().map(|i| (i.a, i.b, i.kept)).collect();
    assert_eq!(
        ends,
        [
            (-1.0, 3.0, KeptEnd::Start),
            (3.0, 0.0, KeptEnd::B),
            (0.0, 0.0, KeptEnd::B)
        ]
    );

    // From the other side, and with the zero at an end of the first bracket.
    assert_eq!(
        illinois(|x| -x, 3.0, -1.0, Period::EPSILON)
            .last()
            .map(|i| (i.a, i.b)),
        Some((0.0, 0.0))
    );
    for (a, b) in [(0.0, 3.0), (3.0, 0.0)] {
        let iterations = illinois(|x| x, a, b, Period::EPSILON);
        assert!(iterations.len() <= 4, "{a} to {b}: {iterations:?}");
        assert_eq!(iterations.last().map(|i| i.a), Some(0.0), "{a} to {b}");
    }
}

#[test]
fn the_rule_of_2013_loops_until_f_a_is_zero() {
    let (mut a, mut b) = (-1.0_f64, 3.0_f64);
    let (mut f_a, mut f_b) = (a, b);
    let mut iterations = 0;
    while (b - a).abs() > Period::EPSILON {
        let c = a + (a - b) * f_a / (f_b - f_a);
        let f_c = c;
        if f_c * f_b < 0.0 {
            (a, f_a) = (b, f_b);
        } else {
            f_a /= 2.0;
        }
        (b, f_b) = (c, f_c);
        iterations += 1;
    }
    assert!(
        iterations > 1_000,
        "{iterations}: f(A) has been halved until nothing was left of it"
    );
    assert!(b.is_nan(), "and 0/0 ends it");
}

#[test]
fn bisection_ends_a_search_in_which_secants_stall() {
    // The function is so steep on one side and so flat on the other that a secant hardly moves.
    let cliff = |x: f64| if x < 0.7 { -1e-300 } else { 1e300 };
    for (a, b) in [(0.0, 1.0), (1.0, 0.0)] {
        let iterations = illinois(cliff, a, b, 1e-12);
        let last = iterations.last().unwrap();
        assert!(
            iterations.len() > MAX_ITERATIONS && last.kept == KeptEnd::Half,
            "{} iterations",
            iterations.len()
        );
        assert!((last.a - 0.7).abs() <= 1e-12, "{last:?}");
        for i in &iterations {
            assert!(
                i.f_a.signum() != i.f_b.signum(),
                "the zero stays inside: {i:?}"
            );
        }
    }
}

#[test]
fn the_search_ends_for_any_f() {
    let strange: [(&str, fn(f64) -> f64); 8] = [
        ("not a number", |_| f64::NAN),
        ("infinite", |_| f64::INFINITY),
        ("infinite with signs", |x| {
            if x < 0.3 {
                f64::NEG_INFINITY
            } else {
                f64::INFINITY
            }
        }),
        ("0", |_| 0.0),
        ("without a zero", |_| 1.0),
        ("a pole", |x| 1.0 / (x - 0.3)),
        ("not a number on one side", |x| {
            if x < 0.3 { f64::NAN } else { x }
        }),
        ("tiny", |x| (x - 0.3) * 1e-320),
    ];
    let ends = [
        0.0,
        1.0,
        -1e300,
        1e308,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    for (name, f) in strange {
        for a in ends {
            for b in ends {
                for epsilon in [1e-6, 5e-324, 0.0, -1.0, f64::INFINITY, f64::NAN] {
                    let calls = Cell::new(0);
                    let counted = |x| {
                        calls.set(calls.get() + 1);
                        f(x)
                    };
                    let iterations = illinois(counted, a, b, epsilon);
                    assert!(
                        !iterations.is_empty() && calls.get() < 2_500,
                        "{name}, {a} to {b}, {epsilon}"
                    );
                }
            }
        }
    }
}

#[test]
fn reaching_the_cap_of_iterations_is_a_warning() {
    let mut period = Period::papers_example();
    period.player.deviation = 60.0;
    period.games = vec![Game::new(131_500.0, 30.0, 0.0)];
    let trace = rate(&period).unwrap();
    // The paper's own procedure, without a cap, takes 888 iterations here.
    let iterations = trace.volatility.as_ref().unwrap().iterations.len();
    assert!(
        (MAX_ITERATIONS..MAX_ITERATIONS + 64).contains(&iterations),
        "{iterations}"
    );
    assert!(
        trace
            .warnings
            .iter()
            .any(|warning| warning.kind == WarningKind::Bisected)
    );
}
