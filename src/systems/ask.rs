//! What a place needs to know beyond the player and the games.

use super::place::System;
use crate::input::read::{Typed, typed};

/// Something that a place asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ask {
    /// Its id, which links carry: it never changes.
    pub id: &'static str,
    /// What is typed or chosen from the start. Empty: nothing.
    pub default: &'static str,
    /// What may be typed or chosen.
    pub kind: AskKind,
}

/// What may be typed or chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AskKind {
    /// A number.
    Number {
        /// The least.
        least: f64,
        /// The most.
        most: f64,
        /// Whether nothing may be typed.
        optional: bool,
    },
    /// One of these ids.
    Choice(&'static [&'static str]),
}

/// What is wrong with a typed answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AskProblem {
    /// Nothing was typed.
    Missing,
    /// No number, or none of the choices.
    NotUnderstood,
    /// Too small or too large.
    Outside {
        /// The least that is allowed.
        least: f64,
        /// The most that is allowed.
        most: f64,
    },
}

impl Ask {
    /// A number from `least` to `most`.
    pub(super) const fn number(id: &'static str, default: &'static str, least: f64, most: f64) -> Self {
        Self { id, default, kind: AskKind::Number { least, most, optional: false } }
    }

    /// A number from `least` to `most`, or nothing.
    pub(super) const fn optional(id: &'static str, least: f64, most: f64) -> Self {
        Self { id, default: "", kind: AskKind::Number { least, most, optional: true } }
    }

    /// One of several ids, the first of them from the start.
    pub(super) const fn choice(id: &'static str, ids: &'static [&'static str]) -> Self {
        Self { id, default: ids[0], kind: AskKind::Choice(ids) }
    }

    /// The value of what was typed: the number, NaN for nothing where that is allowed, or the place of the choice from 0.
    ///
    /// # Errors
    ///
    /// What is no number, none of the choices, or out of range.
    pub fn read(&self, text: &str) -> Result<f64, AskProblem> {
        match self.kind {
            AskKind::Choice(ids) => {
                let at = ids.iter().position(|&id| id == text.trim());
                at.map(|at| at as f64).ok_or(AskProblem::NotUnderstood)
            }
            AskKind::Number { least, most, optional } => match typed(text) {
                Typed::Empty if optional => Ok(f64::NAN),
                Typed::Empty => Err(AskProblem::Missing),
                Typed::NotANumber => Err(AskProblem::NotUnderstood),
                Typed::Number(number) if (least..=most).contains(&number) => Ok(number),
                Typed::Number(_) => Err(AskProblem::Outside { least, most }),
            },
        }
    }

    /// Whether a value is one that [`read`](Self::read) gives.
    pub(super) fn allows(&self, value: f64) -> bool {
        match self.kind {
            AskKind::Choice(ids) => (0..ids.len()).any(|at| at as f64 == value),
            AskKind::Number { least, most, optional } => (least..=most).contains(&value) || optional && value.is_nan(),
        }
    }

    /// The value of the default.
    pub(super) fn default_value(&self) -> f64 {
        self.read(self.default).unwrap_or(f64::NAN)
    }
}

impl System {
    /// The values of all that is asked for, in the order of [`System::asks`]. `typed` gives what was typed for an id, or
    /// `None` where nothing was touched, which leaves the default.
    ///
    /// # Errors
    ///
    /// Every answer that is wrong, by its id.
    pub fn read<'a>(
        &self,
        typed: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<Vec<f64>, Vec<(&'static str, AskProblem)>> {
        let mut values = Vec::with_capacity(self.asks.len());
        let mut problems = Vec::new();
        for ask in self.asks {
            match ask.read(typed(ask.id).unwrap_or(ask.default)) {
                Ok(value) => values.push(value),
                Err(problem) => problems.push((ask.id, problem)),
            }
        }
        if problems.is_empty() { Ok(values) } else { Err(problems) }
    }
}
