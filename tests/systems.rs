//! Real places: their constants, what they make of a case, and what is said of it.

#[path = "support/places.rs"]
mod places;
mod support;

use glicko2_steps::glicko::{self, c_from_periods};
use glicko2_steps::glicko2::{Game, Period, Player, rate, scale};
use glicko2_steps::group::wvw;
use glicko2_steps::systems::ogs::Grade;
use glicko2_steps::systems::{
    Case, DAYS, Family, Growth, OptionKind, OptionProblem, Outcome, Range, Rating, RatingPeriod, System, What, all,
    by_id, compare, dominion_level, inversus, lichess, lichess_puzzles, ogs, outcome, showdown, tetrio,
};
use places::{at, game, player, prints, reads, shows, some_options, system};
use proptest::prelude::*;
use serde::Deserialize;
use std::collections::HashSet;
use support::{CLOSE, Digits, EXACT_POINTS, TWO_WAYS_SIGMA};

// What is registered

/// The constants as they were collected elsewhere.
#[derive(Deserialize)]
struct Collected {
    id: String,
    variant: String,
    units: String,
    rating0: Option<f64>,
    rd0: Option<f64>,
    vol0: Option<f64>,
    tau: Option<f64>,
    rating_min: Option<f64>,
    rating_max: Option<f64>,
    rd_min: Option<f64>,
    rd_max: Option<f64>,
    vol_min: Option<f64>,
    vol_max: Option<f64>,
    max_change: Option<f64>,
    c: Option<f64>,
}

#[test]
fn every_constant_is_as_collected() {
    let collected: Vec<Collected> = serde_json::from_str(include_str!("data/systems.json")).unwrap();
    assert_eq!(collected.len(), all().len());
    for want in &collected {
        let id = &want.id;
        let system = system(id);
        let on_glicko_2 = want.units.starts_with("glicko2");
        let rating = |value: f64| if on_glicko_2 { scale::rating(value) } else { value };
        let deviation = |value: f64| if on_glicko_2 { scale::deviation(value) } else { value };
        let check = |what: &str, got: Option<f64>, want: Option<f64>| {
            assert_eq!(got.is_some(), want.is_some(), "{id}: {what}");
            if let (Some(got), Some(want)) = (got, want) {
                CLOSE.check(&format!("{id}: {what}"), got, want);
            }
        };
        check("start.rating", system.start.map(|start| start.rating), want.rating0.map(rating));
        check("start.deviation", system.start.map(|start| start.deviation), want.rd0.map(deviation));
        check("start.volatility", system.start.and_then(|start| start.volatility), want.vol0);
        let finite = |value: f64| value.is_finite().then_some(value);
        let Range { least, most } = system.bounds.rating;
        check("bounds.rating.least", finite(least), want.rating_min.map(rating));
        // Beyond 4000 Lichess resets a rating, which is no limit to hold it at.
        let rating_max = want.rating_max.filter(|_| id != "lichess");
        check("bounds.rating.most", finite(most), rating_max.map(rating));
        let Range { least, most } = system.bounds.deviation;
        check("bounds.deviation.least", finite(least), want.rd_min.map(deviation));
        // In Glicko 350 limits the growth alone.
        let rd_max = want.rd_max.filter(|_| id != "glicko");
        check("bounds.deviation.most", finite(most), rd_max.map(deviation));
        let Range { least, most } = system.bounds.volatility;
        check("bounds.volatility.least", finite(least), want.vol_min);
        check("bounds.volatility.most", finite(most), want.vol_max);
        check("most_change", system.most_change, want.max_change);
        match system.family {
            Family::Glicko => assert_eq!(want.variant, "glicko1", "{id}"),
            Family::Glicko2 { tau } => {
                assert_eq!(want.variant, "glicko2", "{id}");
                // The paper has 0.5 in its example and leaves the choice to others.
                check("tau", tau, want.tau.filter(|_| !id.starts_with("glicko2")));
            }
        }
        let c = match system.growth {
            Growth::C { c, .. } => Some(c),
            Growth::Solved if id == "glicko" => Some(c_from_periods(50.0, 100.0)),
            _ => None,
        };
        assert_eq!(c.is_some(), want.c.is_some(), "{id}: c");
        if let (Some(c), Some(want)) = (c, want.c) {
            assert!((c - want).abs() < 1e-8, "{id}: c = {c} for {want}");
        }
    }
}

