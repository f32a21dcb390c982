//! The paper's rounding by hand, for comparing digit by digit.
//!
//! Glickman's example was worked with the printed digits of each step carried into the next. That
//! is why it has v = 1.7785 where exact arithmetic has 1.7790, and r′ = 1464.06 for 1464.05.
//! [`Rounding::AsPrinted`] rounds the same way and arrives at every printed number. Use it to check
//! the paper, not to rate players.

use super::formulas::Expectation;
use serde::{Deserialize, Serialize};

/// How intermediate values are carried from step to step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// In full double precision.
    #[default]
    Exact,
    /// With the digits that the paper prints.
    AsPrinted,
}

impl Rounding {
    /// μ, φ and the other values on their scale (φ*, φ′, φ′², μ′): 4 decimals.
    pub(super) fn scaled(self, x: f64) -> f64 {
        self.to_decimals(x, 1e4)
    }

    /// g: 4 decimals.
    pub(super) fn g(self, x: f64) -> f64 {
        self.to_decimals(x, 1e4)
    }

    /// E: 3 decimals; 1 − E follows from it.
    pub(super) fn expectation(self, e: Expectation) -> Expectation {
        match self {
            Self::Exact => e,
            Self::AsPrinted => {
                let win = self.to_decimals(e.win, 1e3);
                Expectation {
                    win,
                    loss: 1.0 - win,
                }
            }
        }
    }

    /// v: 4 decimals.
    pub(super) fn v(self, x: f64) -> f64 {
        self.to_decimals(x, 1e4)
    }

    /// Δ: 4 decimals.
    pub(super) fn delta(self, x: f64) -> f64 {
        self.to_decimals(x, 1e4)
    }

    /// σ′: cut off, not rounded, after 5 decimals; the paper has 0.05999 for 0.059996.
    pub(super) fn sigma(self, x: f64) -> f64 {
        match self {
            Self::Exact => x,
            Self::AsPrinted => (x * 1e5).trunc() / 1e5,
        }
    }

    /// φ* as Step 6 prints it: 6 decimals. Step 7 goes on with 4.
    pub(super) fn phi_star(self, x: f64) -> f64 {
        self.to_decimals(x, 1e6)
    }

    /// Σ g(s − E) as Step 7 prints it: 3 decimals.
    pub(super) fn improvement(self, x: f64) -> f64 {
        self.to_decimals(x, 1e3)
    }

    /// r′ and RD′: 2 decimals.
    pub(super) fn result(self, x: f64) -> f64 {
        self.to_decimals(x, 1e2)
    }

    fn to_decimals(self, x: f64, power_of_ten: f64) -> f64 {
        match self {
            Self::Exact => x,
            Self::AsPrinted => (x * power_of_ten).round() / power_of_ten,
        }
    }
}
