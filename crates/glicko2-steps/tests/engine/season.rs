//! Consecutive periods, the orders of games, and the two forces on the deviation.

use glicko2_steps::seasons::{
    FieldPath, Orders, Rated, Season, Stretch, break_even, idle_until, orders, rate, rate_again,
    tug_of_war, volatility_of_growth,
};
use glicko2_steps::{Field, Game, Period, Player, ProblemKind, Rounding, scale};
use proptest::prelude::*;
use std::rc::Rc;

fn played(games: Vec<Game>) -> Rc<Stretch> {
    Rc::new(Stretch {
        games,
        idle_periods: 1.0,
    })
}

fn away(idle_periods: f64) -> Rc<Stretch> {
    Rc::new(Stretch {
        games: Vec::new(),
        idle_periods,
    })
}

fn season(player: Player, stretches: Vec<Rc<Stretch>>) -> Season {
    Season {
        player,
        tau: 0.5,
        rounding: Rounding::Exact,
        stretches,
    }
}

#[track_caller]
fn near(what: &str, got: f64, want: f64, off: f64) {
    assert!((got - want).abs() <= off, "{what}: {got} for {want}");
}

mod chain {
    use super::*;

    #[test]
    fn each_period_starts_where_the_last_one_ended() {
        let paper = Period::papers_example();
        let stretches = vec![
            played(paper.games.clone()),
            away(2.5),
            played(paper.games.clone()),
            away(0.0),
        ];
        let rated = rate(&season(paper.player, stretches)).unwrap();
        let mut now = paper.player;
        for (k, period) in rated.periods.iter().enumerate() {
            assert_eq!(period.period.player, now, "period {k}");
            assert_eq!(
                glicko2_steps::rate(&period.period).unwrap(),
                *period.trace,
                "period {k}"
            );
            now = period.trace.player;
        }
        assert_eq!(rated.end(), now);
        assert_eq!(
            *rated.periods[0].trace,
            glicko2_steps::rate(&paper).unwrap()
        );
        assert_eq!(rated.periods[3].trace.player, rated.periods[2].trace.player);
    }

    #[test]
    fn every_period_is_rounded_as_the_season_is() {
        let paper = Period {
            rounding: Rounding::AsPrinted,
            ..Period::papers_example()
        };
        let rated = rate(&Season {
            rounding: Rounding::AsPrinted,
            ..season(paper.player, vec![played(paper.games.clone())])
        })
        .unwrap();
        assert_eq!(
            *rated.periods[0].trace,
            glicko2_steps::rate(&paper).unwrap()
        );
        assert_ne!(
            rated.end(),
            rate(&season(paper.player, vec![played(paper.games)]))
                .unwrap()
                .end()
        );
    }

    #[test]
    fn a_period_with_games_lasts_one_period() {
        let game = Game::new(1500.0, 50.0, 1.0);
        let played = Stretch {
            games: vec![game],
            idle_periods: 2.5,
        };
        assert_eq!((played.length(), away(2.5).length()), (1.0, 2.5));
    }

    #[test]
    fn a_field_of_the_player_belongs_to_the_whole_season() {
        for (field, is_shared) in [
            (Field::PlayerVolatility, true),
            (Field::Tau, true),
            (Field::Epsilon, true),
            (Field::IdlePeriods, false),
            (Field::GameScore(0), false),
        ] {
            let path = FieldPath::of(3, field);
            assert_eq!(path.period, if is_shared { 0 } else { 3 }, "{field:?}");
            assert_eq!(path.is_start(), is_shared, "{field:?}");
            assert!(!FieldPath { period: 3, field }.is_start(), "{field:?}");
        }
        assert!(!FieldPath::of(0, Field::IdlePeriods).is_start());
    }

    #[test]
    fn without_periods_the_player_is_unchanged() {
        let start = Player::new(1500.0, 200.0, 0.06);
        assert_eq!(rate(&season(start, vec![])).unwrap().end(), start);
    }