#[test]
fn every_place_can_be_found_and_tells_its_source() {
    let ids: HashSet<&str> = all().iter().map(|system| system.id).collect();
    let names: HashSet<&str> = all().iter().map(|system| system.name).collect();
    assert_eq!((ids.len(), names.len()), (all().len(), all().len()), "ids and names are unique");
    assert!(by_id("").is_none() && by_id("Lichess").is_none());
    for system in all() {
        assert!(std::ptr::eq(by_id(system.id).unwrap(), *system));
        assert!(system.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'), "{}", system.id);
        assert!(system.facts.iter().any(|fact| fact.what == What::Method), "{}", system.id);
        assert!(system.facts.iter().all(|fact| fact.source.len() > 10), "{}", system.id);
        let own: HashSet<&str> = system.options.iter().map(|option| option.id).collect();
        assert_eq!(own.len(), system.options.len(), "{}: options are unique", system.id);
        assert_eq!(
            system.read_options(|_| None),
            Ok(system.default_options()),
            "{}: the defaults are allowed",
            system.id
        );
        let counts_days = matches!(system.growth, Growth::Volatility(_) | Growth::InStep6(_) | Growth::C { .. });
        assert_eq!(own.contains(DAYS.id), counts_days, "{}: days", system.id);
    }
}

#[test]
fn somebody_new_fits_every_place() {
    for system in all() {
        let new = system.unrated();
        let games = [game(new.rating, new.deviation, 1.0)];
        let period = Period::new(new, 0.5, games.to_vec());
        let outcome = outcome(system, &Case { period, options: system.default_options() }).unwrap();
        assert!(!outcome.adapted.any_clamped(), "{}: {:?}", system.id, outcome.adapted);
        assert!(outcome.after.rating > new.rating, "{}", system.id);
        // A printed world is not new: its volatility outweighs a single game.
        let is_new = system.start.is_some() || system.rules.example.is_none();
        assert!(!is_new || outcome.after.deviation < new.deviation, "{}", system.id);
        assert_eq!(!system.shown.is_empty(), system.can_be_worked(), "{}: what is shown", system.id);
    }
}

#[test]
fn answers_are_read_or_refused_by_their_id() {
    let lichess = system("lichess");
    let read = |id: &'static str, text: &'static str| lichess.read_options(move |asked| (asked == id).then_some(text));
    assert_eq!(read("days", " 2,5 ").unwrap().number(&DAYS), 2.5);
    let colour = lichess.option("colour").unwrap();
    assert_eq!(read("colour", "black").unwrap().choice(colour), "black");
    assert_eq!(read("days", "").unwrap_err(), [("days", OptionProblem::Missing)]);
    assert_eq!(read("days", "soon").unwrap_err(), [("days", OptionProblem::NotUnderstood)]);
    assert_eq!(read("colour", "green").unwrap_err(), [("colour", OptionProblem::NotUnderstood)]);
    let outside = OptionProblem::Outside { least: 0.0, most: 36_500.0 };
    assert_eq!(read("days", "-1").unwrap_err(), [("days", outside)]);
    let inversus = system("inversus");
    let alone = inversus.read_options(|id| (id == "partner").then_some("")).unwrap();
    assert_eq!(alone.optional_number(inversus.option("partner").unwrap()), None);
}

// What was worked out elsewhere

#[test]
fn a_win_between_two_newcomers() {
    let both = |id: &str, sigma: f64, answers: &[(&str, &str)]| {
        let Rating { rating, deviation, .. } = system(id).start.unwrap();
        at(id, player(rating, deviation, sigma), &[game(rating, deviation, 1.0)], answers)
    };
    for (id, sigma, rating, deviation) in [
        ("glicko", 0.06, "1662.212", "290.2305"),
        ("lichess", 0.09, "1741.4759", "396.6898"),
        ("ogs", 0.06, "1662.3109", "290.3190"),
        ("gw2-pvp", 0.06, "1362.3109", "290.3190"),
        ("showdown", 0.06, "1540.1606", "122.8583"),
        ("fics", 0.06, "1882", "290.2305"),
        ("infinite-chess", 0.06, "1662.2120", "290.2305"),
        ("qlstats", 0.06, "975", "290.2305"),
    ] {
        let after = both(id, sigma, &[]).after;
        prints(after.rating, rating);
        prints(after.deviation, deviation);
    }
    prints(both("ogs", 0.06, &[]).after.volatility.unwrap(), "0.05999968");
    prints(both("qlstats", 0.06, &[]).updates[0].computed.rating, "1062.212");
    prints(both("fics", 0.06, &[]).updates[0].computed.rating, "1882.212");

    let inversus = both("inversus", 0.06, &[]);
    prints(scale::mu(inversus.after.rating), "0.9344654");
    prints(scale::phi(inversus.after.deviation), "1.67138");
    let points = inversus::matches(&inversus)[0];
    prints(points.desired, "1625.5793");
    prints(points.half, "812.7897");
    prints(points.after, "500");
    assert_eq!((shows(&inversus), &*reads(&inversus)), (500.0, "500.00 Rank Points"));
    let new = system("inversus").start.unwrap();
    let lost =
        at("inversus", player(new.rating, new.deviation, 0.06), &[game(new.rating, new.deviation, 0.0)], &[]).after;
    prints(inversus::desired(scale::mu(lost.rating), scale::phi(lost.deviation)), "79.7309");
}

/// The tests of Lichess's own program: both 1500 / 350 / 0.06, White wins.
#[test]
fn the_first_move_at_lichess() {
    let me = player(1500.0, 350.0, 0.06);
    let white = |answers: &[(&str, &str)]| at("lichess", me, &[game(1500.0, 350.0, 1.0)], answers).after;
    let cases: [(&[(&str, &str)], &str, &str); 3] = [
        (&[], "1662.212", "290.2305"),
        (&[("colour", "white")], "1658.5575", "290.2538"),
        (&[("colour", "white"), ("kind", "crazyhouse")], "1655.9454", "290.2998"),
    ];
    for (answers, rating, deviation) in cases {
        prints(white(answers).rating, rating);
        prints(white(answers).deviation, deviation);
    }
    // What White gains Black loses: it is the same advantage with the other sign.
    let black = at("lichess", me, &[game(1500.0, 350.0, 0.0)], &[("colour", "black"), ("kind", "crazyhouse")]).after;
    CLOSE.check("Black loses", 1500.0 - black.rating, white(cases[2].0).rating - 1500.0);
    assert!(lichess::advantage("atomic") == 0.0 && white(&[("kind", "atomic"), ("colour", "white")]).rating > 1662.0);
}

#[test]
fn lichess_holds_caps_and_regulates() {
    let me = player(1500.0, 350.0, 0.06);
    let won = |kind| at("lichess", me, &[game(1500.0, 350.0, 1.0)], &[("kind", kind)]).after.rating - 1500.0;
    for kind in ["rapid", "classical", "blitz", "bullet", "ultraBullet", "atomic", "antichess", "crazyhouse"] {
        CLOSE.check(kind, won(kind), won("unsaid") * lichess::regulator(kind));
    }
    let lost = |kind| at("lichess", me, &[game(1500.0, 350.0, 0.0)], &[("kind", kind)]).after;
    assert_eq!(lost("rapid"), lost("unsaid"), "a loss is not regulated");

    // Ten thousand rating points away.
    let upset = at("lichess", player(1500.0, 500.0, 0.09), &[game(11_500.0, 45.0, 1.0)], &[]);
    assert_eq!(upset.after.rating, 2200.0);
    assert!(upset.updates[0].computed.rating > 2200.0);
    assert!(upset.after.volatility.unwrap() <= 0.1);
    let poor = at("lichess", player(420.0, 500.0, 0.09), &[game(400.0, 45.0, 0.0)], &[]);
    assert_eq!(poor.after.rating, 400.0);

    assert_eq!(reads(&upset), "2200?");
    for (deviation, want) in [(109.9, "1500"), (110.0, "1500?")] {
        assert_eq!(reads(&at("lichess", player(1500.9, deviation, 0.06), &[], &[])), want);
    }
}

#[test]
fn idle_days() {
    // Place, player, days, the deviation afterwards.
    let cases: [(&str, f64, f64, &str, &str); 14] = [
        ("lichess", 60.0, 0.06, "365", "110.00"),
        ("lichess", 60.0, 0.09, "365", "150.75"),
        ("lichess", 60.0, 0.06, "0", "60.00"),
        ("lichess", 499.0, 0.1, "10000", "500.00"),
        ("showdown", 25.0, 0.06, "365", "130.00"),
        ("showdown", 25.0, 0.06, "364", "129.83"),
        ("showdown", 25.0, 0.06, "0.9", "25.00"),
        ("qlstats", 30.0, 0.06, "720", "350.00"),
        ("qlstats", 30.0, 0.06, "360", "248.39"),
        ("infinite-chess", 50.0, 0.06, "7.5", "70.36"),
        ("infinite-chess", 50.0, 0.06, "15", "86.02"),
        // Twenty periods of three days and no more; a part of one is none.
        ("gw2-pvp", 30.0, 0.06, "60", "55.43"),
        ("gw2-pvp", 30.0, 0.06, "10000", "55.43"),
        ("gw2-pvp", 30.0, 0.06, "2.9", "30.00"),
    ];
    for (id, deviation, sigma, days, want) in cases {
        let after = at(id, player(1500.0, deviation, sigma), &[], &[("days", days)]).after;
        assert_eq!(format!("{:.2}", after.deviation), want, "{id}, {days} days");
        assert_eq!(after.rating, 1500.0);
    }
    prints(at("dominion", player(1500.0, 100.0, 0.06), &[], &[("days", "4")]).after.deviation, "102.15");
    assert!(at("fics", player(1500.0, 100.0, 0.06), &[], &[]).inactivity.is_none());
    // Glickman's example of c: 50 is back at 350 after 100 periods, and stays there.
    for (away, want) in [("100", "350.00"), ("1000", "350.00"), ("25", "180.28"), ("0", "50.00")] {
        prints(at("glicko", player(1500.0, 50.0, 0.06), &[], &[("away", away)]).after.deviation, want);
    }
    prints(at("glicko", player(1500.0, 50.0, 0.06), &[], &[("away", "1")]).inactivity.unwrap().by, "34.6410");
    prints(c_from_periods(50.0, 30.0), "63.2456");
}

#[test]
fn numbers_that_players_see() {
    let cases: [(f64, &str); 27] = [
        (ogs::rank(1500.0), "24.303382"),
        (ogs::rating(30.0), "1918.491714"),
        (ogs::rank(ogs::rating(17.0)), "17.000000"),
        (ogs::rank(9999.0) - ogs::rank(6000.0), "0"),
        (ogs::rank(-5.0) - ogs::rank(100.0), "0"),
        (ogs::humble(1500.0, 350.0), "1150"),
        (ogs::humble(1500.0, 500.0), "1000"),
        (ogs::humble(1500.0, 160.0), "1500"),
        (ogs::humble(1500.0, 30.0), "1500"),
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
    let level = |deviation| shows(&at("dominion", player(1500.0, deviation, 0.06), &[], &[]));
    assert_eq!((level(347.4356), level(130.28835), level(1000.0)), (20.0, 39.0, 0.0));
    for (deviation, want) in [(80.0, "1500"), (80.1, "1500, not on the list")] {
        assert_eq!(reads(&at("fics", player(1500.0, deviation, 0.06), &[], &[])), want);
    }
}

#[test]
fn what_is_not_sure_enough_is_marked() {
    for (deviation, want) in [(159.9, "6 kyu (24.30)"), (160.0, "rank not shown yet (24.30)")] {
        assert_eq!(reads(&at("ogs", player(1500.0, deviation, 0.06), &[], &[])), want);
    }
    for (deviation, want) in [(220.0, "1500"), (220.1, "1500, not on the list")] {
        assert_eq!(reads(&at("infinite-chess", player(1500.0, deviation, 0.06), &[], &[])), want);
    }
}

/// What a gain is multiplied by, and what the first move is worth, in each kind of game.
#[test]
fn kinds_of_game_at_lichess() {
    let cases = [
        ("ultraBullet", 1.013, 11.782457),
        ("bullet", 1.015, 11.782457),
        ("blitz", 1.005, 11.782457),
        ("rapid", 1.015, 11.782457),
        ("classical", 1.015, 11.782457),
        ("crazyhouse", 1.0, 20.30966),
        ("atomic", 1.02, 0.0),
        ("antichess", 1.02, 0.0),
        ("unsaid", 1.0, 11.782457),
    ];
    for (kind, factor, advantage) in cases {
        assert_eq!((lichess::regulator(kind), lichess::advantage(kind)), (factor, advantage), "{kind}");
    }
    let OptionKind::Choice(kinds) = system("lichess").option("kind").unwrap().kind else { panic!("a choice") };
    assert_eq!(kinds.len(), cases.len());
}

#[test]
fn weights_of_puzzles() {
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
            assert!((got - want).abs() < 1e-12, "{theme}, {solved}, {puzzle_rd}: {got}");
            let me = player(1500.0, 100.0, 0.06);
            let game = game(1600.0, puzzle_rd, if solved { 1.0 } else { 0.0 });
            let whole = at("ogs", me, &[game], &[]).updates[0].computed.rating - me.rating;
            let part = at("lichess-puzzles", me, &[game], &[("theme", theme)]).after.rating - me.rating;
            // τ is another one, which matters in the sixth digit.
            assert!((part / whole - want).abs() < 1e-4, "{theme}: {part} of {whole}");
            unlike += usize::from(part != whole);
        }
        assert!(unlike > 0);
    }
}

