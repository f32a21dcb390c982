//! Lessons: every number compared with its reference, one right answer for each question, and texts without numbers.

mod simulation;
mod words;

use crate::support::{outcomes, pieces, snapshot};
use explain::case::link;
use explain::teach::lessons::{LESSONS, Lesson, Measure, Question, Setting, WAYS_IN, written_out};
use explain::teach::struggle::HelpTarget;
use glicko2_steps::trace::KeptEnd;
use glicko2_steps::{Field, Rounding, seasons};
use outcomes::outcomes;
use std::collections::HashSet;

fn lesson(id: &str) -> &'static Lesson {
    Lesson::by_id(id).unwrap_or_else(|| panic!("no lesson {id}"))
}

/// Checks a value to half a unit of the last digit of `expected`.
#[track_caller]
fn is(what: &str, value: Option<f64>, expected: &str) {
    let number: f64 = expected
        .replace(['+', ','], "")
        .replace('−', "-")
        .parse()
        .unwrap();
    let decimals = expected.split_once('.').map_or(0, |(_, after)| after.len());
    let half = 0.5 * 10f64.powi(-(decimals as i32));
    let value = value.unwrap_or(f64::NAN);
    assert!(
        (value - number).abs() <= half * (1.0 + 1e-9),
        "{what}: {value} for {expected}"
    );
}

/// Returns the rows that were computed elsewhere, with their lesson and the number of a table or `facts`.
fn references(of_facts: bool) -> impl Iterator<Item = (&'static str, Vec<String>)> {
    outcomes(include_str!("../../data/lessons.txt"))
        .map(|(row, of)| (of, row.split(' ').map(str::to_owned).collect()))
        .filter(move |(of, _)| of.ends_with(" facts") == of_facts)
}

#[test]
fn tables_agree_with_the_reference() {
    let mut references = references(false);
    for lesson in &LESSONS {
        for (i, table) in lesson.notice.iter().enumerate() {
            for (row, at) in lesson.rows(table).into_iter().zip(table.at) {
                let (of, expected) = references.next().expect("a row of the reference");
                assert_eq!(
                    (of, row.len()),
                    (&*format!("{} {i}", lesson.id), expected.len()),
                    "at {at}"
                );
                for (column, (value, expected)) in row.into_iter().zip(&expected).enumerate() {
                    if expected == "-" {
                        assert!(
                            value.is_some_and(f64::is_finite),
                            "{of} at {at}, column {column}"
                        );
                    } else {
                        is(&format!("{of} at {at}, column {column}"), value, expected);
                    }
                }
            }
        }
    }
    assert_eq!(references.next(), None);
}

#[test]
fn facts_agree_with_the_reference() {
    let references: Vec<_> = references(true).collect();
    assert_eq!(references.len(), LESSONS.len());
    for (lesson, (of, expected)) in LESSONS.iter().zip(references) {
        assert_eq!(
            (of, lesson.facts.len()),
            (&*format!("{} facts", lesson.id), expected.len())
        );
        for (i, (fact, expected)) in lesson.facts.iter().zip(&expected).enumerate() {
            is(
                &format!("{of}, fact {i}, {:?}", fact.measure),
                lesson.value(fact, &[]),
                expected,
            );
        }
    }
}

/// B becomes A in these iterations; in all others f(A) is halved, ten times in a row.
#[test]
fn b_becomes_a_again_in_the_twelfth_iteration() {
    let zero = lesson("zero");
    let at = |set: &[(Setting, f64)]| zero.at(set).unwrap();
    let iterations = at(&[]).trace.volatility.unwrap().iterations;
    let moved = (0..)
        .zip(&iterations)
        .filter(|(_, iteration)| iteration.kept == KeptEnd::B)
        .map(|(i, _)| i);
    assert_eq!(
        moved.collect::<Vec<usize>>(),
        [1, 12, 13, 18, 19, 21, 22, 24]
    );
    assert_eq!(
        iterations
            .iter()
            .filter(|iteration| iteration.kept == KeptEnd::A)
            .count(),
        16
    );
    // Where the last bits of f decide how many iterations it takes with halving, they do not without.
    for (wins, without) in [(4.0, 10.0), (8.0, 11.0)] {
        assert_eq!(
            Measure::WithoutHalving.of(&at(&[(Setting::Games, wins)])),
            without
        );
    }
}

#[test]
fn a_handle_reaches_the_values_of_its_lesson() {
    for lesson in &LESSONS {
        let start = lesson.start();
        for (i, moved) in lesson.moves.iter().enumerate() {
            let ([from, to], step) = (lesson.range(i, &start).unwrap(), moved.setting.step());
            if moved.setting == Setting::Iteration {
                let iterations = lesson.at(&[]).map(|at| Measure::Iterations.of(&at));
                assert_eq!((from, Some(to)), (1.0, iterations), "{}", lesson.id);
            }
            let values = lesson.ticks(i).into_iter().filter(|value| *value <= to);
            for value in values.chain([start[i]]) {
                let steps = (value - from) / step;
                let is_reached = steps >= 0.0 && (steps - steps.round()).abs() < 1e-9;
                assert!(is_reached && value <= to, "{} {i}: {value}", lesson.id);
            }
        }
    }
}

