//! The data of a system: its constants, its limits, its counting of time, and their sources.

use super::glicko_1995::AWAY;
use super::option::{DAYS, SystemOption};
use super::outcome::Case;
use super::rules::Rules;
use super::shown::ShownNumber;
use super::words::{SystemText, Word};
use crate::words::Language;
use glicko2_steps::{Game, Player};
use serde::Serialize;
use strum::VariantArray;

/// A system that rates by Glicko or Glicko-2.
#[derive(Debug)]
pub struct System {
    /// The id, which links contain. Never changes.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// Returns the words about the system in a language.
    pub words: fn(Language) -> SystemText,
    /// Glicko or Glicko-2, with its constant.
    pub family: Family,
    /// Whether its rules are public.
    pub publication: Publication,
    /// The rating of a new player; `None` if it is not public.
    pub start: Option<Rating>,
    /// The limits of every player's numbers.
    pub bounds: Bounds,
    /// The games of a rating period.
    pub rating_period: RatingPeriod,
    /// The growth of the deviation while no games are played.
    pub growth: Growth,
    /// The number of periods that Step 6 counts after games: 1 in the paper. The least number in
    /// [`Growth::InStep6`].
    pub step_6_periods: f64,
    /// The largest change of the rating by one update.
    pub most_change: Option<f64>,
    /// The inputs beyond the player and the games.
    pub options: &'static [SystemOption],
    /// The changes that no other system makes, each with its explanation.
    pub rules: Rules,
    /// The numbers that players see, the most important first.
    pub shown: &'static [ShownNumber],
    /// The sources of the system's data, and their reliability.
    pub facts: &'static [Fact],
}

/// The published method on which a system builds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Family {
    /// Glicko-2.
    Glicko2 {
        /// τ; `None` if the operator chooses it, or if it is not public.
        tau: Option<f64>,
    },
    /// Glicko of 1995.
    Glicko,
}

/// How much of a system's rules is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Publication {
    /// Everything needed to rate as the system does.
    Published,
    /// A part, such as the number shown.
    Partly,
    /// Everything, but rating needs the games of other players too.
    Explained,
    /// Not the constants.
    NotPublished,
}

/// A rating with its deviation, in rating points, and in Glicko-2 its volatility.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// r.
    pub rating: f64,
    /// RD.
    pub deviation: f64,
    /// σ; `None` in Glicko, and if it is not public.
    pub volatility: Option<f64>,
}

impl Rating {
    /// Creates a rating from r, RD and, if there is one, σ.
    #[must_use]
    pub const fn new(rating: f64, deviation: f64, volatility: Option<f64>) -> Self {
        Self {
            rating,
            deviation,
            volatility,
        }
    }
}

/// A range of values; infinite where there is no limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// The smallest value.
    pub least: f64,
    /// The largest value.
    pub most: f64,
}

impl Range {
    /// The range without limits.
    pub const ANY: Self = Self {
        least: f64::NEG_INFINITY,
        most: f64::INFINITY,
    };

    /// Creates a range from `least` to `most`.
    pub(super) const fn new(least: f64, most: f64) -> Self {
        Self { least, most }
    }

    /// Creates a range from `least` on.
    pub(super) const fn from(least: f64) -> Self {
        Self {
            least,
            most: f64::INFINITY,
        }
    }

    /// Creates a range up to `most`.
    pub(super) const fn to(most: f64) -> Self {
        Self {
            least: f64::NEG_INFINITY,
            most,
        }
    }

    /// Returns the nearest value within the range.
    #[must_use]
    pub fn clamp(self, value: f64) -> f64 {
        value.max(self.least).min(self.most)
    }
}

impl Rating {
    /// Returns the rating of a Glicko-2 player.
    #[must_use]
    pub fn of(player: Player) -> Self {
        Self {
            rating: player.rating,
            deviation: player.deviation,
            volatility: Some(player.volatility),
        }
    }

    /// Returns the rating that lies a part of the way from this one to another.
    #[must_use]
    pub fn toward(self, other: Self, part: f64) -> Self {
        // Rounding must not lead beyond either of the two, because one of them may be a limit.
        let between = |from: f64, to: f64| {
            ((1.0 - part) * from + part * to)
                .max(from.min(to))
                .min(from.max(to))
        };
        Self {
            rating: between(self.rating, other.rating),
            deviation: between(self.deviation, other.deviation),
            volatility: self
                .volatility
                .zip(other.volatility)
                .map(|(from, to)| between(from, to)),
        }
    }
}

/// The limits of every player's numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The limits of the rating.
    pub rating: Range,
    /// The limits of the deviation.
    pub deviation: Range,
    /// The limits of the volatility.
    pub volatility: Range,
}

