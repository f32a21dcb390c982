//! The words of what leads to a rating, one table per language.
//!
//! `{0}`, `{1}`, … are numbers, in the order that each sentence says.

use super::{Language, table};

impl Language {
    /// The words of what leads to a rating.
    #[must_use]
    pub fn solve(self) -> &'static SolveText {
        table!(self, super::en::solve::EN, super::ru::solve::RU)
    }
}

/// All words of what leads to a rating in one language.
pub struct SolveText {
    /// The heading.
    pub title: &'static str,
    /// What this is for.
    pub lead: &'static str,
    /// Which case it is about: r and r′.
    pub about: &'static str,
    /// The same of a case with several periods: which of how many.
    pub of_period: fn(usize, usize) -> String,
    /// The place by whose rules it is rated.
    pub by_place: fn(&str) -> String,
    /// The link to that case.
    pub to_case: &'static str,
    /// The field, and what is asked before anything is typed.
    pub wanted: &'static str,
    /// Before ratings to choose from.
    pub such_as: &'static str,
    /// The menu of games.
    pub game: &'static str,
    /// A game in the menu: its number, the result, and the opponent's rating and RD.
    pub game_named: fn(usize, &str, &str, &str) -> String,
    /// Where the case cannot be rated as it stands.
    pub not_rated: &'static str,
    /// Where no game was played.
    pub no_games: &'static str,
    /// What was typed is no number.
    pub not_a_number: &'static str,
    /// The link to the case in which it is so.
    pub see: &'static str,
    /// The questions: the score, the opponent, more wins at once, more wins one a period.
    pub questions: [&'static str; 4],
    /// The score: {0} in place of {1} leads to {2}.
    pub score: &'static str,
    /// The score as it is, {1}, leads to {2}.
    pub same_score: &'static str,
    /// Why none does: even a win gives {0}, even a loss gives {0}, from {0} to {1} at a leap.
    pub no_score: [&'static str; 3],
    /// The opponent: {0} in place of {1} leads to {2}.
    pub opponent: &'static str,
    /// The opponent's rating as it is, {1}, leads to {2}.
    pub same_opponent: &'static str,
    /// Why none does: at most {0}, at least {0}, a leap from {0} to {1}; {2} and {3} are the ratings that are tried.
    pub no_opponent: [&'static str; 3],
    /// No further win is needed: {0} is r′.
    pub no_win: &'static str,
    /// So many more wins like this one, against {0} with RD {1}, in the same period lead to {2}.
    pub wins_together: fn(usize) -> String,
    /// The same, one in each period that follows.
    pub wins_apart: fn(usize) -> String,
    /// Why none do: they stay below {0}; after so many it is {0}.
    pub never: &'static str,
    /// After so many wins.
    pub more_than: fn(usize) -> String,
    /// The way here, below what is said of wins.
    pub way_here: &'static str,
    /// Where nothing can be said.
    pub cannot: &'static str,
}
