//! Results of systems, compared with results that were computed elsewhere.

use super::snapshot::assert_reads;
use super::*;
use crate::support::printed::decimals;
use explain::systems::ogs::Grade;
use explain::systems::{OptionKind, lichess_puzzles};
use systems::{prints, reads};

fn numbers<const N: usize>(text: &str) -> [f64; N] {
    let all: Vec<f64> = text
        .split(' ')
        .map(|number| number.parse().unwrap())
        .collect();
    all.try_into().unwrap()
}

/// Returns games from text such as `1400 30 1, 1550 100 0`, all of them repeated if it begins with `5 ×`.
fn games_of(text: &str) -> Vec<Game> {
    if text.is_empty() {
        return Vec::new();
    }
    let (times, text) = text
        .split_once(" × ")
        .map_or((1, text), |(times, text)| (times.parse().unwrap(), text));
    let games = text.split(", ").map(|text| {
        let [rating, deviation, score] = numbers(text);
        game(rating, deviation, score)
    });
    games.collect::<Vec<_>>().repeat(times)
}

/// Returns a number of an outcome by its name in the file of results.
fn number_of(outcome: &Outcome, name: &str) -> f64 {
    match name {
        "rating" => outcome.after.rating,
        "deviation" => outcome.after.deviation,
        "volatility" => outcome.after.volatility.unwrap(),
        "computed" => outcome.updates[0].computed.rating,
        "limited" => outcome.updates[0].clamped.rating,
        "grown by" => outcome.inactivity.unwrap().by,
        "periods" => outcome.inactivity.unwrap().periods,
        "tau" => outcome.tau,
        "shown" => shows(outcome),
        _ => panic!("{name}"),
    }
}

#[test]
fn results_agree_with_those_computed_elsewhere() {
    let rows = include_str!("../../data/system_results.txt")
        .lines()
        .filter(|line| !line.starts_with('#'));
    for row in rows.filter(|row| !row.is_empty()) {
        let [id, me, games, options, expected] =
            row.split('|').map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{row}");
        };
        let [rating, deviation, volatility] = numbers(me);
        let options: Vec<(&str, &str)> = options
            .split_terminator(' ')
            .map(|o| o.split_once('=').unwrap())
            .collect();
        let outcome = at(
            id,
            player(rating, deviation, volatility),
            &games_of(games),
            &options,
        );
        for part in expected.split(", ") {
            let (name, number) = part.rsplit_once(' ').unwrap();
            let (decimals, found) = (decimals(number), number_of(&outcome, name));
            assert_eq!(format!("{found:.decimals$}"), number, "{name} of {row}");
        }
    }
}

#[test]
fn starts_of_systems_are_those_of_the_results() {
    for (id, rating, deviation) in [
        ("glicko", 1500.0, 350.0),
        ("lichess", 1500.0, 500.0),
        ("ogs", 1500.0, 350.0),
        ("gw2-pvp", 1200.0, 350.0),
        ("showdown", 1500.0, 130.0),
        ("fics", 1720.0, 350.0),
        ("infinite-chess", 1500.0, 350.0),
        ("qlstats", 900.0, 350.0),
    ] {
        let start = system(id).start.unwrap();
        assert_eq!((start.rating, start.deviation), (rating, deviation), "{id}");
    }
}

#[test]
fn the_first_match_of_inversus_gives_rank_points() {
    let new = system("inversus").start.unwrap();
    let me = player(new.rating, new.deviation, 0.06);
    let against_an_equal = |score| {
        at(
            "inversus",
            me,
            &[game(new.rating, new.deviation, score)],
            &[],
        )
    };
    let won = against_an_equal(1.0);
    prints(scale::mu(won.after.rating), "0.9344654");
    prints(scale::phi(won.after.deviation), "1.67138");
    let points = inversus::matches(&won)[0];
    for (number, want) in [
        (points.desired, "1625.5793"),
        (points.half, "812.7897"),
        (points.after, "500"),
    ] {
        prints(number, want);
    }
    assert_eq!(shows(&won), 500.0);
    let lost = against_an_equal(0.0).after;
    prints(
        inversus::desired(scale::mu(lost.rating), scale::phi(lost.deviation)),
        "79.7309",
    );
}