impl Bounds {
    /// No limits at all.
    pub const NONE: Self = Self {
        rating: Range::ANY,
        deviation: Range::ANY,
        volatility: Range::ANY,
    };

    /// Moves numbers that lie beyond the limits to the nearest limit.
    #[must_use]
    pub fn clamp(&self, rating: Rating) -> Rating {
        Rating::new(
            self.rating.clamp(rating.rating),
            self.deviation.clamp(rating.deviation),
            rating.volatility.map(|sigma| self.volatility.clamp(sigma)),
        )
    }

    /// Moves an opponent's numbers that lie beyond the limits to the nearest limit.
    #[must_use]
    pub fn clamp_opponent(&self, game: Game) -> Game {
        Game::new(
            self.rating.clamp(game.rating),
            self.deviation.clamp(game.deviation),
            game.score,
        )
    }
}

/// The games that are rated together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatingPeriod {
    /// All given games are one period.
    Together,
    /// Each game is a period of its own, one after the other.
    EachGame,
}

/// The growth of the deviation while no games are played. Days are the option
/// [`DAYS`](super::DAYS).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Growth {
    /// By Step 6, over the given idle periods, if there are no games.
    AsGiven,
    /// Not published.
    Unknown,
    /// No growth: only the games count as periods.
    Never,
    /// φ² grows by σ² in each period, before the next game.
    Volatility(Periods),
    /// φ² grows by σ′² in each period, in Step 6 of the next game. [`System::step_6_periods`] is
    /// the least number of periods.
    InStep6(Periods),
    /// RD² grows by c² in each period, before the next game.
    C {
        /// c, in rating points.
        c: f64,
        /// The counting of periods.
        periods: Periods,
    },
    /// As in 1995: c is solved from a typical deviation and the periods until it is back at 350.
    /// Both are options of [`glicko_1995`](super::glicko_1995), as is t.
    Solved,
}

impl Growth {
    /// Returns the option for the time since the last game.
    #[must_use]
    pub fn option(&self) -> Option<&'static SystemOption> {
        match self {
            Self::Volatility(_) | Self::InStep6(_) | Self::C { .. } => Some(&DAYS),
            Self::Solved => Some(&AWAY),
            Self::AsGiven | Self::Unknown | Self::Never => None,
        }
    }

    /// Returns whether the time without games is counted in days, otherwise in periods.
    #[must_use]
    pub fn is_in_days(&self) -> bool {
        matches!(
            self,
            Self::Volatility(_) | Self::InStep6(_) | Self::C { .. }
        )
    }

    /// Returns the value of that option for a number of the system's periods.
    #[must_use]
    pub fn in_option(&self, idle: f64) -> f64 {
        match self {
            Self::Volatility(periods) | Self::InStep6(periods) | Self::C { periods, .. } => {
                periods.days(idle)
            }
            Self::Solved | Self::AsGiven | Self::Unknown | Self::Never => idle,
        }
    }
}

/// The conversion of days into periods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Periods {
    /// The periods per day.
    pub per_day: PerDay,
    /// The unit that only counts in whole.
    pub whole: Part,
    /// The largest number of periods that count.
    pub most: f64,
    /// The effect of the games' own period on the count.
    pub of_games: OfGames,
}

/// The effect of the period of the next games on the periods counted before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfGames {
    /// No effect.
    Apart,
    /// At least one period counts, even if less time has passed.
    AtLeastOne,
    /// The games' period is the last one, and Step 6 counts it.
    InStep6,
}

/// The periods per day, as the system writes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PerDay {
    /// A number of periods in one day.
    Periods(f64),
    /// A number of days in one period.
    Days(f64),
}

/// The unit of time that only counts in whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// None: time counts exactly.
    Nothing,
    /// Days. A period may be a fraction.
    Days,
    /// Periods.
    Periods,
}

impl Periods {
    /// A period for each whole day.
    pub(super) const DAILY: Self = Self {
        per_day: PerDay::Days(1.0),
        whole: Part::Periods,
        most: f64::INFINITY,
        of_games: OfGames::Apart,
    };

    /// Returns the periods that count before games are rated, a number of days after the last
    /// games.
    #[must_use]
    pub fn before_games(&self, days: f64) -> f64 {
        let idle = self.of(days);
        match self.of_games {
            OfGames::Apart => idle,
            OfGames::AtLeastOne => idle.max(1.0),
            OfGames::InStep6 => (idle - 1.0).max(0.0),
        }
    }

