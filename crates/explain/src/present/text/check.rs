//! The words of the section Check my numbers.

use super::{Language, table};
use crate::teach::check::unread::Unread;
use crate::teach::check::{Certainty, Judged, MistakeArea, Quantity, Symptom};

impl Language {
    /// Returns the words of the section Check my numbers.
    #[must_use]
    pub fn check(self) -> &'static CheckText {
        table!(self, super::en::check::EN, super::ru::check::RU)
    }
}

/// The number of mistakes that have words: single mistakes and whole programs.
pub const MISTAKES: usize = 105;

/// The words of a known mistake.
#[derive(Debug)]
pub struct MistakeWords {
    /// The id of the mistake, for programs.
    pub id: &'static str,
    /// The name of the mistake: the description of what the program does.
    pub name: &'static str,
    /// The explanation of what is correct.
    pub told: &'static str,
}

/// The words of the section Check my numbers in one language.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct CheckText {
    pub title: &'static str,
    pub lead: fn(usize) -> String,
    pub compare: &'static str,

    pub case: &'static str,
    /// The Calculator's own case, case A and case B.
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
    /// The certainty of a diagnosis, by the number of candidates.
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
    /// The message that no candidate fits, given the number of known mistakes and whether pairs were tried.
    pub unknown: fn(usize, bool) -> String,
    pub look: fn(MistakeArea) -> &'static str,
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
    /// Returns the words of a mistake.
    #[must_use]
    pub fn mistake(&self, id: &str) -> Option<&'static MistakeWords> {
        self.mistakes.iter().find(|words| words.id == id)
    }
}
