//! The sentences on values that cannot be used, and on unusual ones.

use super::Text;
use super::messages::ProblemsWords;
use crate::numbers::style::literal;
use glicko2_steps::{Field, Problem, ProblemKind, WarningKind};

impl Text {
    /// Describes a problem with a value and what is allowed. `is_empty` tells whether the field is empty.
    #[must_use]
    pub fn problem(self, problem: Problem, is_empty: bool) -> String {
        let (words, field) = (self.language.problems(), problem.field);
        let name = name(field, words);
        match problem.kind {
            ProblemKind::NotANumber if is_empty => missing(field, words).to_owned(),
            ProblemKind::NotANumber => words.not_a_number(name, &literal(field.example())),
            ProblemKind::NotFinite => words.not_finite(name),
            ProblemKind::Negative => words.negative(name),
            ProblemKind::NotPositive => words.not_positive(name),
            ProblemKind::OutsideZeroToOne => words.outside_zero_to_one(name),
            ProblemKind::TooLarge => match field {
                Field::PlayerRating | Field::GameRating(_) => words.rating_too_large(name),
                Field::PlayerVolatility => words.volatility_too_large(name),
                _ => words.too_large(name),
            },
            ProblemKind::RoundedAway => words.rounded_away().to_owned(),
        }
    }

    /// Describes an unusual value and its consequences.
    #[must_use]
    pub fn warning(self, kind: WarningKind) -> &'static str {
        let words = self.language.problems();
        match kind {
            WarningKind::SeveralRoots => words.several_roots(),
            WarningKind::VolatilityLeap => words.volatility_leap(),
            WarningKind::Bisected => words.bisected(),
            WarningKind::UnusualTau => words.unusual_tau(),
            WarningKind::UnusualVolatility => words.unusual_volatility(),
            WarningKind::ZeroDeviation => words.zero_deviation(),
            WarningKind::LargeDeviation => words.large_deviation(),
            WarningKind::NoInformation => words.no_information(),
        }
    }
}

/// Returns the name of a value at the start of a sentence.
fn name(field: Field, words: ProblemsWords) -> &'static str {
    match field {
        Field::PlayerRating | Field::GameRating(_) => words.rating(),
        Field::PlayerDeviation | Field::GameDeviation(_) => words.deviation(),
        Field::PlayerVolatility => words.volatility(),
        Field::Tau => words.tau(),
        Field::Epsilon => words.epsilon(),
        Field::IdlePeriods => words.idle_periods(),
        Field::Rounding => words.rounding(),
        Field::GameScore(_) => words.score(),
        Field::Game(_) => words.game(),
    }
}

/// Returns the sentence that a value is missing.
fn missing(field: Field, words: ProblemsWords) -> &'static str {
    match field {
        Field::PlayerRating | Field::GameRating(_) => words.missing_rating(),
        Field::PlayerDeviation | Field::GameDeviation(_) => words.missing_deviation(),
        Field::PlayerVolatility => words.missing_volatility(),
        Field::Tau => words.missing_tau(),
        Field::Epsilon => words.missing_epsilon(),
        Field::IdlePeriods => words.missing_idle_periods(),
        Field::Rounding => words.missing_rounding(),
        Field::GameScore(_) => words.missing_score(),
        Field::Game(_) => words.missing_game(),
    }
}
