//! The quality of predictions, compared with a program of its own that was written from the papers.

use crate::support::periods::player;
use crate::support::svg;
use explain::charts::data::ByTau;
use explain::charts::draw;
use explain::numbers::Digits;
use explain::predictions::{History, Predictions, Quality, by_tau_sentence};
use explain::words::Language;
use glicko2_steps::groups::Meeting;
use glicko2_steps::groups::league::{self, Games, League, Round};
use glicko2_steps::seasons::{self, Season, Stretch};
use glicko2_steps::{Game, Player, Rounding};
use std::f64::consts::LN_2;
use std::rc::Rc;

type Result = (usize, usize, f64);

/// Returns the predictions of a league with the results of each period. A period without results
/// is a pause of two and a half.
fn of_league(players: &[Player], tau: f64, periods: &[Vec<Result>]) -> Option<Predictions> {
    let round = |results: &Vec<Result>| Round {
        games: Games::Meetings(
            results
                .iter()
                .map(|&(a, b, score)| Meeting::new(a, b, score))
                .collect(),
        ),
        idle_periods: 2.5,
    };
    of_rounds(players, tau, periods.iter().map(round).collect())
}

fn of_rounds(players: &[Player], tau: f64, rounds: Vec<Round>) -> Option<Predictions> {
    let players = players.to_vec();
    let league = League {
        players,
        tau,
        rounds,
    };
    Predictions::of(&History::of_league(&league::rate(&league).unwrap())?)
}

/// Returns the predictions of one player. The fifth period is a pause, two have nothing but wins.
fn of_player(periods: u32, games: u32) -> Predictions {
    let game = |k: u32, j: u32| {
        Game::new(
            f64::from(1300 + (37 * k + 53 * j) % 400),
            60.0,
            if k == 2 || k == 6 {
                1.0
            } else {
                f64::from((j + k) % 3) / 2.0
            },
        )
    };
    let stretch = |k: u32| Stretch {
        games: (0..if k == 4 { 0 } else { games })
            .map(|j| game(k, j))
            .collect(),
        idle_periods: 3.0,
    };
    let rated = seasons::rate(&Season {
        player: player(1500.0, 200.0),
        tau: 0.5,
        rounding: Rounding::Exact,
        stretches: (0..periods).map(|k| Rc::new(stretch(k))).collect(),
    });
    Predictions::of(&History::of_player(&rated.unwrap()).unwrap()).unwrap()
}

/// Checks the number of games, the log losses and the points of the favourites in Glicko-2, Glicko
/// and Elo, and the log losses for τ = 0.2 and 1.2.
#[track_caller]
fn agrees(of: &Predictions, games: usize, expected: [(f64, f64); 3], by_tau: [f64; 2]) {
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-10, "{a} for {b}");
    for (quality, (loss, points)) in [of.glicko2, of.glicko, of.elo].into_iter().zip(expected) {
        let Quality {
            log_loss, accuracy, ..
        } = quality;
        assert_eq!(quality.games, games);
        near(log_loss, loss);
        near(accuracy, points / games as f64);
    }
    let points = &of.by_tau.as_ref().unwrap().points;
    near(points[0].1, by_tau[0]);
    near(points[7].1, by_tau[1]);
    assert_eq!(points[3], (0.5, of.glicko2.log_loss));
}

#[test]
fn predictions_agree_with_the_reference() {
    // The last of six players is a newcomer.
    let deviation = |i: u32| if i == 5 { 350 } else { 60 + 20 * i };
    let players: Vec<Player> = (0..6)
        .map(|i| player(f64::from(1400 + 60 * i), f64::from(deviation(i))))
        .collect();
    let result = |k: usize, j: usize| {
        let halves = (7 * k + 5 * j) % 3;
        ((k + j) % 6, (k + 2 * j + 1) % 6, halves as f64 / 2.0)
    };
    let period = |k: usize| {
        let results = (0..if k == 7 { 0 } else { 6 }).map(|j| result(k, j));
        results.filter(|(a, b, _)| a != b).collect()
    };
    let league = of_league(&players, 0.5, &(0..12).map(period).collect::<Vec<_>>());
    agrees(
        &league.unwrap(),
        54,
        [
            (0.57967847299756, 39.5),
            (0.5796803821683016, 39.5),
            (0.6049202186912589, 36.5),
        ],
        [0.5796794787846972, 0.579672749526921],
    );
    agrees(
        &of_player(10, 5),
        45,
        [
            (0.7482738564622753, 25.0),
            (0.7482733386540463, 25.0),
            (0.7424590492812979, 25.0),
        ],
        [0.748273417708876, 0.7482763758050998],
    );
}

