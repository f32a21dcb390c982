//! Step 7: φ′ and μ′.

use super::Mistake;
use crate::teach::check::program::Change::{Moved, PhiPrime};
use glicko2_steps::GameTrace;
use glicko2_steps::formulas::{self, Expectation};
use glicko2_steps::steps::Known;

pub(super) const ALL: &[Mistake] = &[
    // φ′ = 1 / (1/φ*² + 1/v).
    Mistake::new(
        "phi1-no-root",
        7,
        &[PhiPrime(|phi_star, v| {
            formulas::phi_prime(phi_star, v).powi(2)
        })],
    ),
    // φ′ = 1 / √(1/φ*² + v).
    Mistake::new(
        "phi1-v",
        7,
        &[PhiPrime(|phi_star, v| {
            formulas::phi_prime(phi_star, 1.0 / v)
        })],
    ),
    // μ′ = μ + φ*² Σ g(s − E).
    Mistake::new(
        "mu1-phistar",
        7,
        &[Moved(|known, phi_star, _| {
            phi_star * phi_star * known.improvement
        })],
    ),
    // μ′ = μ + φ² Σ g(s − E).
    Mistake::new(
        "mu1-phi",
        7,
        &[Moved(|known, _, _| {
            known.player.phi * known.player.phi * known.improvement
        })],
    ),
    // μ′ = μ + Σ g(s − E) / (1/φ² + 1/v), while RD′ is right.
    Mistake::new(
        "mu1-old-phi",
        7,
        &[Moved(|known, _, _| {
            formulas::phi_prime(known.player.phi, known.v).powi(2) * known.improvement
        })],
    ),
    // μ′ = μ + φ′ Σ g(s − E).
    Mistake::new(
        "mu1-not-squared",
        7,
        &[Moved(|known, _, phi_prime| phi_prime * known.improvement)],
    ),
    // μ′ = μ + φ′² times the average of g(s − E).
    Mistake::new(
        "mu1-average",
        7,
        &[Moved(|known, _, phi_prime| {
            phi_prime * phi_prime * known.improvement / known.games.len() as f64
        })],
    ),
    // μ changes with every game, and each E uses the μ after the games before it.
    Mistake::new("mu1-in-loop", 7, &[Moved(moved_in_loop)]),
    // μ′ = μ + φ′² Δ.
    Mistake::new(
        "mu1-delta",
        7,
        &[Moved(|known, _, phi_prime| {
            phi_prime * phi_prime * known.delta
        })],
    ),
    // μ′ = μ + Δ.
    Mistake::new("mu1-delta-all", 7, &[Moved(|known, _, _| known.delta)]),
    // μ′ = μ + φ′² Δ/√v.
    Mistake::new(
        "mu1-sqrt-v",
        7,
        &[Moved(|known, _, phi_prime| {
            phi_prime * phi_prime * known.delta / known.v.sqrt()
        })],
    ),
    // μ′ = μ + φ′² Σ (s − E).
    Mistake::new(
        "mu1-no-g",
        7,
        &[Moved(|known, _, phi_prime| {
            phi_prime
                * phi_prime
                * known
                    .games
                    .iter()
                    .map(|game| game.score - game.e)
                    .sum::<f64>()
        })],
    )
    .like("sums-no-g"),
];

/// Returns μ′ − μ if μ changes game by game.
fn moved_in_loop(known: &Known, _phi_star: f64, phi_prime: f64) -> f64 {
    let moved = |mu: f64, game: &GameTrace| {
        let e = Expectation::at_odds(formulas::odds_against(game.g * (mu - game.mu)));
        mu + phi_prime * phi_prime * formulas::delta_term(game.g, game.score, e)
    };
    known.games.iter().fold(known.player.mu, moved) - known.player.mu
}
