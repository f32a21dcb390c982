//! The reader's guesses of the steps' values. They are neither saved nor part of a link.

use super::{DerivationView, StepPosition};
use explain::numbers::{Typed, typed};

/// The number of steps in the paper.
const STEPS: usize = 8;

/// The guesses of the steps of the current derivation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guesses {
    typed: [String; STEPS],
    submitted: [Option<f64>; STEPS],
    /// The step whose guess was submitted but is not a number.
    bad: Option<usize>,
    last: Option<usize>,
}

/// Returns the index of a step. Step numbers out of range give the nearest index.
fn at(step: u8) -> usize {
    usize::from(step.saturating_sub(1)).min(STEPS - 1)
}

impl Guesses {
    /// Returns the text in the field of a step.
    #[must_use]
    pub fn typed(&self, step: u8) -> &str {
        &self.typed[at(step)]
    }

    /// Returns the submitted guess of a step.
    #[must_use]
    pub fn guess(&self, step: u8) -> Option<f64> {
        self.submitted[at(step)]
    }

    /// Returns `Some` if the submitted guess of a step is not a number: `true` if the field is
    /// empty.
    #[must_use]
    pub fn bad(&self, step: u8) -> Option<bool> {
        (self.bad == Some(at(step))).then(|| typed(self.typed(step)) == Typed::Empty)
    }

    /// Returns the step that was guessed last.
    #[must_use]
    pub fn last(&self) -> Option<u8> {
        self.last.and_then(|at| u8::try_from(at + 1).ok())
    }
}

impl DerivationView {
    /// Returns the first step whose value is to be guessed. Without an open step this is the
    /// result, Step 8.
    #[must_use]
    pub fn asked_step(&self) -> Option<u8> {
        if self.has_open_step() {
            (2..=8).find(|&step| self.hides_value(step))
        } else {
            self.hides_answer().then_some(8)
        }
    }

    pub(super) fn type_guess(&mut self, step: u8, text: String) {
        self.guesses.typed[at(step)] = text;
        self.guesses.bad = None;
    }

    /// Submits the guess of a step and shows the step's value. If the guess is not a number, marks
    /// it instead.
    pub(super) fn guess(&mut self, step: u8) {
        match typed(self.guesses.typed(step)) {
            Typed::Number(guess) if guess.is_finite() => {
                self.guesses.submitted[at(step)] = Some(guess);
                (self.guesses.bad, self.guesses.last) = (None, Some(at(step)));
                self.go(StepPosition::end_of(step));
            }
            _ => self.guesses.bad = Some(at(step)),
        }
    }
}