#[test]
fn lichess_counts_the_first_move_and_multiplies_gains() {
    let me = player(1500.0, 350.0, 0.06);
    let after = |score, options: &[(&str, &str)]| {
        at("lichess", me, &[game(1500.0, 350.0, score)], options).after
    };
    // Black loses what White gains: the advantage is the same with the other sign.
    let crazyhouse = |colour| [("colour", colour), ("kind", "crazyhouse")];
    let [white, black] = [
        after(1.0, &crazyhouse("white")),
        after(0.0, &crazyhouse("black")),
    ];
    CLOSE.check("Black loses", 1500.0 - black.rating, white.rating - 1500.0);
    assert!(after(1.0, &[("kind", "atomic"), ("colour", "white")]).rating > 1662.0);
    let won = |kind| after(1.0, &[("kind", kind)]).rating - 1500.0;
    for kind in [
        "rapid",
        "classical",
        "blitz",
        "bullet",
        "ultraBullet",
        "atomic",
        "antichess",
        "crazyhouse",
    ] {
        CLOSE.check(kind, won(kind), won("unsaid") * lichess::regulator(kind));
    }
    assert_eq!(
        after(0.0, &[("kind", "rapid")]),
        after(0.0, &[]),
        "a loss is not regulated"
    );
    // The opponent is ten thousand points stronger.
    let upset = at(
        "lichess",
        player(1500.0, 500.0, 0.09),
        &[game(11_500.0, 45.0, 1.0)],
        &[],
    );
    assert!(upset.updates[0].computed.rating > 2200.0 && upset.after.volatility.unwrap() <= 0.1);
}

#[test]
fn c_of_glicko_and_no_growth_at_fics() {
    assert!(
        at("fics", player(1500.0, 100.0, 0.06), &[], &[])
            .inactivity
            .is_none()
    );
    prints(c_from_periods(50.0, 30.0), "63.2456");
}

#[test]
fn shown_numbers_agree_with_the_reference() {
    let cases: [(f64, &str); 26] = [
        (ogs::rank(1500.0), "24.303382"),
        (ogs::rating(ogs::FIRST_RANKS[0]), "710.4"),
        (ogs::rating(ogs::FIRST_RANKS[1]), "920.5"),
        (ogs::rating(ogs::FIRST_RANKS[2]), "1837.4"),
        (ogs::rating(30.0), "1918.491714"),
        (ogs::rank(ogs::rating(17.0)), "17.000000"),
        (ogs::rank(9999.0) - ogs::rank(6000.0), "0"),
        (ogs::rank(-5.0) - ogs::rank(100.0), "0"),
        (showdown::gxe(1952.0, 43.0), "91.6"),
        (showdown::gxe(1880.0, 28.0), "88.2"),
        (showdown::gxe(1500.0, 130.0), "50.0"),
        (showdown::C, "6.6775"),
        (tetrio::season_1(1500.0, 350.0), "12500.0000"),
        (tetrio::season_1(2000.0, 60.0), "21776.31"),
        (tetrio::glixare(1500.0, 60.0), "50.0000"),
        (tetrio::glixare(2000.0, 60.0), "87.1052"),
        (tetrio::season_2(1500.0, 60.0, 18.0).tr, "9999.6198"),
        (tetrio::season_2(2000.0, 60.0, 18.0).tr, "17885.0589"),
        (tetrio::season_2(2000.0, 60.0, 900.0).tr, "17885.0589"),
        (dominion_level(0.0, 2.0), "20.00"),
        (dominion_level(0.0, 0.75), "38.75"),
        (wvw::score(0.55), "0.578"),
        (wvw::score(0.65), "0.727"),
        (wvw::score(0.9), "0.976"),
        (wvw::score(0.6), "0.6545085"),
        (wvw::score(0.75), "0.8535534"),
    ];
    for (got, want) in cases {
        prints(got, want);
    }
    let grades = [
        (0.0, Grade::Kyu(25)),
        (5.0, Grade::Kyu(25)),
        (24.303, Grade::Kyu(6)),
        (25.0, Grade::Kyu(5)),
        (29.999, Grade::Kyu(1)),
        (30.0, Grade::Dan(1)),
        (30.999, Grade::Dan(1)),
        (38.0, Grade::Dan(9)),
        (39.999, Grade::Dan(9)),
        (40.0, Grade::DanOrMore(9)),
        (56.0, Grade::DanOrMore(9)),
    ];
    for (rank, grade) in grades {
        assert_eq!(ogs::grade(rank), grade, "{rank}");
    }
}

