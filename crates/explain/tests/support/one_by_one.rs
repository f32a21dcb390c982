//! Helpers for the tests of systems that rate each game by itself. The page's tests use them, too.

use explain::systems::{RatingPeriod, System, all};

pub(crate) fn one_by_one() -> impl Iterator<Item = &'static System> {
    all()
        .iter()
        .copied()
        .filter(|system| system.rating_period == RatingPeriod::EachGame)
}

/// Returns the value of a shown number.
pub(crate) fn value(shown: &str) -> f64 {
    shown
        .replace('−', "-")
        .replace('+', "")
        .trim_end_matches('?')
        .parse()
        .unwrap_or_else(|_| panic!("{shown}"))
}
