//! Step 5 as people type it from the paper: its formulas in plain doubles, without the engine's
//! guards.

use glicko2_steps::illinois::{self, Point, Search};
use glicko2_steps::trace::{Bracket, Iteration, KeptEnd};
use glicko2_steps::volatility::{Given, Step5, sigma_at};

/// The number of iterations after which a search counts as endless. With `<` for `≤`, a search may
/// end after 1,076.
pub const ENDLESS: usize = 1_500;

/// The number of tries after which the search for B counts as endless.
const MOST_TRIES: u32 = 10_000;

/// The values and parts of Step 5. By default they are the paper's; each can be replaced.
#[derive(Clone, Copy, Debug)]
pub struct PlainStep5 {
    /// μ, which Step 5 does not use.
    pub mu: f64,
    /// φ.
    pub phi: f64,
    /// The value in place of φ².
    pub phi_squared: f64,
    /// v.
    pub v: f64,
    /// Δ.
    pub delta: f64,
    /// The value in place of Δ².
    pub delta_squared: f64,
    /// σ.
    pub sigma: f64,
    /// τ.
    pub tau: f64,
    /// The value in place of τ².
    pub tau_squared: f64,
    /// a = ln σ².
    pub a: f64,
    /// ε.
    pub epsilon: f64,
    /// The 2 in the denominator of f.
    pub two: f64,
    /// The factor of the eˣ that is subtracted from Δ² − φ² − v in the numerator of f.
    pub less: f64,
    /// The power of φ² + v + eˣ in the denominator of f.
    pub power: i32,
    /// The factor of the logarithm in B.
    pub ln: f64,
    /// Returns the B of Step 5.2 that needs no search.
    pub b: fn(&Self) -> Option<f64>,
    /// Returns the candidate for B for a k.
    pub b_at: fn(&Self, f64) -> f64,
    /// Returns whether the loop continues, for A, B and ε.
    pub is_wide: fn(f64, f64, f64) -> bool,
    /// Returns A and B after an iteration, for A, B and C.
    pub ends: fn(Point, Point, Point) -> (Point, Point, KeptEnd),
    /// The largest number of iterations.
    pub most: usize,
    /// Returns σ′ from the last A and B.
    pub sigma_prime: fn(&Iteration) -> f64,
    /// Holds σ′ within limits.
    pub held: fn(f64) -> f64,
}

impl PlainStep5 {
    /// Creates the Step 5 of the paper.
    #[must_use]
    pub fn of(mu: f64, given: &Given) -> Self {
        let &Given {
            phi,
            v,
            delta,
            sigma,
            tau,
            epsilon,
        } = given;
        Self {
            mu,
            phi,
            phi_squared: phi * phi,
            v,
            delta,
            delta_squared: delta * delta,
            sigma,
            tau,
            tau_squared: tau * tau,
            a: 2.0 * sigma.ln(),
            epsilon,
            two: 2.0,
            less: 1.0,
            power: 2,
            ln: 1.0,
            b: |step5| (step5.surprise() > 0.0).then(|| step5.ln * step5.surprise().ln()),
            b_at: |step5, k| step5.a - k * step5.tau,
            is_wide: illinois::is_wide,
            ends: illinois::ends,
            most: ENDLESS,
            sigma_prime: |stop| sigma_at(stop.a),
            held: |sigma| sigma,
        }
    }

    /// Returns Δ² − φ² − v.
    #[must_use]
    pub fn surprise(&self) -> f64 {
        self.delta_squared - self.phi_squared - self.v
    }

    /// Returns σ′ after all iterations; NaN if they or the search for B do not end.
    #[must_use]
    pub fn sigma_prime(&self, bracket: &Bracket, iterations: &[Iteration]) -> f64 {
        let found_b =
            !matches!(bracket, Bracket::Search { tries } if tries.len() >= MOST_TRIES as usize);
        let stop = iterations
            .last()
            .filter(|_| found_b && iterations.len() <= ENDLESS);
        stop.map_or(f64::NAN, |stop| (self.held)((self.sigma_prime)(stop)))
    }
}

impl Search for PlainStep5 {
    fn at(&self, x: f64) -> f64 {
        let e_x = x.exp();
        let below = self.two * (self.phi_squared + self.v + e_x).powi(self.power);
        e_x * (self.surprise() - self.less * e_x) / below - (x - self.a) / self.tau_squared
    }

    fn is_wide(&self, a: f64, b: f64, epsilon: f64) -> bool {
        (self.is_wide)(a, b, epsilon)
    }

    fn secant(&self, (a, f_a): Point, (b, f_b): Point) -> f64 {
        a + (a - b) * f_a / (f_b - f_a)
    }

    fn ends(&self, a: Point, b: Point, c: Point) -> (Point, Point, KeptEnd) {
        (self.ends)(a, b, c)
    }

    fn most_iterations(&self) -> usize {
        self.most
    }

    fn bisects(&self) -> bool {
        false
    }
}

impl Step5 for PlainStep5 {
    fn a(&self) -> f64 {
        self.a
    }

    fn b(&self) -> Option<f64> {
        (self.b)(self)
    }

    fn b_at(&self, k: u32) -> f64 {
        if k < MOST_TRIES {
            (self.b_at)(self, f64::from(k))
        } else {
            f64::NAN
        }
    }
}
