//! Step 2: all players on both scales.

use super::{Opponent, Span};
use glicko2_steps::{Period, Trace, scale};

/// The scale of rating points and the scale of the formulas, one above the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Scales {
    /// r.
    pub rating: f64,
    /// μ.
    pub mu: f64,
    /// The range of rating points.
    pub points: Span,
    /// The range of points, converted to the scale of the formulas.
    pub scaled: Span,
    /// The opponents within the range, by rating.
    pub opponents: Vec<Opponent>,
    /// The number of opponents rated below the range.
    pub below: usize,
    /// The number of opponents rated above the range.
    pub above: usize,
}

/// The smallest range to either side, in points.
const NEAREST: f64 = 300.0;
/// The largest range to either side, in points.
const FARTHEST: f64 = 2500.0;

impl Scales {
    /// Returns the scales of one period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Self {
        let rating = period.player.rating;
        let ratings: Vec<f64> = period.games.iter().map(|game| game.rating).collect();
        let distances = ratings.iter().map(|r| (r - rating).abs());
        let far = distances
            .filter(|far| *far <= FARTHEST)
            .fold(NEAREST, f64::max)
            * 1.1;
        let points = Span::new(rating - far, rating + far, 1.0);
        Self {
            rating,
            mu: trace.mu,
            points,
            scaled: Span {
                from: scale::mu(points.from),
                to: scale::mu(points.to),
            },
            opponents: Opponent::within(period, points),
            below: ratings.iter().filter(|r| **r < points.from).count(),
            above: ratings.iter().filter(|r| **r > points.to).count(),
        }
    }
}
