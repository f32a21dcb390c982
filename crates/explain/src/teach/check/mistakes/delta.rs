//! Step 4: Δ, and the scores.

use super::Mistake;
use crate::teach::check::program::Change::{Delta, DeltaTerm, Score};
use glicko2_steps::formulas;

pub(super) const ALL: &[Mistake] = &[
    // Δ = Σ g(s − E).
    Mistake::new("delta-no-v", 4, &[Delta(|_, improvement| improvement)]),
    // Δ = Σ g(s − E) / v.
    Mistake::new(
        "delta-over-v",
        4,
        &[Delta(|v, improvement| improvement / v)],
    )
    .like("delta-no-v"),
    // Σ (s − E), in Δ and in μ′.
    Mistake::new(
        "sums-no-g",
        4,
        &[DeltaTerm(|_, game, e| {
            formulas::delta_term(1.0, game.score, e)
        })],
    ),
    // s is the opponent's score.
    Mistake::new("mirrored", 4, &[Score(|score| 1.0 - score)]),
    // A draw counts as 0.
    Mistake::new(
        "draw-as-loss",
        4,
        &[Score(|score| if score == 0.5 { 0.0 } else { score })],
    ),
    // A draw counts as 1.
    Mistake::new(
        "draw-as-win",
        4,
        &[Score(|score| if score == 0.5 { 1.0 } else { score })],
    ),
    // −1, 0, 1 for 0, ½, 1.
    Mistake::new("minus-one", 4, &[Score(|score| 2.0 * score - 1.0)]).like("draw-as-loss"),
];
