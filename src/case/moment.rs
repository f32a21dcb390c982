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

    /// The end of a step: in Step 5, its last iteration, however many there are.
    #[must_use]
    pub fn end_of(step: u8) -> Self {
        Self { step, sub: if step == 5 { u16::MAX } else { 0 } }
    }

    /// All places of a derivation, in order; at least one.
    #[must_use]
    pub fn all(trace: &Trace) -> Vec<Self> {
        let step = |step| Self { step, sub: 0 };
        let Some(volatility) = &trace.volatility else { return vec![step(6)] };
        let last = u16::try_from(volatility.iterations.len() - 1).unwrap_or(u16::MAX);
        let before = (1..5).map(step);
        let during = (0..=last).map(|sub| Self { step: 5, sub });
        before.chain(during).chain((6..=8).map(step)).collect()
    }

    /// The place itself, or if this derivation has no such place the last one before it.
    #[must_use]
    pub fn nearest(self, trace: &Trace) -> Self {
        let all = Self::all(trace);
        all.iter().copied().rfind(|&place| place <= self).unwrap_or(all[0])
    }

    /// The iteration of Step 5 that is drawn here: the one that somebody is at, else the first, which shows best what a secant does.
    #[must_use]
    pub fn iteration(self, trace: &Trace) -> usize {
        let made = trace.volatility.as_ref().map_or(0, |volatility| volatility.iterations.len().saturating_sub(1));
        if self.step == 5 { usize::from(self.sub).min(made) } else { made.min(1) }
    }
}
