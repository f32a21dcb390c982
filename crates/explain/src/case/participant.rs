//! One rated participant, as typed.

use crate::numbers::{full, number};
use glicko2_steps::Player;
use strum::{IntoStaticStr, VariantArray};

/// A rated participant: a name and the numbers before the first period. The name can be any text. A single player has
/// none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The name.
    pub name: String,
    /// r.
    pub rating: String,
    /// RD.
    pub deviation: String,
    /// σ.
    pub volatility: String,
}

/// The rating, RD and volatility of an unrated player, as the paper sets them.
pub const UNRATED: [&str; 3] = ["1500", "350", "0.06"];

/// One of the four texts of a participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Part {
    /// The name.
    Name,
    /// r.
    Rating,
    /// RD.
    Deviation,
    /// σ.
    Volatility,
}

impl Part {
    /// The three parts that are numbers.
    pub const NUMBERS: [Self; 3] = [Self::Rating, Self::Deviation, Self::Volatility];
}

impl Participant {
    /// Creates a participant with these texts.
    #[must_use]
    pub fn new(name: &str, rating: &str, deviation: &str, volatility: &str) -> Self {
        let [name, rating, deviation, volatility] =
            [name, rating, deviation, volatility].map(str::to_owned);
        Self {
            name,
            rating,
            deviation,
            volatility,
        }
    }

    /// Creates a participant with the paper's numbers for an unrated player.
    #[must_use]
    pub fn unrated(name: &str) -> Self {
        let [rating, deviation, volatility] = UNRATED;
        Self::new(name, rating, deviation, volatility)
    }

    /// Creates a participant without a name, with these numbers in full precision.
    #[must_use]
    pub fn of(player: Player) -> Self {
        let [rating, deviation, volatility] =
            [player.rating, player.deviation, player.volatility].map(full);
        Self::new("", &rating, &deviation, &volatility)
    }

    /// Returns one of the four texts.
    #[must_use]
    pub fn part(&self, part: Part) -> &str {
        match part {
            Part::Name => &self.name,
            Part::Rating => &self.rating,
            Part::Deviation => &self.deviation,
            Part::Volatility => &self.volatility,
        }
    }

    /// Sets one of the four texts.
    pub fn set(&mut self, part: Part, text: String) {
        *match part {
            Part::Name => &mut self.name,
            Part::Rating => &mut self.rating,
            Part::Deviation => &mut self.deviation,
            Part::Volatility => &mut self.volatility,
        } = text;
    }

    /// Returns the three numbers. Unreadable text becomes NaN, which the engine reports with the name of the field.
    #[must_use]
    pub fn player(&self) -> Player {
        Player::new(
            number(&self.rating),
            number(&self.deviation),
            number(&self.volatility),
        )
    }
}
