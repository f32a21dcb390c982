//! Step 3: v.

use super::Mistake;
use crate::teach::check::program::Change::{V, VTerm};

pub(super) const ALL: &[Mistake] = &[
    // v = Σ g²E(1 − E).
    Mistake::new("v-not-inverted", 3, &[V(|information| information)]).like("phi1-v"),
    // v = 1 / Σ g E(1 − E).
    Mistake::new(
        "v-g-once",
        3,
        &[VTerm(|_, game, e| game.g * e.win * e.loss)],
    ),
    // v = 1 / Σ E(1 − E).
    Mistake::new("v-no-g", 3, &[VTerm(|_, _, e| e.win * e.loss)]),
];
