//! A case, and what a place makes of it.

use super::inversus::RankPoints;
use super::place::{Standing, System};
use crate::glicko;
use crate::glicko2::{Game, Period, Player};

/// A player, the games of a period, and what the place asked for beyond them.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Player, games, τ and idle periods. A place of the Glicko family does without σ and τ.
    pub period: Period,
    /// The values of what is asked for, in the order of [`System::asks`]. One that is missing is at its default.
    pub asked: Vec<f64>,
}

impl Case {
    /// The value of what is asked for by that id: always one that is allowed. NaN where nothing was said.
    #[must_use]
    pub fn asked(&self, system: &System, id: &str) -> f64 {
        let Some(at) = system.asks.iter().position(|ask| ask.id == id) else { return f64::NAN };
        let ask = &system.asks[at];
        self.asked.get(at).copied().filter(|&value| ask.allows(value)).unwrap_or_else(|| ask.default_value())
    }
}

/// What a place makes of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The place.
    pub system: &'static System,
    /// τ that was used.
    pub tau: f64,
    /// What the place had to change about the input.
    pub adapted: Adapted,
    /// The player within the place's limits, before any time passed.
    pub before: Standing,
    /// What idle time did, where the place says.
    pub grown: Option<Grown>,
    /// The player when the first game begins.
    pub onset: Standing,
    /// The games as they entered the formulas, in the order in which they were rated.
    pub games: Vec<Game>,
    /// So many games are not rated there at all, such as draws.
    pub not_rated: usize,
    /// Each update: one for all games together, or one a game. None without games.
    pub updates: Vec<Update>,
    /// The player afterwards.
    pub after: Standing,
    /// The numbers that players see, the first of them first.
    pub shown: Vec<Shown>,
}

/// What a place had to change about the input.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Adapted {
    /// τ is the place's, not the one that was given.
    pub tau: bool,
    /// The rating was out of its limits.
    pub rating: Option<Held>,
    /// The deviation was out of its limits.
    pub deviation: Option<Held>,
    /// The volatility was out of its limits.
    pub volatility: Option<Held>,
    /// So many opponents were out of its limits.
    pub opponents: usize,
}

impl Adapted {
    /// Whether any number of the player or of an opponent was out of the limits.
    #[must_use]
    pub fn any_held(&self) -> bool {
        self.rating.is_some() || self.deviation.is_some() || self.volatility.is_some() || self.opponents > 0
    }
}

/// A value that was held within limits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// As it was.
    pub from: f64,
    /// As it is used.
    pub to: f64,
}

/// What idle time did to the deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grown {
    /// Days since the last game, where the place counts days.
    pub days: Option<f64>,
    /// Periods that count.
    pub periods: f64,
    /// What it grows by: σ on the scale that people know, or c.
    pub by: f64,
    /// RD before.
    pub before: f64,
    /// √(RD² + by² · periods).
    pub computed: f64,
    /// The same within the place's limits.
    pub after: f64,
}

/// One update of the player.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    /// The game among those that are rated, from 0, or `None` for all together.
    pub game: Option<usize>,
    /// The player before it.
    pub before: Standing,
    /// How it was worked out.
    pub work: Work,
    /// What the formulas give.
    pub computed: Standing,
    /// The same after the place's own adjustment.
    pub adjusted: Standing,
    /// The same after all limits.
    pub held: Standing,
    /// The player after it: all of that, or as much of it as counts.
    pub after: Standing,
}

/// The values of the formulas that a place's further steps speak of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Work {
    /// Glicko-2: see [`Trace`](crate::glicko2::Trace).
    Glicko2 {
        /// μ.
        mu: f64,
        /// φ.
        phi: f64,
        /// v.
        v: f64,
        /// Σ g(s − E).
        delta_sum: f64,
        /// Periods that Step 6 counts.
        periods: f64,
        /// φ*, after as many periods.
        phi_star: f64,
        /// φ′.
        phi_prime: f64,
        /// μ′.
        mu_prime: f64,
    },
    /// Glicko: see [`glicko::Trace`].
    Glicko {
        /// g of the first game.
        g: f64,
        /// E of the first game.
        e: f64,
        /// s of the first game.
        score: f64,
        /// d².
        d_squared: f64,
        /// q / (1/RD² + 1/d²).
        step: f64,
    },
}

