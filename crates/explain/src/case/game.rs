//! One game, as typed.

use crate::numbers::{Typed, narrow, narrowed, number, typed};

/// The text for an unknown RD of an opponent.
pub const UNKNOWN_RD: &str = "?";

/// The RD assumed for an opponent whose RD is unknown: a typical RD of a frequent player.
///
/// The exact value matters little: g(RD) is 0.98 here, and between 0.95 and 1 for any RD up to 100.
pub const ASSUMED_RD: f64 = 60.0;

/// Returns whether a text marks an unknown RD.
#[must_use]
pub fn is_unknown(text: &str) -> bool {
    narrowed(text).trim() == UNKNOWN_RD
}

/// A game, as typed: the opponent's numbers and the result.
#[derive(Clone, Debug, Eq)]
pub struct GameForm {
    /// Tells rows apart while they are moved. Equality ignores it.
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
        self.rating == other.rating
            && self.deviation == other.deviation
            && self.score == other.score
    }
}

/// The result of a game: one of the three choices, or a typed score.
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
    /// Returns the score written as a number.
    #[must_use]
    pub fn as_text(&self) -> &str {
        match self {
            Self::Won => "1",
            Self::Draw => "0.5",
            Self::Lost => "0",
            Self::Typed(text) => text,
        }
    }

    /// Returns s. Unreadable text becomes NaN.
    #[must_use]
    pub fn number(&self) -> f64 {
        match self {
            Self::Won => 1.0,
            Self::Draw => 0.5,
            Self::Lost => 0.0,
            Self::Typed(text) => number(text),
        }
    }

    /// Returns the result for a written number: one of the three choices, or else the typed text.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        match text {
            "1" => Self::Won,
            "0.5" => Self::Draw,
            "0" => Self::Lost,
            other => Self::Typed(other.to_owned()),
        }
    }

    /// Returns the result that people write as `won`, `½`, `1-0` or a score, or `None` for any other text.
    #[must_use]
    pub fn of_words(text: &str) -> Option<Self> {
        let word: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| narrow(c).to_ascii_lowercase())
            .map(|c| match c {
                '−' | '–' | '—' | '‐' | '‑' | ':' => '-',
                other => other,
            })
            .collect();
        Some(match word.as_str() {
            "w" | "win" | "wins" | "won" | "victory" | "beat" | "defeated" | "победа"
            | "Победа" | "+" | "1-0" => Self::Won,
            "d" | "draw" | "draws" | "drew" | "drawn" | "tie" | "tied" | "ничья" | "Ничья"
            | "=" | "½-½" | "1/2-1/2" | "0.5-0.5" | "0,5-0,5" => Self::Draw,
            "l" | "loss" | "lose" | "loses" | "lost" | "defeat" | "поражение" | "Поражение"
            | "-" | "0-1" => Self::Lost,
            _ => match typed(text) {
                Typed::Number(1.0) => Self::Won,
                Typed::Number(0.5) => Self::Draw,
                Typed::Number(0.0) => Self::Lost,
                Typed::Number(s) if (0.0..=1.0).contains(&s) => Self::Typed(text.to_owned()),
                _ => return None,
            },
        })
    }
}

impl GameForm {
    /// Creates a game with these texts. The period that takes the game sets its `id`.
    #[must_use]
    pub fn new(rating: &str, deviation: &str, score: Score) -> Self {
        Self {
            id: 0,
            rating: rating.to_owned(),
            deviation: deviation.to_owned(),
            score,
        }
    }

    /// Returns the opponent's RD for the engine: the assumed RD if it is unknown, NaN if it cannot be read.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if is_unknown(&self.deviation) {
            ASSUMED_RD
        } else {
            number(&self.deviation)
        }
    }

    /// Creates an untouched row.
    #[must_use]
    pub fn blank() -> Self {
        Self::new("", "", Score::default())
    }

    /// Returns whether the row is untouched. An untouched row is not a game and has no errors.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.rating.trim().is_empty()
            && self.deviation.trim().is_empty()
            && !matches!(self.score, Score::Typed(_))
    }
}