    #[test]
    fn idle_times_add_up() {
        // RD 50 and σ 0.06, computed elsewhere.
        let start = Player::new(1500.0, 50.0, 0.06);
        for (periods, deviation) in [
            (10.0, 59.9),
            (50.0, 89.1),
            (100.0, 115.6),
            (365.0, 205.3),
            (1105.0, 350.0),
        ] {
            let whole = rate(&season(start, vec![away(periods)])).unwrap().end();
            near("RD", whole.deviation, deviation, 0.1);
            let parts = vec![
                away(periods * 0.25),
                away(periods * 0.3),
                away(periods * 0.45),
            ];
            let parted = rate(&season(start, parts)).unwrap().end();
            near("RD in parts", parted.deviation, whole.deviation, 1e-9);
        }
    }

    #[test]
    fn errors_name_their_period_and_field() {
        let good = Game::new(1500.0, 50.0, 1.0);
        let bad = Season {
            rounding: Rounding::Exact,
            player: Player::new(1500.0, -1.0, 0.06),
            tau: 0.0,
            stretches: vec![
                away(1.0),
                played(vec![good, Game::new(1500.0, f64::NAN, 2.0)]),
                away(-1.0),
                played(vec![good]),
                played(vec![Game::new(f64::INFINITY, 50.0, 0.0)]),
            ],
        };
        let error = rate(&bad).unwrap_err();
        let text = error.to_string();
        assert!(text.starts_with("periods[0].player.deviation: "), "{text}");
        assert_eq!(text.matches(", periods[").count(), 5, "{text}");
        let problems: Vec<_> = error
            .problems()
            .iter()
            .map(|p| (p.path.to_string(), p.kind))
            .collect();
        let expected = [
            ("periods[0].player.deviation", ProblemKind::Negative),
            ("periods[0].tau", ProblemKind::NotPositive),
            ("periods[1].games[1].deviation", ProblemKind::NotANumber),
            ("periods[1].games[1].score", ProblemKind::OutsideZeroToOne),
            ("periods[2].idle_periods", ProblemKind::Negative),
            ("periods[4].games[0].rating", ProblemKind::NotFinite),
        ];
        assert_eq!(
            problems,
            expected.map(|(place, kind)| (place.to_owned(), kind))
        );
    }

    #[test]
    fn a_bad_start_is_refused_without_any_period() {
        let error = rate(&season(Player::new(f64::NAN, 200.0, 0.0), vec![])).unwrap_err();
        let fields: Vec<Field> = error
            .problems()
            .iter()
            .map(|problem| problem.path.field)
            .collect();
        assert_eq!(fields, [Field::PlayerRating, Field::PlayerVolatility]);
    }

    #[test]
    fn a_player_beyond_the_limits_is_refused_in_that_period() {
        let stretches = vec![away(1e9), played(vec![Game::new(1500.0, 50.0, 1.0)])];
        let error = rate(&season(Player::new(1500.0, 50.0, 1.0), stretches)).unwrap_err();
        assert_eq!(error.problems().len(), 1);
        assert_eq!(
            error.problems()[0].path,
            FieldPath {
                period: 1,
                field: Field::PlayerDeviation
            }
        );
    }
}

mod again {
    use super::*;

