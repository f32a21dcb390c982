//! The words around the lessons: the list, the frame of each lesson, common puzzles.
//!
//! The words of the lessons themselves are in [`learn`](super::learn).

use super::{Language, table};
use crate::teach::lesson::COUNT;
use crate::teach::struggle;

impl Language {
    /// Returns the words around the lessons.
    #[must_use]
    pub fn lessons(self) -> &'static LessonsText {
        table!(self, super::en::lessons::EN, super::ru::lessons::RU)
    }
}

/// The words around the lessons in one language.
pub struct LessonsText {
    /// The introduction below the room's heading.
    pub lead: &'static str,
    /// The heading of the shortcuts for readers in a hurry.
    pub hurried: &'static str,
    /// The heading of the list of lessons.
    pub list: &'static str,
    /// The reader's progress with a lesson: not begun, guessed, checked.
    pub marks: [&'static str; 3],
    /// The label of a lesson about a step.
    pub step: fn(u8) -> String,
    /// The label of a lesson about several periods.
    pub periods: &'static str,
    /// The heading of the links to the room's other sections.
    pub doors: &'static str,
    /// The description of each section, in their order.
    pub behind: [&'static str; 4],
    /// The heading of the list of common puzzles.
    pub puzzles: &'static str,
    /// The common puzzles, in the order of [`STRUGGLES`](struggle::STRUGGLES).
    pub struggles: [&'static str; struggle::COUNT],
    /// The label of a lesson, by its number.
    pub lesson: fn(usize) -> String,
    /// The label of a lesson, with its number and the number of all lessons.
    pub lesson_of: fn(usize, usize) -> String,
    /// The name of the lessons' section, used also for the links between lessons.
    pub way: &'static str,
    /// The link to the list.
    pub all: &'static str,
    /// The link to the previous lesson.
    pub previous: &'static str,
    /// The right answer for readers who did not guess, as a number and in words. `{right}` is the answer.
    pub it_is: [&'static str; 2],
    /// The name of the group of buttons that move to a stop.
    pub stops: &'static str,
    /// The name of the group of numbers beside the movable quantities.
    pub follows: &'static str,
    /// The names of these numbers, by lesson, in the order of
    /// [`Lesson::live`](crate::teach::lesson::Lesson::live).
    pub live: [&'static [&'static str]; COUNT],
    /// The heading of the question at the end.
    pub check: &'static str,
    /// The label of the collapsed tables.
    pub tables: &'static str,
    /// The label of the collapsed further remarks.
    pub more: &'static str,
    /// The title of the picture of the same games rated in two ways, and the names of its lines.
    pub ways: (&'static str, [&'static str; 2]),
    /// Describes that picture: the number of games, and the ratings at once and one by one.
    pub ways_alt: fn(usize, [&str; 2]) -> String,
    /// The title of the picture of the RD after each game, and the names of its lines, after and before.
    pub deviations: (&'static str, [&'static str; 2]),
    /// Describes that picture: the number of games, and the RD before and after.
    pub deviations_alt: fn(usize, [&str; 2]) -> String,
    /// The words before a link to the lesson that explains more.
    pub explained_in: &'static str,
}
