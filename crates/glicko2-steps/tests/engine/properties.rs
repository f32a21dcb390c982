//! Properties that hold for any input: ordinary rating periods, and doubles of any kind.

use crate::support::{
    CLOSE, NEAR_ONE, POINTS, ROUNDED_SCALE, TWO_WAYS, TWO_WAYS_SIGMA, assert_coherent,
    assert_finite,
};
use glicko2_steps::glicko_1995;
use glicko2_steps::trace::Volatility;
use glicko2_steps::volatility::{F, Given};
use glicko2_steps::{Game, Period, Player, Rounding, Trace, rate, what_if};
use proptest::prelude::*;

/// Generates any double: mostly common ones, then limits, then any bits.
fn hostile() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => -100.0..3000.0,
        2 => 0.0..1.0,
        1 => prop::sample::select(vec![
            0.0, -0.0, 0.5, 1.0, 1e-300, 5e-324, -5e-324, f64::MIN_POSITIVE, 1e6, -1e6, 1e6 + 1e-9, 1e4, 350.0, 1e100, 1e300,
            f64::MAX, f64::MIN, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::EPSILON, 1.0 + f64::EPSILON,
        ]),
        1 => any::<u64>().prop_map(f64::from_bits),
        1 => (-320..300_i32).prop_map(|exponent| 10f64.powi(exponent)),
    ]
}

fn rounding() -> impl Strategy<Value = Rounding> {
    prop_oneof![3 => Just(Rounding::Exact), 1 => Just(Rounding::AsPrinted)]
}

/// Generates a period in which any number may be anything.
fn hostile_period() -> impl Strategy<Value = Period> {
    let game = [hostile(), hostile(), hostile()]
        .prop_map(|[rating, deviation, score]| Game::new(rating, deviation, score));
    let player = [hostile(), hostile(), hostile()];
    let constants = [hostile(), hostile(), hostile()];
    let games = prop::collection::vec(game, 0..4);
    (player, constants, games, rounding()).prop_map(period)
}

fn period(
    (player, constants, games, rounding): ([f64; 3], [f64; 3], Vec<Game>, Rounding),
) -> Period {
    let [rating, deviation, volatility] = player;
    let [tau, epsilon, idle_periods] = constants;
    Period {
        player: Player::new(rating, deviation, volatility),
        tau,
        games,
        epsilon,
        idle_periods,
        rounding,
    }
}

/// Generates a valid period, often near the limits.
fn extreme_period() -> impl Strategy<Value = Period> {
    let rating = || prop_oneof![3 => -1e6..=1e6, 2 => 1000.0..2000.0, 1 => Just(1e6)];
    let deviation = || prop_oneof![3 => 0.0..=1e4, 2 => 30.0..350.0, 1 => Just(0.0), 1 => (-323.0..4.0).prop_map(ten_to)];
    let positive = |most: f64| prop_oneof![3 => 0.01..2.0, 2 => (-323.0..most).prop_map(ten_to)];
    let score = prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..=1.0];
    let game = (rating(), deviation(), score)
        .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score));
    let player = (rating(), deviation(), positive(100.0));
    let constants = [positive(308.0), positive(308.0), positive(308.0)];
    let games = prop::collection::vec(game, 0..8);
    (
        player.prop_map(<[f64; 3]>::from),
        constants,
        games,
        rounding(),
    )
        .prop_map(period)
}

fn ten_to(exponent: f64) -> f64 {
    10f64.powf(exponent).max(5e-324)
}

/// Generates an ordinary period with at least one game.
fn ordinary_period() -> impl Strategy<Value = Period> {
    let score = prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..=1.0];
    let game = (500.0..2500.0, 30.0..350.0, score);
    let game = game.prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score));
    let player = (500.0..2500.0, 30.0..350.0, (-4.6..0.0).prop_map(f64::exp));
    (player, 0.2..1.2, prop::collection::vec(game, 1..12)).prop_map(
        |((rating, deviation, volatility), tau, games)| {
            Period::new(Player::new(rating, deviation, volatility), tau, games)
        },
    )
}

fn step_5(trace: &Trace) -> &Volatility {
    trace.volatility.as_ref().unwrap()
}

/// Returns f of Step 5 from the values of a trace.
fn f(period: &Period, trace: &Trace) -> F {
    F::new(&Given::of(period, trace).unwrap())
}

/// Rates `period`, or refuses it with a reason, in a bounded number of iterations and with finite numbers.
fn rate_or_refuse(period: &Period) -> Option<Trace> {
    match rate(period) {
        Ok(trace) => {
            // The cap of iterations, and after it at most as many bisections as the digits of a double allow.
            let iterations = trace
                .volatility
                .as_ref()
                .map_or(0, |volatility| volatility.iterations.len());
            assert!(iterations <= 2_300, "{iterations} iterations");
            assert_finite("any", &trace);
            for j in 0..trace.games.len() {
                let other = what_if(period, &trace, j, 0.5).unwrap();
                assert!(
                    [other.rating, other.deviation, other.volatility]
                        .iter()
                        .all(|x| x.is_finite())
                );
            }
            Some(trace)
        }
        Err(error) => {
            assert!(!error.problems().is_empty());
            None
        }
    }
}

