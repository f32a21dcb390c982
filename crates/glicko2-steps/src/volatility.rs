//! Step 5: the new volatility σ′, from the zero of f.

use super::illinois::{Point, Search, encloses_zero, narrow, narrow_with, start};
use super::roots::roots;
use super::trace::{Bracket, Iteration, Trace, Try, Volatility};
use super::{Period, Player};
use smallvec::smallvec;

/// The input of Step 5, all on the Glicko-2 scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Given {
    /// φ.
    pub phi: f64,
    /// v, of Step 3.
    pub v: f64,
    /// Δ, of Step 4.
    pub delta: f64,
    /// σ.
    pub sigma: f64,
    /// τ.
    pub tau: f64,
    /// ε.
    pub epsilon: f64,
}

impl Given {
    /// Returns the input of Step 5 of a rated period; `None` for an idle one, which has no Step 5.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Option<Self> {
        let Player {
            volatility: sigma, ..
        } = period.player;
        let (phi, tau, epsilon) = (trace.phi, period.tau, period.epsilon);
        Some(Self {
            phi,
            v: trace.v?,
            delta: trace.delta?,
            sigma,
            tau,
            epsilon,
        })
    }
}

/// Step 5: finds σ′, recording the bracket and every iteration.
#[must_use]
pub fn update(given: &Given) -> Volatility {
    // 5.1: a and f.
    let f = F::new(given);
    let a = f.a;

    // 5.2 to 5.4: B, and the bracket narrowed.
    let (bracket, iterations) = search(&f, given.epsilon);
    let b = iterations[0].b;

    // 5.5: σ′ = e^(A/2).
    let last = iterations[iterations.len() - 1];
    let sigma = sigma_at(last.a);

    // Beyond the paper: the zero to which the iterations converge.
    let roots = roots(&f, a, b, (last.b, last.f_b));
    let away = |x: f64| (x - last.b).abs();
    let root = roots
        .iter()
        .copied()
        .min_by(|&x, &y| away(x).total_cmp(&away(y)))
        .unwrap_or(last.a);

    Volatility {
        a,
        bracket,
        iterations,
        sigma,
        roots,
        root,
        sigma_exact: sigma_at(root),
    }
}

/// Step 5: finds σ′ as [`update`] does, to the same bits, but records nothing.
///
/// ```
/// use glicko2_steps::volatility::{self, Given};
///
/// let given = Given { phi: 1.1513, v: 1.7785, delta: -0.4834, sigma: 0.06, tau: 0.5, epsilon: 0.000_001 };
/// assert_eq!(volatility::sigma(&given), volatility::update(&given).sigma);
/// ```
#[must_use]
pub fn sigma(given: &Given) -> f64 {
    let f = F::new(given);
    let [a, b] = bracket(&f, |_| {});
    sigma_at(narrow_with(&f, a, b, given.epsilon, |_| {}))
}

/// Step 5.5: σ = e^(x/2) for x = ln σ².
#[must_use]
pub fn sigma_at(x: f64) -> f64 {
    (x / 2.0).exp()
}

/// Returns the iterations from another starting bracket than that of Step 5.2. Any two ends that
/// enclose the zero lead to it.
///
/// If f has the same sign at both ends, returns only the start, because no zero need lie between
/// them.
#[must_use]
pub fn between(given: &Given, a: f64, b: f64) -> Vec<Iteration> {
    let f = F::new(given);
    let (f_a, f_b) = (f.at(a), f.at(b));
    if encloses_zero(f_a, f_b) {
        narrow(&f, (a, f_a), (b, f_b), given.epsilon)
    } else {
        vec![start((a, f_a), (b, f_b))]
    }
}

/// The function of Step 5, and the search for the other end of its bracket.
pub trait Step5: Search {
    /// Step 5.1: a = ln σ².
    fn a(&self) -> f64;

    /// Step 5.2: B = ln(Δ² − φ² − v) where Δ² > φ² + v.
    fn b(&self) -> Option<f64>;

    /// Step 5.2: otherwise, the k-th candidate for B, a − kτ.
    fn b_at(&self, k: u32) -> f64;
}

/// Steps 5.2 to 5.4: returns how B was found, and every iteration.
pub fn search(f: &impl Step5, epsilon: f64) -> (Bracket, Vec<Iteration>) {
    let mut tries = smallvec![];
    let [a, b] = bracket(f, |try_k| tries.push(try_k));
    // B comes from Δ² exactly if nothing had to be tried.
    let found = if tries.is_empty() {
        Bracket::Delta
    } else {
        Bracket::Search { tries }
    };
    (found, narrow(f, a, b, epsilon))
}

