//! Step 8: changes of right results.

use super::Mistake;
use crate::teach::check::program::Change::{Deviation, NewVolatility, Rating, Whole};
use crate::teach::check::program::Rate;
use glicko2_steps::{Period, Trace};

pub(super) const ALL: &[Mistake] = &[
    // RD′ = 173.7178 φ*.
    Mistake::new("rd-from-phistar", 8, &[Whole(deviation_of_phi_star)]),
    // r′ and RD′ rounded to integers.
    Mistake::new("integers", 8, &[Rating(f64::round), Deviation(f64::round)]),
    // RD′ is at least 45, as in some systems.
    Mistake::new(
        "rd-floor-45",
        8,
        &[Deviation(|deviation| deviation.max(45.0))],
    ),
    // RD′ is at most 350.
    Mistake::new(
        "rd-cap-350",
        8,
        &[Deviation(|deviation| deviation.min(350.0))],
    ),
    // σ′² printed as σ′.
    Mistake::new(
        "sigma-squared-out",
        8,
        &[NewVolatility(|sigma| sigma * sigma)],
    ),
];

/// Computes RD′ from φ*. φ′ and r′ are right.
fn deviation_of_phi_star(period: &Period, rate: Rate) -> Option<Trace> {
    let mut trace = rate(period)?;
    trace.player.deviation *= trace.phi_star / trace.phi_prime;
    Some(trace)
}
