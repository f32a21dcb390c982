//! Step 6: the right triangle with the sides φ and σ′ and the hypotenuse φ*.

use super::{Description, in_words};
use crate::numbers::Kind;
use crate::steps::step::Cell;
use crate::steps::{Case, symbol_cell};
use crate::words::number::Number;
use crate::words::pieces::fill;
use glicko2_steps::{Period, Symbol as S, Trace, scale};

/// The sides of the triangle, on the Glicko-2 scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drift {
    /// φ.
    pub phi: f64,
    /// σ′; σ√t in an idle period.
    pub side: f64,
    /// φ*, the hypotenuse.
    pub phi_star: f64,
    /// t, the number of idle periods; 1 if there are games.
    pub periods: f64,
    /// Whether the period has no games.
    pub is_idle: bool,
}

impl Drift {
    /// Returns the triangle of a period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Self {
        let is_idle = trace.volatility.is_none();
        let periods = if is_idle { period.idle_periods } else { 1.0 };
        // The trace's volatility is σ′, or σ in an idle period.
        let side = trace.player.volatility * periods.sqrt();
        Self {
            phi: trace.phi,
            side,
            phi_star: trace.phi_star,
            periods,
            is_idle,
        }
    }

    /// Returns the growth of the deviation in rating points.
    #[must_use]
    pub fn growth(&self) -> Number {
        let [before, after] = [self.phi, self.phi_star].map(scale::deviation);
        Number::difference(after, before, Kind::Rating, "phi_star.growth", S::PhiStar)
    }
}

pub(super) fn describe(case: &Case) -> Description {
    let words = case.text.language.stage();
    let drift = Drift::of(case.period, case.trace);
    let points = |phi: f64, quantity: &'static str, symbol| {
        Number::new(scale::deviation(phi), Kind::Rating, quantity, symbol)
    };
    let before = case.rd();
    let after = points(drift.phi_star, "phi_star.points", S::PhiStar);
    let sigma = if drift.is_idle {
        case.sigma()
    } else {
        case.sigma_prime()
    };
    let times = Number::new(drift.periods, Kind::Given, "in.idle_periods", S::T);
    let alt = words.drift_alt(
        &in_words(&case.phi()),
        &in_words(&Number::new(drift.side, Kind::Scaled, "", S::SigmaPrime)),
        &in_words(&case.phi_star()),
        &in_words(&before),
        &in_words(&after),
    );
    let symbol = sigma.symbol;
    let side_points = points(drift.side, "drift.points", symbol);
    let side = Number::new(drift.side, Kind::Volatility, "drift", symbol);
    let row = |head, a: Number, b: Number| vec![head, Cell::Number(a), Cell::Number(b)];
    let side_head = if drift.periods == 1.0 {
        symbol_cell(symbol)
    } else {
        Cell::HeadPieces(fill("{sigma}√{t}", &[]))
    };
    let (phi, phi_star, growth) = (case.phi(), case.phi_star(), drift.growth());
    let caption = if drift.periods == 1.0 {
        words.drift(
            drift.is_idle,
            phi,
            sigma,
            phi_star,
            before.clone(),
            after.clone(),
            growth,
        )
    } else {
        words.drift_long(
            times,
            phi,
            sigma,
            phi_star,
            before.clone(),
            after.clone(),
            growth,
        )
    };
    Description {
        alt,
        caption,
        heads: vec!["", words.glicko2_scale(), words.rating_points()],
        rows: vec![
            row(symbol_cell(S::Phi), case.phi(), before),
            row(side_head, side, side_points),
            row(symbol_cell(S::PhiStar), case.phi_star(), after),
        ],
    }
}
