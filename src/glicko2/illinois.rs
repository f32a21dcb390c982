//! Step 5.4: the Illinois algorithm, a variant of regula falsi, over any function.

use super::trace::{Iteration, Kept};

/// After this many iterations bisection takes over. Among 20 million ordinary rating periods the most was 28.
pub const MAX_ITERATIONS: usize = 100;

/// Narrows a bracket of a zero of `f` until |B − A| ≤ ε, and records every iteration.
///
/// The first element is the starting bracket. Each iteration draws the secant through both ends and looks where it
/// crosses zero, at C = A + (A − B) f(A) / (f(B) − f(A)). The end that still encloses the zero together with C is kept; an A
/// kept twice would slow the method down, so each time it is kept its f counts half.
///
/// `f` must have opposite signs at `a` and `b`; then so it has at the ends of every recorded bracket. If it has not, the
/// iterations still end.
///
/// ```
/// use glicko2_steps::glicko2::illinois::illinois;
///
/// let iterations = illinois(|x| x * x - 2.0, 1.0, 2.0, 1e-9);
/// assert!((iterations.last().unwrap().a - 2f64.sqrt()).abs() < 1e-9);
/// ```
pub fn illinois(f: impl Fn(f64) -> f64, a: f64, b: f64, epsilon: f64) -> Vec<Iteration> {
    let (f_a, f_b) = (f(a), f(b));
    narrow(f, (a, f_a), (b, f_b), epsilon)
}

/// [`illinois`] between two points of f, each x with f(x).
pub(super) fn narrow(
    f: impl Fn(f64) -> f64,
    (mut a, mut f_a): (f64, f64),
    (mut b, mut f_b): (f64, f64),
    epsilon: f64,
) -> Vec<Iteration> {
    let mut iterations = Vec::with_capacity(8);
    iterations.push(start((a, f_a), (b, f_b)));
    while (b - a).abs() > epsilon && iterations.len() <= MAX_ITERATIONS {
        let secant = a + (a - b) * f_a / (f_b - f_a);
        // A secant through equal, infinite or vanishing heights has no crossing; its C would not be a number.
        let c = if secant.is_finite() { secant } else { a.midpoint(b) };
        let f_c = f(c);
        // Step 5.4(b) and (c). The paper of 2013 has f(C) f(B) < 0; when f(C) came out as exactly 0 it never moved B again. Its author
        // replaced `<` by `≤` on March 22, 2022.
        let kept;
        (a, f_a, kept) = if encloses_zero(f_c, f_b) { (b, f_b, Kept::B) } else { (a, f_a / 2.0, Kept::A) };
        (b, f_b) = (c, f_c);
        iterations.push(Iteration { a, b, c: Some(c), f_a, f_b, f_c: Some(f_c), kept });
    }
    // Bisection: the middle replaces the end that it does not enclose the zero with.
    while (b - a).abs() > epsilon {
        let c = a.midpoint(b);
        if c == a || c == b {
            break; // No number lies between A and B.
        }
        let f_c = f(c);
        if encloses_zero(f_c, f_b) {
            (a, f_a) = (c, f_c);
        } else {
            (b, f_b) = (c, f_c);
        }
        iterations.push(Iteration { a, b, c: Some(c), f_a, f_b, f_c: Some(f_c), kept: Kept::Half });
    }
    iterations
}

/// The starting bracket.
pub(super) fn start((a, f_a): (f64, f64), (b, f_b): (f64, f64)) -> Iteration {
    Iteration { a, b, c: None, f_a, f_b, f_c: None, kept: Kept::Start }
}

/// f(C) f(B) ≤ 0, told by the signs since the product of two small numbers may vanish.
pub(super) fn encloses_zero(f_c: f64, f_b: f64) -> bool {
    (f_c <= 0.0 && f_b >= 0.0) || (f_c >= 0.0 && f_b <= 0.0)
}