/// A part of the way from a limit to the same limit is that limit, to the last bit.
#[test]
fn a_part_of_the_way_never_leads_beyond_a_limit() {
    let at = |volatility| Rating { rating: 400.0, deviation: 45.0, volatility: Some(volatility) };
    for percent in 0..=100 {
        let part = f64::from(percent) / 100.0;
        assert_eq!(at(0.1).toward(at(0.1), part), at(0.1), "{part}");
        assert!(at(0.09).toward(at(0.1), part).volatility <= Some(0.1), "{part}");
    }
    assert_eq!(at(0.06).toward(at(0.1), 1.0), at(0.1));
}

#[test]
fn k_of_fics_is_at_least_16() {
    // At an RD of 20 the formula gives 2.3 points for a win against an equal.
    let outcome = at("fics", player(1800.0, 20.0, 0.06), &[game(1800.0, 20.0, 1.0)], &[]);
    assert!(outcome.updates[0].computed.rating < 1801.5);
    assert_eq!(outcome.after.rating, 1808.0, "half of 16");
}

#[test]
fn a_handicap_at_ogs_counts_in_ranks() {
    let opponent = 1500.0;
    let received = ogs::with_handicap(opponent, 3.0);
    CLOSE.check("three ranks", ogs::rank(received) - ogs::rank(opponent), 3.0);
    assert_eq!(ogs::with_handicap(opponent, 0.0), opponent);
    let outcome = at("ogs", player(1800.0, 80.0, 0.06), &[game(opponent, 80.0, 1.0)], &[("handicap", "3")]);
    assert_eq!(outcome.games[0].rating, received);
}

