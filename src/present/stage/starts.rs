//! Step 5 from other ends than the paper's, to see that they lead to the same zero.

use crate::glicko2::trace::Iteration;
use crate::glicko2::volatility::{Given, between, sigma_at};
use crate::glicko2::{Period, Trace};
use crate::number::{Digits, Kind, clamped, show};
use crate::present::math::Number;
use crate::present::step::{Piece, fill};
use crate::present::symbol::Symbol as S;
use crate::present::text::stage::StageText;

/// Where an end is, a value of x; `None` for where the paper has it.
pub type End = Option<f64>;

/// Two ends to start from.
#[derive(Clone, Debug, PartialEq)]
pub struct Starts {
    /// A.
    pub a: f64,
    /// B.
    pub b: f64,
    /// Where both stand among the steps of a slider, or the nearest to that.
    pub at: [u16; 2],
    /// The least and the most that can be tried.
    pub range: [f64; 2],
    iterations: Vec<Iteration>,
}

impl Starts {
    /// So many steps has a slider between the least and the most that can be tried.
    pub const STEPS: u16 = 240;

    /// These ends; `None` for an idle period, which has no Step 5.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, ends: [End; 2]) -> Option<Self> {
        let volatility = trace.volatility.as_ref()?;
        let papers = [volatility.iterations[0].a, volatility.iterations[0].b];
        let zeros = volatility.roots.iter().chain([&volatility.root]);
        let (least, most) = zeros
            .chain(&papers)
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), &x| (least.min(x), most.max(x)));
        // Ends beyond the paper's can be tried, and ends with no zero between them.
        let beyond = (most - least).max(0.5);
        let range = [least - beyond, most + beyond];
        let x = |i: usize| ends[i].map_or(papers[i], |x| clamped(x, range[0], range[1]));
        let (a, b) = (x(0), x(1));
        let iterations = between(&Given::of(period, trace)?, a, b);
        let at = |x: f64| {
            let steps = f64::from(Self::STEPS);
            clamped(((x - range[0]) / (range[1] - range[0]) * steps).round(), 0.0, steps) as u16
        };
        Some(Self { a, b, at: [at(a), at(b)], range, iterations })
    }

    /// So many steps of a slider above the least that can be tried.
    #[must_use]
    pub fn place(&self, at: u16) -> f64 {
        let [least, most] = self.range;
        least + (most - least) / f64::from(Self::STEPS) * f64::from(at)
    }

    /// The trace with these iterations as those of Step 5. What comes of them is still the paper's.
    #[must_use]
    pub fn in_place(&self, trace: &Trace) -> Trace {
        let mut trace = trace.clone();
        if let Some(volatility) = &mut trace.volatility {
            volatility.iterations.clone_from(&self.iterations);
        }
        trace
    }

    /// An end as it is shown.
    #[must_use]
    pub fn shown(x: f64) -> String {
        show(x, Kind::Log, Digits::Decimals(4))
    }

    /// The picture of them, told.
    #[must_use]
    pub fn alt(&self, words: &StageText) -> String {
        (words.other_ends_alt)(&Self::shown(self.a), &Self::shown(self.b))
    }

    /// What comes of them.
    #[must_use]
    pub fn told(&self, words: &StageText) -> Vec<Piece> {
        let number = |x, kind, quantity, symbol| Number::new(x, kind, quantity, symbol);
        let (start, stop) = (&self.iterations[0], &self.iterations[self.iterations.len() - 1]);
        if self.iterations.len() == 1 && start.f_a * start.f_b > 0.0 {
            let heights =
                [number(start.f_a, Kind::Tiny, "starts.f_a", S::F), number(start.f_b, Kind::Tiny, "starts.f_b", S::F)];
            return fill(words.ends_do_not, &heights);
        }
        let found = [
            number(stop.a, Kind::Log, "starts.a", S::BigA),
            number(sigma_at(stop.a), Kind::Volatility, "starts.sigma", S::SigmaPrime),
        ];
        fill(&(words.ends_lead)(self.iterations.len() - 1), &found)
    }
}
