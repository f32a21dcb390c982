//! What a place is: its constants, its limits, how it counts time, and where all that is from.

use super::glicko_1995::AWAY;
use super::option::{DAYS, SystemOption};
use super::outcome::Case;
use super::rules::Rules;
use super::shown::ShownNumber;
use super::text::{SystemText, SystemsText};
use crate::glicko2::{Game, Player};
use serde::Serialize;

/// A place that rates by Glicko or Glicko-2.
#[derive(Debug)]
pub struct System {
    /// Its id, which links carry: it never changes.
    pub id: &'static str,
    /// Its name, a proper one.
    pub name: &'static str,
    /// What is said of it, in the table of a language.
    pub words: fn(&SystemsText) -> &SystemText,
    /// Which of the two systems it builds on, with the constant it has.
    pub family: Family,
    /// Whether its rules are public.
    pub publication: Publication,
    /// What somebody new starts with; `None` where that is not public.
    pub start: Option<Rating>,
    /// Between which values everybody is held.
    pub bounds: Bounds,
    /// Which games make a rating period.
    pub rating_period: RatingPeriod,
    /// How uncertainty grows while nothing is played.
    pub growth: Growth,
    /// How many periods Step 6 counts where games were played: 1 in the paper. The least of them in [`Growth::InStep6`].
    pub step_6_periods: f64,
    /// The most rating points that one update moves.
    pub most_change: Option<f64>,
    /// What else it takes to rate as this place does.
    pub options: &'static [SystemOption],
    /// What it changes that no other place does, each change with its explanation.
    pub rules: Rules,
    /// The numbers that players see, the most important first.
    pub shown: &'static [ShownNumber],
    /// Where all this is from, and how reliable it is.
    pub facts: &'static [Fact],
}

/// The system that a place builds on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Family {
    /// Glicko-2.
    Glicko2 {
        /// τ; `None` where everybody chooses, or where it is not public.
        tau: Option<f64>,
    },
    /// Glicko of 1995.
    Glicko,
}

/// Whether a place's rules are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Publication {
    /// All that it takes to rate as the place does.
    Published,
    /// Some of it, such as the number shown.
    Partly,
    /// All of it, but the games of one player are not enough to rate them as the place does.
    Explained,
    /// Not the constants.
    NotPublished,
}

impl Publication {
    /// All of them, from the most that is known to the least.
    pub const ALL: [Self; 4] = [Self::Published, Self::Partly, Self::Explained, Self::NotPublished];
}

/// A rating with its deviation and, in Glicko-2, its volatility, on the scale that people know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// r.
    pub rating: f64,
    /// RD.
    pub deviation: f64,
    /// σ; `None` in Glicko, and where it is not public.
    pub volatility: Option<f64>,
}

/// From a least to a most value; infinite where there is no limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

impl Range {
    /// No limits.
    pub const ANY: Self = Self { least: f64::NEG_INFINITY, most: f64::INFINITY };

    /// From `least` to `most`.
    pub(super) const fn new(least: f64, most: f64) -> Self {
        Self { least, most }
    }

    /// From `least` on.
    pub(super) const fn from(least: f64) -> Self {
        Self { least, most: f64::INFINITY }
    }

    /// Up to `most`.
    pub(super) const fn to(most: f64) -> Self {
        Self { least: f64::NEG_INFINITY, most }
    }

    /// The value within the limits that is nearest to `value`.
    #[must_use]
    pub fn clamp(self, value: f64) -> f64 {
        value.max(self.least).min(self.most)
    }
}

impl Rating {
    /// What Glicko-2 knows of a player.
    #[must_use]
    pub fn of(player: Player) -> Self {
        Self { rating: player.rating, deviation: player.deviation, volatility: Some(player.volatility) }
    }

    /// The rating that lies a part of the way from this one to another.
    #[must_use]
    pub fn toward(self, other: Self, part: f64) -> Self {
        // Rounding must not lead beyond either of the two, as one of them may be a limit.
        let between = |from: f64, to: f64| ((1.0 - part) * from + part * to).max(from.min(to)).min(from.max(to));
        Self {
            rating: between(self.rating, other.rating),
            deviation: between(self.deviation, other.deviation),
            volatility: self.volatility.zip(other.volatility).map(|(from, to)| between(from, to)),
        }
    }
}

