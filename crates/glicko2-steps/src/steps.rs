//! The formulas of Steps 2 to 8, each of which can be replaced.

use super::formulas::{self, Expectation};
use super::paper::Rounding;
use super::period::Player;
use super::scale;
use super::trace::{GameTrace, Volatility};
use super::volatility::{self, Given};

/// A rating and its deviation on the Glicko-2 scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scaled {
    /// μ.
    pub mu: f64,
    /// φ.
    pub phi: f64,
}

/// The results of Steps 2 to 4.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known<'a> {
    /// Step 2: μ and φ.
    pub player: Scaled,
    /// σ.
    pub sigma: f64,
    /// Step 3: v.
    pub v: f64,
    /// Step 4: Δ.
    pub delta: f64,
    /// Step 4: Σ g(s − E).
    pub improvement: f64,
    /// Steps 2 to 4, game by game.
    pub games: &'a [GameTrace],
    /// How values are carried from step to step.
    pub rounding: Rounding,
}

/// The formulas that rate a period. The default methods are the paper's; each can be replaced.
///
/// Some methods take more arguments than the paper's formula needs, so that a replacement can use
/// the wrong one, as common mistakes do.
pub trait Steps {
    /// Step 2: μ = (r − 1500) / 173.7178 of the player.
    fn mu(&self, rating: f64) -> f64 {
        scale::mu(rating)
    }

    /// Step 2: μⱼ = (rⱼ − 1500) / 173.7178 of an opponent.
    fn mu_j(&self, rating: f64) -> f64 {
        scale::mu(rating)
    }

    /// Step 2: φ = RD / 173.7178 of the player.
    fn phi(&self, player: Player) -> f64 {
        scale::phi(player.deviation)
    }

    /// Step 2: φⱼ = RDⱼ / 173.7178 of an opponent.
    fn phi_j(&self, deviation: f64) -> f64 {
        scale::phi(deviation)
    }

    /// sⱼ, the score that counts for a game's result.
    fn score(&self, score: f64) -> f64 {
        score
    }

    /// Step 3: g(φⱼ).
    fn g(&self, _: Scaled, game: &GameTrace) -> f64 {
        formulas::g(game.phi)
    }

    /// Step 3: z = g(φⱼ)(μ − μⱼ), from which E = 1 / (1 + e^−z).
    fn z(&self, player: Scaled, game: &GameTrace) -> f64 {
        game.g * (player.mu - game.mu)
    }

    /// Step 3: g²E(1 − E).
    fn v_term(&self, _: Scaled, game: &GameTrace, e: Expectation) -> f64 {
        formulas::v_term(game.g, e)
    }

    /// Step 4: g(s − E).
    fn delta_term(&self, _: Scaled, game: &GameTrace, e: Expectation) -> f64 {
        formulas::delta_term(game.g, game.score, e)
    }

    /// Step 3: v = 1 / Σ g²E(1 − E).
    fn v(&self, information: f64) -> f64 {
        1.0 / information
    }

    /// Step 4: Δ = v Σ g(s − E).
    fn delta(&self, v: f64, improvement: f64) -> f64 {
        v * improvement
    }

    /// Step 5: σ′, with its derivation.
    fn volatility(&self, _: Scaled, given: &Given) -> Volatility {
        volatility::update(given)
    }

    /// Step 6: φ* = √(φ² + σ′²).
    fn phi_star(&self, known: &Known, sigma_prime: f64) -> f64 {
        formulas::phi_star(known.player.phi, sigma_prime, 1.0)
    }

    /// Step 7: φ′ = 1 / √(1/φ*² + 1/v).
    fn phi_prime(&self, phi_star: f64, v: f64) -> f64 {
        formulas::phi_prime(phi_star, v)
    }

    /// Step 7: μ′ − μ = φ′² Σ g(s − E).
    fn moved(&self, known: &Known, _phi_star: f64, phi_prime: f64) -> f64 {
        let rounding = known.rounding;
        rounding.scaled(phi_prime * phi_prime) * rounding.improvement(known.improvement)
    }

    /// Step 8: r′ = 173.7178 μ′ + 1500.
    fn rating(&self, mu_prime: f64) -> f64 {
        scale::rating(mu_prime)
    }

    /// Step 8: RD′ = 173.7178 φ′.
    fn deviation(&self, phi_prime: f64) -> f64 {
        scale::deviation(phi_prime)
    }

    /// Step 8: σ′ as the next period gets it.
    fn new_volatility(&self, sigma_prime: f64) -> f64 {
        sigma_prime
    }
}

/// The paper's formulas, without any replacement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paper;

impl Steps for Paper {}
