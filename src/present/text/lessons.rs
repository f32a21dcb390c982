//! The words around the lessons: their list, the frame of each, what puzzles people. One table per language.
//!
//! What a lesson itself says is in [`learn`](super::learn).

use super::{Language, table};
use crate::teach::lesson::COUNT;
use crate::teach::struggle;

impl Language {
    /// The words around the lessons.
    #[must_use]
    pub fn lessons(self) -> &'static LessonsText {
        table!(self, super::en::lessons::EN, super::ru::lessons::RU)
    }
}

/// All words around the lessons in one language.
pub struct LessonsText {
    /// What the lessons are, below the heading of the room.
    pub lead: &'static str,
    /// The heading of the ways in for those in a hurry.
    pub hurried: &'static str,
    /// The heading of the list of lessons.
    pub list: &'static str,
    /// How far somebody is with a lesson: not begun, guessed, checked.
    pub marks: [&'static str; 3],
    /// The step that a lesson is about.
    pub step: fn(u8) -> String,
    /// The same of a lesson about several periods.
    pub periods: &'static str,
    /// The heading of the other doors of the room.
    pub doors: &'static str,
    /// What is behind each of them, in their order.
    pub behind: [&'static str; 4],
    /// The heading of what puzzles people.
    pub puzzles: &'static str,
    /// What puzzles them, in the order of [`STRUGGLES`](struggle::STRUGGLES).
    pub struggles: [&'static str; struggle::COUNT],
    /// A lesson by its number.
    pub lesson: fn(usize) -> String,
    /// Where one is: a lesson by its number, and of how many.
    pub lesson_of: fn(usize, usize) -> String,
    /// All lessons, in a word: the name of their door, and of the links from lesson to lesson.
    pub way: &'static str,
    /// The link to the list.
    pub all: &'static str,
    /// The link to the lesson before.
    pub previous: &'static str,
    /// What is said if nobody guessed, of a number and of an answer in words. `{right}` is what is right.
    pub it_is: [&'static str; 2],
    /// The name of the buttons that put what is moved somewhere.
    pub stops: &'static str,
    /// The name of the numbers beside what is moved.
    pub follows: &'static str,
    /// What they are, lesson by lesson, in the order of [`Lesson::live`](crate::teach::lesson::Lesson::live).
    pub live: [&'static [&'static str]; COUNT],
    /// The heading of the question in the end.
    pub check: &'static str,
    /// The tables, folded away.
    pub tables: &'static str,
    /// What else there is to say, folded away.
    pub more: &'static str,
    /// The picture of the same games rated in two ways: its title, and the names of its lines.
    pub ways: (&'static str, [&'static str; 2]),
    /// The same for those who do not see it: how many games, and what comes of them at once and one by one.
    pub ways_alt: fn(usize, [&str; 2]) -> String,
    /// The picture of RD after so many games: its title, and the names of its lines, after and before.
    pub deviations: (&'static str, [&'static str; 2]),
    /// The same for those who do not see it: how many games, and RD before and after.
    pub deviations_alt: fn(usize, [&str; 2]) -> String,
    /// Before a link to the lesson that explains something.
    pub explained_in: &'static str,
}