/// The limits of everybody's numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// Of the rating.
    pub rating: Range,
    /// Of the deviation.
    pub deviation: Range,
    /// Of the volatility.
    pub volatility: Range,
}

impl Bounds {
    /// No limits at all.
    pub const NONE: Self = Self { rating: Range::ANY, deviation: Range::ANY, volatility: Range::ANY };

    /// Moves numbers that lie beyond the limits to the nearest limit.
    #[must_use]
    pub fn clamp(&self, rating: Rating) -> Rating {
        Rating {
            rating: self.rating.clamp(rating.rating),
            deviation: self.deviation.clamp(rating.deviation),
            volatility: rating.volatility.map(|sigma| self.volatility.clamp(sigma)),
        }
    }

    /// Moves an opponent's numbers that lie beyond the limits to the nearest limit.
    #[must_use]
    pub fn clamp_opponent(&self, game: Game) -> Game {
        Game {
            rating: self.rating.clamp(game.rating),
            deviation: self.deviation.clamp(game.deviation),
            score: game.score,
        }
    }
}

/// Which games make a rating period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatingPeriod {
    /// All that are given: they are those of one period.
    Together,
    /// Each by itself: every game is a period, one after the other.
    EachGame,
}

/// How uncertainty grows while nothing is played. Days are the option [`DAYS`](super::DAYS).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Growth {
    /// As Step 6 says, over the idle periods that were given, where there are no games.
    AsGiven,
    /// Not known.
    Unknown,
    /// It does not: only the games themselves count as periods.
    Never,
    /// φ² grows by σ² in each period, before the next game.
    Volatility(Periods),
    /// φ² grows by σ² in each period, in Step 6 of the next game and with its new σ′; [`System::step_6_periods`] is the least.
    InStep6(Periods),
    /// RD² grows by c² in each period, before the next game.
    C {
        /// c, in rating points.
        c: f64,
        /// How periods are counted.
        periods: Periods,
    },
    /// As in 1995: c is solved from a typical deviation and the periods until it is back at 350, all three options of
    /// [`glicko_1995`](super::glicko_1995), as t is.
    Solved,
}

impl Growth {
    /// The option that holds the time since the last game.
    #[must_use]
    pub fn option(&self) -> Option<&'static SystemOption> {
        match self {
            Self::Volatility(_) | Self::InStep6(_) | Self::C { .. } => Some(&DAYS),
            Self::Solved => Some(&AWAY),
            Self::AsGiven | Self::Unknown | Self::Never => None,
        }
    }

    /// So many of the place's periods, as the value of that option.
    #[must_use]
    pub fn in_option(&self, idle: f64) -> f64 {
        match self {
            Self::Volatility(periods) | Self::InStep6(periods) | Self::C { periods, .. } => periods.days(idle),
            Self::Solved | Self::AsGiven | Self::Unknown | Self::Never => idle,
        }
    }
}

/// How days become periods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Periods {
    /// Periods in a day.
    pub per_day: PerDay,
    /// What is counted in whole.
    pub whole: Part,
    /// No more periods than these count.
    pub most: f64,
    /// What the period of the games themselves does to the count.
    pub of_games: OfGames,
}

/// What the period of the next games does to the periods that are counted before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfGames {
    /// Nothing.
    Apart,
    /// It counts although no whole one has passed: there is at least one.
    AtLeastOne,
    /// It is the last of them, and Step 6 counts it.
    InStep6,
}

/// Periods in a day, as the place writes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PerDay {
    /// So many periods in one day.
    Periods(f64),
    /// So many days in one period.
    Days(f64),
}

/// What is counted in whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Nothing: every moment counts.
    Nothing,
    /// Days; a period may be a fraction.
    Days,
    /// Periods.
    Periods,
}

impl Periods {
    /// A period for each whole day.
    pub(super) const DAILY: Self =
        Self { per_day: PerDay::Days(1.0), whole: Part::Periods, most: f64::INFINITY, of_games: OfGames::Apart };

    /// The periods that count before games are rated, where so many days have passed since the last ones.
    #[must_use]
    pub fn before_games(&self, days: f64) -> f64 {
        let idle = self.of(days);
        match self.of_games {
            OfGames::Apart => idle,
            OfGames::AtLeastOne => idle.max(1.0),
            OfGames::InStep6 => (idle - 1.0).max(0.0),
        }
    }

