//! The words of the lessons.
//!
//! Sentences contain no numbers: `{0}`, `{1}`, … stand for the facts of the lesson, in their order, and
//! `{sigma}` for a letter; see [`fill`](crate::present::step::fill).

use super::{Language, table};
use crate::teach::lesson::COUNT;

impl Language {
    /// Returns the words of the lessons.
    #[must_use]
    pub fn learn(self) -> &'static LearnText {
        table!(self, super::en::learn::EN, super::ru::learn::RU)
    }
}

/// The words of all lessons in one language.
pub struct LearnText {
    /// The heading of the room.
    pub title: &'static str,
    /// The words of each lesson, in the order of [`LESSONS`](crate::teach::lesson::LESSONS).
    pub lessons: [LessonText; COUNT],
    /// The questions of readers in a hurry, in the order of [`WAYS_IN`](crate::teach::lesson::WAYS_IN).
    pub ways_in: [&'static str; 3],
    /// The button for readers who do not want to guess.
    pub show_anyway: &'static str,
    /// The link to the same case step by step.
    pub see_it_worked: &'static str,
    /// The link to the next lesson.
    pub next_lesson: &'static str,
    /// The heading of the misconceptions that a lesson removes.
    pub removes: &'static str,
    /// The replies to a right and to a wrong choice of a number. `{said}` is the choice, `{right}` the right
    /// answer.
    pub said_number: [&'static str; 2],
    /// The replies to a right and to a wrong choice of words.
    pub said_words: [&'static str; 2],
}

/// The words of one lesson.
pub struct LessonText {
    /// The title.
    pub title: &'static str,
    /// The idea of the lesson.
    pub idea: &'static str,
    /// The question before anything is shown.
    pub question: &'static str,
    /// The answers to choose from.
    pub choices: &'static [&'static str],
    /// The explanation of the right answer, shown after any choice.
    pub because: &'static str,
    /// The names of the movable quantities.
    pub moves: &'static [&'static str],
    /// The remark for each stop.
    pub stops: &'static [&'static str],
    /// The caption of each table, and its heads, starting with the head of the rows.
    pub tables: &'static [(&'static str, &'static [&'static str])],
    /// Further remarks.
    pub more: &'static [&'static str],
    /// Common misconceptions, with corrections.
    pub removes: &'static [&'static str],
    /// The question at the end.
    pub check: &'static str,
    /// The answers to it, each with a reply.
    pub answers: &'static [(&'static str, &'static str)],
}
