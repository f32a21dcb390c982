//! A season: rating periods in a row, the result of one being the start of the next.
//!
//! Nothing is computed here that [`glicko2`] does not compute; a season only hands the player on. One change in a long
//! season costs no more than what comes after it, see [`rate_again`].

mod orders;
mod tug;

pub use orders::{Extremes, Orders, orders};
pub use tug::{TugOfWar, break_even, idle_until, tug_of_war};

use crate::glicko2::{self, Field, Game, Period, Player, ProblemKind, Rounding, Trace};
use std::fmt;
use std::rc::Rc;

/// What happened in one period of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct Stretch {
    /// The games, which count as played at the same time. None: nothing was played.
    pub games: Vec<Game>,
    /// t: for how many periods, whole or not, nothing was played. Without meaning where there are games.
    pub idle_periods: f64,
}

impl Stretch {
    /// How long it lasts, in rating periods: 1 where there are games.
    #[must_use]
    pub fn length(&self) -> f64 {
        if self.games.is_empty() { self.idle_periods } else { 1.0 }
    }
}

/// A player, the system constant, and what happened, period by period.
#[derive(Clone, Debug, PartialEq)]
pub struct Season {
    /// The player at the onset of the first period.
    pub player: Player,
    /// τ, the same throughout.
    pub tau: f64,
    /// Exact arithmetic, or the paper's own rounding by hand.
    pub rounding: Rounding,
    /// The periods, shared with whatever else knows them.
    pub stretches: Vec<Rc<Stretch>>,
}

/// A season with the full derivation of each of its periods.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The player at the onset of the first period.
    pub start: Player,
    /// The periods, in order.
    pub periods: Vec<Rc<RatedPeriod>>,
}

/// One period of a rated season.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedPeriod {
    /// What was rated; its player is the one before.
    pub period: Rc<Period>,
    /// All that came of it.
    pub trace: Rc<Trace>,
}

impl Rated {
    /// The player after the last period.
    #[must_use]
    pub fn end(&self) -> Player {
        self.periods.last().map_or(self.start, |last| last.trace.player)
    }
}

impl RatedPeriod {
    fn of(player: Player, tau: f64, rounding: Rounding, stretch: Rc<Stretch>) -> Result<Self, glicko2::Error> {
        // Many games are not copied where nobody else has them.
        let Stretch { games, idle_periods } = Rc::unwrap_or_clone(stretch);
        let period = Period { idle_periods, rounding, ..Period::new(player, tau, games) };
        let trace = glicko2::rate(&period)?;
        Ok(Self { period: Rc::new(period), trace: Rc::new(trace) })
    }

    /// Whether it is the answer for this player, this τ, this rounding and this stretch, too.
    fn answers(&self, player: Player, tau: f64, rounding: Rounding, stretch: &Stretch) -> bool {
        let Period { player: before, tau: its_tau, rounding: its_rounding, ref games, idle_periods, .. } = *self.period;
        (before, its_tau, its_rounding) == (player, tau, rounding)
            && idle_periods == stretch.idle_periods
            && *games == stretch.games
    }
}

/// Where a value stands in a season. Prints as a path: `periods[1].games[2].deviation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldPath {
    /// The period, from 0. What stands before all periods stands in the first.
    pub period: usize,
    /// The field within it. The player is the one at the period's onset.
    pub field: Field,
}

impl FieldPath {
    /// The path of a field of a period; the player and τ are typed once, before the first.
    #[must_use]
    pub fn of(period: usize, field: Field) -> Self {
        let first = Self { period: 0, field };
        if first.is_start() { first } else { Self { period, field } }
    }

    /// Whether it stands before all periods, and not within one.
    #[must_use]
    pub fn is_start(&self) -> bool {
        let is_shared = matches!(
            self.field,
            Field::PlayerRating | Field::PlayerDeviation | Field::PlayerVolatility | Field::Tau | Field::Epsilon
        );
        self.period == 0 && is_shared
    }
}

