//! Beyond the paper: every zero of Step 5's f, to the precision of a double.
//!
//! The paper stops within ε of the zero to which its iterations converge. After a great upset f has
//! two more zeros, and another solver may find one of those.

use super::formulas::clamped;
use super::volatility::F;
use smallvec::{SmallVec, smallvec};

/// Returns every zero of f between `from` and `to`, ascending: one, or after a great upset three.
///
/// f falls everywhere except, if Δ² is large, on one stretch. So f is monotone on at most three
/// pieces, and each holds at most one zero. `near` is a point of f, x and f(x), close to a zero; it
/// makes the common case fast.
pub(super) fn roots(f: &F, from: f64, to: f64, near: (f64, f64)) -> SmallVec<[f64; 2]> {
    let (low, high) = (from.min(to), from.max(to));
    let Some((start, end)) = rise(f, low, high) else {
        return smallvec![zero(f, low, high, near, true)];
    };
    [(low, start, true), (start, end, false), (end, high, true)]
        .into_iter()
        .filter(|&(low, high, _)| low < high && (f.at(low) < 0.0) != (f.at(high) < 0.0))
        .map(|(low, high, falls)| {
            let middle = low.midpoint(high);
            zero(f, low, high, (middle, f.at(middle)), falls)
        })
        .collect()
}

/// f′(x) = ½ p(1 − p)(Δ²(1 − 2p) − 1) − 1/τ², where p = eˣ/(1 + eˣ) and the unit is φ² + v.
fn slope(f: &F, x: f64) -> f64 {
    let e_x = f.e_to(x);
    slope_at_share(f, e_x / (1.0 + e_x), 1.0 / (1.0 + e_x))
}

/// Returns f′ for a known p; `q` is 1 − p without the loss of digits.
fn slope_at_share(f: &F, p: f64, q: f64) -> f64 {
    0.5 * p * q * (f.delta_squared * (q - p) - 1.0) - 1.0 / f.tau_squared
}

/// Returns the stretch between `low` and `high` on which f rises, if there is one.
///
/// p(1 − p)(Δ²(1 − 2p) − 1) has a single maximum, at p = (3 − 1/Δ² − √(3 + 1/Δ⁴))/6, and f can only
/// rise around it.
fn rise(f: &F, low: f64, high: f64) -> Option<(f64, f64)> {
    // The maximum is below (Δ² − 1)/4, so f rises only after a great upset.
    if f.delta_squared - 1.0 <= 8.0 / f.tau_squared {
        return None;
    }
    let i = 1.0 / f.delta_squared;
    let p = (3.0 - i - (3.0 + i * i).sqrt()) / 6.0;
    if slope_at_share(f, p, 1.0 - p) <= 0.0 {
        return None;
    }
    let summit = clamped(f.ln_unit + (p / (1.0 - p)).ln(), low, high);
    // The slope changes its sign once between the maximum and either end.
    let turn = |end: f64| {
        if slope(f, end) > 0.0 {
            return end;
        }
        let (mut rising, mut falling) = (summit, end);
        loop {
            let middle = rising.midpoint(falling);
            if middle == rising || middle == falling {
                return middle; // No number lies between.
            }
            if slope(f, middle) > 0.0 {
                rising = middle;
            } else {
                falling = middle;
            }
        }
    };
    Some((turn(low), turn(high)))
}

/// Finds the zero of f in a bracket on which f is monotone and `falls` or rises: Newton's method,
/// kept inside by bisection.
fn zero(f: &F, mut low: f64, mut high: f64, guess: (f64, f64), falls: bool) -> f64 {
    // f″ = ½p(1 − p)((1 − 2p)(Δ²(1 − 2p) − 1) − 2Δ²p(1 − p)), where p(1 − p) is at most ¼ and
    // 1 − 2p at most 1. So half of |f″| is at most:
    let bend = (3.0 * f.delta_squared + 2.0) / 32.0;
    let (from, to) = (low, high);
    let (mut x, mut y) = guess;
    loop {
        if y == 0.0 {
            return clamped(x, from, to);
        }
        let slope = slope(f, x);
        let step = y / slope;
        // A step h of Newton's method misses the zero by h²f″/2f′. Once the error is below the last
        // bits, the step was the last.
        if step * step * bend <= f64::EPSILON * slope.abs() {
            return clamped(x - step, from, to);
        }
        if (y > 0.0) == falls {
            low = low.max(x);
        } else {
            high = high.min(x);
        }
        let newton = x - step;
        x = if low < newton && newton < high {
            newton
        } else {
            low.midpoint(high)
        };
        if x == low || x == high {
            return x; // No number lies between.
        }
        y = f.at(x);
    }
}