    /// Returns the days in a number of periods.
    fn days(&self, idle: f64) -> f64 {
        match self.per_day {
            PerDay::Periods(periods) => idle / periods,
            PerDay::Days(length) => idle * length,
        }
    }

    /// Returns the periods in a number of days without games.
    #[must_use]
    pub fn of(&self, days: f64) -> f64 {
        let days = if self.whole == Part::Days {
            days.floor()
        } else {
            days
        };
        let periods = match self.per_day {
            PerDay::Periods(periods) => days * periods,
            PerDay::Days(length) => days / length,
        };
        let periods = if self.whole == Part::Periods {
            periods.floor()
        } else {
            periods
        };
        periods.clamp(0.0, self.most)
    }
}

/// A known fact about a system.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// The subject of the fact.
    pub what: What,
    /// The source.
    pub source: Word,
    /// The date of the source.
    pub as_of: AsOf,
    /// The reliability of the fact.
    pub sure: Sure,
}

/// The date when a source was written, or for a page without a date, when it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AsOf {
    /// The year.
    pub year: u16,
    /// The month, from 1 to 12, if it is known.
    pub month: Option<u8>,
}

impl AsOf {
    /// Creates a date with an unknown month.
    pub(super) const fn year(year: u16) -> Self {
        Self { year, month: None }
    }

    /// Creates a date with a month, from 1 to 12.
    pub(super) const fn month(year: u16, month: u8) -> Self {
        Self {
            year,
            month: Some(month),
        }
    }
}

/// The subject of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The method as a whole, and the constants.
    Method,
    /// The rating of a new player.
    Start,
    /// The limits.
    Bounds,
    /// The growth by idle time.
    Growth,
    /// The way in which a game enters the formulas.
    Game,
    /// The update: the games rated together, and its differences from the paper.
    Update,
    /// The changes of a computed update.
    Adjust,
    /// The number that players see.
    Shown,
    /// A second number that players see.
    AlsoShown,
    /// The reasons of the system's rules.
    Reasons,
}

/// The reliability of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sure {
    /// The word of one outsider, or a guess.
    Low,
    /// Consistent reports by others, or partly inferred.
    Medium,
    /// The operator's own code or words, or confirmed by computing.
    High,
}

/// Systems are equal if their ids are equal.
impl PartialEq for System {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl System {
    /// Returns the name in a language.
    #[must_use]
    pub fn name_in(&self, language: Language) -> &'static str {
        (self.words)(language).name.unwrap_or(self.name)
    }

    /// Returns the fact about a subject, or the fact about the method if there is none.
    #[must_use]
    pub fn fact(&self, what: What) -> Option<&Fact> {
        self.own_fact(what).or_else(|| self.own_fact(What::Method))
    }

    /// Returns the fact about a subject, if there is one.
    #[must_use]
    pub fn own_fact(&self, what: What) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.what == what)
    }

    /// Returns whether the system rates a game.
    #[must_use]
    pub fn rates(&self, game: &Game) -> bool {
        self.rules
            .selection
            .is_none_or(|selection| (selection.rates)(game))
    }

    /// Returns whether a case can be rated as the system does, at least in part.
    #[must_use]
    pub fn can_be_worked(&self) -> bool {
        matches!(
            self.publication,
            Publication::Published | Publication::Partly
        )
    }

    /// Returns a new player. Values that the system does not publish are the paper's, also σ in
    /// Glicko. A system that publishes no initial rating may have an [example](Rules::example)
    /// instead.
    #[must_use]
    pub fn unrated(&self) -> Player {
        if let (None, Some(example)) = (self.start, self.rules.example) {
            return example;
        }
        let start = self.start.unwrap_or(Rating::new(1500.0, 350.0, None));
        Player::new(
            start.rating,
            start.deviation,
            start.volatility.unwrap_or(0.06),
        )
    }

    /// Returns the number at the top of the answer, if it replaces the rating.
    #[must_use]
    pub fn on_top(&self) -> Option<&'static ShownNumber> {
        self.shown.first().filter(|shown| shown.is_on_top)
    }

    /// Returns whether the system is Glicko-2 as its author published it, without changes.
    #[must_use]
    pub fn is_paper(&self) -> bool {
        *self == super::paper::CORRECTED
    }

    /// Returns τ of a case: the system's own, or the given one if the system has no known τ.
    #[must_use]
    pub fn tau(&self, case: &Case) -> f64 {
        let own = match self.family {
            Family::Glicko2 { tau } => tau,
            Family::Glicko => None,
        };
        self.rules
            .tau
            .map(|tau| tau(case))
            .or(own)
            .unwrap_or(case.period.tau)
    }
}