#[test]
fn players_in_a_game_of_dominion_choose_tau() {
    let tau = |players| at("dominion", player(1500.0, 100.0, 0.06), &[], &[("players", players)]).tau;
    assert_eq!((tau("2"), tau("3-4")), (0.4, 0.3));
}

/// For places that rate all games of a period as the paper does.
#[test]
fn those_who_rate_as_the_paper_does() {
    let period = Period::papers_example();
    let case = |system: &System| Case { period: period.clone(), options: system.default_options() };
    let trace = rate(&period).unwrap();
    for id in ["glicko2", "glicko2-2013", "tetrio", "csgo", "evolve", "icc", "acf"] {
        let after = outcome(system(id), &case(system(id))).unwrap().after;
        assert_eq!((after.rating, after.deviation), (trace.player.rating, trace.player.deviation), "{id}");
        assert_eq!(after.volatility, Some(trace.player.volatility), "{id}");
    }
    for id in ["glicko", "qlstats", "chesscom"] {
        let after = outcome(system(id), &case(system(id))).unwrap().after;
        prints(after.rating, "1464.1065");
        prints(after.deviation, "151.3989");
        assert_eq!(after.volatility, None);
    }
    let paper = outcome(system("glicko2"), &case(system("glicko2"))).unwrap();
    prints(shows(&paper), "1161.02");
    assert_eq!(reads(&paper), "from 1161.02 to 1767.08");
}

