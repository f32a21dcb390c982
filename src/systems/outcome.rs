//! A case, and what a place makes of it.

use super::option::Options;
use super::system::{Rating, RatingPeriod, System};
use crate::glicko;
use crate::glicko2::{self, Game, Period, Player, Trace};

/// A player, the games of a period, and the options of the place.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Player, games, τ and idle periods. A place of the Glicko family does without σ and τ.
    pub period: Period,
    /// What the place asks for beyond them.
    pub options: Options,
}

impl Case {
    /// The period with other games.
    fn with_games(&self, games: Vec<Game>) -> Period {
        let &Period { player, tau, epsilon, idle_periods, rounding, .. } = &self.period;
        Period { player, tau, games, epsilon, idle_periods, rounding }
    }
}

/// What a place makes of a case: the one computation from which the number shown, the periods and the steps are read.
///
/// It holds all games of the period in their order, each with the trace of its rating where the place rates each by itself
/// ([`updates`](Self::updates)), and the player before the first and after the last. Nothing changes a trace afterwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The place.
    pub system: &'static System,
    /// The case.
    pub case: Case,
    /// τ that was used.
    pub tau: f64,
    /// What the place had to change about the input.
    pub adapted: Adapted,
    /// The player within the place's limits, before any time passed.
    pub clamped: Rating,
    /// What the time since the last game did, where the place says.
    pub inactivity: Option<Inactivity>,
    /// The player when the first game begins.
    pub before: Rating,
    /// The games as they entered the formulas, in the order in which they were rated.
    pub games: Vec<Game>,
    /// So many games are not rated there at all, such as draws.
    pub not_rated: usize,
    /// The rating periods with games: one for all games together, or one a game. None without games.
    pub updates: Vec<Update>,
    /// The player afterwards.
    pub after: Rating,
}

/// What a place had to change about the input.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Adapted {
    /// τ is the place's, not the one that was given.
    pub tau: bool,
    /// The rating was out of its limits.
    pub rating: Option<Clamped>,
    /// The deviation was out of its limits.
    pub deviation: Option<Clamped>,
    /// The volatility was out of its limits.
    pub volatility: Option<Clamped>,
    /// So many opponents were out of its limits.
    pub opponents: usize,
}

impl Adapted {
    /// Whether any number of the player or of an opponent was out of the limits.
    #[must_use]
    pub fn any_clamped(&self) -> bool {
        self.rating.is_some() || self.deviation.is_some() || self.volatility.is_some() || self.opponents > 0
    }
}

/// A value that was moved to the nearest limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clamped {
    /// As it was.
    pub from: f64,
    /// As it is used.
    pub to: f64,
}

/// What the time since the last game did to the deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inactivity {
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
    /// RD after it, within the place's limits.
    pub after: f64,
}

/// One update of the player: a rating period with games.
#[derive(Clone, Debug, PartialEq)]
pub struct Update {
    /// The game among those that are rated, from 0, or `None` for all together.
    pub game: Option<usize>,
    /// The player before it.
    pub before: Rating,
    /// How it was worked out.
    pub work: Work,
    /// What the formulas give.
    pub computed: Rating,
    /// What the place's own adjustment makes of that.
    pub adjusted: Rating,
    /// What all limits make of that.
    pub clamped: Rating,
    /// The player after it: all of that, or as much of it as counts.
    pub after: Rating,
}

/// How an update was worked out.
#[derive(Clone, Debug, PartialEq)]
pub enum Work {
    /// By Glicko-2.
    Glicko2 {
        /// The trace, with as many periods in Step 6 as the place counts.
        trace: Box<Trace>,
        /// Periods that Step 6 counts.
        periods: f64,
    },
    /// By Glicko of 1995.
    Glicko(Box<glicko::Trace>),
}

impl Work {
    /// The trace of Glicko-2.
    #[must_use]
    pub fn trace(&self) -> Option<&Trace> {
        match self {
            Self::Glicko2 { trace, .. } => Some(trace),
            Self::Glicko(_) => None,
        }
    }
}

impl Outcome {
    /// How many periods there are: one for each update, or a single idle one.
    #[must_use]
    pub fn periods(&self) -> usize {
        self.updates.len().max(1)
    }

    /// Whether each game was rated by itself, after the one before.
    #[must_use]
    pub fn rates_each_game(&self) -> bool {
        self.system.rating_period == RatingPeriod::EachGame
    }

    /// The player and the games that are rated, as they were given.
    #[must_use]
    pub fn given(&self) -> Period {
        self.case.with_games(self.rated_games().collect())
    }

