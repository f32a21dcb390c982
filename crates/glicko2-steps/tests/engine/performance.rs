//! The performance rating, compared with values that were computed elsewhere.

use glicko2_steps::performance::{Performance, elo_performance, performance};
use glicko2_steps::{Game, Period, elo, formulas, scale};
use proptest::prelude::*;

/// Games as opponent's rating, deviation and score, and the performance by Glicko-2 and by Elo, found with 40 digits by
/// halving an interval of 20 million points 150 times (mpmath).
const REFERENCES: [(&[(f64, f64, f64)], f64, f64); 7] = [
    (
        &[
            (1400.0, 30.0, 1.0),
            (1550.0, 100.0, 0.0),
            (1700.0, 300.0, 0.0),
        ],
        1_414.831_371_180_708_7,
        1_415.318_215_395_883_5,
    ),
    (
        &[
            (1400.0, 30.0, 1.0),
            (1550.0, 100.0, 0.5),
            (1700.0, 300.0, 1.0),
        ],
        1_850.080_670_461_669_6,
        1_857.599_268_422_421_7,
    ),
    (&[(1500.0, 0.0, 0.5)], 1500.0, 1500.0),
    (
        &[(1500.0, 350.0, 0.75)],
        1_785.244_708_922_074_5,
        1_690.848_501_887_865,
    ),
    (
        &[
            (-1000.0, 10.0, 0.0),
            (4000.0, 10.0, 1.0),
            (1500.0, 200.0, 0.5),
        ],
        1500.0,
        1500.0,
    ),
    (
        &[
            (2000.0, 60.0, 1.0),
            (2100.0, 60.0, 1.0),
            (2200.0, 80.0, 1.0),
            (2300.0, 45.0, 0.5),
        ],
        2_518.704_456_760_987,
        2_514.237_826_875_964,
    ),
    (
        &[(1e6, 1e4, 0.999), (-1e6, 0.0, 0.25)],
        -1_000_162.812_166_619_7,
        999_808.223_764_036_6,
    ),
];

fn games(games: &[(f64, f64, f64)]) -> Vec<Game> {
    games
        .iter()
        .map(|&(rating, deviation, score)| Game::new(rating, deviation, score))
        .collect()
}

#[track_caller]
fn at(performance: Option<Performance>) -> f64 {
    if let Some(Performance::At(rating)) = performance {
        rating
    } else {
        panic!("{performance:?}")
    }
}

/// Generates games with results that the ratings need not explain.
fn any_games() -> impl Strategy<Value = Vec<Game>> {
    let score = prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..=1.0];
    let game = (500.0..2500.0, 0.0..350.0, score);
    prop::collection::vec(
        game.prop_map(|(rating, deviation, score)| Game::new(rating, deviation, score)),
        1..12,
    )
}

#[test]
fn performances_match_the_references() {
    for (input, glicko, elo) in REFERENCES {
        let games = games(input);
        for (got, want) in [
            (at(performance(&games)), glicko),
            (at(elo_performance(&games)), elo),
        ] {
            assert!(
                (got - want).abs() <= 1e-9 * want.abs().max(10.0),
                "{input:?}: {got} for {want}"
            );
        }
    }
}

#[test]
fn all_won_or_all_lost_has_no_number() {
    for (score, expected) in [
        (0.0, Performance::BelowEveryRating),
        (1.0, Performance::AboveEveryRating),
    ] {
        for opponents in [
            vec![(1500.0, 50.0, score)],
            vec![(1e6, 0.0, score), (-1e6, 1e4, score)],
        ] {
            let games = games(&opponents);
            assert_eq!(
                (performance(&games), elo_performance(&games)),
                (Some(expected), Some(expected))
            );
        }
    }
    assert_eq!((performance(&[]), elo_performance(&[])), (None, None));
}

/// 999.5 points of 1,000: E = 0.9995 at r = 1500 + 173.7178 ln(0.9995/0.0005)/g.
#[test]
fn a_single_half_point_makes_it_a_number() {
    for deviation in [50.0, 1e4] {
        let distance = scale::SCALE * 1999f64.ln() / formulas::g(scale::phi(deviation));
        for (score, sign) in [(1.0, 1.0), (0.0, -1.0)] {
            let mut games = vec![Game::new(1500.0, deviation, score); 1000];
            games[0].score = 0.5;
            let off = at(performance(&games)) - (1500.0 + sign * distance);
            assert!(off.abs() < 1e-6 * distance, "{deviation} {score}: {off}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_expected_score_is_the_score(games in any_games()) {
        let surprise = |rating: f64| -> f64 {
            games.iter().map(|game| {
                let phi = scale::phi(game.deviation);
                formulas::g(phi) * (game.score - formulas::e(scale::mu(rating), scale::mu(game.rating), phi))
            }).sum()
        };
        match performance(&games).unwrap() {
            Performance::At(rating) => prop_assert!(surprise(rating).abs() < 1e-11 * games.len() as f64),
            Performance::BelowEveryRating => prop_assert!(games.iter().all(|game| game.score == 0.0)),
            Performance::AboveEveryRating => prop_assert!(games.iter().all(|game| game.score == 1.0)),
        }
        if let Performance::At(rating) = elo_performance(&games).unwrap() {
            let surprise: f64 = games.iter().map(|game| game.score - elo::expected_score(rating, game.rating)).sum();
            prop_assert!(surprise.abs() < 1e-11 * games.len() as f64);
        }
    }

    #[test]
    fn a_rating_that_moves_moves_towards_the_performance(games in any_games()) {
        let Some(Performance::At(performance)) = performance(&games) else { return Ok(()) };
        let Period { player, tau, .. } = Period::papers_example();
        prop_assume!((performance - player.rating).abs() > 1e-6);
        let after = glicko2_steps::rate(&Period::new(player, tau, games)).unwrap().player;
        prop_assert_eq!(after.rating > player.rating, performance > player.rating);
    }
}
