//! Step positions: positions in the derivation, in order.

use glicko2_steps::Trace;
use std::fmt;

/// A step position in the derivation. Step 5 has one for its bracket and one for each iteration. Each other step has
/// exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StepPosition {
    /// The step, 1 to 8.
    pub step: u8,
    /// In Step 5: 0 for the bracket, then the number of the iteration. In other steps 0.
    pub sub: u16,
}

impl Default for StepPosition {
    fn default() -> Self {
        Self { step: 1, sub: 0 }
    }
}

impl fmt::Display for StepPosition {
    /// Prints `3`, or `5.2` for an iteration.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sub {
            0 => write!(f, "{}", self.step),
            sub => write!(f, "{}.{sub}", self.step),
        }
    }
}

impl StepPosition {
    /// Parses the printed form.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (step, sub) = text.split_once('.').unwrap_or((text, "0"));
        let position = Self {
            step: step.parse().ok()?,
            sub: sub.parse().ok()?,
        };
        ((1..=8).contains(&position.step) && (position.step == 5 || position.sub == 0))
            .then_some(position)
    }

    /// Returns the last position of a step: in Step 5 its last iteration, however many there are.
    #[must_use]
    pub fn end_of(step: u8) -> Self {
        Self {
            step,
            sub: if step == 5 { u16::MAX } else { 0 },
        }
    }

    /// Returns all step positions of a derivation, in order. Never empty.
    #[must_use]
    pub fn all(trace: &Trace) -> Vec<Self> {
        let step = |step| Self { step, sub: 0 };
        let Some(volatility) = &trace.volatility else {
            return vec![step(6)];
        };
        let last = u16::try_from(volatility.iterations.len() - 1).unwrap_or(u16::MAX);
        let before = (1..5).map(step);
        let during = (0..=last).map(|sub| Self { step: 5, sub });
        before.chain(during).chain((6..=8).map(step)).collect()
    }

    /// Returns this position or, if the derivation lacks it, the last one before it.
    #[must_use]
    pub fn nearest(self, trace: &Trace) -> Self {
        let all = Self::all(trace);
        all.iter()
            .copied()
            .rfind(|&position| position <= self)
            .unwrap_or(all[0])
    }

    /// Returns the iteration of Step 5 to draw: the current one, or outside Step 5 the first, which best shows what a
    /// secant does.
    #[must_use]
    pub fn iteration(self, trace: &Trace) -> usize {
        let made = trace.volatility.as_ref().map_or(0, |volatility| {
            volatility.iterations.len().saturating_sub(1)
        });
        if self.step == 5 {
            usize::from(self.sub).min(made)
        } else {
            made.min(1)
        }
    }
}
