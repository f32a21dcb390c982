//! Step 5 as three pictures in one: the whole bracket, its last stretch magnified, and how its width shrinks.

use super::{Root, Span, View};
use crate::glicko2::{Period, Trace};
use crate::present::stage::{around, fates, indexed};
use crate::present::steps::{Zero, zeros};

/// How wide the bracket is after an iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Width {
    /// The iteration, from 0, the start.
    pub iteration: usize,
    /// |B − A|.
    pub width: f64,
    /// Its decimal logarithm, held within [`Search::widths_range`].
    pub log: f64,
}

/// One iteration of Step 5.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// The whole of the starting bracket.
    pub whole: Root,
    /// The stretch in which the iteration can be seen, where that is not the whole.
    pub lens: Option<Root>,
    /// The names of A, B and C, each with the iteration that it belongs to.
    pub names: [String; 3],
    /// What the iteration calls A, B and C from now on.
    pub new_names: [Option<String>; 3],
    /// The widths around this iteration.
    pub widths: Vec<Width>,
    /// The decimal logarithms of all widths.
    pub widths_range: Span,
    /// The decimal logarithm of ε.
    pub tolerance: f64,
    /// The zeros of f, where it has several.
    pub zeros: Vec<Zero>,
}

/// A bracket is magnified if it is so many times smaller than the whole.
const SMALL: f64 = 3.0;
/// A bracket so many times smaller than the whole is a dot in it.
const DOT: f64 = 8.0;

impl Search {
    /// The picture of an iteration, with so many widths around it; `None` for an idle period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, iteration: usize, rows: usize) -> Option<Self> {
        Self::around(Root::of(period, trace, iteration, View::Whole)?, period, trace, rows)
    }

    /// The picture of the first iteration between other ends than the paper's, which the trace has as its own; its axis is that of the ends before, as long as one is
    /// dragged.
    #[must_use]
    pub fn between(
        period: &Period,
        trace: &Trace,
        ends: [f64; 2],
        axis: Option<[f64; 2]>,
        rows: usize,
    ) -> Option<Self> {
        Self::around(Root::between(period, trace, ends, axis)?, period, trace, rows)
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
        // Room for names above the axis and below it.
        let lens = lens.map(|root| Root { y: root.y.padded(0.45), ..root });

        let widths: Vec<f64> = (0..iterations.len()).map(width).filter(|width| *width > 0.0).collect();
        let log = |width: f64| width.log10();
        let (low, high) = widths.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), &width| {
            (low.min(log(width)), high.max(log(width)))
        });
        let widths_range = if low <= high { Span::new(low, high, 1.0) } else { Span { from: -1.0, to: 0.0 } };
        let before = iteration.saturating_sub(1);
        Some(Self {
            lens,
            names: [indexed('A', before), indexed('B', before), indexed('C', iteration)],
            new_names: fates(&iterations[iteration]).map(|fate| fate.map(|letter| indexed(letter, iteration))),
            widths: around(iteration, rows, iterations.len())
                .map(|iteration| {
                    let width = width(iteration);
                    // No width at all is less than the least.
                    let log = if width > 0.0 { log(width) } else { widths_range.from };
                    Width { iteration, width, log }
                })
                .collect(),
            widths_range,
            tolerance: log(period.epsilon),
            zeros: zeros(period, trace),
            whole,
        })
    }
}
