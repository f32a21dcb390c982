//! A case, and the result of a system's rating of it.

use super::option::Options;
use super::system::{Growth, Rating, RatingPeriod, System};
use glicko2_steps::glicko_1995;
use glicko2_steps::{Game, Period, Player, Trace};

/// A player, the games of a period, and the options of a system.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Player, games, τ and idle periods. Systems of the Glicko family ignore σ and τ.
    pub period: Period,
    /// The options that the system needs besides.
    pub options: Options,
}

impl Case {
    /// Returns the case without games, a time after the last ones: in days or periods, as the
    /// system counts. Returns `None` if the system does not say what time does.
    #[must_use]
    pub fn after_pause(&self, system: &System, time: f64) -> Option<Self> {
        if system.growth == Growth::Unknown {
            return None;
        }
        let mut period = self.with_games(Vec::new());
        period.idle_periods = time;
        let options = match system.growth.option() {
            Some(option) => self.options.clone().with_number(option, time),
            None => self.options.clone(),
        };
        Some(Self { period, options })
    }

    /// Returns the period with other games.
    fn with_games(&self, games: Vec<Game>) -> Period {
        let &Period {
            player,
            tau,
            epsilon,
            idle_periods,
            rounding,
            ..
        } = &self.period;
        Period {
            player,
            tau,
            games,
            epsilon,
            idle_periods,
            rounding,
        }
    }
}

/// A case rated by a system. The shown numbers, the periods and the steps are all read from it.
///
/// Games are in the order of the period. If the system rates each game by itself,
/// [`updates`](Self::updates) has a trace for each.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The system.
    pub system: &'static System,
    /// The case.
    pub case: Case,
    /// The τ that was used.
    pub tau: f64,
    /// The changes of the input by the system.
    pub adapted: Adapted,
    /// The player within the system's limits, before the growth for idle time.
    pub clamped: Rating,
    /// The growth of the deviation by the time since the last game, if the system says how it
    /// grows.
    pub inactivity: Option<Inactivity>,
    /// The player at the start of the first game.
    pub before: Rating,
    /// The games as they entered the formulas, in the order in which they were rated.
    pub games: Vec<Game>,
    /// The number of games that the system does not rate, such as draws.
    pub not_rated: usize,
    /// The rating periods with games: one for all games together, or one for each game. Empty
    /// without games.
    pub updates: Vec<Update>,
    /// The player afterwards.
    pub after: Rating,
}

/// Changes of a case's input by a system.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Adapted {
    /// Whether τ is the system's own instead of the given one.
    pub tau: bool,
    /// The change of a rating outside the limits.
    pub rating: Option<Clamped>,
    /// The change of a deviation outside the limits.
    pub deviation: Option<Clamped>,
    /// The change of a volatility outside the limits.
    pub volatility: Option<Clamped>,
    /// The number of opponents with numbers outside the limits.
    pub opponents: usize,
}

impl Adapted {
    /// Returns whether any number of the player or of an opponent was outside the limits.
    #[must_use]
    pub fn any_clamped(&self) -> bool {
        self.rating.is_some()
            || self.deviation.is_some()
            || self.volatility.is_some()
            || self.opponents > 0
    }
}

/// A value that was moved to the nearest limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clamped {
    /// The given value.
    pub from: f64,
    /// The value that is used.
    pub to: f64,
}

/// The growth of the deviation by the time since the last game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inactivity {
    /// Days since the last game, if the system counts days.
    pub days: Option<f64>,
    /// The periods that count.
    pub periods: f64,
    /// σ in rating points (173.7178 σ), or c. RD² grows by its square in each period.
    pub by: f64,
    /// RD before the growth.
    pub before: f64,
    /// √(RD² + by² · periods).
    pub computed: f64,
    /// RD after the growth, within the system's limits.
    pub after: f64,
}

/// An update of the player: one rating period with games.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    /// The number of the game among the rated ones, from 0; `None` for all games together.
    pub game: Option<usize>,
    /// The player before the update.
    pub before: Rating,
    /// The formulas and their intermediate values.
    pub work: Work,
    /// The result of the formulas.
    pub computed: Rating,
    /// The result after the system's own adjustment.
    pub adjusted: Rating,
    /// The adjusted result within all limits.
    pub clamped: Rating,
    /// The player after the update: the limited result, or the part of the change that counts.
    pub after: Rating,
}

/// The intermediate values of an update.
#[derive(Clone, Debug, PartialEq)]
pub enum Work {
    /// Glicko-2.
    Glicko2 {
        /// The trace, with the system's number of periods in Step 6.
        trace: Box<Trace>,
        /// The number of periods that Step 6 counts.
        periods: f64,
    },
    /// Glicko of 1995.
    Glicko(Box<glicko_1995::Trace>),
}

impl Work {
    /// Returns the trace of Glicko-2.
    #[must_use]
    pub fn trace(&self) -> Option<&Trace> {
        match self {
            Self::Glicko2 { trace, .. } => Some(trace),
            Self::Glicko(_) => None,
        }
    }
}

impl Outcome {
    /// Returns the number of periods: one for each update, or a single idle one.
    #[must_use]
    pub fn periods(&self) -> usize {
        self.updates.len().max(1)
    }

    /// Returns whether each game was rated by itself, after the one before.
    #[must_use]
    pub fn rates_each_game(&self) -> bool {
        self.system.rating_period == RatingPeriod::EachGame
    }

    /// Returns the given player with the games that are rated, before any changes by the system.
    #[must_use]
    pub fn given_period(&self) -> Period {
        self.case.with_games(self.rated_games().collect())
    }

