//! Step 5's function f, its bracket and its secants.

use super::Span;
use glicko2_steps::trace::{Iteration, Volatility};
use glicko2_steps::volatility::{F, Given, between};
use glicko2_steps::{Period, Trace};

/// A point in the plane of f.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// x, a value of ln σ².
    pub x: f64,
    /// f(x), or the value that halving has left.
    pub y: f64,
}

/// The part of f that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// The starting bracket.
    #[default]
    Whole,
    /// The bracket of the chosen iteration.
    Close,
    /// The bracket after the chosen iteration.
    Left,
}

impl View {
    /// Returns the view in which the chosen iteration is visible: close up if its bracket is too narrow in the whole
    /// view.
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
/// An iteration draws its secant through the ends A and B left by the previous one, where f(A) may be halved. C is
/// where the secant crosses zero. Iteration 0 is the starting bracket: A and B, no C.
#[derive(Clone, Debug, PartialEq)]
pub struct Root {
    /// The iteration, from 0.
    pub iteration: usize,
    /// The view.
    pub view: View,
    /// The magnification relative to the starting bracket. 1 in the whole view.
    pub magnification: f64,
    /// A, with the height that the secant uses.
    pub a: Point,
    /// The true f(A), if the secant uses half of it or less.
    pub f_a: Option<f64>,
    /// B.
    pub b: Point,
    /// C with f(C). `None` for the starting bracket.
    pub c: Option<Point>,
    /// The bracket after the iteration.
    pub left: Span,
    /// All zeros of f in the starting bracket, ascending.
    pub roots: Vec<f64>,
    /// The zero that the search finds: ln σ′², up to the tolerance ε.
    pub root: f64,
    /// The x from which the ticks count: 0 in the whole view, else the root.
    pub origin: f64,
    /// The range of x − origin on the axis.
    pub x: Span,
    /// The range of f on the axis. The curve and the secant may leave it.
    pub y: Span,
    /// The points of the curve: x − origin and f(x).
    pub curve: Vec<(f64, f64)>,
}

/// The factor by which a bracket must be narrower than the whole to be shown close up.
const SMALL: f64 = 10.0;
/// The number of points of the curve.
const POINTS: i32 = 160;

impl Root {
    /// Returns the chart of one iteration, or of the last one if there are fewer. `None` for an idle period, which has
    /// no Step 5.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, iteration: usize, view: View) -> Option<Self> {
        let volatility = trace.volatility.as_ref()?;
        let f = F::new(&Given::of(period, trace)?);
        Some(Self::new(
            &f,
            volatility,
            &volatility.iterations,
            iteration,
            view,
            None,
        ))
    }

    /// Returns the chart of the first iteration from other starting ends than the paper's. If f has the same sign at
    /// both, the chart has only the ends. `None` for an idle period.
    ///
    /// `axis` gives the ends that set the axis, so that it stays while an end is dragged.
    #[must_use]
    pub fn between(
        period: &Period,
        trace: &Trace,
        [a, b]: [f64; 2],
        axis: Option<[f64; 2]>,
    ) -> Option<Self> {
        let given = Given::of(period, trace)?;
        let rows = between(&given, a, b);
        Some(Self::new(
            &F::new(&given),
            trace.volatility.as_ref()?,
            &rows,
            1,
            View::Whole,
            axis,
        ))
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
                // Narrower than about a thousand steps of a double, f would be a staircase.
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
        // The whole view has the same heights in all iterations.
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
            a: Point {
                x: bracket.a,
                y: bracket.f_a,
            },
            f_a: (bracket.f_a != f_at_a).then_some(f_at_a),
            b: Point {
                x: bracket.b,
                y: bracket.f_b,
            },
            c: row.c.zip(row.f_c).map(|(x, y)| Point { x, y }),
            left: Span {
                from: row.a.min(row.b),
                to: row.a.max(row.b),
            },
            roots: volatility.roots.to_vec(),
            root,
            origin,
            x,
            y,
            curve,
        }
    }
}

/// Widens a range a little, so that its magnification is a round number: two digits followed by zeros.
fn roundly_magnified(whole: Span, stretch: Span) -> Span {
    let times = whole.length() / stretch.length();
    let unit = 10f64.powi((times.log10() - 1.0).floor() as i32);
    let wider = times / ((times / unit).floor() * unit);
    if wider.is_finite() {
        stretch.padded((wider - 1.0) / 2.0)
    } else {
        stretch
    }
}

/// Returns the range of heights on the axis: zero, the ends of the secant and of the bracket, and as much of a peak
/// between them as leaves these legible. After a great upset, the peak may be 10²²² times as high.
fn window(curve: &[(f64, f64)], ends: &[f64]) -> Span {
    /// The largest height of a peak, as a multiple of the height of the ends.
    const TALL: f64 = 8.0;
    let most = ends
        .iter()
        .filter(|y| y.is_finite())
        .fold(0.0, |most: f64, y| most.max(y.abs()));
    let most = if most > 0.0 {
        most.min(1e290) * TALL
    } else {
        1e290
    };
    let all = curve.iter().map(|&(_, y)| y);
    let (low, high) = all
        .chain(ends.iter().copied())
        .filter(|y| y.is_finite())
        .fold((0.0, 0.0), |(low, high): (f64, f64), y| {
            (low.min(y), high.max(y))
        });
    Span::new(low.max(-most), high.min(most), 1e-300).padded(0.06)
}
