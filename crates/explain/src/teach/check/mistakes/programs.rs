//! Public programs with several mistakes at once.

use super::Mistake;
use super::step5::{LN_OVER_LGE, MU_FOR_PHI};
use crate::teach::check::program::Change::{self, Deviation, Step5};
use glicko2_steps::scale;

/// The programs.
pub const PROGRAMS: &[Mistake] = &[
    // A public JavaScript file of 2012: ln x as ln x / lg e, Δ² > σ² + v, B without v, and 173.7171
    // in Step 8.
    Mistake::new("js-2012", 5, JS_2012),
    // The package glicko2 of PyPI, from 2012 to 2.1.0 at least: μ for φ in f. Until 2.0.0 it also
    // had f(C) f(B) < 0.
    Mistake::new("pypi-glicko2", 5, &[MU_FOR_PHI]).like("f-mu-for-phi"),
];

const JS_2012: &[Change] = &[
    LN_OVER_LGE[0],
    Step5(|step5| {
        step5.b = |step5| {
            (step5.delta_squared > step5.sigma * step5.sigma + step5.v)
                .then(|| step5.ln * (step5.surprise() + step5.v).ln())
        };
    }),
    Deviation(|deviation| deviation * (173.7171 / scale::SCALE)),
];
