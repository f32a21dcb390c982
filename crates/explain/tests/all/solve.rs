//! Solving for a rating: a found value leads to it, one win less does not, and every reason for a failure is true.

use explain::case::link;
use explain::teach::solve::deviation::{Reached, games_until, pause_until};
use explain::teach::solve::{self, MOST_WINS, NEAR, NoAnswer, OPPONENTS, When, score, wins};
use glicko2_steps::{Game, Period, Player, Rounding, rate};
use proptest::prelude::*;

fn period(fragment: &str) -> Period {
    let season = link::parse(fragment).case.season(Rounding::Exact);
    (*glicko2_steps::seasons::rate(&season).unwrap().periods[0].period).clone()
}

fn after(period: &Period) -> f64 {
    rate(period).unwrap().player.rating
}

fn with_score(period: &Period, game: usize, score: f64) -> f64 {
    let mut period = period.clone();
    period.games[game].score = score;
    after(&period)
}

fn with_opponent(period: &Period, game: usize, rating: f64) -> f64 {
    let mut period = period.clone();
    period.games[game].rating = rating;
    after(&period)
}

fn with_wins(period: &Period, game: usize, count: usize, when: When) -> f64 {
    let won = Game {
        score: 1.0,
        ..period.games[game]
    };
    let mut next = period.clone();
    match when {
        When::Together => {
            next.games.extend(vec![won; count]);
            after(&next)
        }
        When::Apart => {
            (0..count)
                .fold(rate(period).unwrap().player, |player, _| {
                    rate(&Period {
                        player,
                        games: vec![won],
                        ..period.clone()
                    })
                    .unwrap()
                    .player
                })
                .rating
        }
    }
}

const EXAMPLE: &str = "p=1500,200,0.06";

#[test]
fn the_papers_example_is_solved() {
    let example = period(EXAMPLE);
    // Straight lines of slope 131.56 for the first score: from 1464.05 down.
    let found = score(&example, 0, 1450.0, None).unwrap();
    assert!((found - (1.0 - 14.05 / 131.56)).abs() < 1e-3, "{found}");
    let found = solve::opponent(&example, 0, 1500.0, None).unwrap();
    assert!((with_opponent(&example, 0, found) - 1500.0).abs() <= NEAR);
    assert!(
        matches!(score(&example, 0, 1464.5, None), Err(NoAnswer::TooHigh { most }) if (most - 1464.0507).abs() < 1e-3)
    );
    assert!(
        matches!(score(&example, 0, 1300.0, None), Err(NoAnswer::TooLow { least }) if (least - 1332.49).abs() < 0.01)
    );
    assert_eq!(score(&example, 3, 1464.0, None), Err(NoAnswer::NotRated));
    assert_eq!(
        wins(&example, 3, 1464.0, When::Together, None),
        Err(NoAnswer::NotRated)
    );
    assert_eq!(wins(&example, 0, 1464.0, When::Together, None), Ok(0));
}

/// In lesson 8 one more win lowers the rating of a new player, so even the first win over 1300 does not help.
#[test]
fn more_wins_may_lower_the_rating() {
    let newcomer = period("p=1500,350,0.06&g=1700,50,1;1700,50,1;1700,50,1;1300,50,1");
    assert!(with_wins(&newcomer, 3, 1, When::Together) < after(&newcomer));
    let Err(NoAnswer::Never { bound }) = wins(&newcomer, 3, 2600.0, When::Together, None) else {
        panic!()
    };
    assert!(bound < 2600.0);
    let Err(NoAnswer::MoreThan {
        wins: MOST_WINS,
        rating,
    }) = wins(&newcomer, 3, 1950.0, When::Together, None)
    else {
        panic!()
    };
    assert!((rating - with_wins(&newcomer, 3, MOST_WINS, When::Together)).abs() < 1e-9);
    assert_eq!(wins(&newcomer, 3, 1950.0, When::Apart, None), Ok(1));
}

/// In lesson 11 Step 5 jumps from one zero to another: no score of the last game leads to 2500.
#[test]
fn solver_reports_a_jump_past_the_target() {
    let surprise = period(&format!(
        "p=1500,50,0.06&t=1.2&g={}",
        vec!["1900,50,1"; 15].join(";")
    ));
    let Err(NoAnswer::Leap { below, above }) = score(&surprise, 14, 2500.0, None) else {
        panic!("{:?}", score(&surprise, 14, 2500.0, None));
    };
    assert!(below < 1700.0 && above > 3000.0, "{below}, {above}");
    assert_eq!(wins(&surprise, 0, 2500.0, When::Together, None), Ok(0));
}

