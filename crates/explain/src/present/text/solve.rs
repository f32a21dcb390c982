//! The words of the section Solve for, on ways to a wanted rating.
//!
//! `{0}`, `{1}`, … are numbers, in the order given at each sentence.

use super::{Language, table};

impl Language {
    /// Returns the words of the section Solve for.
    #[must_use]
    pub fn solve(self) -> &'static SolveText {
        table!(self, super::en::solve::EN, super::ru::solve::RU)
    }
}

/// The words of the section Solve for in one language.
pub struct SolveText {
    /// The heading.
    pub title: &'static str,
    /// The introduction.
    pub lead: &'static str,
    /// The case that is solved: {0} is r, {1} is r′.
    pub about: &'static str,
    /// The sentence on the solved period, given its number and the number of all periods.
    pub of_period: fn(usize, usize) -> String,
    /// The sentence on the rating system of the case, given its name.
    pub by_system: fn(&str) -> String,
    /// The link to the case.
    pub to_case: &'static str,
    /// The label of the field for the wanted rating.
    pub wanted: &'static str,
    /// The words before suggested ratings.
    pub such_as: &'static str,
    /// The label of the menu of games.
    pub game: &'static str,
    /// The name of a game in the menu: its number, the result, and the opponent's rating and RD.
    pub game_named: fn(usize, &str, &str, &str) -> String,
    /// The message that the case has errors and cannot be rated.
    pub not_rated: &'static str,
    /// The message that the case has no games.
    pub no_games: &'static str,
    /// The message that the typed text is not a number.
    pub not_a_number: &'static str,
    /// The link to the case with the answer.
    pub see: &'static str,
    /// The questions: which score, which opponent, how many more wins in the same period, how many wins in
    /// one period each.
    pub questions: [&'static str; 4],
    /// The answer for the score: {0} in place of {1} leads to {2}.
    pub score: &'static str,
    /// The answer if the present score, {1}, leads to {2} already.
    pub same_score: &'static str,
    /// Why no score leads there: even a win gives {0}; even a loss gives {0}; the rating jumps from {0} to
    /// {1}.
    pub no_score: [&'static str; 3],
    /// The answer for the opponent: {0} in place of {1} leads to {2}.
    pub opponent: &'static str,
    /// The answer if the opponent's present rating, {1}, leads to {2} already.
    pub same_opponent: &'static str,
    /// Why no opponent leads there: the rating is at most {0}; at least {0}; it jumps from {0} to {1}. {2}
    /// and {3} are the bounds of the opponents' ratings.
    pub no_opponent: [&'static str; 3],
    /// The answer if no further win is needed; {0} is r′.
    pub no_win: &'static str,
    /// The answer for more wins in the same period, given their number: against {0} with RD {1}, they lead to
    /// {2}.
    pub wins_together: fn(usize) -> String,
    /// The answer for one win in each following period, with the same numbers.
    pub wins_apart: fn(usize) -> String,
    /// Why no number of wins leads there: the rating stays below {0}.
    pub never: &'static str,
    /// The answer if the rating is still {0} after this number of wins.
    pub more_than: fn(usize) -> String,
    /// The link to this section, below remarks on wins.
    pub way_here: &'static str,
    /// The message if there is no answer.
    pub cannot: &'static str,
}
