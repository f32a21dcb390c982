//! Step 7: φ′ and μ′.

use super::Mistake;
use crate::glicko2::formulas;
use crate::teach::check::program::Change::{Moved, PhiPrime};

pub(super) const ALL: &[Mistake] = &[
    // φ′ = 1 / (1/φ*² + 1/v).
    Mistake::new("phi1-no-root", 7, &[PhiPrime(|phi_star, v| formulas::phi_prime(phi_star, v).powi(2))]),
    // φ′ = 1 / √(1/φ*² + v).
    Mistake::new("phi1-v", 7, &[PhiPrime(|phi_star, v| formulas::phi_prime(phi_star, 1.0 / v))]),
    // μ′ = μ + φ*² Σ g(s − E).
    Mistake::new("mu1-phistar", 7, &[Moved(|known, phi_star, _| phi_star * phi_star * known.improvement)]),
    // μ′ = μ + φ² Σ g(s − E).
    Mistake::new("mu1-phi", 7, &[Moved(|known, _, _| known.player.phi * known.player.phi * known.improvement)]),
    // μ′ = μ + φ′ Σ g(s − E).
    Mistake::new("mu1-not-squared", 7, &[Moved(|known, _, phi_prime| phi_prime * known.improvement)]),
    // μ′ = μ + φ′² Δ.
    Mistake::new("mu1-delta", 7, &[Moved(|known, _, phi_prime| phi_prime * phi_prime * known.delta)]),
    // μ′ = μ + Δ.
    Mistake::new("mu1-delta-all", 7, &[Moved(|known, _, _| known.delta)]),
    // μ′ = μ + φ′² Δ/√v.
    Mistake::new("mu1-sqrt-v", 7, &[Moved(|known, _, phi_prime| phi_prime * phi_prime * known.delta / known.v.sqrt())]),
    // μ′ = μ + φ′² Σ (s − E).
    Mistake::new(
        "mu1-no-g",
        7,
        &[Moved(|known, _, phi_prime| {
            phi_prime * phi_prime * known.games.iter().map(|game| game.score - game.e).sum::<f64>()
        })],
    )
    .like("sums-no-g"),
];