/// How a rating becomes a whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// The decimals are cut off, and from the deviation of the mark on the rating is provisional.
    Down,
    /// It is rounded to the nearest, and above the deviation of the mark the rating is provisional.
    Nearest,
}

/// A number that players see.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// The interval r ± 2 RD.
    Interval {
        /// Its lower end.
        low: f64,
        /// Its upper end.
        high: f64,
    },
    /// The rating as a whole number, with a mark while it is not sure enough.
    Whole {
        /// As it is shown.
        whole: f64,
        /// How it became whole.
        rounding: Rounding,
        /// Whether the mark of a provisional rating is beside it.
        provisional: bool,
        /// The RD that decides it.
        mark_from: f64,
    },
    /// OGS: a rank of Go.
    Rank {
        /// 23.15 ln(r/525).
        rank: f64,
        /// rank(r + RD) − rank(r).
        deviation: f64,
        /// The rank that is written: so many kyu or dan.
        grade: super::ogs::Grade,
        /// Whether the rank is not sure enough to be shown.
        provisional: bool,
    },
    /// OGS: what pairs newcomers.
    Humble {
        /// r − RD · (min(350, max(160, RD)) − 160)/190.
        rating: f64,
    },
    /// Pokémon Showdown: the chance against the average player, in per cent.
    Gxe(f64),
    /// TETR.IO: the same with another average player.
    Glixare(f64),
    /// TETR.IO: TR of season 1.
    TetraRating1(f64),
    /// TETR.IO: TR of season 2.
    TetraRating2(super::tetrio::Season2),
    /// Dominion Online: the level.
    Level {
        /// 50 + 7.5(μ − 2φ).
        exact: f64,
        /// Rounded, and at least 0.
        level: f64,
    },
    /// INVERSUS: Rank Points, game by game.
    RankPoints {
        /// Before the first game.
        before: f64,
        /// Each game.
        games: Vec<RankPoints>,
        /// Afterwards.
        after: f64,
    },
    /// The rating alone.
    Rating(f64),
    /// The rating, on a list while it is sure enough.
    Listed {
        /// As it is shown.
        rating: f64,
        /// Whether it is on the list.
        listed: bool,
        /// Up to which RD.
        up_to: f64,
    },
}

impl Shown {
    /// r ± 2 RD.
    pub(super) fn interval(standing: Standing) -> Self {
        let margin = 2.0 * standing.deviation;
        Self::Interval { low: standing.rating - margin, high: standing.rating + margin }
    }

    /// The rating, on a list up to an RD.
    pub(super) fn listed(standing: Standing, up_to: f64) -> Self {
        Self::Listed { rating: standing.rating, listed: standing.deviation <= up_to, up_to }
    }
}

impl Outcome {
    /// The period that Steps 1 to 8 have to work to speak of this place: its limits held, idle time counted, τ and games as the
    /// place takes them. Without games it is an idle one, over as many periods as the place counts.
    #[must_use]
    pub fn period(&self, case: &Case) -> Period {
        let idle = self.games.is_empty();
        let Standing { rating, deviation, volatility } = if idle { self.before } else { self.onset };
        let player = Player { rating, deviation, volatility: volatility.unwrap_or(case.period.player.volatility) };
        let idle_periods = if idle { self.grown.map_or(0.0, |grown| grown.periods) } else { case.period.idle_periods };
        let &Period { epsilon, rounding, .. } = &case.period;
        Period { player, tau: self.tau, games: self.games.clone(), epsilon, idle_periods, rounding }
    }

    /// The derivation of 1995 that the place builds on, with all games together.
    #[must_use]
    pub fn glicko(&self) -> glicko::Trace {
        let Standing { rating, deviation, .. } = self.onset;
        let unchanging = glicko::Constants { c: 0.0, periods: 0.0 };
        glicko::rate(rating, deviation, unchanging, &self.games)
    }
}
