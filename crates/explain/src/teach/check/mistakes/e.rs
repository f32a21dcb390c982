//! Step 3: E.

use super::Mistake;
use crate::teach::check::program::Change::Z;
use glicko2_steps::formulas::g;
use glicko2_steps::{Paper, Steps};
use std::f64::consts::LN_10;

pub(super) const ALL: &[Mistake] = &[
    // 1 / (1 + 10^(−g(μ − μⱼ)/400)): the base and the 400 of Elo's curve, on a scale that needs
    // neither.
    Mistake::new(
        "e-base10-400",
        3,
        &[Z(|player, game| Paper.z(player, game) * LN_10 / 400.0)],
    ),
    // 1 / (1 + 10^(−g(μ − μⱼ))).
    Mistake::new(
        "e-base10",
        3,
        &[Z(|player, game| Paper.z(player, game) * LN_10)],
    ),
    // 1 / (1 + e^(g(μ − μⱼ))).
    Mistake::new("e-sign", 3, &[Z(|player, game| -Paper.z(player, game))]),
    // 1 / (1 + e^(−(μ − μⱼ))), while g is right in v, Δ and μ′.
    Mistake::new("e-no-g", 3, &[Z(|player, game| player.mu - game.mu)]),
    // 1 / (1 + e^(−g(φ)(μ − μⱼ))), while g(φⱼ) is right in v, Δ and μ′.
    Mistake::new(
        "own-rd-in-e",
        3,
        &[Z(|player, game| g(player.phi) * (player.mu - game.mu))],
    ),
    // E rounded to two digits.
    Mistake::new(
        "e-rounded",
        3,
        &[Z(|player, game| {
            let e = 1.0 / (1.0 + (-Paper.z(player, game)).exp());
            let rounded = (100.0 * e).round() / 100.0;
            (rounded / (1.0 - rounded)).ln()
        })],
    ),
];