    /// What the place makes of one of the periods alone, cut out of the whole: the games before it are over, and the time
    /// since the last game has passed before the first.
    #[must_use]
    pub fn period(&self, index: usize) -> Self {
        let (true, Some(update)) = (self.updates.len() > 1, self.updates.get(index)) else { return self.clone() };
        let is_first = index == 0;
        let given = self.rated_games().nth(index);
        let before = update.before;
        let clamped = if is_first { self.clamped } else { before };
        let player = Player {
            rating: before.rating,
            deviation: before.deviation,
            volatility: before.volatility.unwrap_or(self.case.period.player.volatility),
        };
        let own = Period {
            player: if is_first { self.case.period.player } else { player },
            ..self.case.with_games(given.into_iter().collect())
        };
        let options = if is_first { self.case.options.clone() } else { self.options_at(index) };
        let opponents = usize::from(given.is_some_and(|game| self.system.bounds.clamp_opponent(game) != game));
        let adapted = if is_first { self.adapted } else { Adapted { tau: self.adapted.tau, ..Adapted::default() } };
        Self {
            system: self.system,
            case: Case { period: own, options },
            tau: self.tau,
            adapted: Adapted { opponents, ..adapted },
            clamped,
            inactivity: self.inactivity.filter(|_| is_first),
            before,
            games: self.games.get(index).copied().into_iter().collect(),
            not_rated: if is_first { self.not_rated } else { 0 },
            updates: vec![Update { game: Some(0), ..update.clone() }],
            after: update.after,
        }
    }

    /// The options as they stand after the last period: no time has passed yet, and what is carried on has its last value.
    #[must_use]
    pub fn next_options(&self) -> Options {
        self.options_at(self.updates.len())
    }

    /// The options as they stand when a later period begins.
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

    /// The outcome as it would be without any games or time: what was there before.
    #[must_use]
    pub fn untouched(&self) -> Self {
        Self {
            system: self.system,
            case: Case { period: self.case.with_games(Vec::new()), options: self.case.options.clone() },
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

    /// The games that were given and are rated there, as they were given.
    pub fn rated_games(&self) -> impl Iterator<Item = Game> {
        self.case.period.games.iter().copied().filter(|game| self.system.rates(game))
    }

    /// The period that the paper's steps have to work to speak of this place: limits held, idle time counted, τ and games
    /// as the place takes them. Without games it is an idle one, over as many periods as the place counts.
    ///
    /// Of an outcome with several [`periods`](Self::periods) it has all games together.
    #[must_use]
    pub fn papers_period(&self) -> Period {
        let given = &self.case.period;
        let idle = self.games.is_empty();
        let Rating { rating, deviation, volatility } = if idle { self.clamped } else { self.before };
        let player = Player { rating, deviation, volatility: volatility.unwrap_or(given.player.volatility) };
        let idle_periods = if idle { self.inactivity.map_or(0.0, |idle| idle.periods) } else { given.idle_periods };
        let &Period { epsilon, rounding, .. } = given;
        Period { player, tau: self.tau, games: self.games.clone(), epsilon, idle_periods, rounding }
    }

    /// The paper's trace of this place's first period, `None` where the place builds on the system of 1995.
    ///
    /// In Step 6 it counts as many periods as the place does; what happens to the result after Step 8 is not in it.
    #[must_use]
    pub fn trace(&self) -> Option<Trace> {
        match self.updates.first() {
            Some(update) => update.work.trace().cloned(),
            None => self.before.volatility.and_then(|_| glicko2::rate(&self.papers_period()).ok()),
        }
    }

    /// The trace of 1995 that the place builds on, with all games together.
    #[must_use]
    pub fn glicko(&self) -> glicko::Trace {
        let Rating { rating, deviation, .. } = self.before;
        let unchanging = glicko::Constants { c: 0.0, periods: 0.0 };
        glicko::rate(rating, deviation, unchanging, &self.games)
    }

    /// Whether the rating afterwards is that of the paper's trace, with nothing changed after Step 8 and nothing left out.
    #[must_use]
    pub fn ends_as_the_paper(&self) -> bool {
        self.system.rating_period == RatingPeriod::Together
            && self.system.step_6_periods == 1.0
            && match self.updates.first() {
                Some(update) => update.work.trace().is_some_and(|trace| self.after == Rating::of(trace.player)),
                None => self.trace().is_some_and(|trace| self.after == Rating::of(trace.player)),
            }
    }
}
