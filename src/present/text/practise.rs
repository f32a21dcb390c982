//! The words of the exercises, one table per language.
//!
//! `{phi_star}` stands for that letter, `{0}` for the first number or name that is passed along.

use super::{Language, table};
use crate::teach::exercise::{Level, Quantity, Score, Slip};

impl Language {
    /// The words of the exercises.
    #[must_use]
    pub fn practise(self) -> &'static PractiseText {
        table!(self, super::en::practise::EN, super::ru::practise::RU)
    }
}

/// Words that depend on a number of things.
type Counted = fn(usize) -> String;

/// All words of the exercises in one language.
pub struct PractiseText {
    /// The heading.
    pub title: &'static str,
    /// What this is for.
    pub lead: &'static str,
    /// Above what a new sheet will be like.
    pub new_sheet: &'static str,
    /// Above the levels.
    pub level: &'static str,
    /// A level in short, and in a sentence.
    pub levels: fn(Level) -> [&'static str; 2],
    /// How many exercises.
    pub length: &'static str,
    /// The tick for more of what is weak.
    pub weak: &'static str,
    /// What it does.
    pub weak_explained: &'static str,
    /// Where nothing is weak.
    pub weak_none: &'static str,
    /// Where what is asked is the same whatever is weak.
    pub weak_at_periods: &'static str,
    /// The weak spots, by their names.
    pub weak_spots: fn(&[String]) -> String,
    /// The button.
    pub begin: &'static str,
    /// Above the sheets that were begun.
    pub sheets: &'static str,
    /// A sheet: its level and its code.
    pub sheet: fn(Level, &str) -> String,
    /// A sheet for weak spots: its level.
    pub mine: fn(Level) -> String,
    /// Back to what a sheet is chosen by.
    pub other_sheet: &'static str,
    /// What others do with the link of a sheet.
    pub shared: &'static str,
    /// The list of exercises.
    pub exercises: &'static str,
    /// An exercise, by its number.
    pub exercise: Counted,
    /// An exercise, of how many.
    pub exercise_of: fn(usize, usize) -> String,
    /// How an exercise stands, for those who do not see its mark: new, tried, right, right later, shown.
    pub outcomes: [&'static str; 5],
    /// How the sheet stands.
    pub score: fn(Score) -> String,
    /// What is asked at level 1, by its name.
    pub ask_formula: fn(&str) -> String,
    /// What is asked at level 2: which step.
    pub ask_step: fn(u8) -> String,
    /// What is asked at level 3.
    pub ask_period: &'static str,
    /// What a quantity is called, without its letter.
    pub quantity: fn(Quantity) -> &'static str,
    /// Above what is given and what is asked.
    pub derivation: &'static str,
    /// So many decimals are asked.
    pub decimals: Counted,
    /// Does the volatility rise or fall? And the two answers.
    pub direction: &'static str,
    /// It rises, it falls.
    pub directions: [&'static str; 2],
    /// In place of σ′, until it was said whether it rises.
    pub covered: &'static str,
    /// The buttons.
    pub check: &'static str,
    /// Shows what is right.
    pub show: &'static str,
    /// To the next exercise that is not done.
    pub next: &'static str,
    /// In words, when all are done.
    pub all_done: &'static str,
    /// What came of marking: so many right, so many not, so many not answered or not yet to the end.
    pub marked: fn(usize, usize, usize) -> String,
    /// So many more tries before what is right can be shown.
    pub tries_left: Counted,
    /// Everything is right.
    pub all_right: &'static str,
    /// What is right was shown.
    pub was_shown: &'static str,
    /// Said of an answer.
    pub right: &'static str,
    /// Right, but cut off; `{0}` is the value.
    pub cut: fn(&str) -> String,
    /// So many more digits, please.
    pub short: Counted,
    /// Right with one's own values of these.
    pub follows: fn(&[String]) -> String,
    /// Wrong, and the slips that give it, as [`slip`](Self::slip) says them.
    pub wrong: fn(&[&str]) -> String,
    /// The volatility was said to move the wrong way.
    pub wrong_direction: &'static str,
    /// What was answered is no number.
    pub not_a_number: &'static str,
    /// How a slip came about, to follow "you get that": with 10 in place of e. Empty for slips that nobody makes with that quantity.
    pub slip: fn(Quantity, Slip) -> &'static str,
    /// The link to the step with the paper's example, and with this case.
    pub worked: [fn(u8) -> String; 2],
    /// The formulas at hand.
    pub formulas: &'static str,
    /// Which of the two B is.
    pub which_b: &'static str,
    /// The buttons for paper.
    pub print_sheet: &'static str,
    /// The key.
    pub print_key: &'static str,
    /// On paper: the title of the key.
    pub key: &'static str,
    /// On paper: the line for a name.
    pub name: &'static str,
    /// The heads of the key: the blank, its value, what is right as well, the usual slip.
    pub key_heads: [&'static str; 4],
    /// From the least to the largest answer that is right.
    pub range: fn(&str, &str) -> String,
    /// The usual slip: its value, and how it comes about.
    pub usual_slip: fn(&str, &str) -> String,
}
