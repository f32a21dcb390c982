//! Step 5.4: the Illinois algorithm, a variant of regula falsi, over any function.

use super::trace::{Iteration, KeptEnd};

/// The number of iterations after which bisection takes over. Among 20 million ordinary rating
/// periods the most was 28.
pub const MAX_ITERATIONS: usize = 100;

/// Narrows a bracket of a zero of `f` until |B − A| ≤ ε, and records every iteration.
///
/// The first element is the starting bracket. Each iteration draws the secant through both ends and
/// finds where it crosses zero, at C = A + (A − B) f(A) / (f(B) − f(A)). The end that still
/// encloses the zero together with C is kept. An A kept twice would slow the method down, so each
/// time A is kept, f(A) is halved.
///
/// `f` must have opposite signs at `a` and `b`; it then has opposite signs at the ends of every
/// recorded bracket. Otherwise the iterations still end.
///
/// ```
/// use glicko2_steps::illinois::illinois;
///
/// let iterations = illinois(|x| x * x - 2.0, 1.0, 2.0, 1e-9);
/// assert!((iterations.last().unwrap().a - 2f64.sqrt()).abs() < 1e-9);
/// ```
pub fn illinois(f: impl Fn(f64) -> f64, a: f64, b: f64, epsilon: f64) -> Vec<Iteration> {
    let (f_a, f_b) = (f(a), f(b));
    narrow(&f, (a, f_a), (b, f_b), epsilon)
}

/// A point of f: x and f(x).
pub type Point = (f64, f64);

/// A function, and the parts of the search for its zero. The default methods are the paper's; each
/// can be replaced.
pub trait Search {
    /// f(x).
    fn at(&self, x: f64) -> f64;

    /// Step 5.4: see [`is_wide`].
    fn is_wide(&self, a: f64, b: f64, epsilon: f64) -> bool {
        is_wide(a, b, epsilon)
    }

    /// Step 5.4(a): C, where the secant through both ends crosses zero.
    fn secant(&self, (a, f_a): Point, (b, f_b): Point) -> f64 {
        let secant = a + (a - b) * f_a / (f_b - f_a);
        // A secant through equal, infinite or vanishing heights has no crossing; its C would not be a number.
        if secant.is_finite() {
            secant
        } else {
            a.midpoint(b)
        }
    }

    /// Step 5.4(b) and (c): see [`ends`].
    fn ends(&self, a: Point, b: Point, c: Point) -> (Point, Point, KeptEnd) {
        ends(a, b, c)
    }

    /// Returns the largest number of iterations.
    fn most_iterations(&self) -> usize {
        MAX_ITERATIONS
    }

    /// Returns whether bisection continues after the largest number of iterations.
    fn bisects(&self) -> bool {
        true
    }
}

impl<F: Fn(f64) -> f64> Search for F {
    fn at(&self, x: f64) -> f64 {
        self(x)
    }
}

/// Step 5.4: whether A and B are further apart than ε, |B − A| > ε.
#[must_use]
pub fn is_wide(a: f64, b: f64, epsilon: f64) -> bool {
    (b - a).abs() > epsilon
}

/// Step 5.4(b) and (c): A and B after an iteration that has led to C, and whether A was kept.
///
/// The paper of 2013 has f(C) f(B) < 0; if f(C) came out as exactly 0, B never moved again. The
/// author replaced `<` by `≤` on March 22, 2022.
#[must_use]
pub fn ends(a: Point, b: Point, c: Point) -> (Point, Point, KeptEnd) {
    let (a, kept) = if encloses_zero(c.1, b.1) {
        (b, KeptEnd::B)
    } else {
        (halved(a), KeptEnd::A)
    };
    (a, c, kept)
}

/// Step 5.4(c): A with half of f(A).
#[must_use]
pub fn halved((a, f_a): Point) -> Point {
    (a, f_a / 2.0)
}

/// Runs [`illinois`] between two points of f.
pub(super) fn narrow(f: &impl Search, a: Point, b: Point, epsilon: f64) -> Vec<Iteration> {
    let mut iterations = Vec::with_capacity(8);
    narrow_with(f, a, b, epsilon, |iteration| iterations.push(iteration));
    iterations
}

/// Runs [`illinois`] between two points of f. Passes the starting bracket and each iteration to `record`, and returns
/// the last A.
pub(super) fn narrow_with(
    f: &impl Search,
    mut a: Point,
    mut b: Point,
    epsilon: f64,
    mut record: impl FnMut(Iteration),
) -> f64 {
    record(start(a, b));
    let mut iterations = 0;
    while f.is_wide(a.0, b.0, epsilon) && iterations < f.most_iterations() {
        let c = f.secant(a, b);
        let f_c = f.at(c);
        let kept;
        (a, b, kept) = f.ends(a, b, (c, f_c));
        record(Iteration {
            a: a.0,
            b: b.0,
            c: Some(c),
            f_a: a.1,
            f_b: b.1,
            f_c: Some(f_c),
            kept,
        });
        iterations += 1;
    }
    // Bisection: the middle replaces the end with which it does not enclose the zero.
    while f.bisects() && f.is_wide(a.0, b.0, epsilon) {
        let c = a.0.midpoint(b.0);
        if c == a.0 || c == b.0 {
            break; // No number lies between A and B.
        }
        let f_c = f.at(c);
        if encloses_zero(f_c, b.1) {
            a = (c, f_c);
        } else {
            b = (c, f_c);
        }
        record(Iteration {
            a: a.0,
            b: b.0,
            c: Some(c),
            f_a: a.1,
            f_b: b.1,
            f_c: Some(f_c),
            kept: KeptEnd::Half,
        });
    }
    a.0
}

/// Returns the starting bracket.
pub(super) fn start((a, f_a): Point, (b, f_b): Point) -> Iteration {
    Iteration {
        a,
        b,
        c: None,
        f_a,
        f_b,
        f_c: None,
        kept: KeptEnd::Start,
    }
}

/// Returns whether f(C) f(B) ≤ 0. Compares signs, because the product of two small numbers may underflow.
#[must_use]
pub fn encloses_zero(f_c: f64, f_b: f64) -> bool {
    (f_c <= 0.0 && f_b >= 0.0) || (f_c >= 0.0 && f_b <= 0.0)
}
