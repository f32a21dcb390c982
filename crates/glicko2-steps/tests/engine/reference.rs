//! The engine compared with traces and formulas that were computed elsewhere with 60 digits.

use crate::support::{
    CLOSE, Digits, EXACT_POINTS, Input, Reference, Tolerance, assert_coherent, assert_trace, codes,
};
use glicko2_steps::glicko_1995;
use glicko2_steps::volatility::{self, Given};
use glicko2_steps::{Game, GameTrace, Period, Player, Trace, formulas, rate, scale};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    id: u32,
    category: String,
    input: Input<f64>,
    #[serde(flatten)]
    expected: Reference,
}

#[derive(Deserialize)]
struct Cases {
    cases: Vec<Case>,
}

#[test]
fn every_field_of_every_trace_agrees() {
    let Cases { cases } =
        serde_json::from_str(include_str!("../data/glicko2_traces.json")).unwrap();
    assert_eq!(cases.len(), 200);
    let mut refused = Vec::new();
    for Case {
        id,
        category,
        input,
        expected,
    } in cases
    {
        assert!(expected.is_whole(), "case {id}");
        let period = Period::from(input);
        let trace = rate(&period).unwrap_or_else(|error| {
            assert_eq!(codes(&error), "player.deviation: too_large", "case {id}");
            refused.push(id);
            rate_anything(&period)
        });
        assert_trace(&format!("case {id} ({category})"), &trace, &expected);
    }
    assert_eq!(
        refused,
        [359, 361],
        "no deviation but theirs, of 50,000 and 1,000,000, is refused"
    );
}

/// Returns the trace of a player whose deviation [`rate`] refuses, from the public formulas, which hold for any
/// deviation.
fn rate_anything(period: &Period) -> Trace {
    let Player {
        deviation,
        volatility: sigma,
        ..
    } = period.player;
    let mut refusable = period.clone();
    refusable.player.deviation = 10_000.0;
    let trace = rate(&refusable).unwrap();

    let phi = scale::phi(deviation);
    let (v, delta, delta_sum) = (
        trace.v.unwrap(),
        trace.delta.unwrap(),
        trace.delta_sum.unwrap(),
    );
    let given = Given {
        phi,
        v,
        delta,
        sigma,
        tau: period.tau,
        epsilon: period.epsilon,
    };
    let volatility = volatility::update(&given);
    let conclude = |sigma: f64| {
        let phi_star = formulas::phi_star(phi, sigma, 1.0);
        let phi_prime = formulas::phi_prime(phi_star, v);
        let mu_prime = trace.mu + phi_prime * phi_prime * delta_sum;
        let player = Player::new(scale::rating(mu_prime), scale::deviation(phi_prime), sigma);
        (phi_star, phi_prime, mu_prime, player)
    };
    let (phi_star, phi_prime, mu_prime, player) = conclude(volatility.sigma);
    let exact = Some(conclude(volatility.sigma_exact).3);
    let games = trace
        .games
        .into_iter()
        .map(|game| GameTrace {
            rating_change: scale::SCALE * phi_prime * phi_prime * game.delta_term,
            ..game
        })
        .collect();
    Trace {
        phi,
        games,
        volatility: Some(volatility),
        phi_star,
        phi_prime,
        mu_prime,
        player,
        exact,
        ..trace
    }
}

#[derive(Deserialize)]
struct OtherFormulas {
    glicko1: Vec<Glicko1>,
    glicko1_c: Vec<GrowthOfDeviation>,
    expected: Vec<Prediction>,
    inactive: Vec<Inactive>,
}

#[derive(Deserialize)]
struct Glicko1 {
    r: Digits,
    rd: Digits,
    c: Digits,
    t: Digits,
    games: Vec<(Digits, Digits, Digits)>,
    opponents_aged: bool,
    rd_onset: Digits,
    d2: Option<Digits>,
    r_new: Digits,
    rd_new: Digits,
}

#[derive(Deserialize)]
struct GrowthOfDeviation {
    rd: Digits,
    t: Digits,
    c: Digits,
}

#[derive(Deserialize)]
struct Prediction {
    r1: Digits,
    rd1: Digits,
    r2: Digits,
    rd2: Digits,
    glicko: Digits,
    glicko2: Digits,
}