    fn any_stretch() -> impl Strategy<Value = Rc<Stretch>> {
        let game = (
            0.0..3000.0,
            30.0..350.0,
            prop::sample::select(vec![0.0, 0.5, 1.0]),
        )
            .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score));
        prop_oneof![
            4 => prop::collection::vec(game, 1..4).prop_map(played),
            1 => (0.0..9.0).prop_map(away),
        ]
    }

    fn same(a: &Rated, b: &Rated, k: usize) -> bool {
        Rc::ptr_eq(&a.periods[k], &b.periods[k])
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn rating_again_equals_rating_anew(
            stretches in prop::collection::vec(any_stretch(), 1..8),
            at in any::<prop::sample::Index>(),
            new in any_stretch(),
            what in 0..4,
        ) {
            let before_season = season(Player::new(1500.0, 200.0, 0.06), stretches);
            let before = rate(&before_season).unwrap();
            let mut changed = before_season.clone();
            let at = at.index(changed.stretches.len());
            match what {
                0 => changed.stretches[at] = new,
                1 => changed.stretches.insert(at, new),
                2 => _ = changed.stretches.remove(at),
                _ => changed.player.rating += 1.0,
            }
            let again = rate_again(changed.clone(), &before).unwrap();
            prop_assert_eq!(&again, &rate(&changed).unwrap());
            // Results before the change are reused; a new start leaves none.
            let kept = if what == 3 { 0 } else { at };
            for k in 0..kept {
                prop_assert!(same(&again, &before, k), "period {}", k);
            }
        }
    }

    #[test]
    fn an_edit_without_effect_keeps_the_later_periods() {
        let games = || vec![Game::new(1500.0, 50.0, 1.0), Game::new(1600.0, 50.0, 0.0)];
        let one = season(
            Player::new(1500.0, 200.0, 0.06),
            vec![played(games()), played(games()), played(games())],
        );
        let before = rate(&one).unwrap();
        // Equal numbers, read again.
        let mut other = one.clone();
        other.stretches[1] = played(games());
        let again = rate_again(other.clone(), &before).unwrap();
        assert!((0..3).all(|k| same(&again, &before, k)));
        // Equal numbers for another reason: no games, for no time at all.
        let mut longer = one.clone();
        longer.stretches.push(away(0.0));
        let before = rate(&longer).unwrap();
        longer.stretches[0] = played(vec![Game::new(1500.0, 50.0, 1.0)]);
        let again = rate_again(longer.clone(), &before).unwrap();
        assert!((0..4).all(|k| !same(&again, &before, k)));
        assert_eq!(again, rate(&longer).unwrap());
    }

    #[test]
    fn another_tau_rates_all_periods_again() {
        let one = season(
            Player::new(1500.0, 200.0, 0.06),
            vec![played(vec![Game::new(1500.0, 50.0, 1.0)])],
        );
        let before = rate(&one).unwrap();
        let other = Season { tau: 1.2, ..one };
        assert_eq!(
            rate_again(other.clone(), &before).unwrap(),
            rate(&other).unwrap()
        );
        assert_ne!(rate(&other).unwrap(), before);
    }
}

mod order {
    use super::*;

    #[test]
    fn the_papers_games_are_rated_in_every_order() {
        let paper = Period::papers_example();
        let found = orders(&paper, Orders::FEW).unwrap();
        let all = found.extremes.unwrap();
        near("at once", found.at_once.rating, 1464.05, 0.005);
        near("at once, RD", found.at_once.deviation, 151.52, 0.005);
        near("lowest", all.lowest.rating, 1463.79, 0.005);
        near("highest", all.highest.rating, 1464.40, 0.005);
        near("least RD", all.least_deviation, 151.01, 0.005);
        near("most RD", all.most_deviation, 151.87, 0.005);
        assert_eq!(all.orders, 6);

        // Each order, rated as three periods, gives the same.
        let one_by_one = |order: [usize; 3]| {
            let stretches = order.map(|j| played(vec![paper.games[j]])).to_vec();
            rate(&season(paper.player, stretches)).unwrap().end()
        };
        assert_eq!(found.one_by_one, one_by_one([0, 1, 2]));
        assert_eq!(found.reversed, one_by_one([2, 1, 0]));
        let each = [
            [0, 1, 2],
            [0, 2, 1],
            [1, 0, 2],
            [1, 2, 0],
            [2, 0, 1],
            [2, 1, 0],
        ]
        .map(one_by_one);
        let most = |of: fn(&Player) -> f64| each.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        assert_eq!(all.highest.rating, most(|player| player.rating));
        assert_eq!(all.lowest.rating, -most(|player| -player.rating));
        assert_eq!(all.most_deviation, most(|player| player.deviation));
        assert_eq!(all.least_deviation, -most(|player| -player.deviation));

        // From the last order to the first, the same extremes are found.
        let mut turned = paper;
        turned.games.reverse();
        assert_eq!(
            orders(&turned, Orders::FEW).unwrap().extremes,
            found.extremes
        );
    }