#[test]
fn games_of_newcomers_count_once_they_have_been_rated() {
    let newcomers = [player(1500.0, 350.0); 2];
    let judged = |scores: &[f64]| {
        let periods: Vec<_> = scores.iter().map(|&score| vec![(0, 1, score)]).collect();
        let found = of_league(&newcomers, 0.5, &periods);
        found.map(|found| (found.glicko2.games, found.glicko2.accuracy))
    };
    assert_eq!(judged(&[1.0]), None);
    // The result of a period does not enter its own prediction.
    assert_eq!(judged(&[1.0, 1.0]), Some((1, 1.0)));
    assert_eq!(judged(&[1.0, 0.0]), Some((1, 0.0)));
}

#[test]
fn draws_and_games_without_a_favourite_count_as_half_a_point() {
    let elo = |a: f64, b: f64, score: f64| {
        let players = [player(a, 0.0), player(b, 0.0)];
        of_league(&players, 0.5, &[vec![(0, 1, score)]])
            .unwrap()
            .elo
    };
    for (rating, score) in [(1500.0, 1.0), (1500.0, 0.3), (1600.0, 0.5)] {
        assert_eq!(elo(rating, 1500.0, score).accuracy, 0.5);
    }
    assert!((elo(1500.0, 1500.0, 0.3).log_loss - LN_2).abs() < 1e-15);
    let impossible = elo(-1e6, 1e6, 1.0).log_loss;
    assert!(impossible > 600.0 && impossible.is_finite());
}

#[test]
fn other_games_than_between_two_players_are_not_judged() {
    let race = Round {
        games: Games::FreeForAll(vec![Some(1.0), Some(2.0)]),
        idle_periods: 1.0,
    };
    assert_eq!(
        of_rounds(&[player(1500.0, 100.0); 2], 0.5, vec![race]),
        None
    );
}

#[test]
fn the_chart_by_tau_has_the_given_tau_and_a_limited_number_of_games() {
    let own = |tau| {
        let found = of_league(&[player(1500.0, 100.0); 2], tau, &[vec![(0, 1, 1.0)]]);
        let by_tau = found?.by_tau?;
        Some((by_tau.points.len(), by_tau.points[by_tau.own].0))
    };
    for (tau, count) in [(0.75, 9), (1.2, 8), (0.1, 9), (2.0, 9)] {
        assert_eq!(own(tau), Some((count, tau)));
    }
    assert_eq!(own(1e3), None);
    // One of the first eleven periods is a pause, so that ten have games.
    let (all, cut) = (of_player(11, 500), of_player(12, 500));
    assert_eq!((all.is_cut, cut.is_cut), (false, true));
    assert_eq!(cut.by_tau, all.by_tau);
    assert_eq!(cut.glicko2.games, 5_500);
}

#[test]
fn the_chart_marks_the_given_tau_and_the_best_one() {
    let mut data = ByTau {
        points: vec![(0.2, 0.61), (0.5, 0.6), (1.2, 0.65)],
        own: 2,
    };
    let marks = |data: &ByTau| {
        let drawn = draw::by_tau(data, 400);
        svg::check(&drawn, 400, 10_000);
        let sentence = by_tau_sentence(data, Language::En.predictions());
        let sentence = explain::periods::plain(&sentence, Digits::Auto);
        (drawn.matches("<circle").count(), sentence)
    };
    let said = "The log loss is smallest (ring) for τ = 0.5, at 0.6000. For your τ = 1.2 (large dot) it is 0.6500.";
    assert_eq!(marks(&data), (4, said.to_owned()));
    data.points[0].1 = 0.6;
    data.points[2].1 = 0.6;
    let (count, sentence) = marks(&data);
    assert!(count == 3 && sentence.ends_with("does not matter for these games."));
}
