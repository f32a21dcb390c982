//! Step 2: everybody on both scales.

use super::{Opponent, Span};
use crate::glicko2::{Period, Trace, scale};

/// The scale of rating points above that of the formulas.
#[derive(Clone, Debug, PartialEq)]
pub struct Scales {
    /// r.
    pub rating: f64,
    /// μ.
    pub mu: f64,
    /// The stretch of rating points that is shown.
    pub points: Span,
    /// The same stretch on the scale of the formulas.
    pub scaled: Span,
    /// The opponents within it, by rating.
    pub opponents: Vec<Opponent>,
    /// How many opponents are rated below it.
    pub below: usize,
    /// How many opponents are rated above it.
    pub above: usize,
}

/// So many points to either side are shown at least.
const NEAREST: f64 = 300.0;
/// So many points to either side are shown at most.
const FARTHEST: f64 = 2500.0;

impl Scales {
    /// The scales of one period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Self {
        let rating = period.player.rating;
        let ratings: Vec<f64> = period.games.iter().map(|game| game.rating).collect();
        let distances = ratings.iter().map(|r| (r - rating).abs());
        let far = distances.filter(|far| *far <= FARTHEST).fold(NEAREST, f64::max) * 1.1;
        let points = Span::new(rating - far, rating + far, 1.0);
        Self {
            rating,
            mu: trace.mu,
            points,
            scaled: Span { from: scale::mu(points.from), to: scale::mu(points.to) },
            opponents: Opponent::within(period, points),
            below: ratings.iter().filter(|r| **r < points.from).count(),
            above: ratings.iter().filter(|r| **r > points.to).count(),
        }
    }
}
