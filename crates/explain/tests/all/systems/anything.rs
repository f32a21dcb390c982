//! Properties of all systems for any input.

use super::*;
use explain::systems::RatingPeriod;
use systems::some_options;

/// Generates numbers that may be typed, and worse ones.
fn any_number() -> impl Strategy<Value = f64> {
    prop_oneof![
        6 => 0.0..3000.0,
        1 => prop::num::f64::ANY,
        1 => prop::sample::select(vec![0.0, -0.0, 1e-300, 1e6, -1e6, 1e4, f64::MAX, f64::INFINITY, f64::NAN, -1.0]),
    ]
}

fn fair_game() -> impl Strategy<Value = Game> {
    (-1e6..1e6, 0.0..10_000.0, 0.0..=1.0)
        .prop_map(|(rating, deviation, score)| game(rating, deviation, score))
        .boxed()
        .prop_union(
            (
                800.0..2400.0,
                20.0..350.0,
                prop::sample::select(vec![0.0, 0.5, 1.0]),
            )
                .prop_map(|(rating, deviation, score)| game(rating, deviation, score))
                .boxed(),
        )
}

fn fair_player() -> impl Strategy<Value = Player> {
    prop_oneof![
        (-1e6..1e6, 0.0..10_000.0, 1e-9..1e3),
        (800.0..2400.0, 20.0..350.0, 0.03..0.12),
    ]
    .prop_map(|(rating, deviation, volatility)| player(rating, deviation, volatility))
}

fn any_system() -> impl Strategy<Value = &'static System> {
    prop::sample::select(all().to_vec())
}