    #[test]
    fn ten_wins_are_rated_at_once_and_one_by_one() {
        // Computed elsewhere.
        let wins = Period::new(
            Player::new(1500.0, 350.0, 0.06),
            0.5,
            vec![Game::new(1500.0, 60.0, 1.0); 10],
        );
        let found = orders(&wins, Orders::FEW).unwrap();
        near("at once", found.at_once.rating, 1820.9, 0.05);
        near("at once, RD", found.at_once.deviation, 106.5, 0.05);
        near("one by one", found.one_by_one.rating, 1907.9, 0.05);
        near("one by one, RD", found.one_by_one.deviation, 140.7, 0.05);
        assert_eq!(found.one_by_one, found.reversed);
        assert_eq!(found.extremes, None, "ten games have too many orders");
    }

    #[test]
    fn equal_orders_count_once() {
        let orders_of = |games: Vec<Game>| {
            let period = Period::new(Player::new(1500.0, 200.0, 0.06), 0.5, games);
            orders(&period, Orders::FEW)
                .unwrap()
                .extremes
                .map(|all| all.orders)
        };
        let (a, b, c) = (
            Game::new(1500.0, 50.0, 1.0),
            Game::new(1500.0, 50.0, 0.0),
            Game::new(1700.0, 50.0, 1.0),
        );
        assert_eq!(orders_of(vec![]), None);
        assert_eq!(orders_of(vec![a]), Some(1));
        assert_eq!(orders_of(vec![a; 7]), Some(1));
        assert_eq!(orders_of(vec![a, b, a, b]), Some(6));
        assert_eq!(orders_of(vec![a, b, c, a]), Some(12));
        assert_eq!(orders_of(vec![a; 8]), None);
        let distinct = |n: u32| {
            (0..n)
                .map(|i| Game::new(1400.0 + 10.0 * f64::from(i), 50.0, 1.0))
                .collect()
        };
        assert_eq!(orders_of(distinct(6)), Some(720));
    }

    #[test]
    fn an_idle_period_has_no_orders() {
        let idle = Period::new(Player::new(1500.0, 200.0, 0.06), 0.5, vec![]);
        let found = orders(&idle, Orders::FEW).unwrap();
        assert_eq!((found.one_by_one, found.extremes), (idle.player, None));
    }
}

mod tug {
    use super::*;

    fn even(deviation: f64, count: usize) -> Season {
        season(
            Player::new(1500.0, deviation, 0.06),
            vec![played(vec![Game::new(1500.0, 60.0, 0.5); count])],
        )
    }

    #[test]
    fn break_even_agrees_with_the_reference() {
        for (games, deviation) in [(1, 60.3), (5, 39.9), (10, 33.4), (15, 30.0)] {
            let rated = rate(&even(100.0, games)).unwrap();
            let v = rated.periods[0].trace.v.unwrap();
            near("break-even", break_even(v, 0.06), deviation, 0.05);
        }
    }

    #[test]
    fn at_break_even_the_deviation_stays() {
        for games in [1, 5, 10, 15] {
            // σ itself falls slightly in an even period, so the RD after it is only nearly the RD before it.
            let first = rate(&even(100.0, games)).unwrap();
            let v = first.periods[0].trace.v.unwrap();
            let rated = rate(&even(break_even(v, 0.06), games)).unwrap();
            let tug = tug_of_war(&rated.periods[0]);
            near("RD", tug.after, tug.before, 5e-3);
            near("break-even", tug.break_even.unwrap(), tug.before, 0.02);
            near("variances", tug.variance_added, tug.variance_taken, 0.5);
        }
    }

    #[test]
    fn few_games_increase_a_small_deviation() {
        // 1500/45 wins one even game: RD 45.8.
        let rated = rate(&season(
            Player::new(1500.0, 45.0, 0.06),
            vec![played(vec![Game::new(1500.0, 60.0, 1.0)])],
        ))
        .unwrap();
        let tug = tug_of_war(&rated.periods[0]);
        near("after", tug.after, 45.8, 0.05);
        assert!(tug.added() > tug.removed() && tug.before < tug.break_even.unwrap());
    }

