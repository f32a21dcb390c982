//! Step 5: the new volatility.

use super::Mistake;
use crate::teach::check::program::Change::{self, Sigma, Step5};
use glicko2_steps::illinois::{encloses_zero, halved};
use glicko2_steps::scale;
use glicko2_steps::trace::KeptEnd;
use glicko2_steps::volatility::{Given, sigma_at};
use std::f64::consts::LN_10;

pub(super) const ALL: &[Mistake] = &[
    // a = ln σ.
    Mistake::new(
        "a-ln-sigma",
        5,
        &[Step5(|step5| step5.a = step5.sigma.ln())],
    ),
    // ln x as ln x / lg e, in a and B.
    Mistake::new("ln-over-lge", 5, LN_OVER_LGE).like("no-step6"),
    // a = lg σ².
    Mistake::new(
        "a-log10",
        5,
        &[Step5(|step5| step5.a = 2.0 * step5.sigma.log10())],
    ),
    // (x − a)/τ in f.
    Mistake::new(
        "tau-not-squared",
        5,
        &[Step5(|step5| step5.tau_squared = step5.tau)],
    )
    .like("f-no-2"),
    // f without the 2 in the denominator.
    Mistake::new("f-no-2", 5, &[Step5(|step5| step5.two = 1.0)]),
    // 2(φ² + v + eˣ) as the denominator of f.
    Mistake::new("f-den-not-squared", 5, &[Step5(|step5| step5.power = 1)]),
    // φ for φ², in f and B.
    Mistake::new(
        "f-phi-not-squared",
        5,
        &[Step5(|step5| step5.phi_squared = step5.phi)],
    ),
    // RD for φ, in f and B.
    Mistake::new(
        "f-rd-for-phi",
        5,
        &[Step5(|step5| {
            step5.phi_squared = scale::deviation(step5.phi).powi(2);
        })],
    )
    .like("no-step5"),
    // μ for φ, only in f.
    Mistake::new("f-mu-for-phi", 5, &[MU_FOR_PHI]),
    // Δ for Δ², in f and B.
    Mistake::new(
        "f-delta-not-squared",
        5,
        &[Step5(|step5| step5.delta_squared = step5.delta)],
    ),
    // eˣ(Δ² − φ² − v) as the numerator of f.
    Mistake::new("f-no-ex", 5, &[Step5(|step5| step5.less = 0.0)]),
    // + (x − a)/τ² in f.
    Mistake::new(
        "f-plus",
        5,
        &[Step5(|step5| step5.tau_squared = -step5.tau_squared)],
    ),
    // B = Δ² − φ² − v.
    Mistake::new(
        "b-no-log",
        5,
        &[Step5(|step5| step5.b = |step5| positive(step5.surprise()))],
    ),
    // B = ln(Δ² − φ² − σ).
    Mistake::new(
        "b-sigma-for-v",
        5,
        &[Step5(|step5| {
            step5.b = |step5| {
                positive(step5.surprise()).map(|surprise| (surprise + step5.v - step5.sigma).ln())
            };
        })],
    ),
    // B = ln(Δ² − φ²).
    Mistake::new(
        "b-no-v",
        5,
        &[Step5(|step5| {
            step5.b = |step5| positive(step5.surprise()).map(|surprise| (surprise + step5.v).ln());
        })],
    ),
    // Δ² > σ² + v as the condition for B.
    Mistake::new(
        "cond-sigma",
        5,
        &[Step5(|step5| {
            step5.b = |step5| {
                (step5.delta_squared > step5.sigma * step5.sigma + step5.v)
                    .then(|| step5.surprise().ln())
            };
        })],
    )
    .like("no-step5"),
    // B is 0 if Δ² ≤ φ² + v.
    Mistake::new(
        "b-else-missing",
        5,
        &[Step5(|step5| {
            step5.b = |step5| Some(positive(step5.surprise()).map_or(0.0, f64::ln));
        })],
    ),
    // B = a + kτ.
    Mistake::new(
        "b-search-up",
        5,
        &[Step5(|step5| {
            step5.b_at = |step5, k| step5.a + k * step5.tau;
        })],
    )
    .like("no-step5"),
    // ε = 0.01.
    Mistake::new("eps-wide", 5, &[Step5(|step5| step5.epsilon = 0.01)]).like("no-step5"),
    // ε = 0.0001.
    Mistake::new("eps-001", 5, &[Step5(|step5| step5.epsilon = 0.0001)]).like("no-step5"),
    // B ← C only if f(A) is halved.
    Mistake::new(
        "b-in-else",
        5,
        &[Step5(|step5| {
            step5.ends = |a, b, c| {
                if encloses_zero(c.1, b.1) {
                    (b, b, KeptEnd::B)
                } else {
                    (halved(a), c, KeptEnd::A)
                }
            };
        })],
    )
    .like("no-step5"),
    // The loop ends after one iteration.
    Mistake::new("one-iteration", 5, &[Step5(|step5| step5.most = 1)]).like("no-step5"),
    // B − A > ε.
    Mistake::new(
        "no-abs",
        5,
        &[Step5(|step5| {
            step5.is_wide = |a, b, epsilon| b - a > epsilon;
        })],
    )
    .like("no-step5"),
    // f(A) is never halved.
    Mistake::new(
        "no-halving",
        5,
        &[Step5(|step5| {
            step5.ends = |a, b, c| {
                if encloses_zero(c.1, b.1) {
                    (b, c, KeptEnd::B)
                } else {
                    (a, c, KeptEnd::A)
                }
            };
        })],
    ),
    // f(C) f(B) < 0, as the paper had it until 2022.
    Mistake::new(
        "strict-2013",
        5,
        &[Step5(|step5| {
            step5.ends = |a, b, c| {
                if c.1 * b.1 < 0.0 {
                    (b, c, KeptEnd::B)
                } else {
                    (halved(a), c, KeptEnd::A)
                }
            };
        })],
    ),
    // σ′ = e^A.
    Mistake::new(
        "sigma-no-half",
        5,
        &[Step5(|step5| step5.sigma_prime = |stop| stop.a.exp())],
    )
    .like("no-step6"),
    // σ′ = e^A / 2.
    Mistake::new(
        "sigma-half-outside",
        5,
        &[Step5(|step5| step5.sigma_prime = |stop| stop.a.exp() / 2.0)],
    )
    .like("no-step6"),
    // σ′ = e^(B/2).
    Mistake::new(
        "sigma-from-b",
        5,
        &[Step5(|step5| step5.sigma_prime = |stop| sigma_at(stop.b))],
    ),
    // The method before that of 2012, a Newton step, taken once.
    Mistake::new("newton-1", 5, &[Sigma(newton)]),
    // σ′ = σ.
    Mistake::new("no-step5", 5, &[Sigma(|given| given.sigma)]),
    // σ′ within 0.04 … 0.08, before Step 6.
    Mistake::new(
        "sigma-cap-008",
        5,
        &[Step5(|step5| step5.held = |sigma| sigma.clamp(0.04, 0.08))],
    ),
];

