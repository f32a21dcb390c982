//! Lessons: every number compared with its reference, one right answer for each question, and texts without numbers.

mod words;

use explain::case::link;
use explain::teach::lesson::{LESSONS, Lesson, Measure, Question, Setting, WAYS_IN, written_out};
use explain::teach::struggle::HelpTarget;
use glicko2_steps::seasons;
use glicko2_steps::trace::KeptEnd;
use glicko2_steps::{Field, Rounding};
use std::collections::HashSet;

fn lesson(id: &str) -> &'static Lesson {
    Lesson::by_id(id).unwrap_or_else(|| panic!("no lesson {id}"))
}

/// Checks a value to half a unit of the last digit of `expected`.
#[track_caller]
fn is(what: &str, value: Option<f64>, expected: &str) {
    let number: f64 = expected.replace(['+', ','], "").replace('−', "-").parse().unwrap();
    let decimals = expected.split_once('.').map_or(0, |(_, after)| after.len());
    let half = 0.5 * 10f64.powi(-(decimals as i32));
    let value = value.unwrap_or(f64::NAN);
    assert!((value - number).abs() <= half * (1.0 + 1e-9), "{what}: {value} for {expected}");
}

/// Expected tables of the lessons, computed elsewhere: for each row the values of its columns.
const NOTICED: &[(&str, usize, &[&str])] = &[
    (
        "bell",
        0,
        &[
            "1441 1559 99.9 0.0 6.67",
            "1402 1598 95.4 0.0 4",
            "1304 1696 68.3 2.3 2",
            "1108 1892 38.3 15.9 1",
            "814 2186 22.5 28.4 0.57",
        ],
    ),
    ("expected", 0, &["0.9082 0.9091", "0.7588 -", "0.5000 0.5", "0.2412 -", "0.0918 0.0909"]),
    ("expected", 1, &["1486.43", "1500.50", "1514.56"]),
    (
        "upset",
        0,
        &[
            "19.01 −188.10 207.11 1.36 14.84",
            "44.67 −140.53 185.20 3.55 14.72",
            "86.45 −86.45 172.91 7.32 14.64",
            "140.53 −44.67 185.20 11.17 14.72",
            "188.10 −19.01 207.11 13.48 14.84",
        ],
    ),
    (
        "certain",
        0,
        &[
            "0.9955 140.53 179.77 19.01 190.11",
            "0.9531 134.52 180.83 19.89 -",
            "0.8443 118.98 183.69 22.11 -",
            "0.7242 101.62 186.98 24.28 -",
            "0.6691 93.56 188.51 25.09 192.14",
        ],
    ),
    (
        "chances",
        0,
        &["0.7571 0.7562 0.2412 -", "0.7571 0.7474 0.2502 -", "0.7571 0.7238 0.2745 -", "0.7571 0.6827 0.3164 0.3173"],
    ),
    ("tug", 0, &["46.19", "45.80", "45.42", "45.05", "44.69", "44.34", "42.69"]),
    ("tug", 1, &["60.27", "50.53", "45.55", "39.94", "33.36", "29.98"]),
    ("tug", 2, &["51.07", "59.89", "89.06", "115.60", "205.31", "350.07"]),
    (
        "batch",
        0,
        &[
            "1675.07 248.83 1675.07 248.83",
            "1734.21 203.51 1743.34 211.11",
            "1763.92 176.39 1784.76 190.58",
            "1793.74 144.15 1837.18 167.29",
            "1820.94 106.54 1907.91 140.74",
            "1836.51 77.14 1978.64 120.42",
        ],
    ),
    ("fell", 0, &["1996.94", "1947.68", "1913.88", "1889.25", "1855.76"]),
    ("fell", 1, &["194", "232", "352", "724"]),
    ("fell", 2, &["−49.26", "−8.50", "5.90"]),
    (
        "surprise",
        0,
        &[
            "0 0.059996 0.059973 0.059844",
            "0.575 0.059997 0.059982 0.059896",
            "1.150 0.060001 0.060009 0.060050",
            "1.724 0.060009 0.060054 0.060313",
            "2.299 0.060019 0.060117 0.060690",
            "2.874 0.060032 0.060199 0.061194",
        ],
    ),
    ("surprise", 1, &["0.060040 1564.93", "0.060250 1564.94", "0.061514 1565.06"]),
    (
        "zero",
        0,
        &[
            "−2.814222",
            "−2.615649",
            "−2.374244",
            "−2.154025",
            "−2.002152",
            "−1.911999",
            "−1.859511",
            "−1.825625",
            "−1.793502",
            "−1.721165",
            "−1.127198",
            "2.356817",
            "−1.097183",
            "−1.066457",
            "−1.004572",
            "−0.882246",
            "−0.669551",
            "−0.544367",
            "−0.624364",
            "−0.618519",
            "−0.617113",
            "−0.617713",
            "−0.617712",
            "−0.617712",
        ],
    ),
    ("zero", 1, &["5 3", "5 4", "5 6", "8 17", "24 621", "14 21"]),
    (
        "three",
        0,
        &[
            "1 - -",
            "3 - -",
            "3 1626.74 0.0671",
            "3 1663.54 0.0755",
            "3 1676.63 0.0815",
            "1 3218.56 2.8700",
            "1 3229.73 2.8863",
        ],
    ),
    ("three", 1, &["1682.29", "1682.72", "1683.54", "1685.43", "3218.56"]),
    (
        "gaming",
        0,
        &[
            "0.0601 0.0604 0.0608 32.19 31.91",
            "0.0609 0.0629 0.0652 33.97 31.74",
            "0.0620 0.0672 0.0742 37.56 31.49",
            "0.0637 0.0752 0.0965 46.60 31.16",
            "0.0656 0.0871 0.1707 81.80 30.84",
        ],
    ),
    ("gaming", 1, &["0.0619 0.0670 0.0738 45.38 38.07", "0.0689 0.1340 1.4828 319.96 37.10"]),
];