#[derive(Deserialize)]
struct OtherFormulas {
    inversus: Vec<Inversus>,
    gw2_score: Vec<PointsOfTwo>,
    gw2_match: MatchOfThree,
}

#[derive(Deserialize)]
#[serde(tag = "kind")]
enum Inversus {
    #[serde(rename = "inactive")]
    Inactive { mu: Digits, phi: Digits, sigma: Digits, days: f64, mu_new: Digits, phi_new: Digits, sigma_new: Digits },
    #[serde(rename = "rp")]
    Points { mu: Digits, phi: Digits, desired_rp: Digits, ceiling_rp: Digits },
    #[serde(rename = "bonus")]
    Bonus { mu: Digits, mu_opponent: Digits, bonus: Digits },
    #[serde(rename = "step")]
    Step { rp: Digits, mu: Digits, phi: Digits, won: bool, rp_new: Digits },
    #[serde(rename = "career from unrated (no bonus)")]
    Career { games: Vec<CareerGame> },
}

#[derive(Deserialize)]
struct CareerGame {
    opponent: (Digits, Digits),
    score: f64,
    mu: Digits,
    phi: Digits,
    sigma: Digits,
    desired_rp: Digits,
    rp: Digits,
}

#[derive(Deserialize)]
struct PointsOfTwo {
    a: f64,
    b: f64,
    score: Digits,
}

