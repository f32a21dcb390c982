//! Somebody who is rated, as they are typed.

use crate::glicko2::Player;
use crate::number::number;

/// Somebody who is rated: a name, and what they have before the first period. A name is any text; one player alone has none.
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

/// What somebody has who was never rated, as the paper says.
pub const UNRATED: [&str; 3] = ["1500", "350", "0.06"];

/// The four strings of a participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// The three that are numbers.
    pub const NUMBERS: [Self; 3] = [Self::Rating, Self::Deviation, Self::Volatility];

    /// Its name in markup.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Rating => "rating",
            Self::Deviation => "deviation",
            Self::Volatility => "volatility",
        }
    }
}

impl Participant {
    /// Somebody with these strings.
    #[must_use]
    pub fn new(name: &str, rating: &str, deviation: &str, volatility: &str) -> Self {
        let [name, rating, deviation, volatility] = [name, rating, deviation, volatility].map(str::to_owned);
        Self { name, rating, deviation, volatility }
    }

    /// Somebody who was never rated.
    #[must_use]
    pub fn unrated(name: &str) -> Self {
        let [rating, deviation, volatility] = UNRATED;
        Self::new(name, rating, deviation, volatility)
    }

    /// One of the four strings.
    #[must_use]
    pub fn part(&self, part: Part) -> &str {
        match part {
            Part::Name => &self.name,
            Part::Rating => &self.rating,
            Part::Deviation => &self.deviation,
            Part::Volatility => &self.volatility,
        }
    }

    /// Types into one of them.
    pub fn set(&mut self, part: Part, text: String) {
        *match part {
            Part::Name => &mut self.name,
            Part::Rating => &mut self.rating,
            Part::Deviation => &mut self.deviation,
            Part::Volatility => &mut self.volatility,
        } = text;
    }

    /// The three numbers. What cannot be read is NaN, and the engine refuses it by name.
    #[must_use]
    pub fn player(&self) -> Player {
        Player {
            rating: number(&self.rating),
            deviation: number(&self.deviation),
            volatility: number(&self.volatility),
        }
    }
}