/// Expected facts of the lessons, computed elsewhere, in their order.
const FACTS: &[(&str, &str)] = &[
    (
        "bell",
        "38 95 68 20 1500 200 1400 1600 95.4 68.3 22.5 814 2186 4 1850 50 1750 1950 1800 1900 1700 2000 68 99.7 64 92 1600 95 1700",
    ),
    ("expected", "0.24 0 0.12 0.40 1500 1700 30 0.2412 0.7588 0.5000 0.0918 0.9091 0.0909 50 4 0.96 1500.50 400 1"),
    (
        "upset",
        "141 45 90 400 1500 200 1700 1300 19.01 −188.10 188.10 −19.01 11.17 14.72 306.9 −2.6 350 0.9082 207.11 188.10 19.01 103.55 30",
    ),
    ("certain", "1500 200 1700 30 350 0.9955 140.53 0.6691 93.56 19.01 25.09 179.77 188.51 190.11 192.14 1100"),
    ("chances", "1700 1500 50 30 350 0.7571 0.7562 0.6827 0.3164 0.3173 107 50 100"),
    ("tug", "45.8 40 45 55 1500 60 10.42 60.27 50 10 10.42 59.9 154.2 350 46.19 45.05 44.69 33.36 350.07 1105 10 60"),
    (
        "batch",
        "1908 1821 1734 1500 350 1500 60 10 1675.07 1763.92 1784.76 1836.51 1978.64 3 6 1463.79 1464.40 1464.05 1300 1600 20",
    ),
    (
        "fell",
        "1948 2040 2000 1997 1500 350 1700 1300 1996.94 165.65 134.81 43.24 −49.26 1855.76 232 497 5.90 100 1003.06 1052.32 1976 1985 1949.79 1954.70 1420 1419.11 1501.49 41.19 1805.30 1783.66 1500 40 1200 60 50 173.7178",
    ),
    (
        "surprise",
        "0.0602 0.08 0.12 0.6 1500 50 10 0.06 0.059973 1.15 0.060009 2.87 0.061194 1.2 0.990 1503.7 1564.93 1565.06 0.2 1900 0.57 0.059982 0.060199 1 0.5",
    ),
    (
        "zero",
        "621 12 30 60 24 −3.218876 2.807638 0.301236 −4.185079 −2.814222 −1.127198 2.356817 10 16 0.734286 1767.92 5 3 2",
    ),
    (
        "three",
        "3219 1688 1750 1677 1.2 1500 50 1900 1 3 0.0815 0.1328 2.8512 2.8700 1682.72 0.5 1721.02 2000 1000 28 1822.23 −51330.45 0.0615 0.7715 2.1776 14 15 30",
    ),
    ("gaming", "0.0652 0.12 0.3 1 20 10 50 0.5 33.97 31.74 0.1707 81.80 1.4828 319.96 15 1700 1467 1700 0.06"),
];

