//! The simulation of the lesson on the band, compared with a program of its own in another language.

use super::lesson;
use explain::teach::lessons::simulation::{PERIODS, RUNS, Run};
use explain::teach::lessons::{Measure, Setting};

fn run(drift: f64, seed: usize) -> Run {
    let at = [(Setting::Drift, drift), (Setting::Run, seed as f64)];
    let run = lesson("band").at(&at).and_then(|at| at.run());
    run.expect("a run that can be rated")
}

#[test]
fn a_run_agrees_with_the_reference() {
    let expected = [
        (0.0, 1700.0, 1693.31, 33.39, 50),
        (10.0, 1673.41, 1677.20, 33.36, 47),
        (30.0, 1620.23, 1648.07, 33.47, 38),
    ];
    for (drift, strength, rating, deviation, inside) in expected {
        let run = run(drift, 1);
        let end = run.rated.end();
        let found = [run.strengths[PERIODS - 1], end.rating, end.deviation];
        for (found, expected) in found.into_iter().zip([strength, rating, deviation]) {
            assert!(
                (found - expected).abs() <= 0.0051,
                "{drift}: {found} for {expected}"
            );
        }
        assert_eq!((run.inside(), run.bands().count()), (inside, PERIODS));
    }
}

/// A band that holds 95% of the strengths is true of a strength that drifts about as σ says. Over
/// all runs it holds more of one that stands still, and far fewer of one that drifts three times as
/// far.
#[test]
fn all_runs_together_hold_the_strength_as_often_as_the_lesson_says() {
    for (drift, inside, least) in [(0.0, 49_119, 31), (10.0, 47_716, 24), (30.0, 35_276, 9)] {
        let counts: Vec<usize> = (1..=RUNS).map(|seed| run(drift, seed).inside()).collect();
        assert_eq!(
            (counts.iter().sum(), counts.iter().min()),
            (inside, Some(&least)),
            "{drift}"
        );
    }
    let between = lesson("band").at(&[(Setting::Drift, 7.0)]).unwrap();
    assert!(Measure::Least.of(&between).is_nan());
}

#[test]
fn a_seed_always_gives_the_same_run_and_another_seed_another() {
    assert_eq!(run(10.0, 7), run(10.0, 7));
    assert_ne!(run(10.0, 7).strengths, run(10.0, 8).strengths);
}