#[derive(Deserialize)]
struct MatchOfThree {
    worlds: Vec<(Digits, Digits, Digits)>,
    scores: Vec<f64>,
    result: Vec<World>,
}

#[derive(Deserialize)]
struct World {
    world: usize,
    scores: Vec<Digits>,
    r_new: Digits,
    rd_new: Digits,
    sigma_new: Digits,
}

fn other_formulas() -> OtherFormulas {
    serde_json::from_str(include_str!("data/other_formulas.json")).unwrap()
}

#[test]
fn inversus_in_twenty_digits() {
    let cases = other_formulas().inversus;
    assert_eq!(cases.len(), 31);
    for (i, case) in cases.iter().enumerate() {
        let check = |what: &str, got: f64, want: Digits| CLOSE.check(&format!("inversus[{i}]: {what}"), got, want.0);
        match case {
            Inversus::Inactive { mu, phi, sigma, days, mu_new, phi_new, sigma_new } => {
                let before = player(scale::rating(mu.0), scale::deviation(phi.0), sigma.0);
                let after = at("inversus", before, &[], &[("days", &days.to_string())]).after;
                EXACT_POINTS.check("inactive: rating", after.rating, scale::rating(mu_new.0));
                check("inactive: phi", scale::phi(after.deviation), *phi_new);
                check("inactive: sigma", after.volatility.unwrap(), *sigma_new);
            }
            Inversus::Points { mu, phi, desired_rp, ceiling_rp } => {
                check("desired", inversus::desired(mu.0, phi.0), *desired_rp);
                check("ceiling", inversus::ceiling(mu.0, phi.0), *ceiling_rp);
            }
            Inversus::Bonus { mu, mu_opponent, bonus } => {
                check("bonus", inversus::bonus(mu.0, mu_opponent.0), *bonus);
            }
            Inversus::Step { rp, mu, phi, won, rp_new } => {
                let score = if *won { 1.0 } else { 0.0 };
                check("step", inversus::rank_points(rp.0, mu.0, phi.0, score, 0.0).after, *rp_new);
            }
            Inversus::Career { games } => career(games),
        }
    }
}

/// Games from an unrated start, one after the other; without the bonus, which is compared apart.
fn career(career: &[CareerGame]) {
    let games: Vec<Game> = career
        .iter()
        .map(|game| Game {
            rating: scale::rating(game.opponent.0.0),
            deviation: scale::deviation(game.opponent.1.0),
            score: game.score,
        })
        .collect();
    let Rating { rating, deviation, .. } = system("inversus").start.unwrap();
    let outcome = at("inversus", player(rating, deviation, 0.06), &games, &[]);
    let mut points = 0.0;
    for (update, want) in outcome.updates.iter().zip(career) {
        let (mu, phi) = (scale::mu(update.after.rating), scale::phi(update.after.deviation));
        EXACT_POINTS.check("career: mu", scale::rating(mu), scale::rating(want.mu.0));
        TWO_WAYS_SIGMA.check("career: phi", phi, want.phi.0);
        TWO_WAYS_SIGMA.check("career: sigma", update.after.volatility.unwrap(), want.sigma.0);
        let step = inversus::rank_points(points, mu, phi, want.score, 0.0);
        TWO_WAYS_SIGMA.check("career: desired", step.desired, want.desired_rp.0);
        CLOSE.check("career: Rank Points", step.after, want.rp.0);
        points = step.after;
    }
    // With the bonus, each win against somebody stronger adds to it.
    let bonuses: Vec<bool> = inversus::matches(&outcome).iter().map(|game| game.bonus > 0.0).collect();
    assert_eq!(bonuses, [false, false, false, false, true, false, false]);
    assert!(shows(&outcome) > points);
}