/// Compares r′ and RD′ at the zero of f itself, because the paper's stop would blur the comparison.
#[track_caller]
fn assert_same_player(got: &Trace, want_rating: f64, want: &Trace) {
    let (got, want) = (got.exact.unwrap(), want.exact.unwrap());
    TWO_WAYS.check("rating", got.rating, want_rating);
    TWO_WAYS.check("deviation", got.deviation, want.deviation);
    TWO_WAYS_SIGMA.check("volatility", got.volatility, want.volatility);
}

proptest! {
    // The reference files remember failures; proptest writes no file of its own.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn anything_is_rated_or_refused(period in hostile_period()) {
        rate_or_refuse(&period);
    }

    #[test]
    fn every_valid_period_is_rated(period in extreme_period()) {
        let is_exact = period.rounding == Rounding::Exact;
        prop_assert!(rate_or_refuse(&period).is_some() || !is_exact, "refused");
    }

    #[test]
    fn periods_and_traces_survive_json(period in hostile_period(), ordinary in ordinary_period()) {
        // JSON has no infinity and no NaN; both are read as NaN and refused.
        let text = serde_json::to_string(&period).unwrap();
        let back: Period = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(rate(&back).is_ok(), rate(&period).is_ok());
        prop_assert_eq!(serde_json::to_string(&back).unwrap(), text);

        let text = serde_json::to_string(&ordinary).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Period>(&text).unwrap(), &ordinary);
        let trace = rate(&ordinary).unwrap();
        let json: serde_json::Value = serde_json::from_str(&serde_json::to_string(&trace).unwrap()).unwrap();
        prop_assert_eq!(json["player"]["rating"].as_f64(), Some(trace.player.rating));
        prop_assert_eq!(json["v"].as_f64(), trace.v);
        prop_assert_eq!(&json, &serde_json::to_value(&trace).unwrap(), "every number keeps its last bit");
    }

    #[test]
    fn fields_follow_from_each_other(period in ordinary_period()) {
        assert_coherent("any", &rate(&period).unwrap());
    }

    #[test]
    fn games_reduce_the_deviation(period in ordinary_period()) {
        let trace = rate(&period).unwrap();
        prop_assert!(trace.phi_prime < trace.phi_star);
        prop_assert!(trace.phi_prime < trace.v.unwrap().sqrt());
        prop_assert!(trace.phi_star > trace.phi);
    }

    #[test]
    fn the_order_of_games_is_irrelevant(
        (period, shuffled) in ordinary_period().prop_flat_map(|period| (Just(period.games.clone()).prop_shuffle(), Just(period)))
            .prop_map(|(games, period)| (period.clone(), Period { games, ..period }))
    ) {
        let (trace, other) = (rate(&period).unwrap(), rate(&shuffled).unwrap());
        prop_assume!(step_5(&trace).roots.len() == 1);
        assert_same_player(&other, trace.exact.unwrap().rating, &trace);
    }

    #[test]
    fn shifting_all_ratings_shifts_the_result(period in ordinary_period(), by in -500.0..500.0) {
        let mut shifted = period.clone();
        shifted.player.rating += by;
        shifted.games.iter_mut().for_each(|game| game.rating += by);
        let (trace, other) = (rate(&period).unwrap(), rate(&shifted).unwrap());
        prop_assume!(step_5(&trace).roots.len() == 1);
        assert_same_player(&other, trace.exact.unwrap().rating + by, &trace);
    }

    #[test]
    fn mirrored_games_mirror_the_change(period in ordinary_period()) {
        let mirror = |rating: f64| 3000.0 - rating;
        let mut mirrored = period.clone();
        mirrored.player.rating = mirror(period.player.rating);
        for game in &mut mirrored.games {
            (game.rating, game.score) = (mirror(game.rating), 1.0 - game.score);
        }
        let (trace, other) = (rate(&period).unwrap(), rate(&mirrored).unwrap());
        prop_assume!(step_5(&trace).roots.len() == 1);
        assert_same_player(&other, mirror(trace.exact.unwrap().rating), &trace);
        for (game, mirrored) in trace.games.iter().zip(&other.games) {
            NEAR_ONE.check("e", mirrored.e, 1.0 - game.e);
            NEAR_ONE.check("delta_term", mirrored.delta_term, -game.delta_term);
        }
    }

    #[test]
    fn f_changes_its_sign_over_every_bracket(period in ordinary_period()) {
        for i in &step_5(&rate(&period).unwrap()).iterations {
            prop_assert!(i.f_a.signum() != i.f_b.signum() || i.f_a == 0.0 || i.f_b == 0.0, "{:?}", i);
        }
    }

    #[test]
    fn the_search_stops_where_the_paper_does(period in ordinary_period(), exponent in -9.0..1.0) {
        let epsilon = ten_to(exponent);
        let trace = rate(&Period { epsilon, ..period.clone() }).unwrap();
        let step_5 = step_5(&trace);
        let (last, before) = step_5.iterations.split_last().unwrap();
        prop_assert!((last.b - last.a).abs() <= epsilon);
        prop_assert!(before.iter().all(|i| (i.b - i.a).abs() > epsilon), "and not later");
        // The bracket contains a zero of f, up to the last bits of f.
        let (low, high) = (last.a.min(last.b) - 1e-12, last.a.max(last.b) + 1e-12);
        prop_assert!((low..=high).contains(&step_5.root), "{} not in {}..{}", step_5.root, low, high);
    }

    #[test]
    fn roots_are_zeros_of_f_in_order(period in extreme_period()) {
        let exact = Period { rounding: Rounding::Exact, ..period };
        let trace = rate(&exact).unwrap();
        prop_assume!(!trace.games.is_empty() && (0.01..100.0).contains(&exact.tau));
        let (f, step_5) = (f(&exact, &trace), step_5(&trace));
        let roots = &step_5.roots;
        prop_assert!(roots.len() == 1 || roots.len() == 3, "{:?}", roots);
        prop_assert!(roots.is_sorted_by(|x, y| x < y), "{:?}", roots);
        prop_assert!(roots.contains(&step_5.root));
        let start = step_5.iterations[0];
        let (low, high) = (start.a.min(start.b), start.a.max(start.b));
        // f falls through the first and the third zero, and rises through the one between them.
        let mut falls = true;
        for &root in roots {
            prop_assert!((low..=high).contains(&root));
            let near = 1e-10 * root.abs().max(1.0);
            let (left, right) = (f.at(root - near), f.at(root + near));
            prop_assert!(if falls { left >= 0.0 && right <= 0.0 } else { left <= 0.0 && right >= 0.0 }, "{} {} {}", root, left, right);
            falls = !falls;
        }
    }

    #[test]
    fn imagined_results_are_rated_like_real_ones(period in ordinary_period(), score in 0.0..=1.0) {
        let trace = rate(&period).unwrap();
        for (j, game) in period.games.iter().enumerate() {
            let same = what_if(&period, &trace, j, game.score).unwrap();
            // The rest of a sum is computed by subtracting one term: the last bits may differ.
            POINTS.check("rating", same.rating, trace.player.rating);
            POINTS.check("deviation", same.deviation, trace.player.deviation);

            let mut other = period.clone();
            other.games[j].score = score;
            let rated = rate(&other).unwrap();
            if step_5(&rated).roots.len() == 1 {
                let asked = what_if(&period, &trace, j, score).unwrap();
                POINTS.check("rating", asked.rating, rated.player.rating);
                POINTS.check("deviation", asked.deviation, rated.player.deviation);
                TWO_WAYS_SIGMA.check("volatility", asked.volatility, rated.player.volatility);
            }
        }
        prop_assert_eq!(what_if(&period, &trace, period.games.len(), score), None);
    }

    #[test]
    fn idle_times_add_up(
        rating in 0.0..3000.0, deviation in 0.0..500.0, volatility in 0.01..1.0, first in 0.0..50.0, then in 0.0..50.0
    ) {
        let idle = |player, idle_periods| {
            let trace = rate(&Period { idle_periods, ..Period::new(player, 0.5, Vec::new()) }).unwrap();
            assert_coherent("idle", &trace);
            trace.player
        };
        let before = Player::new(rating, deviation, volatility);
        let (once, twice) = (idle(before, first + then), idle(idle(before, first), then));
        CLOSE.check("deviation", twice.deviation, once.deviation);
        prop_assert_eq!(twice.volatility, volatility);
        prop_assert_eq!(once.rating, rating, "waiting changes no rating");
        prop_assert!(once.deviation >= deviation);
    }

    #[test]
    fn without_volatility_glicko_2_is_glicko(period in ordinary_period()) {
        let mut still = period.clone();
        still.player.volatility = 1e-12;
        still.tau = 1e-3;
        let got = rate(&still).unwrap();
        let want = glicko_1995::rate(
            period.player.rating, period.player.deviation, glicko_1995::Constants { c: 0.0, periods: 0.0 }, &period.games
        );
        ROUNDED_SCALE.check("rating", got.player.rating, want.rating);
        ROUNDED_SCALE.check("deviation", got.player.deviation, want.deviation);
        for (game, other) in got.games.iter().zip(&want.games) {
            ROUNDED_SCALE.check("g", game.g, other.g);
            ROUNDED_SCALE.check("e", game.e, other.e);
        }
        CLOSE.check("onset", want.onset_deviation, period.player.deviation);
    }
}