/// The shown numbers at both sides of a limit, where some are marked as uncertain.
#[test]
fn shown_numbers_at_limits_are_as_recorded() {
    let text = [
        ("lichess", 1500.9, [109.9, 110.0]),
        ("pychess", 1500.5, [109.4, 110.0]),
        ("ogs", 1500.0, [159.9, 160.0]),
        ("fics", 1500.0, [80.0, 80.1]),
        ("infinite-chess", 1500.0, [220.0, 220.1]),
    ];
    let read = |(id, rating, deviations): (&str, f64, [f64; 2])| {
        deviations
            .map(|rd| {
                format!(
                    "{id}, {rating} ± {rd}: {}\n",
                    reads(&at(id, player(rating, rd, 0.06), &[], &[]))
                )
            })
            .concat()
    };
    assert_reads("shown-at-limits", &text.map(read).concat());
}

/// Factor of a gain, and value of the first move, in each kind of game.
#[test]
fn lichess_depends_on_the_kind_of_game() {
    let cases = [
        ("ultraBullet", 1.013, 11.782457),
        ("bullet", 1.01, 11.782457),
        ("blitz", 1.005, 11.782457),
        ("rapid", 1.015, 11.782457),
        ("classical", 1.01, 11.782457),
        ("crazyhouse", 1.0, 20.30966),
        ("atomic", 1.02, 0.0),
        ("antichess", 1.02, 0.0),
        ("unsaid", 1.0, 11.782457),
    ];
    for (kind, factor, advantage) in cases {
        assert_eq!(
            (lichess::regulator(kind), lichess::advantage(kind)),
            (factor, advantage),
            "{kind}"
        );
    }
    let OptionKind::Choice(kinds) = system("lichess").option("kind").unwrap().kind else {
        panic!("a choice")
    };
    assert_eq!(kinds.len(), cases.len());
}

#[test]
fn changes_by_puzzles_are_weighted() {
    let cases = [
        ("mix", [1.0, 1.0, 0.8, 0.3]),
        ("obvious", [0.1, 0.4, 0.1, 0.1]),
        ("hinting", [0.2, 0.7, 0.1, 0.1]),
        ("non-hinting", [0.7, 0.8, 0.5, 0.1]),
    ];
    for (theme, weights) in cases {
        let mut unlike = 0;
        for (solved, puzzle_rd, want) in [
            (true, 109.0, weights[0]),
            (false, 109.0, weights[1]),
            (true, 110.0, weights[2]),
            (false, 110.0, weights[3]),
        ] {
            let got = lichess_puzzles::weight(theme, solved, puzzle_rd >= 110.0);
            assert!(
                (got - want).abs() < 1e-12,
                "{theme}, {solved}, {puzzle_rd}: {got}"
            );
            let me = player(1500.0, 100.0, 0.06);
            let game = game(1600.0, puzzle_rd, if solved { 1.0 } else { 0.0 });
            let whole = at("ogs", me, &[game], &[]).updates[0].computed.rating - me.rating;
            let part = at("lichess-puzzles", me, &[game], &[("theme", theme)])
                .after
                .rating
                - me.rating;
            // τ differs, which matters in the sixth digit.
            assert!(
                (part / whole - want).abs() < 1e-4,
                "{theme}: {part} of {whole}"
            );
            unlike += usize::from(part != whole);
        }
        assert!(unlike > 0);
    }
}