/// One game alone raises σ only if a favourite was beaten, and by next to nothing.
#[test]
fn one_game_hardly_moves_the_volatility() {
    let surprise = lesson("surprise");
    let after = |set: &[(Setting, f64)]| surprise.at(set).unwrap().trace.player.volatility;
    is(
        "an equal",
        Some(after(&[(Setting::Games, 1.0)])),
        "0.0599999",
    );
    let favourite = [
        (Setting::Games, 1.0),
        (Setting::Field(Field::GameRating(0)), 1600.0),
    ];
    is("a favourite", Some(after(&favourite)), "0.0600022");
}

/// E of both players adds up to 1 if both ratings are equally certain; the forecasts always do.
#[test]
fn forecasts_of_both_players_add_up_to_1() {
    let chances = lesson("chances");
    for row in chances.rows(&chances.notice[0]) {
        let [e, forecast, other_e, other_forecast] = row[..] else {
            panic!("{row:?}")
        };
        assert!((forecast.unwrap() + other_forecast.unwrap() - 1.0).abs() < 1e-12);
        assert!(e.unwrap() + other_e.unwrap() < 1.08);
    }
    let expected = lesson("expected");
    let e: Vec<f64> = expected
        .rows(&expected.notice[0])
        .iter()
        .map(|row| row[0].unwrap())
        .collect();
    assert!((e[1] + e[3] - 1.0).abs() < 1e-12 && (e[0] + e[4] - 1.0).abs() < 1e-12);
}

#[test]
fn each_question_has_one_right_answer() {
    let mut names = HashSet::new();
    for lesson in &LESSONS {
        assert!(names.insert(lesson.id), "{} twice", lesson.id);
        for question in [&lesson.predict, &lesson.check] {
            assert!(
                question.right < question.choices.len() && question.choices.len() >= 3,
                "{}",
                lesson.id
            );
            // The numbers to choose from differ as they are shown.
            let numbers = question.choices.iter().flatten();
            let shown: Vec<String> = numbers.map(|&i| words::shown_fact(lesson, i)).collect();
            let different: HashSet<&String> = shown.iter().collect();
            assert_eq!(different.len(), shown.len(), "{}: {shown:?}", lesson.id);
        }
        // A right answer that is a number is computed by the engine: for the first question, it is the first fact.
        let right = |question: &Question| question.choices[question.right];
        assert!(
            right(&lesson.predict).is_none_or(|i| i == 0),
            "{}",
            lesson.id
        );
        let is_worked_out = |i: usize| !matches!(lesson.facts[i].measure, Measure::Given(_));
        assert!(
            [&lesson.predict, &lesson.check]
                .into_iter()
                .filter_map(right)
                .all(is_worked_out),
            "{}",
            lesson.id
        );
        assert!((2..=3).contains(&lesson.stops.len()), "{}", lesson.id);
        for moved in lesson.moves {
            assert!(moved.range[0] < moved.range[1], "{}", lesson.id);
        }
        for (setting, to) in lesson.stops.iter().copied().flatten() {
            // A stop is within the range of its slider.
            let moved = lesson.moves.iter().find(|moved| moved.setting == *setting);
            assert!(
                moved.is_some_and(|moved| (moved.range[0]..=moved.range[1]).contains(to)),
                "{}",
                lesson.id
            );
        }
        for stop in lesson.stops {
            assert!(lesson.at(stop).is_some(), "{}", lesson.id);
        }
    }
    assert_eq!(Lesson::by_id("nobody").map(|lesson| lesson.id), None);
    let is_known =
        |place: &HelpTarget| !matches!(place, HelpTarget::Lesson(id, _) if !names.contains(id));
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
    assert!(
        value("certain", 12) > value("certain", 11) && value("certain", 14) > value("certain", 13)
    );
    // Two wins and less than with one.
    assert!(value("fell", 29) < value("fell", 28) && value("fell", 19) > value("fell", 18));
    // Winning a single game raises the rating, with any RD and any opponent.
    let one = lesson("fell");
    for rd in [30.0, 100.0, 350.0, 1000.0] {
        for opponent in [-500.0, 500.0, 1500.0, 2500.0, 4500.0] {
            let fragment = format!("p=1500,{rd},0.06&g={opponent},50,1");
            let season = link::parse(&fragment).case.season(Rounding::Exact);
            assert!(
                seasons::rate(&season).unwrap().end().rating > 1500.0,
                "{fragment}"
            );
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
        assert!(
            parsed.not_understood.is_empty(),
            "{}: {:?}",
            lesson.id,
            parsed.not_understood
        );
        assert!(
            worked.bytes().all(|b| b.is_ascii()),
            "{}: {worked}",
            lesson.id
        );
        assert!(
            seasons::rate(&parsed.case.season(Rounding::Exact)).is_ok(),
            "{}",
            lesson.id
        );
    }
    assert_eq!(
        written_out("p=1,2,3&g=1,2,1×3;4,5,0&k=1"),
        "p=1,2,3&g=1,2,1;1,2,1;1,2,1;4,5,0&k=1"
    );
    // The last lesson has twenty periods, and their final volatility is its first fact.
    let gaming = lesson("gaming");
    let case = link::parse(&gaming.derivation_link()).case;
    assert_eq!(case.periods.len(), 20);
    let end = seasons::rate(&case.season(Rounding::Exact)).unwrap().end();
    assert_eq!(Some(end.volatility), gaming.value(&gaming.facts[0], &[]));
}