proptest! {
    #[test]
    fn limits_hold_and_results_are_finite(
        system in any_system(),
        player in fair_player(),
        games in prop::collection::vec(fair_game(), 0..6),
        tau in 0.1..2.0,
        seeds in prop::collection::vec(0.0..=1.0, 3),
    ) {
        let period = Period::new(player, tau, games);
        let case = Case { period, options: some_options(system, &seeds) };
        // A volatility without a limit may run away; such a case is refused.
        let Ok(outcome) = outcome(system, &case) else { return Ok(()) };
        for rating in [outcome.clamped, outcome.before, outcome.after] {
            prop_assert!(rating.rating.is_finite() && rating.deviation.is_finite(), "{:?}", outcome);
            prop_assert_eq!(system.bounds.clamp(rating), rating);
            prop_assert_eq!(rating.volatility.is_some(), system.family != Family::Glicko);
        }
        if let Some(most) = system.most_change {
            for update in &outcome.updates {
                prop_assert!((update.after.rating - update.before.rating).abs() <= most + 1e-9);
            }
        }
        let updates = match system.rating_period {
            RatingPeriod::EachGame => outcome.games.len(),
            RatingPeriod::Together => usize::from(!outcome.games.is_empty()),
        };
        prop_assert_eq!(outcome.updates.len(), updates);
        let draws = case.period.games.iter().filter(|game| game.score == 0.5).count();
        prop_assert_eq!(outcome.not_rated, if system.id == "lishogi" { draws } else { 0 });
        prop_assert_eq!(outcome.games.len() + outcome.not_rated, case.period.games.len());
        let read: Vec<f64> = system.shown.iter().flat_map(|shown| (shown.values)(&outcome)).map(|number| number.value).collect();
        prop_assert!(read.iter().all(|value| value.is_finite()), "{:?}", read);
        // The paper's steps can be computed for this system.
        if system.family != Family::Glicko && outcome.before.deviation <= 10_000.0 {
            let trace = rate(&outcome.papers_period()).unwrap();
            if outcome.games.is_empty() {
                let grown = outcome.inactivity.map_or(outcome.clamped.deviation, |idle| idle.computed);
                prop_assert!((trace.player.deviation - grown).abs() <= 1e-9 * grown, "{}", system.id);
            } else if system.rating_period == RatingPeriod::Together {
                let computed = outcome.updates[0].computed;
                prop_assert_eq!((trace.player.rating, trace.player.deviation), (computed.rating, computed.deviation));
            }
        }
    }

    #[test]
    fn any_numbers_are_rated_or_refused(
        system in any_system(),
        numbers in prop::collection::vec(any_number(), 9),
        seeds in prop::collection::vec(0.0..=1.0, 3),
    ) {
        let games = vec![game(numbers[3], numbers[4], numbers[5]); 3];
        let period = Period {
            idle_periods: numbers[6],
            epsilon: numbers[7],
            ..Period::new(player(numbers[0], numbers[1], numbers[2]), numbers[8], games)
        };
        for period in [Period { games: Vec::new(), ..period.clone() }, period] {
            if let Ok(outcome) = outcome(system, &Case { period, options: some_options(system, &seeds) }) {
                prop_assert!(outcome.after.rating.is_finite(), "{:?}", outcome);
                let read = system.shown.iter().flat_map(|shown| (shown.values)(&outcome));
                prop_assert!(read.into_iter().all(|number| !number.value.is_nan()), "{:?}", outcome);
            }
        }
    }

    #[test]
    fn formulas_of_systems_accept_any_numbers(x in any_number(), y in any_number(), z in any_number()) {
        let _ = (ogs::grade(ogs::rank(x)), ogs::rating(x), ogs::with_handicap(x, y));
        let _ = (showdown::gxe(x, y), tetrio::glixare(x, y), tetrio::season_1(x, y), tetrio::season_2(x, y, z));
        let _ = (wvw::score(x), dominion_level(x, y), lichess::regulator(""), inversus::rank_points(x, y, z, x, y));
    }

    #[test]
    fn rank_points_never_move_the_wrong_way(
        before in 0.0..=10_000.0,
        mu in -6.045..=6.045,
        phi in 0.175..=2.015,
        score in prop::sample::select(vec![0.0, 0.5, 1.0]),
        bonus in prop_oneof![Just(0.0), 0.0..=250.0],
    ) {
        let points = inversus::rank_points(before, mu, phi, score, bonus);
        let change = points.after - before;
        prop_assert!((0.0..=10_000.0).contains(&points.after));
        prop_assert!(points.step.abs() <= 500.0);
        if score > 0.5 {
            prop_assert!(change >= 0.0);
            let room = before + 1.0 <= points.ceiling;
            prop_assert!(points.step >= 1.0 || !room, "at least 1 where there is room: {:?}", points);
            prop_assert!(points.step <= 1.0 || before + points.step <= points.desired + 1e-9, "not beyond: {points:?}");
        } else if score < 0.5 {
            prop_assert!(change <= 0.0);
            prop_assert!(points.step <= -1.0 || before < 1.0, "at least 1 where there is room: {:?}", points);
        } else {
            prop_assert_eq!(change, 0.0);
        }
    }

    #[test]
    fn tetra_ratings_lie_between_0_and_25000(g in 0.0..5000.0, rd in 0.0..350.0, wins in 0.0..100.0) {
        for tr in [tetrio::season_1(g, rd), tetrio::season_2(g, rd, wins).tr, 250.0 * tetrio::glixare(g, rd)] {
            prop_assert!((0.0..=25_000.0).contains(&tr));
        }
        // Two notations of season 1.
        let ln10 = std::f64::consts::LN_10;
        let pi = std::f64::consts::PI;
        let root = (3.0 * ln10 * ln10 * rd * rd + 2500.0 * (64.0 * pi * pi + 147.0 * ln10 * ln10)).sqrt();
        let other = 25_000.0 / (1.0 + 10_f64.powf((1500.0 - g) * pi / root));
        prop_assert!((tetrio::season_1(g, rd) - other).abs() < 1e-6);
    }

    /// A system that rates each game by itself rates periods of one game, apart from its own changes.
    #[test]
    fn each_game_starts_with_the_result_before_it(
        me in fair_player(),
        games in prop::collection::vec(fair_game(), 1..5),
    ) {
        for id in ["ogs", "inversus", "gw2-pvp", "infinite-chess", "fics", "lichess"] {
            let system = system(id);
            let at_once = |player: Player, games: &[Game]| {
                let case = Case { period: Period::new(player, 0.5, games.to_vec()), options: system.default_options() };
                outcome(system, &case).unwrap().after
            };
            let mut now = me;
            for game in &games {
                let Rating { rating, deviation, volatility } = at_once(now, &[*game]);
                now = Player::new(rating, deviation, volatility.unwrap_or(me.volatility));
            }
            let all = at_once(me, &games);
            prop_assert_eq!((all.rating, all.deviation), (now.rating, now.deviation), "{}", id);
        }
    }
}
