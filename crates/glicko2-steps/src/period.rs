//! Input: a player, the constants, and the games of one rating period.

use super::error::Field;
use super::paper::Rounding;
use serde::{Deserialize, Deserializer, Serialize, de};
use std::fmt;

/// A player's three numbers, on the scale that people know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// r, in rating points.
    #[serde(default = "missing", deserialize_with = "number")]
    pub rating: f64,
    /// RD, in rating points: the standard deviation of the estimate of the player's strength.
    #[serde(default = "missing", deserialize_with = "number")]
    pub deviation: f64,
    /// σ, without unit, the same on both scales.
    #[serde(default = "missing", deserialize_with = "number")]
    pub volatility: f64,
}

impl Player {
    /// Creates a player from r, RD and σ. Nothing is checked: [`rate`](crate::rate) does that.
    #[must_use]
    pub const fn new(rating: f64, deviation: f64, volatility: f64) -> Self {
        Self {
            rating,
            deviation,
            volatility,
        }
    }
}

/// One game, seen from the player: the opponent's numbers *before* the period, and the score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "ReadGame")]
pub struct Game {
    /// The opponent's r, in rating points.
    pub rating: f64,
    /// The opponent's RD, in rating points.
    pub deviation: f64,
    /// s: 1 for a win, ½ for a draw, 0 for a loss; anything between is allowed.
    pub score: f64,
}

impl Game {
    /// Creates a game from the opponent's r and RD, and the player's score s.
    #[must_use]
    pub const fn new(rating: f64, deviation: f64, score: f64) -> Self {
        Self {
            rating,
            deviation,
            score,
        }
    }
}

/// A game as it is read from JSON. If the opponent's RD is missing or null, `assumed_deviation` is
/// used.
#[derive(Deserialize)]
struct ReadGame {
    #[serde(default = "missing", deserialize_with = "number")]
    rating: f64,
    #[serde(default)]
    deviation: Option<ReadNumber>,
    #[serde(default = "missing", deserialize_with = "number")]
    assumed_deviation: f64,
    #[serde(default = "missing", deserialize_with = "number")]
    score: f64,
}

/// A number, read as [`number`] does. Its `Option` is `None` for null.
#[derive(Deserialize)]
struct ReadNumber(#[serde(deserialize_with = "number")] f64);

impl From<ReadGame> for Game {
    fn from(
        ReadGame {
            rating,
            deviation,
            assumed_deviation,
            score,
        }: ReadGame,
    ) -> Self {
        Self {
            rating,
            deviation: deviation.map_or(assumed_deviation, |ReadNumber(rd)| rd),
            score,
        }
    }
}

/// One rating period of one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Period {
    /// The player at the onset of the period.
    #[serde(default = "nobody")]
    pub player: Player,
    /// τ, the system constant: reasonable from 0.3 to 1.2, or 0.2 where very improbable results occur.
    #[serde(default = "missing", deserialize_with = "number")]
    pub tau: f64,
    /// The games of the period, which count as played at the same time. None: an idle period.
    #[serde(default)]
    pub games: Vec<Game>,
    /// ε: Step 5 stops once its bracket of ln σ′² is no wider than this.
    #[serde(default = "default_epsilon", deserialize_with = "number")]
    pub epsilon: f64,
    /// t: for how many periods, whole or not, an idle player was away. Ignored if there are games.
    #[serde(default = "one", deserialize_with = "number")]
    pub idle_periods: f64,
    /// Exact arithmetic, or the paper's own rounding by hand.
    #[serde(default)]
    pub rounding: Rounding,
}

impl Period {
    /// The paper's ε.
    pub const EPSILON: f64 = 0.000_001;

    /// Creates a period with exact arithmetic and the paper's ε.
    #[must_use]
    pub fn new(player: Player, tau: f64, games: Vec<Game>) -> Self {
        Self {
            player,
            tau,
            games,
            epsilon: Self::EPSILON,
            idle_periods: 1.0,
            rounding: Rounding::Exact,
        }
    }

