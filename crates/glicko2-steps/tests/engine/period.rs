//! The fields of a period: reading and setting them, and what a missing one means.

use glicko2_steps::{Field, Period};

#[test]
fn a_number_that_is_set_in_a_field_is_read_from_it() {
    let paper = Period::papers_example();
    for (field, before) in [
        (Field::PlayerRating, 1500.0),
        (Field::PlayerDeviation, 200.0),
        (Field::PlayerVolatility, 0.06),
        (Field::Tau, 0.5),
        (Field::IdlePeriods, 1.0),
        (Field::GameRating(2), 1700.0),
        (Field::GameDeviation(1), 100.0),
        (Field::GameScore(0), 1.0),
    ] {
        assert_eq!(paper.number(field), Some(before), "{field:?}");
        let changed = paper.with(field, 0.25);
        assert_eq!(changed.number(field), Some(0.25), "{field:?}");
        assert_eq!(changed.with(field, before), paper, "{field:?}");
    }
    for field in [
        Field::Epsilon,
        Field::Rounding,
        Field::Game(0),
        Field::GameRating(3),
        Field::GameDeviation(3),
        Field::GameScore(3),
    ] {
        assert_eq!(paper.number(field), None, "{field:?}");
        assert_eq!(paper.with(field, 0.25), paper, "{field:?}");
    }
}

#[test]
fn a_period_without_epsilon_and_idle_periods_has_the_usual_ones() {
    let read: Period = serde_json::from_str(
        r#"{"player": {"rating": 1500, "deviation": "200", "volatility": 0.06}, "tau": 0.5, "games": [
            {"rating": 1400, "deviation": 30, "score": 1},
            {"rating": 1550, "deviation": 100, "score": 0},
            {"rating": 1700, "deviation": null, "assumed_deviation": 300, "score": 0}
        ]}"#,
    )
    .unwrap();
    assert_eq!(read, Period::papers_example());
}

#[test]
fn a_missing_number_becomes_none_that_can_be_rated() {
    let read: Period = serde_json::from_str(r#"{"games": [{}]}"#).unwrap();
    for field in [
        Field::PlayerRating,
        Field::PlayerDeviation,
        Field::PlayerVolatility,
        Field::Tau,
        Field::GameRating(0),
        Field::GameDeviation(0),
        Field::GameScore(0),
    ] {
        assert!(read.number(field).is_some_and(f64::is_nan), "{field:?}");
    }
}

#[test]
fn a_number_may_be_written_in_several_ways() {
    for (written, number) in [
        ("7", 7.0),
        ("-7", -7.0),
        ("7.5", 7.5),
        (r#"" -7.5 ""#, -7.5),
        (r#""Infinity""#, f64::INFINITY),
        (r#""-inf""#, f64::NEG_INFINITY),
    ] {
        let read: Period = serde_json::from_str(&format!(r#"{{"tau": {written}}}"#)).unwrap();
        assert_eq!(read.tau, number, "{written}");
    }
    for written in ["true", "null", r#""seven""#, "[7]", r#"{"x": 7}"#] {
        let read: Period = serde_json::from_str(&format!(r#"{{"tau": {written}}}"#)).unwrap();
        assert!(read.tau.is_nan(), "{written}");
    }
}