#[test]
fn guild_wars_2_in_twenty_digits() {
    let OtherFormulas { gw2_score, gw2_match, .. } = other_formulas();
    assert_eq!((gw2_score.len(), gw2_match.result.len()), (4, 3));
    for PointsOfTwo { a, b, score } in gw2_score {
        CLOSE.check("score", wvw::score(a / (a + b)), score.0);
        CLOSE.check("the other score", wvw::score(b / (a + b)), 1.0 - score.0);
    }
    let MatchOfThree { worlds, scores, result } = gw2_match;
    for World { world, scores: want, r_new, rd_new, sigma_new } in result {
        let (r, rd, sigma) = worlds[world];
        let others: Vec<usize> = (0..3).filter(|&other| other != world).collect();
        let games: Vec<Game> = others
            .iter()
            .map(|&other| {
                let share = scores[world] / (scores[world] + scores[other]);
                game(worlds[other].0.0, worlds[other].1.0, share)
            })
            .collect();
        let outcome = at("gw2-wvw", player(r.0, rd.0, sigma.0), &games, &[]);
        for (game, want) in outcome.games.iter().zip(want) {
            CLOSE.check("score", game.score, want.0);
        }
        support::POINTS.check("rating", outcome.after.rating, r_new.0);
        support::POINTS.check("deviation", outcome.after.deviation, rd_new.0);
        support::SIGMA.check("volatility", outcome.after.volatility.unwrap(), sigma_new.0);
    }
}

/// A partner as strong as oneself changes nothing about being as strong; a weak one makes the same opponents harder.
#[test]
fn teams_of_inversus() {
    let me = player(1600.0, 80.0, 0.06);
    let won = |partner: &str| at("inversus", me, &[game(1500.0, 80.0, 1.0)], &[("partner", partner)]);
    assert_eq!(won("1600").games[0].rating, 1500.0, "the team is as strong as the player");
    assert_eq!(won("").games, won("1600").games, "one against one is the plain game");
    assert_eq!(won("1400").games[0].rating, 1600.0);
    assert!(won("1400").after.rating > won("1600").after.rating);
}

// What holds for any input

/// Numbers as somebody may type them, and worse.
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
            (800.0..2400.0, 20.0..350.0, prop::sample::select(vec![0.0, 0.5, 1.0]))
                .prop_map(|(rating, deviation, score)| game(rating, deviation, score))
                .boxed(),
        )
}

fn fair_player() -> impl Strategy<Value = Player> {
    prop_oneof![(-1e6..1e6, 0.0..10_000.0, 1e-9..1e3), (800.0..2400.0, 20.0..350.0, 0.03..0.12),]
        .prop_map(|(rating, deviation, volatility)| player(rating, deviation, volatility))
}

fn place() -> impl Strategy<Value = &'static System> {
    prop::sample::select(all().to_vec())
}