/// ln x as ln x / lg e.
pub(super) const LN_OVER_LGE: &[Change] = &[Step5(|step5| {
    step5.a *= LN_10;
    step5.ln = LN_10;
})];

/// μ for φ in f, with the right B.
pub(super) const MU_FOR_PHI: Change = Step5(|step5| {
    step5.phi_squared = step5.mu * step5.mu;
    step5.b = |step5| positive(step5.delta_squared - step5.phi * step5.phi - step5.v).map(f64::ln);
});

/// Returns Δ² − φ² − v if its logarithm exists.
fn positive(surprise: f64) -> Option<f64> {
    (surprise > 0.0).then_some(surprise)
}

/// Returns σ′ after one Newton step from ln σ², as in the paper before 2012.
fn newton(given: &Given) -> f64 {
    let &Given {
        phi,
        v,
        delta,
        sigma,
        tau,
        ..
    } = given;
    let (a, sigma_squared) = (2.0 * sigma.ln(), sigma * sigma);
    let d = phi * phi + v + sigma_squared;
    let first = 0.5 * sigma_squared / d * (delta * delta / d - 1.0);
    let second = -1.0 / (tau * tau) - 0.5 * sigma_squared * (phi * phi + v) / (d * d)
        + 0.5 * delta * delta * sigma_squared * (phi * phi + v - sigma_squared) / (d * d * d);
    sigma_at(a - first / second)
}
