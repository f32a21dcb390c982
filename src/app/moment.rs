//! Places in the derivation, one after the other.

use crate::glicko2::Trace;
use std::fmt;

/// A place in the derivation. Step 5 has one for its bracket and one for each iteration; the others have one each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Moment {
    /// 1 to 8.
    pub step: u8,
    /// In Step 5: 0 the bracket, then the iterations. Elsewhere 0.
    pub sub: u16,
}

impl Default for Moment {
    fn default() -> Self {
        Self { step: 1, sub: 0 }
    }
}

impl fmt::Display for Moment {
    /// `3`, or `5.2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sub {
            0 => write!(f, "{}", self.step),
            sub => write!(f, "{}.{sub}", self.step),
        }
    }
}

impl Moment {
    /// Reads what is printed.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (step, sub) = text.split_once('.').unwrap_or((text, "0"));
        let moment = Self { step: step.parse().ok()?, sub: sub.parse().ok()? };
        ((1..=8).contains(&moment.step) && (moment.step == 5 || moment.sub == 0)).then_some(moment)
    }
}

/// All places of a derivation, in order; at least one.
pub(super) fn moments(trace: &Trace) -> Vec<Moment> {
    let Some(volatility) = &trace.volatility else { return vec![Moment { step: 6, sub: 0 }] };
    let last = u16::try_from(volatility.iterations.len() - 1).unwrap_or(u16::MAX);
    let step = |step| Moment { step, sub: 0 };
    let before = (1..5).map(step);
    let during = (0..=last).map(|sub| Moment { step: 5, sub });
    before.chain(during).chain((6..=8).map(step)).collect()
}

/// The place itself, or if this derivation has no such place the last one before it.
pub(super) fn nearest(moment: Moment, trace: &Trace) -> Moment {
    let moments = moments(trace);
    moments.iter().copied().rfind(|&place| place <= moment).unwrap_or(moments[0])
}
