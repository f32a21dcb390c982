//! What a place has to know beyond the player and the games: its options, and the values that somebody gives them.

use super::system::System;
use super::text::Word;
use crate::number::{Typed, typed};

/// An option of a place: something that it asks for.
#[derive(Clone, Copy, Debug)]
pub struct SystemOption {
    /// Its id, which links carry: it never changes.
    pub id: &'static str,
    /// What it is called.
    pub label: Word,
    /// What is typed or chosen from the start. Empty: nothing.
    pub default: &'static str,
    /// What may be typed or chosen.
    pub kind: OptionKind,
}

/// What may be typed or chosen.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// A number.
    Number {
        /// The least.
        least: f64,
        /// The most.
        most: f64,
        /// Whether nothing may be typed.
        optional: bool,
    },
    /// One of these.
    Choice(&'static [Choice]),
}

/// One of several things to choose from.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Its id, which links carry: it never changes.
    pub id: &'static str,
    /// What it is called.
    pub label: Word,
}

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionValue {
    /// Nothing was typed, where that is allowed.
    Nothing,
    /// A number within the limits of the option.
    Number(f64),
    /// The id of what was chosen.
    Choice(&'static str),
}

/// What is wrong with a typed value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionProblem {
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

/// Days since the last game: what all places ask for that count time in days.
pub const DAYS: SystemOption = SystemOption::number("days", |words| words.days, "0", 0.0, 36_500.0);

impl OptionProblem {
    /// Its name for programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::NotUnderstood => "not_understood",
            Self::Outside { .. } => "outside",
        }
    }
}

impl SystemOption {
    /// A number from `least` to `most`.
    pub(super) const fn number(id: &'static str, label: Word, default: &'static str, least: f64, most: f64) -> Self {
        Self { id, label, default, kind: OptionKind::Number { least, most, optional: false } }
    }

    /// A number from `least` to `most`, or nothing.
    pub(super) const fn optional(id: &'static str, label: Word, least: f64, most: f64) -> Self {
        Self { id, label, default: "", kind: OptionKind::Number { least, most, optional: true } }
    }

    /// One of several choices, the first of them from the start.
    pub(super) const fn choice(id: &'static str, label: Word, choices: &'static [Choice]) -> Self {
        Self { id, label, default: choices[0].id, kind: OptionKind::Choice(choices) }
    }

    /// The value of what was typed.
    ///
    /// # Errors
    ///
    /// What is no number, none of the choices, or out of range.
    pub fn read(&self, text: &str) -> Result<OptionValue, OptionProblem> {
        match self.kind {
            OptionKind::Choice(choices) => {
                let chosen = choices.iter().find(|choice| choice.id == text.trim());
                chosen.map(|choice| OptionValue::Choice(choice.id)).ok_or(OptionProblem::NotUnderstood)
            }
            OptionKind::Number { least, most, optional } => match typed(text) {
                Typed::Empty if optional => Ok(OptionValue::Nothing),
                Typed::Empty => Err(OptionProblem::Missing),
                Typed::NotANumber => Err(OptionProblem::NotUnderstood),
                Typed::Number(number) if (least..=most).contains(&number) => Ok(OptionValue::Number(number)),
                Typed::Number(_) => Err(OptionProblem::Outside { least, most }),
            },
        }
    }

    /// The value that the option has from the start.
    fn default_value(&self) -> OptionValue {
        self.read(self.default).unwrap_or(OptionValue::Nothing)
    }
}

impl Choice {
    /// Something to choose.
    pub(super) const fn new(id: &'static str, label: Word) -> Self {
        Self { id, label }
    }
}

/// The values of a place's options, each of them one that the option allows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options(Vec<(&'static str, OptionValue)>);

impl Options {
    /// The value of an option; its default where nothing was said of it.
    #[must_use]
    pub fn value(&self, option: &SystemOption) -> OptionValue {
        let known = self.0.iter().find(|(id, _)| *id == option.id);
        known.map_or_else(|| option.default_value(), |(_, value)| *value)
    }

    /// The number that an option has.
    #[must_use]
    pub fn number(&self, option: &SystemOption) -> f64 {
        self.optional_number(option).unwrap_or(0.0)
    }

    /// The number that an option has, if any was typed.
    #[must_use]
    pub fn optional_number(&self, option: &SystemOption) -> Option<f64> {
        match self.value(option) {
            OptionValue::Number(number) => Some(number),
            OptionValue::Nothing | OptionValue::Choice(_) => None,
        }
    }

    /// The id of what was chosen.
    #[must_use]
    pub fn choice(&self, option: &SystemOption) -> &'static str {
        match self.value(option) {
            OptionValue::Choice(id) => id,
            OptionValue::Nothing | OptionValue::Number(_) => option.default,
        }
    }

    /// These options with another value of one of them, which it has to allow.
    #[must_use]
    pub(super) fn with(mut self, option: &SystemOption, value: OptionValue) -> Self {
        match self.0.iter_mut().find(|(id, _)| *id == option.id) {
            Some(known) => known.1 = value,
            None => self.0.push((option.id, value)),
        }
        self
    }

    /// These options with another number in one of them, which it has to allow.
    #[must_use]
    pub(super) fn with_number(self, option: &SystemOption, number: f64) -> Self {
        self.with(option, OptionValue::Number(number))
    }
}

impl System {
    /// The option of that id.
    #[must_use]
    pub fn option(&self, id: &str) -> Option<&'static SystemOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// The values of all options. `text` gives what was typed for an id, or `None` where nothing was touched, which leaves
    /// the default.
    ///
    /// # Errors
    ///
    /// Every value that is wrong, by the id of its option.
    pub fn read_options<'a>(
        &self,
        text: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<Options, Vec<(&'static str, OptionProblem)>> {
        let mut values = Vec::with_capacity(self.options.len());
        let mut problems = Vec::new();
        for option in self.options {
            match option.read(text(option.id).unwrap_or(option.default)) {
                Ok(value) => values.push((option.id, value)),
                Err(problem) => problems.push((option.id, problem)),
            }
        }
        if problems.is_empty() { Ok(Options(values)) } else { Err(problems) }
    }

    /// The options of the place, each at its default.
    #[must_use]
    pub fn default_options(&self) -> Options {
        Options(self.options.iter().map(|option| (option.id, option.default_value())).collect())
    }
}
