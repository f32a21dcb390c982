//! Step 5 in three pictures: the whole bracket, its last part magnified, and the width after each iteration.

use super::{Root, Span, View};
use crate::stage::{around, fates, indexed};
use crate::steps::{Zero, zeros};
use glicko2_steps::{Period, Trace};

/// The width of the bracket after an iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Width {
    /// The iteration. 0 is the start.
    pub iteration: usize,
    /// |B − A|.
    pub width: f64,
    /// The decimal logarithm of the width, limited to [`Search::widths_range`].
    pub log: f64,
}

/// The picture of one iteration of Step 5.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// The whole starting bracket.
    pub whole: Root,
    /// A magnified view, if the iteration is too small to see in the whole.
    pub lens: Option<Root>,
    /// The names of A, B and C, each with the number of its iteration.
    pub names: [String; 3],
    /// The names of the same points after the iteration, where they change.
    pub new_names: [Option<String>; 3],
    /// The widths around this iteration.
    pub widths: Vec<Width>,
    /// The range of the decimal logarithms of all widths.
    pub widths_range: Span,
    /// The decimal logarithm of ε.
    pub tolerance: f64,
    /// The zeros of f, if there are several.
    pub zeros: Vec<Zero>,
}

/// The factor by which a bracket must be narrower than the whole to be magnified.
const SMALL: f64 = 3.0;
/// The factor by which a bracket is so much narrower than the whole that it is a dot there.
const DOT: f64 = 8.0;

impl Search {
    /// Returns the picture of an iteration with `rows` widths around it, or `None` for an idle period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, iteration: usize, rows: usize) -> Option<Self> {
        Self::around(
            Root::of(period, trace, iteration, View::Whole)?,
            period,
            trace,
            rows,
        )
    }

    /// Returns the picture of the first iteration from other starting ends than the paper's. The trace must be computed
    /// from the same ends. `axis` gives the ends that set the axis while an end is dragged.
    #[must_use]
    pub fn between(
        period: &Period,
        trace: &Trace,
        ends: [f64; 2],
        axis: Option<[f64; 2]>,
        rows: usize,
    ) -> Option<Self> {
        Self::around(
            Root::between(period, trace, ends, axis)?,
            period,
            trace,
            rows,
        )
    }

    fn around(whole: Root, period: &Period, trace: &Trace, rows: usize) -> Option<Self> {
        let iterations = &trace.volatility.as_ref()?.iterations;
        let iteration = whole.iteration;
        let width = |i: usize| iterations[i].width();
        let view = match iteration.checked_sub(1) {
            Some(before) if width(before) * DOT < width(0) => Some(View::Close),
            Some(_) if width(iteration) * SMALL < width(0) => Some(View::Left),
            _ => None,
        };
        let lens = view.and_then(|view| Root::of(period, trace, iteration, view));
        // Add room for names above and below the axis.
        let lens = lens.map(|root| Root {
            y: root.y.padded(0.45),
            ..root
        });

        let widths: Vec<f64> = (0..iterations.len())
            .map(width)
            .filter(|width| *width > 0.0)
            .collect();
        let log = |width: f64| width.log10();
        let (low, high) = widths
            .iter()
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), &width| {
                (low.min(log(width)), high.max(log(width)))
            });
        let widths_range = if low <= high {
            Span::new(low, high, 1.0)
        } else {
            Span {
                from: -1.0,
                to: 0.0,
            }
        };
        let before = iteration.saturating_sub(1);
        Some(Self {
            lens,
            names: [
                indexed('A', before),
                indexed('B', before),
                indexed('C', iteration),
            ],
            new_names: fates(&iterations[iteration])
                .map(|fate| fate.map(|letter| indexed(letter, iteration))),
            widths: around(iteration, rows, iterations.len())
                .map(|iteration| {
                    let width = width(iteration);
                    // A width of 0 has no logarithm and is drawn like the smallest width.
                    let log = if width > 0.0 {
                        log(width)
                    } else {
                        widths_range.from
                    };
                    Width {
                        iteration,
                        width,
                        log,
                    }
                })
                .collect(),
            widths_range,
            tolerance: log(period.epsilon),
            zeros: zeros(period, trace),
            whole,
        })
    }
}