    /// Returns one of the periods as an outcome of its own. The earlier games are over, and the
    /// time since the last game has passed before the first period.
    #[must_use]
    pub fn period(&self, index: usize) -> Self {
        let (true, Some(update)) = (self.updates.len() > 1, self.updates.get(index)) else {
            return self.clone();
        };
        let is_first = index == 0;
        let given = self.rated_games().nth(index);
        let before = update.before;
        let clamped = if is_first { self.clamped } else { before };
        let player = Player::new(
            before.rating,
            before.deviation,
            before
                .volatility
                .unwrap_or(self.case.period.player.volatility),
        );
        let own = Period {
            player: if is_first {
                self.case.period.player
            } else {
                player
            },
            ..self.case.with_games(given.into_iter().collect())
        };
        let options = if is_first {
            self.case.options.clone()
        } else {
            self.options_at(index)
        };
        let opponents =
            usize::from(given.is_some_and(|game| self.system.bounds.clamp_opponent(game) != game));
        let adapted = if is_first {
            self.adapted
        } else {
            Adapted {
                tau: self.adapted.tau,
                ..Adapted::default()
            }
        };
        Self {
            system: self.system,
            case: Case {
                period: own,
                options,
            },
            tau: self.tau,
            adapted: Adapted {
                opponents,
                ..adapted
            },
            clamped,
            inactivity: self.inactivity.filter(|_| is_first),
            before,
            games: self.games.get(index).copied().into_iter().collect(),
            not_rated: if is_first { self.not_rated } else { 0 },
            updates: vec![Update {
                game: Some(0),
                ..update.clone()
            }],
            after: update.after,
        }
    }

    /// Returns the options after the last period: no time has passed, and carried numbers have
    /// their last value.
    #[must_use]
    pub fn next_options(&self) -> Options {
        self.options_at(self.updates.len())
    }

    /// Returns the options at the start of a later period.
    fn options_at(&self, index: usize) -> Options {
        let mut options = self.case.options.clone();
        if let Some(time) = self.system.growth.option() {
            options = options.with_number(time, 0.0);
        }
        for shown in self.system.shown {
            if let Some((option, value)) = shown.carried.and_then(|carried| carried(self, index)) {
                options = options.with_number(option, value);
            }
        }
        options
    }

    /// Returns the outcome without games or idle time: the player from before, within the limits.
    #[must_use]
    pub fn untouched(&self) -> Self {
        Self {
            system: self.system,
            case: Case {
                period: self.case.with_games(Vec::new()),
                options: self.case.options.clone(),
            },
            tau: self.tau,
            adapted: self.adapted,
            clamped: self.clamped,
            inactivity: None,
            before: self.clamped,
            games: Vec::new(),
            not_rated: 0,
            updates: Vec::new(),
            after: self.clamped,
        }
    }

    /// Returns the given games that the system rates, before any changes by it.
    pub fn rated_games(&self) -> impl Iterator<Item = Game> {
        self.case
            .period
            .games
            .iter()
            .copied()
            .filter(|game| self.system.rates(game))
    }

    /// Returns the period whose steps in the paper explain this outcome: within the limits, after
    /// the growth for idle time, with the τ and the games that the system uses. Without games, the
    /// period is idle for as many periods as the system counts.
    ///
    /// For an outcome with several [`periods`](Self::periods), it has all games together.
    #[must_use]
    pub fn papers_period(&self) -> Period {
        let given = &self.case.period;
        let idle = self.games.is_empty();
        let Rating {
            rating,
            deviation,
            volatility,
        } = if idle { self.clamped } else { self.before };
        let player = Player::new(
            rating,
            deviation,
            volatility.unwrap_or(given.player.volatility),
        );
        let idle_periods = if idle {
            self.inactivity.map_or(0.0, |idle| idle.periods)
        } else {
            given.idle_periods
        };
        let &Period {
            epsilon, rounding, ..
        } = given;
        Period {
            player,
            tau: self.tau,
            games: self.games.clone(),
            epsilon,
            idle_periods,
            rounding,
        }
    }

    /// Returns the paper's trace of the first period. Returns `None` if the system builds on Glicko
    /// of 1995.
    ///
    /// Step 6 counts the system's number of periods. Changes after Step 8 are not in the trace.
    #[must_use]
    pub fn trace(&self) -> Option<Trace> {
        match self.updates.first() {
            Some(update) => update.work.trace().cloned(),
            None => self
                .before
                .volatility
                .and_then(|_| glicko2_steps::rate(&self.papers_period()).ok()),
        }
    }

    /// Returns the trace of Glicko of 1995 with all games together.
    #[must_use]
    pub fn glicko(&self) -> glicko_1995::Trace {
        let Rating {
            rating, deviation, ..
        } = self.before;
        let unchanging = glicko_1995::Constants {
            c: 0.0,
            periods: 0.0,
        };
        glicko_1995::rate(rating, deviation, unchanging, &self.games)
    }

    /// Returns whether the final rating is that of the paper's trace, with nothing changed after
    /// Step 8 and nothing left out.
    #[must_use]
    pub fn ends_as_the_paper(&self) -> bool {
        self.system.rating_period == RatingPeriod::Together
            && self.system.step_6_periods == 1.0
            && match self.updates.first() {
                Some(update) => update
                    .work
                    .trace()
                    .is_some_and(|trace| self.after == Rating::of(trace.player)),
                None => self
                    .trace()
                    .is_some_and(|trace| self.after == Rating::of(trace.player)),
            }
    }
}
