//! Other ends than the paper's for Step 5 to start from. They are of this visit alone, and gone with the next step.

use super::{Scrub, State};
use crate::present::stage::{End, Starts};

/// Where Step 5 starts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ends {
    /// A and B.
    pub at: [End; 2],
    /// Where they were before one of them was dragged.
    begun: Option<[End; 2]>,
    /// Whether the picture in which that is done keeps its axis.
    is_held: bool,
}

impl Ends {
    /// These.
    #[must_use]
    pub fn new(at: [End; 2]) -> Self {
        Self { at, ..Self::default() }
    }

    /// Whether any of them is not the paper's.
    #[must_use]
    pub fn are_others(self) -> bool {
        self.at != [None; 2]
    }

    /// Those whose axis the picture keeps, while one of them is dragged there.
    #[must_use]
    pub fn held(self) -> Option<[End; 2]> {
        self.begun.filter(|_| self.is_held)
    }
}

impl State {
    /// The start from these ends; `None` for an idle period.
    #[must_use]
    pub fn starts(&self, ends: [End; 2]) -> Option<Starts> {
        Starts::of(&self.worked.period, &self.worked.trace, ends)
    }

    /// Drags an end, or steps it by keys.
    pub(super) fn move_end(&mut self, i: usize, scrub: Scrub) {
        let Ends { at, begun, .. } = self.ends;
        let first = begun.unwrap_or(at);
        let Some((now, was)) = self.starts(at).zip(self.starts(first)) else { return };
        let x = |starts: &Starts| [starts.a, starts.b][i];
        let [least, most] = now.range;
        let step = (most - least) / f64::from(Starts::STEPS);
        let to = match scrub {
            Scrub::Done | Scrub::Back => {
                let at = if scrub == Scrub::Back { first } else { at };
                self.ends = Ends::new(at);
                return;
            }
            Scrub::Begin | Scrub::Grip => None,
            Scrub::Moved(by) => Some(x(&was) + by),
            Scrub::By(steps) => Some(x(&was) + step * f64::from(steps)),
            Scrub::Step(steps) => Some(x(&now) + step * f64::from(steps)),
            Scrub::End(upper) => Some(if upper { most } else { least }),
        };
        self.ends.begun = Some(first);
        self.ends.is_held |= scrub == Scrub::Grip;
        if let Some(to) = to {
            self.ends.at[i] = Some(to.max(least).min(most));
        }
    }
}
