//! The words of rating systems. Their sentences stand in `words/en/systems.ftl`, and in a file for each system.

use super::{AsOf, Fact, OptionProblem, Publication, Sure, What};
use crate::numbers::{Digits, Kind, show};
use crate::words::Language;
use crate::words::messages::SystemsWords;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use std::borrow::Cow;

/// Words in each language: the label of an option, the title of a step.
pub type Word = fn(Language) -> &'static str;

/// The words about a system as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemText {
    /// The name, if it is translated.
    pub name: Option<&'static str>,
    /// The title of its introduction, if it differs from that of other systems.
    pub title: Option<&'static str>,
    /// The main difference from the paper, in one short sentence.
    pub different: &'static str,
    /// The description of the system.
    pub about: Cow<'static, str>,
    /// The unknown and omitted parts, and other notes: a paragraph each. Empty if there are none.
    pub unknown: Cow<'static, str>,
}

impl SystemText {
    /// Creates the words with the usual title.
    pub(super) fn of(
        different: &'static str,
        about: impl Into<Cow<'static, str>>,
        unknown: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self {
            name: None,
            title: None,
            different,
            about: about.into(),
            unknown: unknown.into(),
        }
    }

    /// Returns the words with a translated name.
    pub(super) fn with_name(self, name: &'static str) -> Self {
        Self {
            name: Some(name),
            ..self
        }
    }

    /// Returns the words with another title.
    pub(super) fn with_title(self, title: &'static str) -> Self {
        Self {
            title: Some(title),
            ..self
        }
    }
}

impl SystemsWords {
    /// Returns how much of a system's rules is public.
    #[must_use]
    pub fn publication(self, publication: Publication) -> &'static str {
        match publication {
            Publication::Published => self.published(),
            Publication::Partly => self.published_partly(),
            Publication::Explained => self.published_explained(),
            Publication::NotPublished => self.not_published(),
        }
    }

    /// Returns the warning for systems whose numbers here are not those of their players.
    #[must_use]
    pub fn caveat(self, publication: Publication) -> Option<&'static str> {
        match publication {
            Publication::Published | Publication::Partly => None,
            Publication::Explained => Some(self.explained()),
            Publication::NotPublished => Some(self.illustration()),
        }
    }

    /// Returns the subject of a fact.
    #[must_use]
    pub fn subject(self, what: What) -> &'static str {
        match what {
            What::Method => self.fact_method(),
            What::Start => self.fact_start(),
            What::Bounds => self.fact_bounds(),
            What::Growth => self.fact_growth(),
            What::Game => self.fact_game(),
            What::Update => self.fact_update(),
            What::Adjust => self.fact_adjust(),
            What::Shown => self.fact_shown(),
            What::AlsoShown => self.fact_also_shown(),
            What::Reasons => self.fact_reasons(),
        }
    }

    /// Returns the source of a fact, its date and its reliability.
    #[must_use]
    pub fn source_of(self, fact: &Fact) -> String {
        self.source(
            (fact.source)(self.language()),
            &self.date(fact.as_of),
            self.sure(fact.sure),
        )
    }

    /// Returns a date: "August 2026", or "2012" if the month is not known.
    fn date(self, of: AsOf) -> String {
        let year = usize::from(of.year);
        of.month.map_or_else(
            || self.whole_year(year),
            |month| self.month_of_year(self.months()[usize::from(month) - 1], year),
        )
    }

    /// Returns a reliability.
    #[must_use]
    pub fn sure(self, sure: Sure) -> &'static str {
        match sure {
            Sure::High => self.high(),
            Sure::Medium => self.medium(),
            Sure::Low => self.low(),
        }
    }

    /// Returns the problem with the value of an option.
    #[must_use]
    pub fn option_problem(self, problem: OptionProblem) -> String {
        match problem {
            OptionProblem::Missing => self.number_missing().to_owned(),
            OptionProblem::NotUnderstood => self.number_not_understood().to_owned(),
            OptionProblem::NoSuchChoice => self.choice_unknown().to_owned(),
            OptionProblem::Outside { least, most } => {
                self.number_outside(&number_text(least), &number_text(most))
            }
        }
    }

    /// Returns the text of a rating that is on a list if its RD is at most `limit`.
    pub(super) fn listed_up_to(self, limit: f64, deviation: f64, rating: Number) -> Vec<Piece> {
        if deviation <= limit {
            vec![Piece::Number(rating)]
        } else {
            self.not_listed(rating)
        }
    }
}

/// Returns a number of a rule as text.
pub(super) fn number_text(number: f64) -> String {
    show(number, Kind::Given, Digits::Auto)
}
