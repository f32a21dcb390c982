//! Step 5: the new volatility σ′, from the zero of f.

use super::illinois::narrow;
use super::trace::{Bracket, Try, Volatility};
use smallvec::{SmallVec, smallvec};

/// What Step 5 starts from, all on the Glicko-2 scale.
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

/// The function of Step 5.1, whose zero is ln σ′²:
///
/// f(x) = eˣ(Δ² − φ² − v − eˣ) / (2(φ² + v + eˣ)²) − (x − a)/τ².
///
/// With w = φ² + v, ρ = Δ²/w and the share p = eˣ/(w + eˣ) the fraction is ½ p (ρ(1 − p) − 1): the same number, which
/// neither overflows nor cancels for any x, since 1 − p is taken as w/(w + eˣ).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct F {
    /// a = ln σ², taken as 2 ln σ because σ² may underflow.
    pub a: f64,
    /// σ.
    sigma: f64,
    /// τ.
    pub tau: f64,
    /// 1/τ².
    steepness: f64,
    /// φ² + v, divided by e to the `shift`.
    w: f64,
    /// 0, or ln(φ² + v) where that is so large that eˣ may overflow: p is the same with w and eˣ divided by any number.
    shift: f64,
    /// Δ²/(φ² + v): above 1 the games surprised more than φ and v account for.
    rho: f64,
}

/// f at one place, with its slope there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// x.
    pub x: f64,
    /// f(x).
    pub y: f64,
    /// f′(x).
    pub slope: f64,
}

impl F {
    /// The function for one player's Step 5.
    #[must_use]
    pub fn new(given: &Given) -> Self {
        /// With w below it, eˣ is far from overflow wherever Step 5 takes f: x is at most ln σ² or ln Δ², and |Δ| is at most w
        /// for each game.
        const LARGE: f64 = 1e100;
        /// Steeper than this, all the same; and x − a times it is no overflow.
        const STEEPEST: f64 = 1e300;
        let &Given { phi, v, delta, sigma, tau, .. } = given;
        let w = phi * phi + v;
        let (shifted, shift) = if w < LARGE { (w, 0.0) } else { (1.0, w.ln()) };
        // Δ² alone may overflow.
        let steepness = (1.0 / (tau * tau)).min(STEEPEST);
        Self { a: 2.0 * sigma.ln(), sigma, tau, steepness, w: shifted, shift, rho: delta / w * delta }
    }

    /// f(x), held within the range of a double, which a tiny τ leaves.
    #[must_use]
    pub fn at(&self, x: f64) -> f64 {
        self.point(x).y
    }

    /// f′(x) = ½ p(1 − p)(ρ(1 − 2p) − 1) − 1/τ².
    #[must_use]
    pub fn slope(&self, x: f64) -> f64 {
        self.point(x).slope
    }

    /// f(x) and f′(x), which share the one costly thing, eˣ.
    #[inline]
    #[must_use]
    pub fn point(&self, x: f64) -> Point {
        /// e to this is just a double.
        const MOST: f64 = 709.0;
        self.point_of(x, (x - self.shift).min(MOST).exp())
    }

    /// f at a, where eˣ is σ².
    fn start(&self) -> Point {
        if self.shift == 0.0 { self.point_of(self.a, self.sigma * self.sigma) } else { self.point(self.a) }
    }

    /// The same where eˣ, without the shift, is known.
    #[inline]
    fn point_of(&self, x: f64, e_x: f64) -> Point {
        let whole = 1.0 / (self.w + e_x);
        let (p, q) = (e_x * whole, self.w * whole);
        let y = 0.5 * p * (self.rho * q - 1.0) - (x - self.a) * self.steepness;
        Point { x, y, slope: self.slope_of_share(p, q) }
    }

    /// f′ where eˣ/(w + eˣ) is `p`, and `q` is 1 − p.
    fn slope_of_share(&self, p: f64, q: f64) -> f64 {
        0.5 * p * q * (self.rho * (q - p) - 1.0) - self.steepness
    }

    /// Every zero of f between `from` and `to`, ascending: one, or after a great upset three.
    ///
    /// f falls everywhere but, if Δ² is large, on one stretch: p(1 − p)(ρ(1 − 2p) − 1) has a single summit, at
    /// p = (3 − 1/ρ − √(3 + 1/ρ²))/6, and f can rise only around it. So f is monotone on at most three pieces, and each holds
    /// at most one zero. `near` is a point already known to be close to one; it makes the common case quick.
    #[must_use]
    pub fn roots(&self, from: f64, to: f64, near: Point) -> SmallVec<[f64; 2]> {
        let (low, high) = (from.min(to), from.max(to));
        // The summit of p(1 − p)(ρ(1 − 2p) − 1) is lower than (ρ − 1)/4, so that only a great upset makes f rise anywhere.
        if self.rho - 1.0 > 8.0 * self.steepness
            && let Some(rise) = self.rise(low, high)
        {
            return self.roots_around(rise, low, high);
        }
        let zero = match self.last_step(near) {
            Some(zero) => zero.clamp(low, high),
            None => self.zero(low, high, self.point(near.x.clamp(low, high)), true),
        };
        smallvec![zero]
    }

