//! Step 5 with other start values than the paper's, to show that they lead to the same zero.

use crate::numbers::{Digits, Kind, clamped, show};
use crate::words::messages::StageWords;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::trace::Iteration;
use glicko2_steps::volatility::{Given, between, sigma_at};
use glicko2_steps::{Period, Symbol as S, Trace};

/// A start value of x, or `None` for the paper's.
pub type End = Option<f64>;

/// Two start values for Step 5, and the iterations from there.
#[derive(Clone, Debug, PartialEq)]
pub struct Starts {
    /// The start value of A.
    pub a: f64,
    /// The start value of B.
    pub b: f64,
    /// The slider positions of A and B, rounded to whole steps.
    pub at: [u16; 2],
    /// The smallest and the largest value that can be tried.
    pub range: [f64; 2],
    iterations: Vec<Iteration>,
}

impl Starts {
    /// The number of slider steps between the smallest and the largest value.
    pub const STEPS: u16 = 240;

    /// Runs Step 5 with these start values. Returns `None` for an idle period, which has no Step 5.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, ends: [End; 2]) -> Option<Self> {
        let volatility = trace.volatility.as_ref()?;
        let papers = [volatility.iterations[0].a, volatility.iterations[0].b];
        let zeros = volatility.roots.iter().chain([&volatility.root]);
        let (least, most) = zeros
            .chain(&papers)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), &x| {
                (least.min(x), most.max(x))
            });
        // The range extends beyond the paper's values, so that the reader can also try values with no zero
        // between them.
        let beyond = (most - least).max(0.5);
        let range = [least - beyond, most + beyond];
        let x = |i: usize| ends[i].map_or(papers[i], |x| clamped(x, range[0], range[1]));
        let (a, b) = (x(0), x(1));
        let iterations = between(&Given::of(period, trace)?, a, b);
        let at = |x: f64| {
            let steps = f64::from(Self::STEPS);
            clamped(
                ((x - range[0]) / (range[1] - range[0]) * steps).round(),
                0.0,
                steps,
            ) as u16
        };
        Some(Self {
            a,
            b,
            at: [at(a), at(b)],
            range,
            iterations,
        })
    }

    /// Returns the value at a slider position.
    #[must_use]
    pub fn place(&self, at: u16) -> f64 {
        let [least, most] = self.range;
        least + (most - least) / f64::from(Self::STEPS) * f64::from(at)
    }

    /// Returns the trace with these iterations in Step 5. All results are still those of the paper's start
    /// values.
    #[must_use]
    pub fn in_place(&self, trace: &Trace) -> Trace {
        let mut trace = trace.clone();
        if let Some(volatility) = &mut trace.volatility {
            volatility.iterations.clone_from(&self.iterations);
        }
        trace
    }

    /// Formats a start value.
    #[must_use]
    pub fn format_end(x: f64) -> String {
        show(x, Kind::Log, Digits::Decimals(4))
    }

    /// Describes the picture in words.
    #[must_use]
    pub fn alt(&self, words: StageWords) -> String {
        words.other_ends_alt(&Self::format_end(self.a), &Self::format_end(self.b))
    }

    /// Returns the sentence about the result of these start values.
    #[must_use]
    pub fn describe(&self, words: StageWords) -> Vec<Piece> {
        let number = |x, kind, quantity, symbol| Number::new(x, kind, quantity, symbol);
        let (start, stop) = (
            &self.iterations[0],
            &self.iterations[self.iterations.len() - 1],
        );
        if self.iterations.len() == 1 && start.f_a * start.f_b > 0.0 {
            let height = |x, quantity| number(x, Kind::Tiny, quantity, S::F);
            return words.ends_do_not(
                height(start.f_a, "starts.f_a"),
                height(start.f_b, "starts.f_b"),
            );
        }
        words.ends_lead(
            self.iterations.len() - 1,
            number(stop.a, Kind::Log, "starts.a", S::BigA),
            number(
                sigma_at(stop.a),
                Kind::Volatility,
                "starts.sigma",
                S::SigmaPrime,
            ),
        )
    }
}
