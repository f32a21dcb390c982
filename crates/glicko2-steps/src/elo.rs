//! The Elo rating of the same games: one number, a constant K, no deviation.
//!
//! r′ = r + K Σ (s − E), with E = 1 / (1 + 10^((rⱼ − r)/400)).

use crate::{Game, formulas::logistic};
use std::f64::consts::LN_10;

/// The K that many federations use for adults. This page uses it for the comparison with Elo.
pub const K: f64 = 32.0;

/// Returns Elo's expected score E = 1 / (1 + 10^((rⱼ − r)/400)).
#[must_use]
pub fn expected_score(rating: f64, opponent: f64) -> f64 {
    logistic((rating - opponent) * (LN_10 / 400.0)).0
}

/// Returns the rating after the games. All games are rated with the rating before them.
///
/// ```
/// use glicko2_steps::{Period, elo};
///
/// let after = elo::rate(1500.0, elo::K, &Period::papers_example().games);
/// assert!((after - 1490.1166).abs() < 1e-4);
/// ```
#[must_use]
pub fn rate(rating: f64, k: f64, games: &[Game]) -> f64 {
    rating
        + k * games
            .iter()
            .map(|game| game.score - expected_score(rating, game.rating))
            .sum::<f64>()
}