/// Steps 5.2 and 5.3: returns A and B, which enclose the zero, with f(A) and f(B). Passes each try of the search for B
/// to `record`.
///
/// If Δ² ≤ φ² + v, tries k = 1, 2, … as long as f(a − kτ) < 0. The last try gives B. At these points f is above
/// −½ + k/τ, so k ≤ τ/2 + 1 always, and for τ ≤ 2 the first try suffices. If τ is so small that a − kτ rounds to a, the
/// search ends at once, with a bracket too narrow to iterate on.
fn bracket(f: &impl Step5, mut record: impl FnMut(Try)) -> [Point; 2] {
    let a = f.a();
    let start = (a, f.at(a));
    if let Some(b) = f.b() {
        return [start, (b, f.at(b))];
    }
    let mut k = 1;
    loop {
        let x = f.b_at(k);
        let try_k = Try { k, x, f: f.at(x) };
        record(try_k);
        let goes_on = try_k.f < 0.0 && x != a;
        if !goes_on {
            return [start, (x, try_k.f)];
        }
        k += 1;
    }
}

/// The function of Step 5.1, whose zero is ln σ′²:
///
/// f(x) = eˣ(Δ² − φ² − v − eˣ) / (2(φ² + v + eˣ)²) − (x − a)/τ².
///
/// Departure from the paper: Δ², φ² + v and eˣ are each divided by φ² + v, which leaves the
/// fraction unchanged. After a game that hardly any player would have lost, v may be 10³⁰⁰; Δ², eˣ
/// and (φ² + v)² then overflow a double, but Δ²/(φ² + v) and eˣ/(φ² + v) do not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct F {
    /// a = ln σ².
    pub a: f64,
    /// τ.
    tau: f64,
    /// τ².
    pub(super) tau_squared: f64,
    /// ln(φ² + v), the logarithm of the unit.
    pub(super) ln_unit: f64,
    /// Δ² in that unit, Δ²/(φ² + v): above 1 where the games surprised more than φ and v account for.
    pub(super) delta_squared: f64,
}

impl F {
    /// Creates the function for one player's Step 5.
    #[must_use]
    pub fn new(given: &Given) -> Self {
        /// The smallest τ that is used, so that (x − a)/τ² does not overflow.
        const MIN_TAU: f64 = 1e-150;
        let &Given {
            phi,
            v,
            delta,
            sigma,
            ..
        } = given;
        let unit = phi * phi + v;
        // Departure from the paper: a τ below 10⁻¹⁵⁰ counts as 10⁻¹⁵⁰; otherwise f would be infinite.
        let tau = given.tau.max(MIN_TAU);
        Self {
            // Departure from the paper: 2 ln σ for ln σ², because σ² may underflow.
            a: 2.0 * sigma.ln(),
            tau,
            tau_squared: tau * tau,
            ln_unit: unit.ln(),
            delta_squared: delta / unit * delta,
        }
    }

    /// Returns f(x), the paper's formula with φ² + v as the unit.
    #[must_use]
    pub fn at(&self, x: f64) -> f64 {
        let (delta_squared, e_x) = (self.delta_squared, self.e_to(x));
        // Departure from the paper: the fraction is a product of two, because its denominator is a
        // square, which may overflow.
        e_x / (1.0 + e_x) * ((delta_squared - 1.0 - e_x) / (2.0 * (1.0 + e_x)))
            - (x - self.a) / self.tau_squared
    }

    /// Returns eˣ in units of φ² + v, held within the range of a double.
    pub(super) fn e_to(&self, x: f64) -> f64 {
        const MAX: f64 = 1e307;
        (x - self.ln_unit).exp().min(MAX)
    }
}

impl Search for F {
    fn at(&self, x: f64) -> f64 {
        Self::at(self, x)
    }
}

impl Step5 for F {
    fn a(&self) -> f64 {
        self.a
    }

    fn b(&self) -> Option<f64> {
        (self.delta_squared > 1.0).then(|| self.ln_unit + (self.delta_squared - 1.0).ln())
    }

    fn b_at(&self, k: u32) -> f64 {
        self.a - f64::from(k) * self.tau
    }
}
