//! The words about guesses, one table per language.

use super::{Language, table};

impl Language {
    /// The words about guesses.
    #[must_use]
    pub fn guess(self) -> &'static GuessText {
        table!(self, super::en::guess::EN, super::ru::guess::RU)
    }
}

/// All words about guesses in one language. In what is said of a guess, {0} is the value and {1} how far off the guess was.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct GuessText {
    /// What is asked in Steps 2 to 8; {0} is r, {1} σ.
    pub questions: [&'static str; 7],
    pub title: &'static str,
    pub compared: &'static str,
    pub field: &'static str,
    pub bell: &'static str,
    /// Where the bell is, in points.
    pub bell_at: fn(&str) -> String,
    pub drag: &'static str,
    pub show: &'static str,
    pub just_show: &'static str,
    pub empty: &'static str,
    pub not_a_number: &'static str,
    /// Where the bell of the last step is to be found.
    pub on_stage: &'static str,
    /// A step at a place that leaves it out.
    pub nothing_to_guess: &'static str,

    pub exact: fn(&str) -> String,
    /// The guess, and the gap if that is in points.
    pub close_high: fn(&str, Option<&str>) -> String,
    pub close_low: fn(&str, Option<&str>) -> String,
    pub high: fn(&str, Option<&str>) -> String,
    pub low: fn(&str, Option<&str>) -> String,
    /// The gap in the picture: how many points.
    pub gap: fn(&str) -> String,
    pub your_guess: &'static str,

    pub summary: &'static str,
    /// How many values were guessed of how many, how many of these guesses were right, and how many close.
    pub counted: fn(usize, usize, usize, usize) -> String,
    pub you_said: &'static str,
    pub it_is: &'static str,
    pub off_by: &'static str,

    /// The bell curves in words: the rating before with its deviation, and where the guess is.
    pub bell_alt: fn(&str, &str, &str) -> String,
    /// The same with where the rating is in truth.
    pub compared_alt: fn(&str, &str, &str, &str) -> String,
}