#[test]
fn tables_agree_with_the_reference() {
    let tables: usize = LESSONS.iter().map(|lesson| lesson.notice.len()).sum();
    assert_eq!(NOTICED.len(), tables);
    for &(id, table, expected) in NOTICED {
        let lesson = lesson(id);
        let table = &lesson.notice[table];
        let rows = lesson.rows(table);
        assert_eq!(rows.len(), expected.len(), "{id}");
        for ((row, expected), at) in rows.iter().zip(expected).zip(table.at) {
            let expected: Vec<&str> = expected.split(' ').collect();
            assert_eq!(row.len(), expected.len(), "{id} at {at}");
            for (column, (value, expected)) in row.iter().zip(expected).enumerate() {
                // The reference has no value for some columns.
                if expected == "-" {
                    assert!(value.is_some_and(f64::is_finite), "{id} at {at}, column {column}");
                } else {
                    is(&format!("{id} at {at}, column {column}"), *value, expected);
                }
            }
        }
    }
}

#[test]
fn facts_agree_with_the_reference() {
    assert_eq!(FACTS.len(), LESSONS.len());
    for &(id, expected) in FACTS {
        let lesson = lesson(id);
        let expected: Vec<&str> = expected.split(' ').collect();
        assert_eq!(lesson.facts.len(), expected.len(), "{id}");
        for (i, (fact, expected)) in lesson.facts.iter().zip(expected).enumerate() {
            is(&format!("{id}, fact {i}, {:?}", fact.measure), lesson.value(fact, &[]), expected);
        }
    }
}

/// B becomes A in these iterations; in all others f(A) is halved, ten times in a row.
#[test]
fn b_becomes_a_again_in_the_twelfth_iteration() {
    let zero = lesson("zero");
    let at = |set: &[(Setting, f64)]| zero.at(set).unwrap();
    let iterations = at(&[]).trace.volatility.unwrap().iterations;
    let moved = (0..).zip(&iterations).filter(|(_, iteration)| iteration.kept == KeptEnd::B).map(|(i, _)| i);
    assert_eq!(moved.collect::<Vec<usize>>(), [1, 12, 13, 18, 19, 21, 22, 24]);
    assert_eq!(iterations.iter().filter(|iteration| iteration.kept == KeptEnd::A).count(), 16);
    // Where the last bits of f decide how many iterations it takes with halving, they do not without.
    for (wins, without) in [(4.0, 10.0), (8.0, 11.0)] {
        assert_eq!(Measure::WithoutHalving.of(&at(&[(Setting::Games, wins)])), without);
    }
}

/// One game alone raises σ only if a favourite was beaten, and by next to nothing.
#[test]
fn one_game_hardly_moves_the_volatility() {
    let surprise = lesson("surprise");
    let after = |set: &[(Setting, f64)]| surprise.at(set).unwrap().trace.player.volatility;
    is("an equal", Some(after(&[(Setting::Games, 1.0)])), "0.0599999");
    let favourite = [(Setting::Games, 1.0), (Setting::Field(Field::GameRating(0)), 1600.0)];
    is("a favourite", Some(after(&favourite)), "0.0600022");
}

/// E of both players adds up to 1 if both ratings are equally certain; the forecasts always do.
#[test]
fn forecasts_of_both_players_add_up_to_1() {
    let chances = lesson("chances");
    for row in chances.rows(&chances.notice[0]) {
        let [e, forecast, other_e, other_forecast] = row[..] else { panic!("{row:?}") };
        assert!((forecast.unwrap() + other_forecast.unwrap() - 1.0).abs() < 1e-12);
        assert!(e.unwrap() + other_e.unwrap() < 1.08);
    }
    let expected = lesson("expected");
    let e: Vec<f64> = expected.rows(&expected.notice[0]).iter().map(|row| row[0].unwrap()).collect();
    assert!((e[1] + e[3] - 1.0).abs() < 1e-12 && (e[0] + e[4] - 1.0).abs() < 1e-12);
}

