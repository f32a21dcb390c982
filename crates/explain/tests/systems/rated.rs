//! Results of systems, compared with results that were computed elsewhere.

use super::*;
use explain::systems::ogs::Grade;
use explain::systems::{OptionKind, lichess_puzzles};
use systems::{prints, reads};

#[test]
fn a_win_between_two_new_players() {
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
    assert_eq!((shows(&inversus), &*reads(&inversus)), (500.0, "500 Rank Points"));
    let new = system("inversus").start.unwrap();
    let lost =
        at("inversus", player(new.rating, new.deviation, 0.06), &[game(new.rating, new.deviation, 0.0)], &[]).after;
    prints(inversus::desired(scale::mu(lost.rating), scale::phi(lost.deviation)), "79.7309");
}

/// The tests of Lichess's own program: both 1500 / 350 / 0.06, White wins.
#[test]
fn lichess_counts_the_first_move() {
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
    // Black loses what White gains: the advantage is the same with the other sign.
    let black = at("lichess", me, &[game(1500.0, 350.0, 0.0)], &[("colour", "black"), ("kind", "crazyhouse")]).after;
    CLOSE.check("Black loses", 1500.0 - black.rating, white(cases[2].0).rating - 1500.0);
    assert!(lichess::advantage("atomic") == 0.0 && white(&[("kind", "atomic"), ("colour", "white")]).rating > 1662.0);
}

#[test]
fn lichess_limits_and_multiplies_changes() {
    let me = player(1500.0, 350.0, 0.06);
    let won = |kind| at("lichess", me, &[game(1500.0, 350.0, 1.0)], &[("kind", kind)]).after.rating - 1500.0;
    for kind in ["rapid", "classical", "blitz", "bullet", "ultraBullet", "atomic", "antichess", "crazyhouse"] {
        CLOSE.check(kind, won(kind), won("unsaid") * lichess::regulator(kind));
    }
    let lost = |kind| at("lichess", me, &[game(1500.0, 350.0, 0.0)], &[("kind", kind)]).after;
    assert_eq!(lost("rapid"), lost("unsaid"), "a loss is not regulated");

    // The opponent is ten thousand points stronger.
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
fn deviations_grow_with_idle_days() {
    // System, deviation, σ, days, the deviation afterwards.
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
        // At most twenty periods of three days; a part of a period does not count.
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
    // Glickman's example of c: a deviation of 50 is 350 again after 100 periods, and stays there.
    for (away, want) in [("100", "350.00"), ("1000", "350.00"), ("25", "180.28"), ("0", "50.00")] {
        prints(at("glicko", player(1500.0, 50.0, 0.06), &[], &[("away", away)]).after.deviation, want);
    }
    prints(at("glicko", player(1500.0, 50.0, 0.06), &[], &[("away", "1")]).inactivity.unwrap().by, "34.6410");
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
    let level = |deviation| shows(&at("dominion", player(1500.0, deviation, 0.06), &[], &[]));
    assert_eq!((level(347.4356), level(130.28835), level(1000.0)), (20.0, 39.0, 0.0));
    for (deviation, want) in [(80.0, "1500"), (80.1, "1500, not on the list")] {
        assert_eq!(reads(&at("fics", player(1500.0, deviation, 0.06), &[], &[])), want);
    }
}

#[test]
fn uncertain_ratings_are_marked() {
    for (deviation, want) in [(159.9, "6 kyu (24.30)"), (160.0, "rank not shown yet (24.30)")] {
        assert_eq!(reads(&at("ogs", player(1500.0, deviation, 0.06), &[], &[])), want);
    }
    for (deviation, want) in [(220.0, "1500"), (220.1, "1500, not on the list")] {
        assert_eq!(reads(&at("infinite-chess", player(1500.0, deviation, 0.06), &[], &[])), want);
    }
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
        assert_eq!((lichess::regulator(kind), lichess::advantage(kind)), (factor, advantage), "{kind}");
    }
    let OptionKind::Choice(kinds) = system("lichess").option("kind").unwrap().kind else { panic!("a choice") };
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
            assert!((got - want).abs() < 1e-12, "{theme}, {solved}, {puzzle_rd}: {got}");
            let me = player(1500.0, 100.0, 0.06);
            let game = game(1600.0, puzzle_rd, if solved { 1.0 } else { 0.0 });
            let whole = at("ogs", me, &[game], &[]).updates[0].computed.rating - me.rating;
            let part = at("lichess-puzzles", me, &[game], &[("theme", theme)]).after.rating - me.rating;
            // τ differs, which matters in the sixth digit.
            assert!((part / whole - want).abs() < 1e-4, "{theme}: {part} of {whole}");
            unlike += usize::from(part != whole);
        }
        assert!(unlike > 0);
    }
}

/// A part of the way from a limit to the same limit is that limit, to the last bit.
#[test]
fn a_weighted_change_never_exceeds_a_limit() {
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
    // At an RD of 20 the formula gives 2.3 points for a win against an equal opponent.
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
fn tau_of_dominion_depends_on_the_number_of_players() {
    let tau = |players| at("dominion", player(1500.0, 100.0, 0.06), &[], &[("players", players)]).tau;
    assert_eq!((tau("2"), tau("3-4")), (0.4, 0.3));
}

/// Some systems rate all games of a period like the paper.
#[test]
fn some_systems_rate_like_the_paper() {
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
