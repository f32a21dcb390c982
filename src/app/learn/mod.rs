//! The room Learn: lessons, exercises, the check of somebody's own numbers, and what belongs to them.
//!
//! | module | is for |
//! |---|---|
//! | here | the doors, and what is done behind them |
//! | [`lessons`] | the lesson that is open, and what was answered in all of them |
//! | [`practise`] | the sheet of exercises, and how its author does |
//! | [`check`] | the numbers to be checked |
//! | [`solve`] | the rating that is wanted |

pub mod check;
pub mod lessons;
pub mod practise;
pub mod solve;

use crate::case::link::{self, NotUnderstood};
use check::CheckState;
use lessons::LessonsState;
use practise::PractiseState;
use solve::SolveState;

/// What the room has behind one door each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Door {
    /// The lessons, from their list on.
    #[default]
    Lessons,
    /// Exercises.
    Practise,
    /// Where somebody's numbers go wrong.
    Check,
    /// What leads to a rating.
    Solve,
    /// What each symbol is, and why.
    Glossary,
}

impl Door {
    /// All, in the order in which the room has them.
    pub const ALL: [Self; 5] = [Self::Lessons, Self::Practise, Self::Check, Self::Solve, Self::Glossary];

    /// Its name in links, where a room's name stands.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Lessons => "learn",
            Self::Practise => "practise",
            Self::Check => "check",
            Self::Solve => "solve",
            Self::Glossary => "glossary",
        }
    }

    /// The door of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|door| door.id() == id)
    }

    /// The key of what a link says of what is behind it.
    fn key(self) -> &'static str {
        match self {
            Self::Lessons | Self::Glossary => "n",
            Self::Practise => "e",
            Self::Check => "c",
            Self::Solve => "q",
        }
    }
}

/// What is open in the room, and what was done there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LearnState {
    /// The door that one came in by.
    pub door: Door,
    /// The lessons.
    pub lessons: LessonsState,
    /// The exercises.
    pub practise: PractiseState,
    /// The check.
    pub check: CheckState,
    /// What leads to a rating.
    pub solve: SolveState,
    /// The entry of the glossary that a link leads to; empty: none.
    pub entry: String,
}

/// What can be done there.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Something in a lesson.
    Lessons(lessons::Action),
    /// Something in the exercises.
    Practise(practise::Action),
    /// Something in the check.
    Check(check::Action),
    /// Something about the rating that is wanted.
    Solve(solve::Action),
}

impl LearnState {
    /// What comes of an action.
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

    /// The link of what is open.
    #[must_use]
    pub fn link(&self) -> String {
        let value = match self.door {
            Door::Lessons => self.lessons.link(),
            Door::Practise => self.practise.link(),
            Door::Check => self.check.link(),
            Door::Solve => self.solve.link(),
            Door::Glossary => self.entry.clone(),
        };
        let value = if value.is_empty() { value } else { format!("{}={value}", self.door.key()) };
        link::joined(&[&format!("r={}", self.door.id()), &value])
    }

    /// Whether what is open is about the case of the Calculator.
    #[must_use]
    pub fn is_about_case(&self) -> bool {
        self.door == Door::Solve || self.door == Door::Check && self.check.is_about_case()
    }

    /// Opens the door that a link names, and what is behind it. Gives what was not understood.
    pub fn open(&mut self, link: &str) -> Vec<NotUnderstood> {
        let value = |key: &str| link::parts(link, &[key]).split_once('=').map(|(_, value)| value.to_owned());
        self.door = value("r").and_then(|id| Door::from_id(&id)).unwrap_or_default();
        let value = value(self.door.key()).unwrap_or_default();
        let is_understood = match self.door {
            Door::Check => return self.check.open(&value).into_iter().map(|part| NotUnderstood { part }).collect(),
            Door::Lessons => self.lessons.open(&value),
            Door::Practise => self.practise.open(&value),
            Door::Solve => self.solve.open(&value),
            Door::Glossary => {
                self.entry = value.clone();
                true
            }
        };
        let part = || NotUnderstood { part: format!("{}={value}", self.door.key()) };
        if is_understood { Vec::new() } else { vec![part()] }
    }

    /// Goes back to what was open; what was done since in lessons and exercises stays done.
    pub fn return_to(&mut self, left: &Self) {
        let (lessons, practise, check) = (self.lessons.clone(), self.practise.clone(), self.check.clone());
        *self = left.clone();
        self.check.keep_numbers(&check);
        self.lessons.keep_record(&lessons);
        self.practise.keep_record(&practise);
    }

    /// What is kept for the next visit, a line for each part.
    #[must_use]
    pub fn kept(&self) -> String {
        format!("{}\n{}", self.lessons.kept(), self.practise.kept())
    }

    /// Takes what was kept.
    pub fn restore(&mut self, kept: &str) {
        let mut lines = kept.lines();
        self.lessons.restore(lines.next().unwrap_or_default());
        self.practise.restore(lines.next().unwrap_or_default());
    }
}
