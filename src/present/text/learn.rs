//! The words of the lessons, one table per language.
//!
//! No number stands in them: `{0}`, `{1}`, … are the facts of the lesson, in their order, and `{sigma}` is a letter, see [`fill`](crate::present::step::fill).

use super::{Language, table};
use crate::teach::lesson::COUNT;

impl Language {
    /// The words of the lessons.
    #[must_use]
    pub fn learn(self) -> &'static LearnText {
        table!(self, super::en::learn::EN, super::ru::learn::RU)
    }
}

/// All words of the lessons in one language.
pub struct LearnText {
    /// The heading of the room.
    pub title: &'static str,
    /// Each lesson's, in the order of [`LESSONS`](crate::teach::lesson::LESSONS).
    pub lessons: [LessonText; COUNT],
    /// What those in a hurry come with, in the order of [`WAYS_IN`](crate::teach::lesson::WAYS_IN).
    pub ways_in: [&'static str; 3],
    /// The button for those who do not want to guess.
    pub show_anyway: &'static str,
    /// The link to the same case step by step.
    pub see_it_worked: &'static str,
    /// The link to the lesson that follows.
    pub next_lesson: &'static str,
    /// Above what a lesson removes.
    pub removes: &'static str,
    /// What is said of a number that was chosen, if it is right and if it is not. `{said}` is what was chosen, `{right}` what is right.
    pub said_number: [&'static str; 2],
    /// The same of an answer in words.
    pub said_words: [&'static str; 2],
}

/// The words of one lesson.
pub struct LessonText {
    /// Its title.
    pub title: &'static str,
    /// What it is about.
    pub idea: &'static str,
    /// What is asked before anything is shown.
    pub question: &'static str,
    /// The answers to choose from.
    pub choices: &'static [&'static str],
    /// Why what is right is right: said of any answer.
    pub because: &'static str,
    /// The names of what can be moved.
    pub moves: &'static [&'static str],
    /// What is to be noticed at each stop.
    pub stops: &'static [&'static str],
    /// For each table its caption and its heads, that of the rows first.
    pub tables: &'static [(&'static str, &'static [&'static str])],
    /// What else there is to say.
    pub more: &'static [&'static str],
    /// What people believe, and what is so.
    pub removes: &'static [&'static str],
    /// What is asked in the end.
    pub check: &'static str,
    /// Its answers, and what is said of each.
    pub answers: &'static [(&'static str, &'static str)],
}