/// Opponents are searched for on both sides of a maximum.
#[test]
fn the_nearest_of_several_opponents_is_found() {
    let mut newcomer = period("p=1500,350,0.06&g=1700,50,1;1700,50,1;1700,50,1;1300,50,1");
    let mut from = |rating| {
        newcomer.games[3].rating = rating;
        let found = solve::opponent(&newcomer, 3, 1960.0, None).unwrap();
        assert!((with_opponent(&newcomer, 3, found) - 1960.0).abs() <= NEAR);
        found
    };
    assert!(from(600.0) < 1300.0 && from(1900.0) > 1300.0);
}

/// The lowest rating lies between the opponents that are tried first.
#[test]
fn the_reported_limit_is_exact() {
    let newcomer = period("p=1500,350,0.06&g=1700,50,1;1700,50,1;1700,50,1;1300,50,1");
    let lowest = (0..40_000)
        .map(|i| with_opponent(&newcomer, 3, f64::from(i) / 10.0))
        .fold(f64::INFINITY, f64::min);
    let Err(NoAnswer::TooLow { least }) = solve::opponent(&newcomer, 3, lowest - 1.0, None) else {
        panic!()
    };
    assert!((least - lowest).abs() < 1e-4, "{least}, {lowest}");
    let found = solve::opponent(&newcomer, 3, lowest + 1e-3, None).unwrap();
    assert!((with_opponent(&newcomer, 3, found) - lowest).abs() <= NEAR);
}

/// Solves by the rules of a system, here one that limits every change to 10 points.
#[test]
fn the_solver_uses_the_rules_of_the_system() {
    let rate = |period: &Period| -> Option<Player> {
        let player = rate(period).ok()?.player;
        let by = (player.rating - period.player.rating).clamp(-10.0, 10.0);
        Some(Player {
            rating: period.player.rating + by,
            ..player
        })
    };
    let game = period("p=1500,200,0.06&g=1700,30,1");
    assert!(matches!(
        score(&game, 0, 1520.0, Some(&rate)),
        Err(NoAnswer::TooHigh { most: 1510.0 })
    ));
    assert!(score(&game, 0, 1520.0, None).is_ok());
    assert_eq!(wins(&game, 0, 1535.0, When::Apart, Some(&rate)), Ok(3));
    assert!(matches!(
        wins(&game, 0, 1535.0, When::Together, Some(&rate)),
        Err(NoAnswer::MoreThan { .. })
    ));
    let refused = |_: &Period| None;
    assert_eq!(
        score(&game, 0, 1520.0, Some(&refused)),
        Err(NoAnswer::NotRated)
    );
}

/// The RD after n games that are periods of their own, with rating and volatility as they are.
#[test]
fn the_fewest_games_for_a_deviation_are_found() {
    let example = period("p=1500,200,0.06&g=1400,30,1;1550,100,0");
    let reached = |wanted| games_until(&example, wanted, true, None).unwrap();
    let mut next = example.clone();
    for count in 0..40 {
        let deviation = next.player.deviation;
        assert_eq!(
            reached(deviation + 1e-6),
            Reached::After { count, deviation }
        );
        next.games = vec![example.games[count % 2]];
        next.player.deviation = rate(&next).unwrap().player.deviation;
    }
    let Reached::Settles { deviation } = reached(1.0) else {
        panic!("{:?}", reached(1.0))
    };
    next.player.deviation = deviation;
    let after = rate(&next).unwrap().player.deviation;
    assert!((after - deviation).abs() < 0.5, "{deviation} {after}");
}

/// Step 6 alone: φ² grows by σ² in each period.
#[test]
fn the_shortest_pause_for_a_deviation_is_found() {
    let after = |n: u32| Some((50.0_f64.powi(2) + f64::from(n) * 10.0_f64.powi(2)).sqrt());
    for (wanted, count) in [(49.0, 0), (50.0, 1), (99.0, 74), (350.0, 1201)] {
        let deviation = after(count).unwrap();
        let count = count as usize;
        let expected = Some(Reached::After { count, deviation });
        assert_eq!(pause_until(wanted, &after), expected, "{wanted}");
    }
    let limited = |n| after(n).map(|deviation| deviation.min(350.0));
    let settles = Some(Reached::Settles { deviation: 350.0 });
    assert_eq!(pause_until(400.0, &limited), settles);
    let is_more = |reached| matches!(reached, Some(Reached::MoreThan { count: 36_500, .. }));
    assert!(is_more(pause_until(2000.0, &after)));
}

