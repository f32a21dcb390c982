//! Step 6: φ*.

use super::Mistake;
use crate::teach::check::program::Change::{Phi, PhiStar, Whole};
use crate::teach::check::program::Rate;
use glicko2_steps::formulas::{phi_prime, phi_star};
use glicko2_steps::glicko_1995::Q;
use glicko2_steps::{Period, Trace, scale};

/// The volatility of new players.
const NEW_PLAYERS: f64 = 0.06;

pub(super) const ALL: &[Mistake] = &[
    // √(φ² + σ′).
    Mistake::new(
        "phistar-sigma",
        6,
        &[PhiStar(|known, sigma| {
            phi_star(known.player.phi, sigma.sqrt(), 1.0)
        })],
    )
    .like("a-ln-sigma"),
    // √(φ² + 0.06²) without games.
    Mistake {
        is_of_idle: true,
        ..Mistake::new("idle-default-sigma", 6, &[Whole(grown_as_new)])
    },
    // √(φ² + σ²).
    Mistake::new(
        "phistar-old",
        6,
        &[PhiStar(|known, _| {
            phi_star(known.player.phi, known.sigma, 1.0)
        })],
    )
    .like("no-step5"),
    // φ.
    Mistake::new("no-step6", 6, &[PhiStar(|known, _| known.player.phi)]),
    // √(φ² + (σ′ / 173.7178)²).
    Mistake::new(
        "phistar-sigma-scaled",
        6,
        &[PhiStar(|known, sigma| {
            phi_star(known.player.phi, sigma / scale::SCALE, 1.0)
        })],
    )
    .like("no-step6"),
    // φ² + σ′².
    Mistake::new(
        "phistar-no-root",
        6,
        &[PhiStar(|known, sigma| {
            phi_star(known.player.phi, sigma, 1.0).powi(2)
        })],
    ),
    // φ grows by σ before Step 3, and by σ′ in Step 6 again.
    Mistake::new(
        "inflate-first",
        6,
        &[Phi(|player| {
            phi_star(scale::phi(player.deviation), player.volatility, 1.0)
        })],
    ),
    // φ grows by σ twice before Step 3, and by σ′ in Step 6 again.
    Mistake::new(
        "inflate-twice",
        6,
        &[Phi(|player| {
            phi_star(scale::phi(player.deviation), player.volatility, 2.0)
        })],
    ),
    // φ grows by σ three times before Step 3, and by σ′ in Step 6 again.
    Mistake::new(
        "inflate-three-times",
        6,
        &[Phi(|player| {
            phi_star(scale::phi(player.deviation), player.volatility, 3.0)
        })],
    ),
    // φ first reduced by q²Σg²E(1 − E).
    Mistake::new(
        "phi-q",
        6,
        &[PhiStar(|known, sigma| {
            let information: f64 = known.games.iter().map(|game| game.v_term).sum();
            phi_star(
                phi_prime(known.player.phi, 1.0 / (Q * Q * information)),
                sigma,
                1.0,
            )
        })],
    ),
    // φ first reduced by the games as in Glicko, then again in Step 7.
    Mistake::new(
        "twice-phi",
        6,
        &[PhiStar(|known, sigma| {
            phi_star(phi_prime(known.player.phi, known.v), sigma, 1.0)
        })],
    ),
];

/// Lets the deviation of an absent player grow by the volatility of new players.
fn grown_as_new(period: &Period, rate: Rate) -> Option<Trace> {
    if !period.games.is_empty() {
        return rate(period);
    }
    let mut new = period.clone();
    new.player.volatility = NEW_PLAYERS;
    let mut trace = rate(&new)?;
    trace.player.volatility = period.player.volatility;
    Some(trace)
}
