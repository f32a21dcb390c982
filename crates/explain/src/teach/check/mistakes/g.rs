//! Step 3: g.

use super::Mistake;
use crate::teach::check::program::Change::{DeltaTerm, G, VTerm};
use glicko2_steps::formulas::{self, g};
use glicko2_steps::glicko_1995::Q;
use std::f64::consts::PI;

pub(super) const ALL: &[Mistake] = &[
    // g(φ) in place of g(φⱼ), everywhere.
    Mistake::new("own-rd-in-g", 3, &[G(|player, _| g(player.phi))]),
    // g(√(φ² + φⱼ²)), as for a prediction.
    Mistake::new(
        "both-rd-in-g",
        3,
        &[G(|player, game| g(player.phi.hypot(game.phi)))],
    ),
    // g(φ) in v, Δ and μ′, but g(φⱼ) in E.
    Mistake::new(
        "own-rd-in-sums",
        3,
        &[
            VTerm(|player, _, e| formulas::v_term(g(player.phi), e)),
            DeltaTerm(|player, game, e| formulas::delta_term(g(player.phi), game.score, e)),
        ],
    ),
    // 3φⱼ⁴/π² under the root: φⱼ squared twice.
    Mistake::new("g-squared-twice", 3, &[G(|_, game| g(game.phi * game.phi))]),
    // 3φⱼ/π² under the root.
    Mistake::new("g-not-squared", 3, &[G(|_, game| g(game.phi.sqrt()))]),
    // 1 / (1 + 3φⱼ²/π²).
    Mistake::new("g-no-root", 3, &[G(|_, game| g(game.phi) * g(game.phi))]),
    // 3φⱼ²/π under the root.
    Mistake::new("g-pi", 3, &[G(|_, game| g(game.phi * PI.sqrt()))]),
    // 3φⱼ² under the root: 3 * φⱼ * φⱼ / π * π, or π ^ 2 in JavaScript, where it is 1.
    Mistake::new("g-no-pi", 3, &[G(|_, game| g(game.phi * PI))]),
    // φⱼ²/π² under the root.
    Mistake::new("g-no-3", 3, &[G(|_, game| g(game.phi / 3_f64.sqrt()))]),
    // The g of Glicko, with 3q²φⱼ²/π², for a φⱼ that is already scaled.
    Mistake::new("g-q", 3, &[G(|_, game| g(Q * game.phi))]).like("g-one"),
    // No g at all.
    Mistake::new("g-one", 3, &[G(|_, _| 1.0)]),
];
