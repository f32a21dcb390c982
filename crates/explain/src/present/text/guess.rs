//! The words about guesses.

use super::{Language, table};

impl Language {
    /// Returns the words about guesses.
    #[must_use]
    pub fn guess(self) -> &'static GuessText {
        table!(self, super::en::guess::EN, super::ru::guess::RU)
    }
}

/// The words about guesses in one language. In replies to a guess, {0} is the value and {1} the difference.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct GuessText {
    /// The questions of Steps 2 to 8; {0} is r, {1} σ.
    pub questions: [&'static str; 7],
    pub title: &'static str,
    pub compared: &'static str,
    pub field: &'static str,
    pub bell: &'static str,
    /// The position of the bell curve, in points.
    pub bell_at: fn(&str) -> String,
    pub drag: &'static str,
    pub show: &'static str,
    pub just_show: &'static str,
    pub empty: &'static str,
    pub not_a_number: &'static str,
    /// The hint where to find the bell curve of the last step.
    pub on_stage: &'static str,
    /// The message for a step that the rating system leaves out.
    pub nothing_to_guess: &'static str,

    pub exact: fn(&str) -> String,
    /// The reply, given the guess and, if it is in points, the difference.
    pub close_high: fn(&str, Option<&str>) -> String,
    pub close_low: fn(&str, Option<&str>) -> String,
    pub high: fn(&str, Option<&str>) -> String,
    pub low: fn(&str, Option<&str>) -> String,
    /// The label of the difference in the picture, in points.
    pub gap: fn(&str) -> String,
    pub your_guess: &'static str,

    pub summary: &'static str,
    /// The summary, given the number of guesses, of values to guess, of right guesses and of close ones.
    pub counted: fn(usize, usize, usize, usize) -> String,
    pub you_said: &'static str,
    pub it_is: &'static str,
    pub off_by: &'static str,

    /// Describes the bell curves: the previous rating and deviation, and the position of the guess.
    pub bell_alt: fn(&str, &str, &str) -> String,
    /// Describes the bell curves with the new rating as well.
    pub compared_alt: fn(&str, &str, &str, &str) -> String,
}
