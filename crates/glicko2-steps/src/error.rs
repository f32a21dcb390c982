//! Values that are refused, with their paths.

use serde::{Serialize, Serializer};
use std::fmt;

/// The path of a value in a [`Period`](super::Period). Prints as `games[2].deviation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    /// The player's rating.
    PlayerRating,
    /// The player's deviation.
    PlayerDeviation,
    /// The player's volatility.
    PlayerVolatility,
    /// τ.
    Tau,
    /// ε.
    Epsilon,
    /// t, the idle periods.
    IdlePeriods,
    /// The way of rounding.
    Rounding,
    /// A game, counted from 0.
    Game(usize),
    /// An opponent's rating.
    GameRating(usize),
    /// An opponent's deviation.
    GameDeviation(usize),
    /// A score.
    GameScore(usize),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerRating => f.write_str("player.rating"),
            Self::PlayerDeviation => f.write_str("player.deviation"),
            Self::PlayerVolatility => f.write_str("player.volatility"),
            Self::Tau => f.write_str("tau"),
            Self::Epsilon => f.write_str("epsilon"),
            Self::IdlePeriods => f.write_str("idle_periods"),
            Self::Rounding => f.write_str("rounding"),
            Self::Game(j) => write!(f, "games[{j}]"),
            Self::GameRating(j) => write!(f, "games[{j}].rating"),
            Self::GameDeviation(j) => write!(f, "games[{j}].deviation"),
            Self::GameScore(j) => write!(f, "games[{j}].score"),
        }
    }
}

impl Field {
    /// Returns what the value is called in an English sentence: `The deviation`.
    #[must_use]
    pub fn noun(self) -> &'static str {
        match self {
            Self::PlayerRating | Self::GameRating(_) => "The rating",
            Self::PlayerDeviation | Self::GameDeviation(_) => "The deviation",
            Self::PlayerVolatility => "The volatility",
            Self::Tau => "The system constant",
            Self::Epsilon => "The tolerance",
            Self::IdlePeriods => "The number of idle periods",
            Self::Rounding => "The rounding",
            Self::GameScore(_) => "The score",
            Self::Game(_) => "The game",
        }
    }

    /// Returns a usual value, as an example.
    #[must_use]
    pub fn example(self) -> &'static str {
        match self {
            Self::PlayerRating | Self::GameRating(_) => "1500",
            Self::PlayerDeviation | Self::GameDeviation(_) => "200",
            Self::PlayerVolatility => "0.06",
            Self::GameScore(_) | Self::Tau => "0.5",
            Self::Epsilon => "0.000001",
            Self::IdlePeriods | Self::Rounding | Self::Game(_) => "1",
        }
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The reason why a value is refused. Prints as its name in JSON: `not_a_number`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProblemKind {
    /// Missing, empty, or not a number.
    NotANumber,
    /// Infinite.
    NotFinite,
    /// Below 0 where 0 is the least: a deviation, a time.
    Negative,
    /// 0 or below where only a positive number makes sense: σ (its logarithm is taken), τ and ε.
    NotPositive,
    /// A score below 0 or above 1.
    OutsideZeroToOne,
    /// A rating beyond ±1,000,000, a deviation above 10,000, or a volatility above 10^100.
    TooLarge,
    /// Rounding as in the paper has made v infinite or 0.
    RoundedAway,
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotANumber => "not_a_number",
            Self::NotFinite => "not_finite",
            Self::Negative => "negative",
            Self::NotPositive => "not_positive",
            Self::OutsideZeroToOne => "outside_zero_to_one",
            Self::TooLarge => "too_large",
            Self::RoundedAway => "rounded_away",
        })
    }
}

/// One refused value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Problem {
    /// The reason.
    pub kind: ProblemKind,
    /// The path of the value.
    pub field: Field,
}

impl Problem {
    /// Describes the problem in an English sentence, without the game that it belongs to.
    #[must_use]
    pub fn sentence(self) -> String {
        self.sentence_about(self.field.noun())
    }

    /// Describes the problem in an English sentence about `what`, a name of the value.
    pub(super) fn sentence_about(self, what: &str) -> String {
        let is_rating = matches!(self.field, Field::PlayerRating | Field::GameRating(_));
        match self.kind {
            ProblemKind::NotANumber => format!("{what} must be a number, such as {}.", self.field.example()),
            ProblemKind::NotFinite => format!("{what} must be finite."),
            ProblemKind::Negative => format!("{what} must not be below 0."),
            ProblemKind::NotPositive => format!("{what} must be above 0."),
            ProblemKind::OutsideZeroToOne => format!("{what} must be from 0 to 1."),
            ProblemKind::TooLarge if is_rating => format!("{what} must lie between −1,000,000 and 1,000,000."),
            ProblemKind::TooLarge if self.field == Field::PlayerVolatility => format!("{what} is too large."),
            ProblemKind::TooLarge => format!("{what} must not be above 10,000."),
            ProblemKind::RoundedAway => {
                "Rounded as the paper does, nothing is left of the variance v: every expected score becomes 0 or 1."
                    .to_owned()
            }
        }
    }
}

/// Prints as `Game 3: The deviation must not be below 0.`
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Field::Game(j)
        | Field::GameRating(j)
        | Field::GameDeviation(j)
        | Field::GameScore(j) = self.field
        {
            write!(f, "Game {}: ", j + 1)?;
        }
        f.write_str(&self.sentence())
    }
}

/// Every refused value of a period, at least one, in the order of the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    problems: Vec<Problem>,
}

impl Error {
    /// Returns an error if there are any problems.
    pub(super) fn unless_empty(problems: Vec<Problem>) -> Result<(), Self> {
        if problems.is_empty() {
            Ok(())
        } else {
            Err(Self { problems })
        }
    }

    /// Returns all refused values.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Returns the first refused value.
    #[must_use]
    pub fn first(&self) -> Problem {
        self.problems[0]
    }
}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Self {
        Self {
            problems: vec![problem],
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems.iter().enumerate() {
            let separator = if i == 0 { "" } else { " " };
            write!(f, "{separator}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
