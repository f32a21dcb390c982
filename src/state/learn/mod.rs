//! The room Learn: lessons, exercises, the check of the user's numbers, and solving for a rating.
//!
//! | module | is for |
//! |---|---|
//! | here | the sections, and the actions in them |
//! | [`lessons`] | the open lesson, and the answers in all lessons |
//! | [`exercises`] | the open sheet of exercises, and the user's weak spots |
//! | [`check`] | the numbers to check |
//! | [`solve`] | the wanted rating or RD |

pub mod check;
pub mod exercises;
pub mod lessons;
pub mod solve;

use check::CheckState;
use exercises::PractiseState;
use explain::case::link::{Key, LazyLink, NotUnderstood};
use explain::ids::HasId;
use lessons::LessonsState;
use solve::SolveState;
use strum::{IntoStaticStr, VariantArray};

/// A section of the room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Door {
    /// The lessons and their list.
    #[default]
    #[strum(to_string = "learn")]
    Lessons,
    /// Exercises.
    Practise,
    /// The check that finds the mistake behind the user's numbers.
    Check,
    /// The ways to a wanted rating or RD.
    Solve,
    /// The glossary of symbols.
    Glossary,
}

impl Door {
    /// Returns the key in links for the content of the section.
    fn key(self) -> Key {
        match self {
            Self::Lessons | Self::Glossary => Key::Lesson,
            Self::Practise => Key::Practise,
            Self::Check => Key::Check,
            Self::Solve => Key::Solve,
        }
    }
}

/// The state of the room.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LearnState {
    /// The current section.
    pub door: Door,
    /// The lessons.
    pub lessons: LessonsState,
    /// The exercises.
    pub practise: PractiseState,
    /// The check of the user's numbers.
    pub check: CheckState,
    /// The question to solve.
    pub solve: SolveState,
    /// The entry of the glossary that a link leads to, or an empty string.
    pub entry: String,
}

/// An action in the room.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// An action in a lesson.
    Lessons(lessons::Action),
    /// An action on the exercises.
    Practise(exercises::Action),
    /// An action in the check.
    Check(check::Action),
    /// An action on the question to solve.
    Solve(solve::Action),
}

impl LearnState {
    /// Returns the state after an action.
    #[must_use]
    pub fn update(&self, action: Action) -> Self {
        let mut next = self.clone();
        match action {
            Action::Lessons(action) => next.lessons.act(action),
            Action::Practise(action) => next.practise.act(action),
            Action::Check(action) => next.check.act(action),
            Action::Solve(action) => next.solve.act(action),
        }
        next
    }

    /// Returns the link of what is open.
    #[must_use]
    pub fn link(&self) -> LazyLink {
        let value = match self.door {
            Door::Lessons => self.lessons.link(),
            Door::Practise => self.practise.link(),
            Door::Check => self.check.link(),
            Door::Solve => self.solve.link(),
            Door::Glossary => self.entry.clone(),
        };
        let mut link = LazyLink::default();
        link.set(Key::Room, self.door.id());
        link.set(self.door.key(), &value);
        if self.door == Door::Lessons {
            link.set(Key::Run, &self.lessons.run_link());
        }
        link
    }

    /// Returns whether what is open uses the case of the Calculator.
    #[must_use]
    pub fn is_about_case(&self) -> bool {
        self.door == Door::Solve || self.door == Door::Check && self.check.is_about_case()
    }

    /// Opens the section that a link names, and its content. Returns the parts that were not
    /// understood.
    pub fn open(&mut self, link: &LazyLink) -> Vec<NotUnderstood> {
        self.door = Door::from_id(link.value(Key::Room)).unwrap_or_default();
        let value = link.value(self.door.key());
        let is_understood = match self.door {
            Door::Check => {
                return self
                    .check
                    .open(value)
                    .into_iter()
                    .map(|part| NotUnderstood { part })
                    .collect();
            }
            Door::Lessons => self.lessons.open(value),
            Door::Practise => self.practise.open(value),
            Door::Solve => self.solve.open(value),
            Door::Glossary => {
                self.entry = value.to_owned();
                true
            }
        };
        let is_run = !link.has(Key::Run)
            || self.door == Door::Lessons && self.lessons.open_run(link.value(Key::Run));
        [(is_understood, self.door.key()), (is_run, Key::Run)]
            .into_iter()
            .filter(|(is_understood, _)| !is_understood)
            .map(|(_, key)| link.part(key))
            .collect()
    }

    /// Restores what was open in an earlier state of this visit. Answers given since are kept.
    pub fn return_to(&mut self, left: &Self) {
        let (lessons, practise, check) = (
            self.lessons.clone(),
            self.practise.clone(),
            self.check.clone(),
        );
        *self = left.clone();
        self.check.keep_numbers(&check);
        self.lessons.keep_record(&lessons);
        self.practise.keep_record(&practise);
    }

    /// Returns the text to save, one line for the lessons and one for the exercises.
    #[must_use]
    pub fn saved(&self) -> String {
        format!("{}\n{}", self.lessons.saved(), self.practise.saved())
    }

    /// Restores the saved text.
    pub fn restore(&mut self, saved: &str) {
        let mut lines = saved.lines();
        self.lessons.restore(lines.next().unwrap_or_default());
        self.practise.restore(lines.next().unwrap_or_default());
    }
}