    /// Returns the number in a field; `None` if there is no such field.
    #[must_use]
    pub fn number(&self, field: Field) -> Option<f64> {
        let game = |j: usize| self.games.get(j);
        match field {
            Field::PlayerRating => Some(self.player.rating),
            Field::PlayerDeviation => Some(self.player.deviation),
            Field::PlayerVolatility => Some(self.player.volatility),
            Field::Tau => Some(self.tau),
            Field::IdlePeriods => Some(self.idle_periods),
            Field::GameRating(j) => game(j).map(|game| game.rating),
            Field::GameDeviation(j) => game(j).map(|game| game.deviation),
            Field::GameScore(j) => game(j).map(|game| game.score),
            Field::Epsilon | Field::Rounding | Field::Game(_) => None,
        }
    }

    /// Sets the number in a field, if there is such a field.
    pub fn set(&mut self, field: Field, x: f64) {
        let holds = match field {
            Field::PlayerRating => Some(&mut self.player.rating),
            Field::PlayerDeviation => Some(&mut self.player.deviation),
            Field::PlayerVolatility => Some(&mut self.player.volatility),
            Field::Tau => Some(&mut self.tau),
            Field::IdlePeriods => Some(&mut self.idle_periods),
            Field::GameRating(j) => self.games.get_mut(j).map(|game| &mut game.rating),
            Field::GameDeviation(j) => self.games.get_mut(j).map(|game| &mut game.deviation),
            Field::GameScore(j) => self.games.get_mut(j).map(|game| &mut game.score),
            Field::Epsilon | Field::Rounding | Field::Game(_) => None,
        };
        if let Some(number) = holds {
            *number = x;
        }
    }

    /// Returns the period with another number in a field, unchanged if there is no such field.
    #[must_use]
    pub fn with(&self, field: Field, x: f64) -> Self {
        let mut period = self.clone();
        period.set(field, x);
        period
    }

    /// Returns the paper's example: 1500 (RD 200, σ 0.06) beats 1400 (30), loses to 1550 (100) and
    /// 1700 (300); τ = 0.5.
    #[must_use]
    pub fn papers_example() -> Self {
        let game = |rating, deviation, score| Game::new(rating, deviation, score);
        Self::new(
            Player::new(1500.0, 200.0, 0.06),
            0.5,
            vec![
                game(1400.0, 30.0, 1.0),
                game(1550.0, 100.0, 0.0),
                game(1700.0, 300.0, 0.0),
            ],
        )
    }
}

/// Returns the value of a missing field: NaN, so that the check names the field among all other
/// problems.
fn missing() -> f64 {
    f64::NAN
}

fn nobody() -> Player {
    Player::new(missing(), missing(), missing())
}

fn default_epsilon() -> f64 {
    Period::EPSILON
}

fn one() -> f64 {
    1.0
}

/// Reads a number, or the text of one. Anything else becomes NaN, so that the check names it among
/// all other problems and reading does not stop at the first.
fn number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    struct Number;

    impl<'de> de::Visitor<'de> for Number {
        type Value = f64;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("a number")
        }
        fn visit_f64<E>(self, value: f64) -> Result<f64, E> {
            Ok(value)
        }
        fn visit_u64<E>(self, value: u64) -> Result<f64, E> {
            Ok(value as f64)
        }
        fn visit_i64<E>(self, value: i64) -> Result<f64, E> {
            Ok(value as f64)
        }
        fn visit_str<E>(self, value: &str) -> Result<f64, E> {
            // JSON has no literals for infinities, so they are written as text.
            Ok(match value.trim().to_ascii_lowercase().as_str() {
                "inf" | "+inf" | "infinity" | "+infinity" => f64::INFINITY,
                "-inf" | "-infinity" => f64::NEG_INFINITY,
                number => number.parse().unwrap_or(f64::NAN),
            })
        }
        fn visit_bool<E>(self, _: bool) -> Result<f64, E> {
            Ok(f64::NAN)
        }
        fn visit_unit<E>(self) -> Result<f64, E> {
            Ok(f64::NAN)
        }
        fn visit_none<E>(self) -> Result<f64, E> {
            Ok(f64::NAN)
        }
        fn visit_seq<A: de::SeqAccess<'de>>(self, mut items: A) -> Result<f64, A::Error> {
            while items.next_element::<de::IgnoredAny>()?.is_some() {}
            Ok(f64::NAN)
        }
        fn visit_map<A: de::MapAccess<'de>>(self, mut entries: A) -> Result<f64, A::Error> {
            while entries
                .next_entry::<de::IgnoredAny, de::IgnoredAny>()?
                .is_some()
            {}
            Ok(f64::NAN)
        }
    }

    deserializer.deserialize_any(Number)
}
