//! Options of a system: its inputs beyond the player and the games, and their values.

use super::system::System;
use super::words::Word;
use crate::numbers::{Typed, typed};

/// An option of a system.
#[derive(Clone, Copy, Debug)]
pub struct SystemOption {
    /// The id, which links contain. Never changes.
    pub id: &'static str,
    /// The label.
    pub label: Word,
    /// The initial text or choice. Empty for no value.
    pub default: &'static str,
    /// The kind of value.
    pub kind: OptionKind,
}

/// The kinds of values that an option accepts.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// A number.
    Number {
        /// The smallest number.
        least: f64,
        /// The largest number.
        most: f64,
        /// Whether the field may be left empty.
        optional: bool,
    },
    /// One of several choices.
    Choice(&'static [Choice]),
}

/// One of the choices of an option.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The id, which links contain. Never changes.
    pub id: &'static str,
    /// The label.
    pub label: Word,
}

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionValue {
    /// No value, if the option is optional.
    Nothing,
    /// A number within the limits of the option.
    Number(f64),
    /// The id of the choice.
    Choice(&'static str),
}

/// The problem with an entered value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionProblem {
    /// The field is empty.
    Missing,
    /// Not a number.
    NotUnderstood,
    /// None of the choices.
    NoSuchChoice,
    /// Below the smallest or above the largest number.
    Outside {
        /// The smallest number that is allowed.
        least: f64,
        /// The largest number that is allowed.
        most: f64,
    },
}

/// Days since the last game, the option of all systems that count time in days.
pub const DAYS: SystemOption = SystemOption::number(
    "days",
    |language| language.systems().days(),
    "0",
    0.0,
    36_500.0,
);

impl OptionProblem {
    /// Returns the name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::NotUnderstood | Self::NoSuchChoice => "not_understood",
            Self::Outside { .. } => "outside",
        }
    }
}

impl SystemOption {
    /// Creates an option that is a number from `least` to `most`.
    pub(super) const fn number(
        id: &'static str,
        label: Word,
        default: &'static str,
        least: f64,
        most: f64,
    ) -> Self {
        Self {
            id,
            label,
            default,
            kind: OptionKind::Number {
                least,
                most,
                optional: false,
            },
        }
    }

    /// Creates an option that is a number from `least` to `most`, or empty.
    pub(super) const fn optional(id: &'static str, label: Word, least: f64, most: f64) -> Self {
        Self {
            id,
            label,
            default: "",
            kind: OptionKind::Number {
                least,
                most,
                optional: true,
            },
        }
    }

    /// Creates an option with several choices, of which the first is the default.
    pub(super) const fn choice(id: &'static str, label: Word, choices: &'static [Choice]) -> Self {
        Self {
            id,
            label,
            default: choices[0].id,
            kind: OptionKind::Choice(choices),
        }
    }

    /// Parses an entered value.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not a number or none of the choices, or if the number is out
    /// of range.
    pub fn read(&self, text: &str) -> Result<OptionValue, OptionProblem> {
        match self.kind {
            OptionKind::Choice(choices) => {
                let chosen = choices.iter().find(|choice| choice.id == text.trim());
                chosen
                    .map(|choice| OptionValue::Choice(choice.id))
                    .ok_or(OptionProblem::NoSuchChoice)
            }
            OptionKind::Number {
                least,
                most,
                optional,
            } => match typed(text) {
                Typed::Empty if optional => Ok(OptionValue::Nothing),
                Typed::Empty => Err(OptionProblem::Missing),
                Typed::NotANumber => Err(OptionProblem::NotUnderstood),
                Typed::Number(number) if (least..=most).contains(&number) => {
                    Ok(OptionValue::Number(number))
                }
                Typed::Number(_) => Err(OptionProblem::Outside { least, most }),
            },
        }
    }

    /// Returns the default value.
    fn default_value(&self) -> OptionValue {
        self.read(self.default).unwrap_or(OptionValue::Nothing)
    }
}

impl Choice {
    /// Creates a choice.
    pub(super) const fn new(id: &'static str, label: Word) -> Self {
        Self { id, label }
    }
}

/// The values of a system's options, each valid for its option.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options(Vec<(&'static str, OptionValue)>);

impl Options {
    /// Returns the value of an option, or its default if none was set.
    #[must_use]
    pub fn value(&self, option: &SystemOption) -> OptionValue {
        let known = self.0.iter().find(|(id, _)| *id == option.id);
        known.map_or_else(|| option.default_value(), |(_, value)| *value)
    }

    /// Returns the number in an option, or 0 if it has none.
    #[must_use]
    pub fn number(&self, option: &SystemOption) -> f64 {
        self.optional_number(option).unwrap_or(0.0)
    }

    /// Returns the number in an option, if it has one.
    #[must_use]
    pub fn optional_number(&self, option: &SystemOption) -> Option<f64> {
        match self.value(option) {
            OptionValue::Number(number) => Some(number),
            OptionValue::Nothing | OptionValue::Choice(_) => None,
        }
    }

    /// Returns the id of the choice in an option.
    #[must_use]
    pub fn choice(&self, option: &SystemOption) -> &'static str {
        match self.value(option) {
            OptionValue::Choice(id) => id,
            OptionValue::Nothing | OptionValue::Number(_) => option.default,
        }
    }

    /// Returns the options with another value of one of them. The value must be valid for the
    /// option.
    #[must_use]
    pub(super) fn with(mut self, option: &SystemOption, value: OptionValue) -> Self {
        match self.0.iter_mut().find(|(id, _)| *id == option.id) {
            Some(known) => known.1 = value,
            None => self.0.push((option.id, value)),
        }
        self
    }

    /// Returns the options with another number in one of them. The number must be valid for the
    /// option.
    #[must_use]
    pub(super) fn with_number(self, option: &SystemOption, number: f64) -> Self {
        self.with(option, OptionValue::Number(number))
    }
}

impl System {
    /// Returns the option with an id.
    #[must_use]
    pub fn option(&self, id: &str) -> Option<&'static SystemOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// Parses the values of all options. `text` returns the text of an id's field, or `None` for
    /// the default.
    ///
    /// # Errors
    ///
    /// Returns every problem, with the id of its option.
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
        if problems.is_empty() {
            Ok(Options(values))
        } else {
            Err(problems)
        }
    }

    /// Returns the system's options, each at its default.
    #[must_use]
    pub fn default_options(&self) -> Options {
        Options(
            self.options
                .iter()
                .map(|option| (option.id, option.default_value()))
                .collect(),
        )
    }
}
