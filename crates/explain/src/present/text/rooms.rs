//! The words of the lazy part that several rooms share.

use super::{Language, table};
use crate::present::role::Role;

impl Language {
    /// Returns the words that several rooms share.
    #[must_use]
    pub fn rooms(self) -> &'static RoomsText {
        table!(self, super::en::rooms::EN, super::ru::rooms::RU)
    }
}

/// The words of the lazy part that several rooms share, in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct RoomsText {
    pub be_new: fn(&str) -> String,
    pub be_example: &'static str,
    pub about: &'static str,
    pub sources: &'static str,
    /// The heading of the reasons for a system's rules.
    pub reasons: &'static str,
    pub not_known: &'static str,
    pub what_seen: fn(&str) -> String,
    pub cannot: &'static str,
    pub rises: &'static str,
    pub falls: &'static str,
    pub stays: &'static str,
    /// The relation of a number to a letter, to stand before the letter. There is none for the letter's
    /// value.
    pub role: fn(Role) -> Option<&'static str>,
    /// The label of a step, with its number, the number of steps, and the paper's step.
    pub step_of: fn(u8, usize, Option<u8>) -> String,
    pub papers_step: fn(u8) -> String,
    pub left_out: &'static str,
    pub copy_values: &'static str,
    pub values: &'static str,
    pub copy_by_hand: &'static str,
    pub period: &'static str,
    pub period_of: fn(usize, usize) -> String,
    /// Tells which of how many games the steps explain; {0}, {1} and {2} are its ratings before and after and
    /// the change.
    pub steps_of_game: fn(usize, usize) -> String,
    /// The link back from one game to all of them.
    pub all_games: fn(usize) -> String,
    pub all: &'static str,
    pub all_explained: &'static str,
    pub work_with: fn(&str) -> String,
}
