//! The words of the check of somebody’s own numbers, one table per language.

use super::{Language, table};
use crate::teach::check::unread::Unread;
use crate::teach::check::{Certainty, Judged, Look, Quantity, Symptom};

impl Language {
    /// The words of the check of somebody’s own numbers.
    #[must_use]
    pub fn check(self) -> &'static CheckText {
        table!(self, super::en::check::EN, super::ru::check::RU)
    }
}

/// So many mistakes have words: all of the library, and whole programs.
pub const MISTAKES: usize = 105;

/// What a known mistake is, in words.
#[derive(Debug)]
pub struct MistakeWords {
    /// Its name for programs.
    pub id: &'static str,
    /// What the program does, as the name of the mistake.
    pub name: &'static str,
    /// What is right, and what to know of it.
    pub told: &'static str,
}

/// All words of the check of somebody’s own numbers in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct CheckText {
    pub title: &'static str,
    pub lead: fn(usize) -> String,
    pub compare: &'static str,

    pub case: &'static str,
    /// The Calculator’s own case, A and B.
    pub cases: [&'static str; 3],
    pub cases_explained: [&'static str; 3],
    pub period_of: fn(usize, usize) -> String,
    pub summary: fn(usize) -> String,
    pub games: &'static str,
    pub takes: &'static str,
    pub takes_explained: &'static str,
    pub in_calculator: &'static str,
    pub ways: [&'static str; 4],
    pub way_of: fn(&str) -> String,
    pub copy: &'static str,

    pub numbers: &'static str,
    pub numbers_explained: &'static str,
    pub quantity: fn(Quantity) -> &'static str,
    pub of_game: fn(&str, usize) -> String,
    pub not_a_number: &'static str,
    pub not_of_case: fn(usize) -> String,
    pub more: &'static str,
    pub step: fn(u8) -> String,
    pub by_game: &'static str,
    pub box_title: &'static str,
    pub box_explained: &'static str,
    pub box_placeholder: &'static str,
    pub box_found: fn(usize) -> String,
    pub unread_count: fn(usize) -> String,
    pub unread: fn(usize, &str, Unread) -> String,
    pub clear: &'static str,

    pub outcome: &'static str,
    pub nothing_yet: &'static str,
    pub nothing_explained: &'static str,
    pub no_case: &'static str,
    pub stale: &'static str,
    pub table: &'static str,
    pub table_heads: [&'static str; 5],
    pub judged: fn(Judged) -> &'static str,
    pub judged_rounded: &'static str,

    pub right: &'static str,
    pub right_one: &'static str,
    pub cut: &'static str,
    pub passing: fn(usize, usize) -> String,
    pub passing_none: fn(usize) -> String,
    pub proves_little: &'static str,
    pub proves_much: &'static str,
    pub passing_list: &'static str,
    pub to_case: [&'static str; 3],

    pub first: &'static str,
    pub first_without: &'static str,
    /// How sure a name is: of one, and of several.
    pub sure: fn(Certainty, usize) -> String,
    pub pairs: fn(usize) -> String,
    pub and: &'static str,
    pub tau: &'static str,
    pub tau_told: &'static str,
    pub scale: &'static str,
    pub scale_told: &'static str,
    pub here: &'static str,
    pub paper: &'static str,
    pub worked: fn(u8) -> String,
    pub more_of_them: fn(usize) -> String,
    pub with_other: [&'static str; 3],

    pub too_little: &'static str,
    /// So many mistakes are known; whether two at once were tried.
    pub unknown: fn(usize, bool) -> String,
    pub look: fn(Look) -> &'static str,
    pub look_nowhere: &'static str,
    pub trace: &'static str,

    pub ask: &'static str,
    pub ask_further: &'static str,
    pub tell: &'static str,
    pub more_digits: &'static str,
    pub scaled: &'static str,
    pub scaled_yes: &'static str,
    pub share: &'static str,
    pub share_explained: &'static str,

    pub seen: &'static str,
    pub symptoms: &'static str,
    pub symptoms_explained: &'static str,
    pub symptom: fn(Symptom) -> &'static str,
    pub symptom_told: fn(Symptom) -> &'static str,

    pub mistakes: &'static [MistakeWords; MISTAKES],
}

impl CheckText {
    /// The words of a mistake.
    #[must_use]
    pub fn mistake(&self, id: &str) -> Option<&'static MistakeWords> {
        self.mistakes.iter().find(|words| words.id == id)
    }
}