impl fmt::Display for FieldPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "periods[{}].{}", self.period, self.field)
    }
}

/// One refused value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// Why.
    pub kind: ProblemKind,
    /// Where.
    pub path: FieldPath,
}

/// The refused values of a season, at least one, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    problems: Vec<Problem>,
}

impl Error {
    /// All refused values.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, Problem { kind, path }) in self.problems.iter().enumerate() {
            let separator = if i == 0 { "" } else { ", " };
            write!(f, "{separator}{path}: {kind}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}

/// Rates a season, period by period.
///
/// # Errors
///
/// All that is wrong with the first period that cannot be rated, and what is wrong in later ones whoever the player may be:
/// their games and idle times. Every value is judged by [`glicko2::rate`].
///
/// ```
/// use glicko2_steps::glicko2::Period;
/// use glicko2_steps::season::{Season, Stretch, rate};
/// use std::rc::Rc;
///
/// let Period { player, tau, games, .. } = Period::papers_example();
/// let played = Rc::new(Stretch { games, idle_periods: 1.0 });
/// let away = Rc::new(Stretch { games: Vec::new(), idle_periods: 2.5 });
/// let rated = rate(&Season { player, tau, rounding: Default::default(), stretches: vec![played, away] })?;
/// assert_eq!(rated.periods[1].period.player, rated.periods[0].trace.player);
/// assert!(rated.end().deviation > 151.52);
/// # Ok::<(), glicko2_steps::season::Error>(())
/// ```
pub fn rate(season: &Season) -> Result<Rated, Error> {
    chain(season.clone(), &[])
}

/// Rates a season that differs from another in little: periods that come out as before are taken over, not worked again.
///
/// Before the first change that is every period; after it, each from where the player is the same again.
///
/// # Errors
///
/// As [`rate`].
pub fn rate_again(season: Season, before: &Rated) -> Result<Rated, Error> {
    chain(season, &before.periods)
}

fn chain(season: Season, before: &[Rc<RatedPeriod>]) -> Result<Rated, Error> {
    let Season { player: start, tau, rounding, stretches } = season;
    if stretches.is_empty() {
        // The start is judged all the same.
        let nothing = Rc::new(Stretch { games: Vec::new(), idle_periods: 0.0 });
        RatedPeriod::of(start, tau, rounding, nothing)
            .map_err(|error| Error { problems: placed(&error, 0).collect() })?;
    }
    let mut periods = Vec::with_capacity(stretches.len());
    let mut player = start;
    let mut stretches = stretches.into_iter();
    while let Some(stretch) = stretches.next() {
        let known = before.get(periods.len()).filter(|known| known.answers(player, tau, rounding, &stretch));
        let rated = match known {
            Some(known) => known.clone(),
            None => match RatedPeriod::of(player, tau, rounding, stretch) {
                Ok(rated) => Rc::new(rated),
                Err(error) => return Err(refused(&error, periods.len(), stretches, rounding)),
            },
        };
        player = rated.trace.player;
        periods.push(rated);
    }
    Ok(Rated { start, periods })
}

/// What is wrong with period `first` and those after it. Nobody knows the player by then, so these are tried with somebody whom nothing is
/// wrong with.
fn refused(error: &glicko2::Error, first: usize, rest: impl Iterator<Item = Rc<Stretch>>, rounding: Rounding) -> Error {
    const ANYBODY: Player = Player { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
    const ANY_TAU: f64 = 0.5;
    let mut problems: Vec<Problem> = placed(error, first).collect();
    for (k, stretch) in (first + 1..).zip(rest) {
        if let Err(error) = RatedPeriod::of(ANYBODY, ANY_TAU, rounding, stretch) {
            problems.extend(placed(&error, k));
        }
    }
    Error { problems }
}

fn placed(error: &glicko2::Error, period: usize) -> impl Iterator<Item = Problem> {
    error
        .problems()
        .iter()
        .map(move |problem| Problem { kind: problem.kind, path: FieldPath { period, field: problem.field } })
}
