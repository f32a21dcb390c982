//! Start values for Step 5 other than the paper's. They are not saved, and are reset when the step
//! position changes.

use super::{DerivationView, Drag};
use explain::stage::{End, Starts};

/// The starting bracket of Step 5: its ends A and B.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Step5Bracket {
    /// A and B; `None` for the paper's value.
    pub at: [End; 2],
    /// The values before the current drag or run of keys.
    begun: Option<[End; 2]>,
    /// Whether the chart keeps its axis, because one of its handles is dragged.
    is_held: bool,
}

impl Step5Bracket {
    /// Creates start values that are not being dragged.
    #[must_use]
    pub fn new(at: [End; 2]) -> Self {
        Self {
            at,
            ..Self::default()
        }
    }

    /// Returns whether either differs from the paper's.
    #[must_use]
    pub fn is_other(self) -> bool {
        self.at != [None; 2]
    }

    /// Returns the values that determine the chart's axis while one of its handles is dragged.
    #[must_use]
    pub fn axis_ends(self) -> Option<[End; 2]> {
        self.begun.filter(|_| self.is_held)
    }
}

impl DerivationView {
    /// Returns Step 5 from these start values, or `None` for an idle period.
    #[must_use]
    pub fn starts(&self, at: [End; 2]) -> Option<Starts> {
        Starts::of(&self.derivation.period, &self.derivation.trace, at)
    }

    /// Drags or steps a start value.
    pub(super) fn move_end(&mut self, i: usize, drag: Drag) {
        let Step5Bracket { at, begun, .. } = self.bracket;
        let first = begun.unwrap_or(at);
        let Some((now, was)) = self.starts(at).zip(self.starts(first)) else {
            return;
        };
        let x = |starts: &Starts| [starts.a, starts.b][i];
        let [least, most] = now.range;
        let step = (most - least) / f64::from(Starts::STEPS);
        let to = match drag {
            Drag::Done | Drag::Back => {
                let at = if drag == Drag::Back { first } else { at };
                self.bracket = Step5Bracket::new(at);
                return;
            }
            Drag::Begin | Drag::BeginHandle => None,
            Drag::Moved(by) => Some(x(&was) + by),
            Drag::By(steps) => Some(x(&was) + step * f64::from(steps)),
            Drag::Step(steps) => Some(x(&now) + step * f64::from(steps)),
            Drag::End(upper) => Some(if upper { most } else { least }),
        };
        self.bracket.begun = Some(first);
        self.bracket.is_held |= drag == Drag::BeginHandle;
        if let Some(to) = to {
            self.bracket.at[i] = Some(to.max(least).min(most));
        }
    }
}