proptest! {
    #[test]
    fn limits_hold_and_everything_is_finite(
        system in place(),
        player in fair_player(),
        games in prop::collection::vec(fair_game(), 0..6),
        tau in 0.1..2.0,
        seeds in prop::collection::vec(0.0..=1.0, 3),
    ) {
        let period = Period::new(player, tau, games);
        let case = Case { period, options: some_options(system, &seeds) };
        // A volatility that no limit holds may run away: that is refused, not computed with.
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
        // What Steps 1 to 8 are to work for this place can be worked.
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
    fn nothing_panics(
        system in place(),
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
    fn formulas_of_places_take_anything(x in any_number(), y in any_number(), z in any_number()) {
        let _ = (ogs::grade(ogs::rank(x)), ogs::rating(x), ogs::humble(x, y), ogs::with_handicap(x, y));
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
    fn scores_of_two_worlds_make_1(a in 0.0..1e6_f64, b in 1.0..1e6_f64) {
        let [mine, theirs] = [a, b].map(|points| wvw::score(points / (a + b)));
        prop_assert!((mine + theirs - 1.0).abs() < 1e-12);
        prop_assert_eq!(mine > theirs, a > b);
        // The sine as it was published.
        let p = a / (a + b);
        prop_assert!((mine - (((p - 0.5) * std::f64::consts::PI).sin() + 1.0) / 2.0).abs() < 1e-12);
    }

    #[test]
    fn tetra_ratings_lie_between_0_and_25000(g in 0.0..5000.0, rd in 0.0..350.0, wins in 0.0..100.0) {
        for tr in [tetrio::season_1(g, rd), tetrio::season_2(g, rd, wins).tr, 250.0 * tetrio::glixare(g, rd)] {
            prop_assert!((0.0..=25_000.0).contains(&tr));
        }
        // Two ways to write season 1.
        let ln10 = std::f64::consts::LN_10;
        let pi = std::f64::consts::PI;
        let root = (3.0 * ln10 * ln10 * rd * rd + 2500.0 * (64.0 * pi * pi + 147.0 * ln10 * ln10)).sqrt();
        let other = 25_000.0 / (1.0 + 10_f64.powf((1500.0 - g) * pi / root));
        prop_assert!((tetrio::season_1(g, rd) - other).abs() < 1e-6);
    }

    /// A game at a place that rates each by itself is the period of one game, but for what the place changes.
    #[test]
    fn each_game_follows_from_the_one_before(
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
                now = Player { rating, deviation, volatility: volatility.unwrap_or(me.volatility) };
            }
            let all = at_once(me, &games);
            prop_assert_eq!((all.rating, all.deviation), (now.rating, now.deviation), "{}", id);
        }
    }
}

#[test]
fn places_are_compared_where_their_rules_are_public() {
    let period = Period::papers_example();
    let rows: Vec<_> = compare(&period, System::default_options).collect();
    let ids: Vec<&str> = rows.iter().map(|(system, _)| system.id).collect();
    let public = all().iter().filter(|system| system.can_be_worked());
    assert!(ids.len() >= 19 && public.map(|system| system.id).eq(ids.iter().copied()));
    assert!(ids.contains(&"tetrio") && !ids.contains(&"csgo") && !ids.contains(&"glicko-boost"));
    for (system, outcome) in rows {
        let alone = outcome_of(system, &period);
        assert_eq!(outcome.unwrap(), alone, "{}", system.id);
    }
    // RD 200 is more than anybody has at Pokémon Showdown, and so is 300.
    let adapted = outcome_of(system("showdown"), &period).adapted;
    assert_eq!(adapted.deviation.map(|clamped| (clamped.from, clamped.to)), Some((200.0, 130.0)));
    assert_eq!((adapted.opponents, adapted.rating), (1, None));
    assert!(outcome_of(system("lichess"), &period).adapted.tau && !outcome_of(system("ogs"), &period).adapted.tau);
    // What cannot be rated at all cannot be rated anywhere; an odd σ or τ only where it counts.
    let refused = |period: &Period| -> Vec<&str> {
        let rows = compare(period, System::default_options);
        rows.filter(|(_, outcome)| outcome.is_err()).map(|(system, _)| system.id).collect()
    };
    let bad = Period { player: Player { rating: f64::NAN, ..period.player }, ..period.clone() };
    assert_eq!(refused(&bad), ids);
    assert_eq!(refused(&Period { tau: -1.0, ..period.clone() }), ["glicko2", "glicko2-2013", "tetrio"]);
    let no_sigma = Period { player: Player { volatility: 0.0, ..period.player }, ..period };
    let needs_sigma = ids.iter().filter(|id| system(id).family != Family::Glicko);
    assert!(refused(&no_sigma).iter().eq(needs_sigma));
}

fn outcome_of(system: &'static System, period: &Period) -> Outcome {
    outcome(system, &Case { period: period.clone(), options: system.default_options() }).unwrap()
}

// Glicko (1995)

#[test]
fn glicko_traces_add_up() {
    let Period { player, games, .. } = Period::papers_example();
    let constants = glicko::Constants { c: c_from_periods(50.0, 100.0), periods: 1.0 };
    let trace = glicko::rate(player.rating, player.deviation, constants, &games);
    let sum = |part: fn(&glicko::GameTrace) -> f64| trace.games.iter().map(part).sum::<f64>();
    CLOSE.check("d_sum", trace.d_sum.unwrap(), sum(|game| game.d_term));
    CLOSE.check("delta_sum", trace.delta_sum.unwrap(), sum(|game| game.delta_term));
    CLOSE.check("d_squared", trace.d_squared.unwrap(), 1.0 / (glicko::Q.powi(2) * trace.d_sum.unwrap()));
    let precision = trace.onset_deviation.powi(-2) + 1.0 / trace.d_squared.unwrap();
    CLOSE.check("step", trace.step, glicko::Q / precision);
    CLOSE.check("deviation", trace.deviation, precision.powf(-0.5));
    EXACT_POINTS.check("rating_change", player.rating + sum(|game| game.rating_change), trace.rating);
    let idle = glicko::rate(1500.0, 50.0, constants, &[]);
    assert_eq!((idle.d_sum, idle.d_squared, idle.delta_sum), (None, None, None));
    assert_eq!((idle.rating, idle.deviation.round()), (1500.0, idle.onset_deviation.round()));
}
