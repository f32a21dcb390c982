//! One game as it is typed.

use crate::number::{narrowed, number};

/// What is typed in place of an opponent's RD that is not known.
pub const UNKNOWN_RD: &str = "?";

/// The RD that is assumed of an opponent whose own is not known: that of somebody who plays often.
///
/// It need not be exact. g is 0.98 there, and between 0.95 and 1 for any RD up to 100.
pub const ASSUMED_RD: f64 = 60.0;

/// Whether a text says that an RD is not known.
#[must_use]
pub fn is_unknown(text: &str) -> bool {
    narrowed(text).trim() == UNKNOWN_RD
}

/// A game as it is typed: the opponent's numbers and the result.
#[derive(Clone, Debug, Eq)]
pub struct GameForm {
    /// Tells rows apart while they are moved about. It is no part of what a game is.
    pub id: u32,
    /// The opponent's r.
    pub rating: String,
    /// The opponent's RD, or [`UNKNOWN_RD`].
    pub deviation: String,
    /// The result.
    pub score: Score,
}

impl PartialEq for GameForm {
    fn eq(&self, other: &Self) -> bool {
        self.rating == other.rating && self.deviation == other.deviation && self.score == other.score
    }
}

/// The result of a game: chosen, or a score as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Score {
    /// s = 1.
    #[default]
    Won,
    /// s = ½.
    Draw,
    /// s = 0.
    Lost,
    /// Any s from 0 to 1.
    Typed(String),
}

impl Score {
    /// The score as a number is written.
    #[must_use]
    pub fn as_text(&self) -> &str {
        match self {
            Self::Won => "1",
            Self::Draw => "0.5",
            Self::Lost => "0",
            Self::Typed(text) => text,
        }
    }

    /// s. A result that was chosen needs no reading; what cannot be read is NaN.
    #[must_use]
    pub fn number(&self) -> f64 {
        match self {
            Self::Won => 1.0,
            Self::Draw => 0.5,
            Self::Lost => 0.0,
            Self::Typed(text) => number(text),
        }
    }

    /// The result that a written number means: one of the three, or the number as it stands.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        match text {
            "1" => Self::Won,
            "0.5" => Self::Draw,
            "0" => Self::Lost,
            other => Self::Typed(other.to_owned()),
        }
    }
}

impl GameForm {
    /// A game with these strings. Its `id` is given when it joins a period.
    #[must_use]
    pub fn new(rating: &str, deviation: &str, score: Score) -> Self {
        Self { id: 0, rating: rating.to_owned(), deviation: deviation.to_owned(), score }
    }

    /// The opponent's RD as the engine takes it, the assumed one where it is not known. What cannot be read is NaN.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if is_unknown(&self.deviation) { ASSUMED_RD } else { number(&self.deviation) }
    }

    /// A row that was added and not touched yet.
    #[must_use]
    pub fn blank() -> Self {
        Self::new("", "", Score::default())
    }

    /// Whether the row was not touched yet. It is no game then, and nothing is wrong with it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.rating.trim().is_empty() && self.deviation.trim().is_empty() && !matches!(self.score, Score::Typed(_))
    }
}
