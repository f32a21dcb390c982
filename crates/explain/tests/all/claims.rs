//! Claims of the texts about the formulas, computed.

use explain::glossary::{Topic, Why};
use explain::ids::VariantArray;
use explain::teach::check::Mistake;
use explain::teach::check::program::Change;
use explain::teach::check::step5::PlainStep5;
use explain::words::Language;
use glicko2_steps::formulas::g;
use glicko2_steps::volatility::Given;
use glicko2_steps::{Game, Period, Player, rate, scale};

/// Returns all English sentences of the glossary.
fn glossary() -> String {
    let words = Language::En.glossary();
    let topics = Topic::VARIANTS
        .iter()
        .copied()
        .map(|topic| topic.meaning(words));
    topics
        .chain(
            Why::VARIANTS
                .iter()
                .copied()
                .flat_map(|why| why.words(words)),
        )
        .collect::<Vec<_>>()
        .join(" ")
}

/// An opponent's own drift before the games would hardly matter.
#[test]
fn the_drift_of_an_opponent_changes_g_by_next_to_nothing() {
    let phi = 30.0 / scale::SCALE;
    let [before, after] = [g(phi), g(phi.hypot(0.06))].map(|g| format!("{g:.4}"));
    assert_eq!([&*before, &*after], ["0.9955", "0.9950"]);
    assert!(
        [&before, &after, " RD 30"]
            .iter()
            .all(|number| glossary().contains(*number))
    );
}

/// Searches the zero of a linear f, for which f(C) is exactly 0 at once. Returns the number of rounds and the last A.
fn search(step5: &PlainStep5) -> (usize, f64) {
    let (mut a, mut b, mut rounds) = ((0.0, 1.0), (2.0, -1.0), 0);
    while (step5.is_wide)(a.0, b.0, step5.epsilon) {
        let c = a.0 + (a.0 - b.0) * a.1 / (b.1 - a.1);
        (a, b, _) = (step5.ends)(a, b, (c, 1.0 - c));
        rounds += 1;
    }
    (rounds, a.0)
}

#[test]
fn the_rule_of_2013_loops_and_ends_with_a_wrong_value() {
    let given = Given {
        phi: 1.0,
        v: 1.0,
        delta: 0.0,
        sigma: 0.06,
        tau: 0.5,
        epsilon: 1e-6,
    };
    let mut step5 = PlainStep5::of(0.0, &given);
    assert_eq!(search(&step5), (2, 1.0), "the rule of 2022 finds the zero");
    for change in Mistake::of("strict-2013").unwrap().changes {
        let Change::Step5(change) = change else {
            panic!("{change:?}")
        };
        change(&mut step5);
    }
    let (rounds, a) = search(&step5);
    assert!((1_000..1_100).contains(&rounds), "{rounds}");
    assert_eq!(a, 0.0, "the start value");
}

/// Measures how far the new rating is from the one with a far smaller ε.
#[test]
fn the_tolerance_leaves_less_than_a_millionth_of_a_point() {
    let players = [
        (1500.0, 350.0),
        (1500.0, 200.0),
        (1500.0, 50.0),
        (1720.0, 62.0),
        (1900.0, 110.0),
    ];
    let opponents = [
        (1400.0, 30.0),
        (1550.0, 100.0),
        (1700.0, 300.0),
        (1650.0, 60.0),
    ];
    let mut most = 0_f64;
    for (rating, deviation) in players {
        for won in 0..16_u8 {
            let game =
                |(j, &(rating, deviation))| Game::new(rating, deviation, f64::from(won >> j & 1));
            let games: Vec<Game> = opponents.iter().enumerate().map(game).collect();
            let period = Period::new(Player::new(rating, deviation, 0.06), 0.5, games);
            let exact = Period {
                epsilon: 1e-14,
                ..period.clone()
            };
            let [told, exact] = [period, exact].map(|period| rate(&period).unwrap().player.rating);
            most = most.max((told - exact).abs());
        }
    }
    assert!(most < 1e-6, "{most}");
}

#[test]
fn the_new_rd_is_the_same_whether_all_games_are_won_or_lost() {
    for score in [0.0, 1.0] {
        let mut period = Period::papers_example();
        period.games.iter_mut().for_each(|game| game.score = score);
        assert_eq!(
            format!("{:.2}", rate(&period).unwrap().player.deviation),
            "151.52"
        );
    }
    assert!(glossary().contains("it is 151.52 if all three games are won"));
}

#[test]
fn the_lowest_rd_sets_the_smallest_step() {
    for (deviation, points) in [(60.0, "10"), (45.0, "6")] {
        let (rating, volatility) = (1500.0, 0.06);
        let games = vec![Game::new(rating, deviation, 1.0)];
        let after = rate(&Period::new(
            Player::new(rating, deviation, volatility),
            0.5,
            games,
        ))
        .unwrap()
        .player
        .rating;
        assert_eq!(format!("{:.0}", after - rating), points);
    }
    assert!(
        glossary().contains(
            "A win over an equal with the same RD brings 10 points at RD 60 and 6 at 45."
        )
    );
}

#[test]
fn a_game_against_an_unrated_opponent_counts_less_than_half() {
    let weight = g(350.0 / scale::SCALE).powi(2);
    assert_eq!(format!("{weight:.2}"), "0.45");
    assert!(glossary().contains("Enter 1500 with RD 350") && glossary().contains("² is 0.45"));
}