#[test]
fn each_question_has_one_right_answer() {
    let mut names = HashSet::new();
    for lesson in &LESSONS {
        assert!(names.insert(lesson.id), "{} twice", lesson.id);
        for question in [&lesson.predict, &lesson.check] {
            assert!(question.right < question.choices.len() && question.choices.len() >= 3, "{}", lesson.id);
            // The numbers to choose from differ as they are shown.
            let numbers = question.choices.iter().flatten();
            let shown: Vec<String> = numbers.map(|&i| words::shown_fact(lesson, i)).collect();
            let different: HashSet<&String> = shown.iter().collect();
            assert_eq!(different.len(), shown.len(), "{}: {shown:?}", lesson.id);
        }
        // A right answer that is a number is computed by the engine: for the first question, it is the first fact.
        let right = |question: &Question| question.choices[question.right];
        assert!(right(&lesson.predict).is_none_or(|i| i == 0), "{}", lesson.id);
        let is_worked_out = |i: usize| !matches!(lesson.facts[i].measure, Measure::Given(_));
        assert!([&lesson.predict, &lesson.check].into_iter().filter_map(right).all(is_worked_out), "{}", lesson.id);
        assert!((2..=3).contains(&lesson.stops.len()), "{}", lesson.id);
        for moved in lesson.moves {
            assert!(moved.range[0] < moved.range[1], "{}", lesson.id);
        }
        for (setting, to) in lesson.stops.iter().copied().flatten() {
            // A stop is within the range of its slider.
            let moved = lesson.moves.iter().find(|moved| moved.setting == *setting);
            assert!(moved.is_some_and(|moved| (moved.range[0]..=moved.range[1]).contains(to)), "{}", lesson.id);
        }
        for stop in lesson.stops {
            assert!(lesson.at(stop).is_some(), "{}", lesson.id);
        }
    }
    assert_eq!(Lesson::by_id("nobody").map(|lesson| lesson.id), None);
    let is_known = |place: &HelpTarget| !matches!(place, HelpTarget::Lesson(id, _) if !names.contains(id));
    assert!(WAYS_IN.iter().copied().flatten().all(is_known));
}

/// The right answers are right by the engine, not only by the table.
#[test]
fn right_answers_are_right() {
    let value = |id: &str, i: usize| lesson(id).value(&lesson(id).facts[i], &[]).unwrap();
    // Winning the games that were expected to be won: the rating rises.
    assert!(value("expected", 16) > value("expected", 4) && value("expected", 15) < 1.0);
    // The gain shrinks by a third.
    assert!((value("certain", 8) / value("certain", 6) - 2.0 / 3.0).abs() < 0.01);
    // Beating a weak player gains more if their rating is uncertain, and always brings less knowledge.
    assert!(value("certain", 10) > value("certain", 9));
    assert!(value("certain", 12) > value("certain", 11) && value("certain", 14) > value("certain", 13));
    // Two wins and less than with one.
    assert!(value("fell", 29) < value("fell", 28) && value("fell", 19) > value("fell", 18));
    // Winning a single game raises the rating, with any RD and any opponent.
    let one = lesson("fell");
    for rd in [30.0, 100.0, 350.0, 1000.0] {
        for opponent in [-500.0, 500.0, 1500.0, 2500.0, 4500.0] {
            let fragment = format!("p=1500,{rd},0.06&g={opponent},50,1");
            let season = link::parse(&fragment).case.season(Rounding::Exact);
            assert!(seasons::rate(&season).unwrap().end().rating > 1500.0, "{fragment}");
        }
    }
    assert_eq!(one.check.right, 0);
    // Six of ten lower the volatility.
    assert!(value("surprise", 21) < 0.06 && value("surprise", 20) < 1.0);
}

#[test]
fn the_link_of_a_lesson_to_its_case_can_be_rated() {
    for lesson in &LESSONS {
        let worked = lesson.derivation_link();
        let parsed = link::parse(&worked);
        assert!(parsed.not_understood.is_empty(), "{}: {:?}", lesson.id, parsed.not_understood);
        assert!(worked.bytes().all(|b| b.is_ascii()), "{}: {worked}", lesson.id);
        assert!(seasons::rate(&parsed.case.season(Rounding::Exact)).is_ok(), "{}", lesson.id);
    }
    assert_eq!(written_out("p=1,2,3&g=1,2,1×3;4,5,0&k=1"), "p=1,2,3&g=1,2,1;1,2,1;1,2,1;4,5,0&k=1");
    // The last lesson has twenty periods, and their final volatility is its first fact.
    let gaming = lesson("gaming");
    let case = link::parse(&gaming.derivation_link()).case;
    assert_eq!(case.periods.len(), 20);
    let end = seasons::rate(&case.season(Rounding::Exact)).unwrap().end();
    assert_eq!(Some(end.volatility), gaming.value(&gaming.facts[0], &[]));
}
