//! The words of the exercises.
//!
//! `{phi_star}` stands for that letter, `{0}` for the first number or name that is passed.

use super::{Language, table};
use crate::teach::exercise::{Level, Quantity, Score, Slip};

impl Language {
    /// Returns the words of the exercises.
    #[must_use]
    pub fn practise(self) -> &'static PractiseText {
        table!(self, super::en::practise::EN, super::ru::practise::RU)
    }
}

/// A sentence that contains a count, with its noun in the right form.
type Counted = fn(usize) -> String;

/// The words of the exercises in one language.
pub struct PractiseText {
    /// The heading.
    pub title: &'static str,
    /// The introduction.
    pub lead: &'static str,
    /// The heading of the settings of a new sheet.
    pub new_sheet: &'static str,
    /// The label of the levels.
    pub level: &'static str,
    /// The short name of a level, and a sentence about it.
    pub levels: fn(Level) -> [&'static str; 2],
    /// The label of the number of exercises.
    pub length: &'static str,
    /// The checkbox that asks weak spots more often.
    pub weak: &'static str,
    /// The explanation of the checkbox.
    pub weak_explained: &'static str,
    /// The note that there are no weak spots yet.
    pub weak_none: &'static str,
    /// The note that at this level every sheet asks for everything.
    pub weak_at_periods: &'static str,
    /// Lists the weak spots by name.
    pub weak_spots: fn(&[String]) -> String,
    /// The button that starts a sheet.
    pub begin: &'static str,
    /// The heading of the sheets that were begun.
    pub sheets: &'static str,
    /// The name of a sheet: its level and its code.
    pub sheet: fn(Level, &str) -> String,
    /// The name of a sheet for weak spots, by its level.
    pub mine: fn(Level) -> String,
    /// The link back to the settings of a new sheet.
    pub other_sheet: &'static str,
    /// The note that the sheet's link gives the same exercises.
    pub shared: &'static str,
    /// The name of the list of exercises.
    pub exercises: &'static str,
    /// The label of an exercise, by its number.
    pub exercise: Counted,
    /// The label of an exercise, with its number and the number of all exercises.
    pub exercise_of: fn(usize, usize) -> String,
    /// The state of an exercise, for screen readers: new, tried, right, right later, shown.
    pub outcomes: [&'static str; 5],
    /// The state of the whole sheet.
    pub score: fn(Score) -> String,
    /// The question at level 1, for a quantity by its name.
    pub ask_formula: fn(&str) -> String,
    /// The question at level 2, for a step.
    pub ask_step: fn(u8) -> String,
    /// The question at level 3.
    pub ask_period: &'static str,
    /// The name of a quantity, without its symbol.
    pub quantity: fn(Quantity) -> &'static str,
    /// The heading of the values that are given and asked.
    pub derivation: &'static str,
    /// Tells how many decimals are asked.
    pub decimals: Counted,
    /// The question whether the volatility rises or falls.
    pub direction: &'static str,
    /// The two answers: it rises, it falls.
    pub directions: [&'static str; 2],
    /// The text in place of σ′ until the question of its direction is answered.
    pub hidden: &'static str,
    /// The button that checks the answers.
    pub check: &'static str,
    /// The button that shows the right answers.
    pub show: &'static str,
    /// The button to the next exercise that is not done.
    pub next: &'static str,
    /// The message after the last exercise.
    pub all_done: &'static str,
    /// Tells the result of checking: the numbers of right, wrong, and missing or incomplete answers.
    pub marked: fn(usize, usize, usize) -> String,
    /// Tells how many tries are left before the right answers can be shown.
    pub tries_left: Counted,
    /// The message that everything is right.
    pub all_right: &'static str,
    /// The message that the right answers were shown.
    pub was_shown: &'static str,
    /// The reply to a right answer.
    pub right: &'static str,
    /// The reply to an answer that is truncated, not rounded; `{0}` is the value.
    pub cut: fn(&str) -> String,
    /// The reply to an answer with too few digits, with the number that are missing.
    pub short: Counted,
    /// The reply to an answer that follows correctly from other wrong answers, with their names.
    pub follows: fn(&[String]) -> String,
    /// The reply to a wrong answer, with the slips that give it, as in [`slip`](Self::slip).
    pub wrong: fn(&[&str]) -> String,
    /// The reply to a wrong direction of the volatility.
    pub wrong_direction: &'static str,
    /// The reply to an answer that is not a number.
    pub not_a_number: &'static str,
    /// Describes a slip, to follow "you get that": with 10 in place of e. Empty if the quantity does not have
    /// this slip.
    pub slip: fn(Quantity, Slip) -> &'static str,
    /// The links to the step with the paper's example, and with this case.
    pub worked: [fn(u8) -> String; 2],
    /// The label of the collection of formulas.
    pub formulas: &'static str,
    /// The hint that explains which of its two formulas B has.
    pub which_b: &'static str,
    /// The button that prints the sheet.
    pub print_sheet: &'static str,
    /// The button that prints the key.
    pub print_key: &'static str,
    /// The title of the printed key.
    pub key: &'static str,
    /// The label of the printed line for a name.
    pub name: &'static str,
    /// The heads of the key: the blank, its value, the range of accepted answers, the usual slip.
    pub key_heads: [&'static str; 4],
    /// The range of accepted answers, from the smallest to the largest.
    pub range: fn(&str, &str) -> String,
    /// The value of the usual slip, and its description.
    pub usual_slip: fn(&str, &str) -> String,
}
