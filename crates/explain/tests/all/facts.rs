//! Facts about systems, compared with what their operators published: programs, printed numbers and statements.

use crate::support::systems;
use explain::systems::inversus::{Rule, rank_points};
use explain::systems::{Outcome, Work, glicko_boost, showdown};
use explain::words::Language;
use glicko2_steps::groups::wvw::{self, Match, PUBLISHED, TICK};
use glicko2_steps::{Game, scale};
use serde::Deserialize;
use systems::{at, game, player, prints, system};

/// Returns `n` games against one opponent, won and lost in turn.
fn in_turn(n: usize, rating: f64, deviation: f64) -> Vec<Game> {
    (0..n)
        .map(|i| game(rating, deviation, if i % 2 == 0 { 1.0 } else { 0.0 }))
        .collect()
}

fn deviation_after(outcome: &Outcome) -> f64 {
    outcome.after.deviation
}

// Lichess and systems that are derived from it

/// PyChess raises the deviation before a game, the family of Lichess does not.
#[test]
fn pychess_does_not_leave_step_6_out() {
    assert!(
        deviation_after(&at(
            "pychess",
            player(1500.0, 60.0, 0.06),
            &in_turn(10, 1500.0, 60.0),
            &[]
        )) > 60.0
    );
    for id in ["lidraughts", "lishogi", "playstrategy"] {
        let source = system(id)
            .fact(explain::systems::What::Update)
            .unwrap()
            .source;
        assert!(source(Language::En).contains("PerfsUpdater.scala"));
    }
}

#[test]
fn lishogi_does_not_rate_draws() {
    let me = player(1500.0, 80.0, 0.06);
    let (won, drawn, lost) = (
        game(1600.0, 60.0, 1.0),
        game(1900.0, 60.0, 0.5),
        game(1400.0, 60.0, 0.0),
    );
    let without = at("lishogi", me, &[won, lost], &[("days", "30")]);
    let with = at("lishogi", me, &[drawn, won, drawn, lost], &[("days", "30")]);
    assert_eq!(
        (with.after, &with.games, with.not_rated),
        (without.after, &without.games, 2)
    );
    let draws = at("lishogi", me, &[drawn, drawn], &[]);
    assert_eq!(
        (draws.after.rating, draws.updates.len(), draws.not_rated),
        (1500.0, 0, 2)
    );
    for id in ["lichess", "lidraughts", "playstrategy", "pychess"] {
        assert!(at(id, me, &[drawn], &[]).after.rating > 1500.0, "{id}");
    }
}

/// A volatility beyond the limit counts as the limit.
#[test]
fn the_volatility_of_puzzles_is_limited() {
    let hard = [game(2700.0, 80.0, 1.0)];
    let wild = at(
        "lichess-puzzles",
        player(1500.0, 60.0, 0.1),
        &hard,
        &[("theme", "obvious")],
    );
    assert!(wild.updates[0].computed.volatility.unwrap() > 0.1);
    assert_eq!(wild.after.volatility, Some(0.1));
    let new = at(
        "lichess-puzzles",
        player(1500.0, 500.0, 0.09),
        &hard,
        &[("theme", "mix")],
    );
    assert!(new.updates[0].computed.rating > 2800.0);
}

/// Reading a `Perf` lets its deviation grow, and the calculator of puzzles does not leave Step 6 out.
#[test]
fn idle_time_counts_twice_for_puzzles() {
    let me = player(1500.0, 60.0, 0.06);
    let idle = |id, days| at(id, me, &[], &[("days", days)]).before.deviation;
    assert_eq!(idle("lichess-puzzles", "365"), idle("lichess", "365"));
    let solved = at(
        "lichess-puzzles",
        me,
        &[game(1500.0, 60.0, 1.0)],
        &[("days", "365")],
    );
    prints(solved.before.deviation, "110.00");
    let Work::Glicko2 { trace, periods } = &solved.updates[0].work else {
        panic!("Glicko-2")
    };
    assert_eq!(*periods, 1.0);
    assert!(trace.phi_star > trace.phi);
}