    #[test]
    fn idle_time_only_adds_variance() {
        let rated = rate(&season(Player::new(1500.0, 50.0, 0.06), vec![away(4.0)])).unwrap();
        let tug = tug_of_war(&rated.periods[0]);
        assert_eq!(
            (tug.removed(), tug.variance_taken, tug.break_even),
            (0.0, 0.0, None)
        );
        near(
            "variance",
            tug.variance_added,
            4.0 * (0.06 * scale::SCALE).powi(2),
            1e-9,
        );
    }

    #[test]
    fn idle_time_until_a_deviation_is_computed() {
        let start = Player::new(1500.0, 50.0, 0.06);
        let periods = idle_until(start, 350.0);
        near("periods", periods, 1104.6, 0.05);
        near(
            "RD",
            rate(&season(start, vec![away(periods)]))
                .unwrap()
                .end()
                .deviation,
            350.0,
            1e-9,
        );
        assert_eq!(idle_until(Player::new(1500.0, 400.0, 0.06), 350.0), 0.0);
    }

    #[test]
    fn volatility_is_computed_from_the_growth_of_a_year() {
        for (from, to, periods, expected) in [
            (50.0, 350.0, 52.0, 0.276_531_513_4),
            (60.0, 110.0, 52.0, 0.073_597_569_2),
            (200.0, 200.5, 1e6, 0.000_081_459_5),
        ] {
            let sigma = volatility_of_growth(from, to, periods).unwrap();
            near("σ", sigma, expected, 1e-9);
            let grown = rate(&season(
                Player::new(1500.0, from, sigma),
                vec![away(periods)],
            ))
            .unwrap();
            near("RD", grown.end().deviation, to, 1e-8);
        }
        for (from, to, periods) in [
            (350.0, 350.0, 52.0),
            (350.0, 50.0, 52.0),
            (50.0, 350.0, 0.0),
            (50.0, 350.0, -1.0),
            (350.0, 50.0, -1.0),
            (50.0, f64::INFINITY, 1.0),
            (50.0, 350.0, f64::INFINITY),
            (50.0, f64::NAN, 1.0),
        ] {
            assert_eq!(volatility_of_growth(from, to, periods), None);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn break_even_balances_both_variances(v in -12.0..12.0, sigma in -6.0..3.0) {
            let (v, sigma) = (10f64.powf(v), 10f64.powf(sigma));
            let phi = break_even(v, sigma) / scale::SCALE;
            // 1/φ² = 1/(φ² + σ²) + 1/v, without the cancellation of the subtraction: σ²/(φ²(φ² + σ²)) = 1/v.
            let balance = sigma * sigma * v / (phi * phi * (phi * phi + sigma * sigma));
            prop_assert!((balance - 1.0).abs() < 1e-9, "{}", balance);
        }

        #[test]
        fn break_even_is_finite(v in prop::num::f64::POSITIVE, sigma in prop::num::f64::POSITIVE) {
            let value = break_even(v, sigma);
            prop_assert!(!value.is_nan() && value >= 0.0);
        }

        #[test]
        fn both_parts_add_up_to_the_new_deviation(deviation in 1.0..350.0, sigma in 0.001..0.5, count in 0usize..9, idle in 0.0..50.0) {
            let stretch = Rc::new(Stretch { games: vec![Game::new(1600.0, 80.0, 1.0); count], idle_periods: idle });
            let rated = rate(&season(Player::new(1500.0, deviation, sigma), vec![stretch])).unwrap();
            let tug = tug_of_war(&rated.periods[0]);
            prop_assert!((tug.before + tug.added() - tug.removed() - tug.after).abs() < 1e-9);
            let squares = tug.before.powi(2) + tug.variance_added - tug.variance_taken;
            prop_assert!((squares.sqrt() - tug.after).abs() < 1e-6);
            prop_assert_eq!(tug.break_even.is_some(), count > 0);
        }
    }
}