    /// Where Newton's method goes from a point, if that is as near to the zero as a double can be.
    ///
    /// A step h leaves an error of h²f″/2f′: once that is lost in the last bits, it was the last step. Since
    /// f″ = ½p(1 − p)((1 − 2p)(ρ(1 − 2p) − 1) − 2ρp(1 − p)), half of |f″| is at most (3ρ + 2)/32 for any p.
    #[inline]
    fn last_step(&self, from: Point) -> Option<f64> {
        let Point { x, y, slope } = from;
        let bend = (3.0 * self.rho + 2.0) / 32.0;
        let step = y / slope;
        (step * step * bend <= f64::EPSILON * slope.abs() && slope.is_finite()).then_some(x - step)
    }

    /// The zeros before, on and after the stretch on which f rises.
    #[cold]
    fn roots_around(self, (start, end): (f64, f64), low: f64, high: f64) -> SmallVec<[f64; 2]> {
        [(low, start, true), (start, end, false), (end, high, true)]
            .into_iter()
            .filter(|&(l, h, _)| l < h && (self.at(l) < 0.0) != (self.at(h) < 0.0))
            .map(|(l, h, falls)| self.zero(l, h, self.point(l.midpoint(h)), falls))
            .collect()
    }

    /// ln(φ² + v).
    fn ln_w(&self) -> f64 {
        self.w.ln() + self.shift
    }

    /// The stretch within [`low`, `high`] on which f rises, if there is one; Δ² is above φ² + v.
    #[cold]
    fn rise(self, low: f64, high: f64) -> Option<(f64, f64)> {
        let i = 1.0 / self.rho;
        let p = (3.0 - i - (3.0 + i * i).sqrt()) / 6.0;
        if self.slope_of_share(p, 1.0 - p) <= 0.0 {
            return None;
        }
        let summit = (self.ln_w() + (p / (1.0 - p)).ln()).clamp(low, high);
        let turn = |outside: f64| {
            // Halve until no number lies between: the slope changes its sign once between the summit and either end.
            let (mut inside, mut outside) = (summit, outside);
            if self.slope(outside) > 0.0 {
                return outside;
            }
            loop {
                let middle = inside.midpoint(outside);
                if middle == inside || middle == outside {
                    return middle;
                }
                if self.slope(middle) > 0.0 { inside = middle } else { outside = middle }
            }
        };
        Some((turn(low), turn(high)))
    }

    /// The zero of f in a bracket on which f `falls` all the way, or rises: Newton's method, kept inside by bisection.
    #[cold]
    fn zero(self, from: f64, to: f64, guess: Point, falls: bool) -> f64 {
        let (mut low, mut high) = (from, to);
        let mut point = guess;
        loop {
            let Point { x, y, slope } = point;
            if y == 0.0 {
                return x;
            }
            if let Some(zero) = self.last_step(point) {
                return zero.clamp(from, to);
            }
            if (y > 0.0) == falls {
                low = x;
            } else {
                high = x;
            }
            let newton = x - y / slope;
            let next = if low < newton && newton < high { newton } else { low.midpoint(high) };
            if next == low || next == high {
                return next; // No number lies between.
            }
            point = self.point(next);
        }
    }
}

/// Step 5: finds σ′, recording the bracket and every iteration.
#[must_use]
// One copy of a large result less; on the page size matters more.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub fn update(given: &Given) -> Volatility {
    let f = F::new(given);

    // 5.2: B, so that A = a and B enclose the zero.
    let (b, f_b, bracket) = if f.rho > 1.0 {
        // ln(Δ² − φ² − v), without squaring a large Δ.
        let b = f.ln_w() + (f.rho - 1.0).ln();
        (b, f.at(b), Bracket::Delta)
    } else {
        let tries = search(&f);
        let held = tries[tries.len() - 1];
        (held.x, held.f, Bracket::Search { tries })
    };

    // 5.3 and 5.4. The last place where f was taken lies next to a zero.
    let mut last = f.start();
    let start = (f.a, last.y);
    let height = |x| {
        last = f.point(x);
        last.y
    };
    let iterations = narrow(height, start, (b, f_b), given.epsilon);

    // 5.5, and beside it what the iterations were heading for.
    let stop = iterations[iterations.len() - 1];
    let roots = f.roots(f.a, b, last);
    let away = |x: f64| (x - stop.b).abs();
    let root = match roots[..] {
        [only] => only,
        _ => roots.iter().copied().min_by(|&x, &y| away(x).total_cmp(&away(y))).unwrap_or(stop.a),
    };

    let sigma = (stop.a / 2.0).exp();
    Volatility {
        a: f.a,
        bracket,
        iterations,
        sigma,
        roots,
        root,
        sigma_exact: beside(sigma, (root - stop.a) / 2.0).unwrap_or_else(|| (root / 2.0).exp()),
    }
}

/// σ eʰ for an h as small as ε makes it, where three terms of eʰ have every digit of it.
fn beside(sigma: f64, h: f64) -> Option<f64> {
    (h.abs() < 1e-5).then(|| sigma + sigma * (h + h * h / 2.0))
}

/// The tries of k = 1, 2, … until f(a − kτ) ≥ 0; the last of them holds.
///
/// f is above −½ + k/τ there, so k ≤ τ/2 + 1 always, and for τ ≤ 2 the first try holds. Only where τ is lost in the rounding of a
/// does the search not move; it then ends at once, with a bracket too narrow to iterate on.
fn search(f: &F) -> SmallVec<[Try; 1]> {
    let mut tries = SmallVec::new();
    for k in 1.. {
        let x = f.a - f64::from(k) * f.tau;
        let try_k = Try { k, x, f: f.at(x) };
        tries.push(try_k);
        if try_k.f >= 0.0 || x == f.a {
            break;
        }
    }
    tries
}
