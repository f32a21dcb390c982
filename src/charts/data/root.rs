//! Step 5's function f, its bracket and its secants.

use super::Span;
use crate::glicko2::trace::{Iteration, Volatility};
use crate::glicko2::volatility::{F, Given, between};
use crate::glicko2::{Period, Trace};

/// A point of the plane of f.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// x, a value of ln σ².
    pub x: f64,
    /// f(x), or what halving has left of it.
    pub y: f64,
}

/// How much of f is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// The starting bracket.
    #[default]
    Whole,
    /// The bracket of the chosen iteration.
    Close,
    /// The bracket that the chosen iteration leaves.
    Left,
}

impl View {
    /// The view in which the chosen iteration can be seen: close up once its bracket is lost in the whole.
    #[must_use]
    pub fn suiting(trace: &Trace, iteration: usize) -> Self {
        let width = |i: usize| {
            let row = trace.volatility.as_ref().and_then(|v| v.iterations.get(i));
            row.map(Iteration::width)
        };
        match (width(0), width(iteration.saturating_sub(1))) {
            (Some(whole), Some(now)) if now * SMALL < whole => Self::Close,
            _ => Self::Whole,
        }
    }
}

/// f around the root, with one iteration of the Illinois algorithm.
///
/// An iteration draws its secant through the ends A and B that the one before has left, with f(A) possibly halved, and C is
/// where it crosses zero. Iteration 0 is the starting bracket: A and B, no C.
#[derive(Clone, Debug, PartialEq)]
pub struct Root {
    /// The iteration, from 0.
    pub iteration: usize,
    /// How much is shown.
    pub view: View,
    /// By how much the starting bracket is magnified, 1 in the whole view.
    pub magnification: f64,
    /// A with the height that the secant takes.
    pub a: Point,
    /// f(A) where the secant takes half of it or less.
    pub f_a: Option<f64>,
    /// B.
    pub b: Point,
    /// C with f(C). `None` for the starting bracket.
    pub c: Option<Point>,
    /// The bracket that the iteration leaves.
    pub left: Span,
    /// All zeros of f in the starting bracket, ascending.
    pub roots: Vec<f64>,
    /// The one that is taken, ln σ′² but for the stop at ε.
    pub root: f64,
    /// What ticks count from: 0 in the whole view, the root close up.
    pub origin: f64,
    /// The stretch of x − origin that is shown.
    pub x: Span,
    /// The stretch of f that is shown; the curve and the secant may leave it.
    pub y: Span,
    /// The curve: x − origin and f(x).
    pub curve: Vec<(f64, f64)>,
}

/// A bracket so many times smaller than the whole cannot be seen in it.
const SMALL: f64 = 10.0;
/// Points of the curve.
const POINTS: i32 = 160;

impl Root {
    /// The chart of one iteration, or of the last if there are fewer; `None` for an idle period, which has no Step 5.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, iteration: usize, view: View) -> Option<Self> {
        let volatility = trace.volatility.as_ref()?;
        let f = F::new(&Given::of(period, trace)?);
        Some(Self::new(&f, volatility, &volatility.iterations, iteration, view, None))
    }

    /// The first iteration between other ends than the paper's, or these ends alone where f has the same sign at both; `None` for an idle period.
    ///
    /// While an end is dragged, its axis is that of the ends before.
    #[must_use]
    pub fn between(period: &Period, trace: &Trace, [a, b]: [f64; 2], axis: Option<[f64; 2]>) -> Option<Self> {
        let given = Given::of(period, trace)?;
        let rows = between(&given, a, b);
        Some(Self::new(&F::new(&given), trace.volatility.as_ref()?, &rows, 1, View::Whole, axis))
    }

    fn new(
        f: &F,
        volatility: &Volatility,
        rows: &[Iteration],
        iteration: usize,
        view: View,
        axis: Option<[f64; 2]>,
    ) -> Self {
        let iteration = iteration.min(rows.len() - 1);
        let (start, row) = (&rows[0], &rows[iteration]);
        let bracket = &rows[iteration.saturating_sub(1)];
        let root = volatility.root;

        let [from, to] = axis.unwrap_or([start.a, start.b]);
        let heights = axis.map_or([start.f_a, start.f_b], |ends| ends.map(|x| f.at(x)));
        let whole = Span::new(from, to, 1e-9);
        let (origin, x) = match view {
            View::Whole => (0.0, whole.padded(0.14)),
            View::Close | View::Left => {
                let shown = if view == View::Left { row } else { bracket };
                let ends = [shown.a, shown.b, root, row.c.unwrap_or(root)].map(|end| end - root);
                let from = ends.iter().copied().fold(f64::INFINITY, f64::min);
                let to = ends.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                // Below a thousand steps of a double f is a staircase.
                let stretch = Span::new(from, to, root.abs().max(1.0) * 1e-12).padded(0.22);
                (root, roundly_magnified(whole.padded(0.14), stretch))
            }
        };

        let curve: Vec<(f64, f64)> = (0..=POINTS)
            .map(|i| {
                let x = x.from + x.length() * f64::from(i) / f64::from(POINTS);
                (x, f.at(origin + x))
            })
            .filter(|(_, y)| y.is_finite())
            .collect();
        let f_at_a = f.at(bracket.a);
        // The whole view stays the same from one iteration to the next.
        let y = match view {
            View::Whole => window(&curve, &heights),
            View::Close => window(&curve, &[bracket.f_a, bracket.f_b, f_at_a]),
            View::Left => window(&curve, &[row.f_a, row.f_b]),
        };
        Self {
            iteration,
            view,
            magnification: match view {
                View::Whole => 1.0,
                View::Close | View::Left => whole.padded(0.14).length() / x.length(),
            },
            a: Point { x: bracket.a, y: bracket.f_a },
            f_a: (bracket.f_a != f_at_a).then_some(f_at_a),
            b: Point { x: bracket.b, y: bracket.f_b },
            c: row.c.zip(row.f_c).map(|(x, y)| Point { x, y }),
            left: Span { from: row.a.min(row.b), to: row.a.max(row.b) },
            roots: volatility.roots.to_vec(),
            root,
            origin,
            x,
            y,
            curve,
        }
    }
}

/// A stretch of the whole, widened a little, so that it is magnified by a number of two digits and zeros.
fn roundly_magnified(whole: Span, stretch: Span) -> Span {
    let times = whole.length() / stretch.length();
    let unit = 10f64.powi((times.log10() - 1.0).floor() as i32);
    let wider = times / ((times / unit).floor() * unit);
    if wider.is_finite() { stretch.padded((wider - 1.0) / 2.0) } else { stretch }
}

/// The heights to show: zero, the ends of the secant and of the bracket, and of a peak between them what leaves those legible.
/// After a great upset the peak may be 10²²² times as high.
fn window(curve: &[(f64, f64)], ends: &[f64]) -> Span {
    /// A peak is cut off at so many times the height of the ends.
    const TALL: f64 = 8.0;
    let most = ends.iter().filter(|y| y.is_finite()).fold(0.0, |most: f64, y| most.max(y.abs()));
    let most = if most > 0.0 { most.min(1e290) * TALL } else { 1e290 };
    let all = curve.iter().map(|&(_, y)| y);
    let (low, high) = all
        .chain(ends.iter().copied())
        .filter(|y| y.is_finite())
        .fold((0.0, 0.0), |(low, high): (f64, f64), y| (low.min(y), high.max(y)));
    Span::new(low.max(-most), high.min(most), 1e-300).padded(0.06)
}
