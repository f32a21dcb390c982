//! Turns a trace into series of plain numbers. Nothing here draws.

mod by_tau;
mod contributions;
mod expectation;
mod league;
pub mod periods;
mod root;
mod scales;
mod search;
mod sensitivity;
mod strength;
mod strip;
mod ways;
mod wvw;

use crate::numbers::clamped;
pub use by_tau::ByTau;
pub use contributions::{Bar, Contributions, Part};
pub use expectation::{Expectation, ExpectedGame};
pub use league::{COLOURS, RatingBand, RatingLine, Ratings, deviation_scale};
pub use root::{Point, Root, View};
pub use scales::Scales;
pub use search::{Search, Width};
pub use sensitivity::{MOST_GAMES, Moved, Sensitivity, Unit, sensitivities};
pub use strength::{Normal, Opponent, Strength};
pub use strip::{NOTHING, Reached, Remarkable, Strip};
pub use wvw::{WarResult, WarScores};

use strum::VariantArray;

/// How a game ended, as its mark shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, VariantArray)]
pub enum Outcome {
    /// s = 1.
    Won,
    /// A draw, or any other score between 0 and 1.
    Shared,
    /// s = 0.
    Lost,
}

impl Outcome {
    /// Returns the outcome for the score s.
    #[must_use]
    pub fn of(score: f64) -> Self {
        if score >= 1.0 {
            Self::Won
        } else if score <= 0.0 {
            Self::Lost
        } else {
            Self::Shared
        }
    }
}

/// A range of an axis. Never empty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// The lower end.
    pub from: f64,
    /// The upper end, above the lower.
    pub to: f64,
}

impl Span {
    /// Returns the range between two numbers, widened around its middle to at least `least` and to what doubles can
    /// resolve.
    #[must_use]
    pub fn new(from: f64, to: f64, least: f64) -> Self {
        let (from, to) = (from.min(to), from.max(to));
        let middle = from.midpoint(to);
        // A chart needs some thousand steps from one side to the other.
        let least = least.max(middle.abs() * 1e-12).max(f64::MIN_POSITIVE * 1e6);
        let half = (to - from).max(least) / 2.0;
        Self {
            from: middle - half,
            to: middle + half,
        }
    }

    /// Returns the length.
    #[must_use]
    pub fn length(self) -> f64 {
        self.to - self.from
    }

    /// Returns whether the range contains `x`.
    #[must_use]
    pub fn holds(self, x: f64) -> bool {
        self.from <= x && x <= self.to
    }

    /// Returns the number within the range that is nearest to `x`.
    #[must_use]
    pub fn nearest(self, x: f64) -> f64 {
        clamped(x, self.from, self.to)
    }

    /// Returns the range with `share` of its length added at both ends.
    #[must_use]
    pub fn padded(self, share: f64) -> Self {
        let more = self.length() * share;
        Self {
            from: self.from - more,
            to: self.to + more,
        }
    }
}