/// `pre_rating_RD`: Step 6 counts the periods of 4.665 days that have passed, at least one, up to a deviation of 350.
#[test]
fn pychess_counts_the_time_in_step_6() {
    let me = player(1500.0, 60.0, 0.06);
    let games = in_turn(2, 1550.0, 70.0);
    for (days, want) in [
        ("0", [1.0, 1.0]),
        ("4.665", [1.0, 1.0]),
        ("46.65", [10.0, 1.0]),
        ("3650", [782.422, 1.0]),
    ] {
        let outcome = at("pychess", me, &games, &[("days", days)]);
        assert_eq!(
            outcome.before.deviation, 60.0,
            "nothing grows before Step 6"
        );
        for (update, want) in outcome.updates.iter().zip(want) {
            let Work::Glicko2 { trace, periods } = &update.work else {
                panic!("Glicko-2")
            };
            let (phi, v, phi_star, phi_prime) =
                (trace.phi, trace.v.unwrap(), trace.phi_star, trace.phi_prime);
            assert!((periods - want).abs() < 1e-3, "{days} days: {periods}");
            let sigma = update.computed.volatility.unwrap();
            let grown = (phi * phi + periods * sigma * sigma)
                .sqrt()
                .min(350.0 / scale::SCALE);
            assert!(
                (phi_star - grown).abs() < 1e-12
                    && (phi_prime.powi(-2) - grown.powi(-2) - 1.0 / v).abs() < 1e-9
            );
        }
    }
}

// Pokémon Showdown

/// `addMatches` begins with √(RD² + c²), even if no day has passed.
#[test]
fn showdown_counts_a_day_even_if_none_has_passed() {
    for (days, periods) in [
        ("0", 1.0),
        ("0.9", 1.0),
        ("1", 1.0),
        ("2", 2.0),
        ("10", 10.0),
    ] {
        let outcome = at(
            "showdown",
            player(1700.0, 40.0, 0.06),
            &[game(1650.0, 40.0, 1.0); 5],
            &[("days", days)],
        );
        prints(
            outcome.before.deviation,
            &format!(
                "{:.9}",
                (1600.0 + periods * showdown::C * showdown::C).sqrt()
            ),
        );
    }
}

// Dominion Online

/// Returns φ after 150 days with so many games against equal opponents on each day.
fn after_150_days(games_a_day: usize, days: &str) -> f64 {
    let start = system("dominion").unrated();
    let mut deviation = start.deviation;
    for _ in 0..150 {
        let games = in_turn(games_a_day, 1500.0, deviation);
        deviation = deviation_after(&at(
            "dominion",
            player(1500.0, deviation, start.volatility),
            &games,
            &[("days", days)],
        ));
    }
    scale::phi(deviation)
}

/// A player reported φ after 1, 5 and 10 games a day: around 0.26, 0.17 and 0.15.
#[test]
fn dominion_counts_each_day_once() {
    for (games, want, told) in [(1, "0.259", 0.26), (5, "0.171", 0.17), (10, "0.143", 0.15)] {
        let phi = after_150_days(games, "1");
        prints(phi, want);
        assert!((phi - told).abs() < 0.01);
        assert_eq!(
            phi,
            after_150_days(games, "0"),
            "playing every day leaves no idle day"
        );
    }
    let periods = |days, games: &[Game]| {
        at(
            "dominion",
            player(1500.0, 100.0, 0.033),
            games,
            &[("days", days)],
        )
        .inactivity
        .unwrap()
        .periods
    };
    let one = [game(1500.0, 100.0, 1.0)];
    assert_eq!(
        ["0", "1", "2", "8"].map(|days| periods(days, &one)),
        [0.0, 0.0, 1.0, 7.0]
    );
    assert_eq!(
        ["0", "1", "2", "8"].map(|days| periods(days, &[])),
        [0.0, 1.0, 2.0, 8.0]
    );
}

#[test]
fn new_players_of_dominion_start_as_in_2018() {
    let new = system("dominion").unrated();
    assert_eq!((scale::phi(new.deviation), new.volatility), (0.75, 0.033));
}

// Guild Wars 2

/// r, RD and σ of a world, as they were printed.
type Printed = (String, String, String);

#[derive(Deserialize)]
struct References {
    gw2_match: PrintedMatch,
}

#[derive(Deserialize)]
struct PrintedMatch {
    worlds: [Printed; 3],
    scores: [f64; 3],
    tau: String,
    published: [Printed; 3],
}

fn read(printed: &[Printed; 3]) -> [[f64; 3]; 3] {
    printed
        .each_ref()
        .map(|(r, rd, sigma)| [r, rd, sigma].map(|digits| digits.parse().unwrap()))
}

