//! Guesses, made before a step shows its value. They belong to this visit alone: no link has them, and nothing keeps them.

use super::{Moment, State};
use crate::number::{Typed, typed};

/// The steps of the paper.
const STEPS: usize = 8;

/// What was guessed of each step of the case that is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Guesses {
    typed: [String; STEPS],
    said: [Option<f64>; STEPS],
    /// The step of which somebody wanted to see the value with something in its field that is no number.
    bad: Option<usize>,
    last: Option<usize>,
}

/// Where a step is in the lists; a number that is no step is taken as the last.
fn at(step: u8) -> usize {
    usize::from(step.saturating_sub(1)).min(STEPS - 1)
}

impl Guesses {
    /// What stands in the field of a step.
    #[must_use]
    pub fn typed(&self, step: u8) -> &str {
        &self.typed[at(step)]
    }

    /// The guess of a step, once it has been made.
    #[must_use]
    pub fn said(&self, step: u8) -> Option<f64> {
        self.said[at(step)]
    }

    /// Whether the field of a step has to be mended, and if so whether it is empty.
    #[must_use]
    pub fn bad(&self, step: u8) -> Option<bool> {
        (self.bad == Some(at(step))).then(|| typed(self.typed(step)) == Typed::Empty)
    }

    /// The step of the last guess that was made.
    #[must_use]
    pub fn last(&self) -> Option<u8> {
        self.last.and_then(|at| u8::try_from(at + 1).ok())
    }
}

impl State {
    /// The first step whose value is to be guessed; before one walks it is the result.
    #[must_use]
    pub fn asked(&self) -> Option<u8> {
        if self.has_walked() {
            (2..=8).find(|&step| self.covers_value(step))
        } else {
            self.covers_answer().then_some(8)
        }
    }

    pub(super) fn type_guess(&mut self, step: u8, text: String) {
        self.guesses.typed[at(step)] = text;
        self.guesses.bad = None;
    }

    /// Takes the guess of a step as it was typed, and shows the value; or says what is wrong with it.
    pub(super) fn guess(&mut self, step: u8) {
        match typed(self.guesses.typed(step)) {
            Typed::Number(guess) if guess.is_finite() => {
                self.guesses.said[at(step)] = Some(guess);
                (self.guesses.bad, self.guesses.last) = (None, Some(at(step)));
                self.go(Moment::end_of(step));
            }
            _ => self.guesses.bad = Some(at(step)),
        }
    }
}
