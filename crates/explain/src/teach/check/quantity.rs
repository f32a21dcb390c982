//! How sure a quantity makes a comparison: the steps that it confirms, and its largest error.

use glicko2_steps::Quantity;
use glicko2_steps::scale::SCALE;

/// Returns whether a step must be right if this quantity is.
///
/// σ′ hardly moves, so it only confirms Step 5. φ′ and RD′ depend on Step 4 only through σ′, so
/// they do not confirm it.
#[must_use]
pub(super) fn confirms(quantity: Quantity, step: u8) -> bool {
    match quantity {
        Quantity::Mu
        | Quantity::Phi
        | Quantity::MuJ(_)
        | Quantity::PhiJ(_)
        | Quantity::G(_)
        | Quantity::E(_) => step == 2,
        Quantity::V => step <= 3,
        Quantity::Delta | Quantity::FA | Quantity::B | Quantity::FB => step <= 4,
        Quantity::A | Quantity::C | Quantity::Iterations | Quantity::Direction => false,
        Quantity::Sigma | Quantity::Volatility => step == 5,
        Quantity::PhiStar => step == 6,
        Quantity::PhiPrime | Quantity::Deviation => step <= 6 && step != 4,
        Quantity::MuPrime | Quantity::Rating => step <= 7,
    }
}

/// Returns the largest error of a correct program. It may stop its search elsewhere within ε,
/// and add up in another order.
#[must_use]
pub fn slack(quantity: Quantity, truth: f64) -> f64 {
    /// The error of r′ and RD′, in rating points.
    const POINTS: f64 = 3e-5;
    match quantity {
        Quantity::Rating | Quantity::Deviation => POINTS,
        Quantity::PhiStar | Quantity::PhiPrime | Quantity::MuPrime => POINTS / SCALE,
        Quantity::Sigma | Quantity::Volatility => 1e-7,
        _ => 1e-9 * truth.abs(),
    }
}