/// Returns how far the ratings of a match lie from the printed ones, if the worlds have `more` points.
fn off(more: [f64; 3], want: &[[f64; 3]; 3]) -> f64 {
    let points = std::array::from_fn(|i| PUBLISHED.points[i] + more[i]);
    let rated = wvw::rate(&Match {
        points,
        ..PUBLISHED
    })
    .unwrap();
    let offs = rated
        .sheets()
        .iter()
        .zip(want)
        .map(|(sheet, want)| (sheet.trace.player.rating - want[0]).abs());
    offs.fold(0.0, f64::max)
}

/// The printed points are a tick old: with the points of one more, shared by the worlds, all three ratings come out.
#[test]
fn printed_ratings_of_worlds_are_reproduced() {
    let references: References = serde_json::from_str(include_str!(
        "../../../glicko2-steps/tests/data/other_formulas.json"
    ))
    .unwrap();
    let PrintedMatch {
        worlds,
        scores,
        tau,
        published,
    } = references.gw2_match;
    let before = PUBLISHED
        .worlds
        .map(|world| [world.rating, world.deviation, world.volatility]);
    assert_eq!(
        (read(&worlds), scores, tau.parse()),
        (before, PUBLISHED.points, Ok(PUBLISHED.tau))
    );

    let want = read(&published);
    let rated = wvw::rate(&PUBLISHED).unwrap();
    for (sheet, [r, rd, sigma]) in rated.sheets().iter().zip(want) {
        let after = sheet.trace.player;
        assert!((after.rating - r).abs() < 0.1, "{} for {r}", after.rating);
        assert!(
            (after.deviation - rd).abs() < 0.01,
            "{} for {rd}",
            after.deviation
        );
        assert!(
            (after.volatility - sigma).abs() < 1e-4,
            "{} for {sigma}",
            after.volatility
        );
    }
    assert!(off([0.0; 3], &want) > 0.03);
    // First in steps of five points, then in steps of one around the best.
    let best = |around: [f64; 2], step: f64, steps: i32| {
        let shares = (-steps..=steps)
            .flat_map(|i| (-steps..=steps).map(move |j| (f64::from(i), f64::from(j))));
        shares
            .map(|(i, j)| [around[0] + step * i, around[1] + step * j])
            .map(|[a, b]| [a, b, TICK - a - b])
            .filter(|shares| shares.iter().all(|&share| share >= 0.0))
            .map(|shares| (off(shares, &want), shares))
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .unwrap()
    };
    let (_, [a, b, _]) = best([TICK / 2.0, TICK / 2.0], 10.0, 35);
    let (off, shares) = best([a, b], 1.0, 10);
    assert!(off < 0.001, "{off} with {shares:?}");
    assert!(shares.iter().all(|&share| share > 10.0), "{shares:?}");
}

#[test]
fn the_example_of_a_world_is_a_printed_one() {
    let world = system("gw2-wvw").unrated();
    assert_eq!(
        (world.rating, world.deviation, world.volatility),
        (1500.0, 137.1339, 0.4409)
    );
    assert!(system("gw2-wvw").start.is_none(), "the world is not new");
}

// INVERSUS

/// The rule that limits the points depends on the result.
#[test]
fn the_limit_of_unchanged_points_depends_on_the_result() {
    let rule = |before, score| rank_points(before, 0.0, 0.2, score, 0.0).rule;
    assert_eq!(
        (rule(0.0, 0.0), rule(0.4, 0.0)),
        (Rule::Bottom, Rule::Bottom)
    );
    assert_eq!(
        (rule(9_999.9, 1.0), rule(6_000.0, 1.0)),
        (Rule::Top, Rule::Top)
    );
    assert_eq!(
        rank_points(0.4, 0.0, 2.015, 0.0, 0.0).after,
        0.0,
        "a loss takes the remaining points"
    );
}

// Glicko-Boost

#[test]
fn glicko_boost_and_crpg_cannot_be_computed() {
    // The column of the paper that can be recomputed: 103.4 grows to 105.0.
    prints(glicko_boost::grown(2230.0, 103.4), "104.9978");
    assert_eq!(glicko_boost::grown(2230.0, 349.99), 350.0);
    for id in ["glicko-boost", "crpg"] {
        assert!(!system(id).can_be_worked(), "{id}");
        assert!(system(id).shown.is_empty(), "{id}");
    }
}