    /// The days of so many periods.
    fn days(&self, idle: f64) -> f64 {
        match self.per_day {
            PerDay::Periods(periods) => idle / periods,
            PerDay::Days(length) => idle * length,
        }
    }

    /// The periods in so many days without a game.
    #[must_use]
    pub fn of(&self, days: f64) -> f64 {
        let days = if self.whole == Part::Days { days.floor() } else { days };
        let periods = match self.per_day {
            PerDay::Periods(periods) => days * periods,
            PerDay::Days(length) => days / length,
        };
        let periods = if self.whole == Part::Periods { periods.floor() } else { periods };
        periods.clamp(0.0, self.most)
    }
}

/// Something known of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// About what.
    pub what: What,
    /// Where it is from.
    pub source: &'static str,
    /// When it was so.
    pub as_of: AsOf,
    /// How reliable it is.
    pub sure: Sure,
}

/// When a source was written. For a page without a date: when it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AsOf {
    /// The year.
    pub year: u16,
    /// The month, from 1 to 12, where it is known.
    pub month: Option<u8>,
}

impl AsOf {
    /// A year of which the month is not known.
    pub(super) const fn year(year: u16) -> Self {
        Self { year, month: None }
    }

    /// A month, from 1 to 12, of a year.
    pub(super) const fn month(year: u16, month: u8) -> Self {
        Self { year, month: Some(month) }
    }
}

/// What a fact is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The method as a whole, and the constants.
    Method,
    /// What somebody new starts with.
    Start,
    /// The limits.
    Bounds,
    /// What idle time does.
    Growth,
    /// How a game enters the formulas.
    Game,
    /// How an update is made: what is rated together, and what is different in it.
    Update,
    /// What is done to a change after it was computed.
    Adjust,
    /// The number shown.
    Shown,
    /// A second number shown.
    AlsoShown,
    /// Why it is as it is.
    Reasons,
}

/// How reliable a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sure {
    /// The word of one outsider, or a guess.
    Low,
    /// Told by others, and it fits; or partly inferred.
    Medium,
    /// The operator's own code or words, or recomputed.
    High,
}

/// A place is its id.
impl PartialEq for System {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl System {
    /// The fact about something; where there is none of its own, the one about the method.
    #[must_use]
    pub fn fact(&self, what: What) -> Option<&Fact> {
        self.own_fact(what).or_else(|| self.own_fact(What::Method))
    }

    /// The fact about something, and nothing in its stead.
    #[must_use]
    pub fn own_fact(&self, what: What) -> Option<&Fact> {
        self.facts.iter().find(|fact| fact.what == what)
    }

    /// Whether the place rates such a game at all.
    #[must_use]
    pub fn rates(&self, game: &Game) -> bool {
        self.rules.selection.is_none_or(|selection| (selection.rates)(game))
    }

    /// Whether a case can be rated as the place does it, at least in part.
    #[must_use]
    pub fn can_be_worked(&self) -> bool {
        matches!(self.publication, Publication::Published | Publication::Partly)
    }

    /// Somebody new, as far as the place tells; the rest, σ in Glicko among it, is the paper's. Where it tells nothing, the
    /// place's [example](Rules::example).
    #[must_use]
    pub fn unrated(&self) -> Player {
        if let (None, Some(example)) = (self.start, self.rules.example) {
            return example;
        }
        let start = self.start.unwrap_or(Rating { rating: 1500.0, deviation: 350.0, volatility: None });
        Player { rating: start.rating, deviation: start.deviation, volatility: start.volatility.unwrap_or(0.06) }
    }

    /// The number that stands on top of the answer, where that is not the rating.
    #[must_use]
    pub fn on_top(&self) -> Option<&'static ShownNumber> {
        self.shown.first().filter(|shown| shown.is_on_top)
    }

    /// Whether it is the paper's system as its author left it, to which nothing has to be added.
    #[must_use]
    pub fn is_paper(&self) -> bool {
        *self == super::paper::CORRECTED
    }

    /// τ of a case: the place's own, or the one that was given where the place has none that is known.
    #[must_use]
    pub fn tau(&self, case: &Case) -> f64 {
        let own = match self.family {
            Family::Glicko2 { tau } => tau,
            Family::Glicko => None,
        };
        self.rules.tau.map(|tau| tau(case)).or(own).unwrap_or(case.period.tau)
    }
}
