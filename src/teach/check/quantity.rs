//! How sure a quantity makes a comparison: the steps that it confirms, and its largest error.

use crate::glicko2::Quantity;
use crate::glicko2::scale::SCALE;

impl Quantity {
    /// Returns whether a step must be right if this quantity is.
    ///
    /// σ′ hardly moves, so it only confirms Step 5. φ′ and RD′ depend on Step 4 only through σ′, so
    /// they do not confirm it.
    #[must_use]
    pub fn confirms(self, step: u8) -> bool {
        match self {
            Self::Mu | Self::Phi | Self::MuJ(_) | Self::PhiJ(_) | Self::G(_) | Self::E(_) => step == 2,
            Self::V => step <= 3,
            Self::Delta | Self::FA | Self::B | Self::FB => step <= 4,
            Self::A | Self::C | Self::Iterations | Self::Direction => false,
            Self::Sigma | Self::Volatility => step == 5,
            Self::PhiStar => step == 6,
            Self::PhiPrime | Self::Deviation => step <= 6 && step != 4,
            Self::MuPrime | Self::Rating => step <= 7,
        }
    }

    /// Returns the largest error of a correct program. It may stop its search elsewhere within ε,
    /// and add up in another order.
    #[must_use]
    pub fn slack(self, truth: f64) -> f64 {
        /// The error of r′ and RD′, in rating points.
        const POINTS: f64 = 3e-5;
        match self {
            Self::Rating | Self::Deviation => POINTS,
            Self::PhiStar | Self::PhiPrime | Self::MuPrime => POINTS / SCALE,
            Self::Sigma | Self::Volatility => 1e-7,
            _ => 1e-9 * truth.abs(),
        }
    }
}