#[derive(Deserialize)]
struct Inactive {
    rd: Digits,
    sigma: Digits,
    t: Digits,
    rd_new: Digits,
}

fn other_formulas() -> OtherFormulas {
    serde_json::from_str(include_str!("../data/other_formulas.json")).unwrap()
}

#[test]
fn glicko_of_1995_agrees() {
    let cases = other_formulas().glicko1;
    assert_eq!(cases.len(), 36);
    for (i, case) in cases.iter().enumerate() {
        let check = |what: &str, got: f64, want: Digits, tolerance: Tolerance| {
            tolerance.check(&format!("glicko1[{i}]: {what}"), got, want.0);
        };
        let constants = glicko_1995::Constants {
            c: case.c.0,
            periods: case.t.0,
        };
        // Step 1 applies to all players at the start of a period. The caller decides whether the opponents have been
        // through it.
        let aged = |rd: f64| {
            if case.opponents_aged {
                glicko_1995::onset_deviation(rd, constants)
            } else {
                rd
            }
        };
        let games: Vec<Game> = case
            .games
            .iter()
            .map(|&(r, rd, s)| Game::new(r.0, aged(rd.0), s.0))
            .collect();
        let trace = glicko_1995::rate(case.r.0, case.rd.0, constants, &games);
        assert_eq!(trace.games.len(), games.len());
        check(
            "onset_deviation",
            trace.onset_deviation,
            case.rd_onset,
            CLOSE,
        );
        assert_eq!(
            trace.d_squared.is_some(),
            case.d2.is_some(),
            "glicko1[{i}]: d_squared"
        );
        if let (Some(got), Some(want)) = (trace.d_squared, case.d2) {
            check("d_squared", got, want, CLOSE);
        }
        check("rating", trace.rating, case.r_new, EXACT_POINTS);
        let changes: f64 = trace.games.iter().map(|game| game.rating_change).sum();
        check("changes", case.r.0 + changes, case.r_new, EXACT_POINTS);
        check("deviation", trace.deviation, case.rd_new, CLOSE);
    }
}

#[test]
fn c_of_glicko_follows_from_the_time_to_full_uncertainty() {
    let cases = other_formulas().glicko1_c;
    assert_eq!(cases.len(), 4);
    for GrowthOfDeviation { rd, t, c } in cases {
        CLOSE.check(
            &format!("c of {rd:?} in {t:?}"),
            glicko_1995::c_from_periods(rd.0, t.0),
            c.0,
        );
    }
}

#[test]
fn predictions_use_both_deviations() {
    let cases = other_formulas().expected;
    assert_eq!(cases.len(), 4);
    for case in cases {
        let [r1, rd1, r2, rd2] = [case.r1, case.rd1, case.r2, case.rd2].map(|digits| digits.0);
        let glicko = glicko_1995::prediction(r1, rd1, r2, rd2);
        CLOSE.check("Glicko", glicko, case.glicko.0);
        let [mu, mu_j] = [r1, r2].map(scale::mu);
        let [phi, phi_j] = [rd1, rd2].map(scale::phi);
        let glicko2 = formulas::prediction(mu, phi, mu_j, phi_j);
        CLOSE.check("Glicko-2", glicko2, case.glicko2.0);
    }
}

#[test]
fn idle_periods_may_be_fractional() {
    let cases = other_formulas().inactive;
    assert_eq!(cases.len(), 53);
    for Inactive {
        rd,
        sigma,
        t,
        rd_new,
    } in cases
    {
        let before = Player::new(1623.5, rd.0, sigma.0);
        let trace = rate(&Period {
            idle_periods: t.0,
            ..Period::new(before, 0.5, Vec::new())
        })
        .unwrap();
        let name = format!("RD {}, sigma {}, t {}", rd.0, sigma.0, t.0);
        assert_coherent(&name, &trace);
        CLOSE.check(&name, trace.player.deviation, rd_new.0);
        assert_eq!(trace.player.volatility, before.volatility, "{name}");
        CLOSE.check(&name, trace.player.rating, before.rating);
    }
}
