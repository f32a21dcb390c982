//! The words of the page with all rooms that belong to no single room.

use super::{Language, table};
use crate::present::role::Role;

impl Language {
    /// The words of the page with all rooms.
    #[must_use]
    pub fn rooms(self) -> &'static RoomsText {
        table!(self, super::en::rooms::EN, super::ru::rooms::RU)
    }
}

/// All words of the page with all rooms that belong to no single room, in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct RoomsText {
    pub be_new: fn(&str) -> String,
    pub be_example: &'static str,
    pub about: &'static str,
    pub sources: &'static str,
    /// Above the reasons why a place is as it is.
    pub reasons: &'static str,
    pub not_known: &'static str,
    pub what_seen: fn(&str) -> String,
    pub cannot: &'static str,
    pub rises: &'static str,
    pub falls: &'static str,
    pub stays: &'static str,
    /// What a number is to its letter, before that letter; of its value there is nothing to say.
    pub role: fn(Role) -> Option<&'static str>,
    /// Which step of how many, and which of the paper's it is.
    pub step_of: fn(u8, usize, Option<u8>) -> String,
    pub papers_step: fn(u8) -> String,
    pub left_out: &'static str,
    pub copy_values: &'static str,
    pub values: &'static str,
    pub copy_by_hand: &'static str,
    pub period: &'static str,
    pub period_of: fn(usize, usize) -> String,
    /// Which of how many games the steps are of, with its ratings before and after and the change.
    pub steps_of_game: fn(usize, usize) -> String,
    /// Leads back from one game to all of them.
    pub all_games: fn(usize) -> String,
    pub all: &'static str,
    pub all_explained: &'static str,
    pub work_with: fn(&str) -> String,
}