#[test]
fn the_next_hundreds_are_never_the_rating_itself() {
    for (rating, hundreds) in [
        (1464.05, [1400.0, 1500.0, 1600.0]),
        (1500.0, [1400.0, 1600.0, 1700.0]),
        (-50.0, [-100.0, 0.0, 100.0]),
    ] {
        assert_eq!(solve::hundreds(rating), hundreds, "{rating}");
    }
}

#[test]
fn a_rating_after_wins_is_that_of_further_games() {
    let example = period(EXAMPLE);
    for when in [When::Together, When::Apart] {
        for count in [0, 1, 7] {
            assert_eq!(
                solve::after_wins(&example, 2, count, when, None),
                Some(with_wins(&example, 2, count, when)),
                "{count} {when:?}"
            );
        }
        assert_eq!(solve::after_wins(&example, 3, 1, when, None), None);
    }
}

fn any_period() -> impl Strategy<Value = Period> {
    let game = (
        800.0..2200.0,
        20.0..350.0,
        prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..1.0],
    )
        .prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score));
    let player = (1000.0..2000.0, 30.0..350.0, 0.03..0.1)
        .prop_map(|(rating, deviation, volatility)| Player::new(rating, deviation, volatility));
    (player, 0.2..1.2, prop::collection::vec(game, 1..6))
        .prop_map(|(player, tau, games)| Period::new(player, tau, games))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_found_score_leads_to_the_rating(period in any_period(), wanted in 900.0..2300.0f64, game in 0usize..6) {
        let game = game % period.games.len();
        let [lost, won] = [0.0, 1.0].map(|score| with_score(&period, game, score));
        match score(&period, game, wanted, None) {
            Ok(found) => {
                prop_assert!((0.0..=1.0).contains(&found));
                prop_assert!((with_score(&period, game, found) - wanted).abs() <= NEAR);
            }
            Err(NoAnswer::TooHigh { most }) => prop_assert!(wanted > most && (most - won).abs() < 1e-3),
            Err(NoAnswer::TooLow { least }) => prop_assert!(wanted < least && (least - lost).abs() < 1e-3),
            Err(NoAnswer::Leap { below, above }) => prop_assert!(lost - 1e-3 <= below && below < wanted && wanted < above && above <= won + 1e-3),
            Err(other) => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn a_found_opponent_leads_to_the_rating(period in any_period(), wanted in 900.0..2300.0f64) {
        let anybody = || (0..=397).map(|i| with_opponent(&period, 0, OPPONENTS[1] * f64::from(i) / 397.0));
        match solve::opponent(&period, 0, wanted, None) {
            Ok(found) => prop_assert!((with_opponent(&period, 0, found) - wanted).abs() <= NEAR),
            Err(NoAnswer::TooHigh { most }) => prop_assert!(wanted > most && anybody().all(|rating| rating <= most + 1e-4)),
            Err(NoAnswer::TooLow { least }) => prop_assert!(wanted < least && anybody().all(|rating| rating >= least - 1e-4)),
            Err(NoAnswer::Leap { below, above }) => prop_assert!(below < wanted && wanted < above),
            Err(other) => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn the_found_number_of_wins_is_the_least(period in any_period(), by in -50.0..600.0f64, together: bool) {
        let when = if together { When::Together } else { When::Apart };
        let wanted = period.player.rating + by;
        match wins(&period, 0, wanted, when, None) {
            Ok(count) => {
                prop_assert!(with_wins(&period, 0, count, when) >= wanted);
                prop_assert!((0..count).all(|less| with_wins(&period, 0, less, when) < wanted));
            }
            Err(NoAnswer::MoreThan { wins: count, rating }) => {
                prop_assert!(rating < wanted && (rating - with_wins(&period, 0, count, when)).abs() < 1e-9);
            }
            Err(NoAnswer::Never { bound }) => {
                prop_assert!(together && wanted >= bound);
                prop_assert!([0, 1, 7, 50, 400, 3_000].into_iter().all(|count| with_wins(&period, 0, count, when) < bound));
            }
            Err(other) => prop_assert!(false, "{:?}", other),
        }
    }
}