/// A part of the way from a limit to the same limit is that limit, to the last bit.
#[test]
fn a_weighted_change_never_exceeds_a_limit() {
    let at = |volatility| Rating::new(400.0, 45.0, Some(volatility));
    for percent in 0..=100 {
        let part = f64::from(percent) / 100.0;
        assert_eq!(at(0.1).toward(at(0.1), part), at(0.1), "{part}");
        assert!(
            at(0.09).toward(at(0.1), part).volatility <= Some(0.1),
            "{part}"
        );
    }
    assert_eq!(at(0.06).toward(at(0.1), 1.0), at(0.1));
}

#[test]
fn a_handicap_at_ogs_counts_in_ranks() {
    let opponent = 1500.0;
    let received = ogs::with_handicap(opponent, 3.0);
    CLOSE.check(
        "three ranks",
        ogs::rank(received) - ogs::rank(opponent),
        3.0,
    );
    assert_eq!(ogs::with_handicap(opponent, 0.0), opponent);
    let outcome = at(
        "ogs",
        player(1800.0, 80.0, 0.06),
        &[game(opponent, 80.0, 1.0)],
        &[("handicap", "3")],
    );
    assert_eq!(outcome.games[0].rating, received);
}

/// Some systems rate all games of a period like the paper.
#[test]
fn some_systems_rate_like_the_paper() {
    let period = Period::papers_example();
    let case = |system: &System| Case {
        period: period.clone(),
        options: system.default_options(),
    };
    let trace = rate(&period).unwrap();
    for id in [
        "glicko2",
        "glicko2-2013",
        "tetrio",
        "csgo",
        "evolve",
        "icc",
        "acf",
    ] {
        let after = outcome(system(id), &case(system(id))).unwrap().after;
        assert_eq!(
            (after.rating, after.deviation),
            (trace.player.rating, trace.player.deviation),
            "{id}"
        );
        assert_eq!(after.volatility, Some(trace.player.volatility), "{id}");
    }
    for id in ["glicko", "qlstats", "chesscom"] {
        let after = outcome(system(id), &case(system(id))).unwrap().after;
        prints(after.rating, "1464.1065");
        prints(after.deviation, "151.3989");
        assert_eq!(after.volatility, None);
    }
}

#[test]
fn a_system_with_its_own_tau_does_not_need_the_given_one() {
    let mut own = 0;
    for system in all() {
        let case = |tau| Case {
            period: Period {
                tau,
                ..Period::papers_example()
            },
            options: system.default_options(),
        };
        let has_own = matches!(system.family, Family::Glicko) || system.tau(&case(0.123)) != 0.123;
        own += usize::from(has_own);
        let is_rated = outcome(system, &case(f64::NAN)).is_ok();
        assert_eq!(is_rated, has_own, "{}", system.id);
    }
    assert!(own > 0 && own < all().len(), "{own}");
}

/// The rating of the result that was played is that of the outcome, and a better result is never worse.
#[test]
fn other_results_of_a_game_lie_around_the_one_that_was_played() {
    for system in all() {
        let outcome = outcome_of(system, &Period::papers_example());
        let shown = system.shown_rating(outcome.after.rating);
        for (j, game) in Period::papers_example().games.iter().enumerate() {
            let [won, drawn, lost] = outcome.otherwise(j).expect("the game can be rated");
            let played = if game.score == 1.0 { won } else { lost };
            assert_eq!(played, shown, "{} {j}", system.id);
            assert!(won >= drawn && drawn >= lost, "{} {j}", system.id);
        }
    }
}
