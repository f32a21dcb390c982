//! A season: rating periods of one player in a row, each starting from the result of the one
//! before.
//!
//! A season rates each period with [`rate`](crate::rate()) and passes the player on. After a change in a
//! long season, only the periods from the change on are computed again, see [`rate_again`].

mod orders;
mod tug;

pub use orders::{Extremes, Orders, orders};
pub use tug::{TugOfWar, break_even, idle_until, tug_of_war, volatility_of_growth};

use crate::{Field, Game, Period, Player, ProblemKind, Rounding, Trace};
use std::fmt;
use std::rc::Rc;

/// The games of one period of a season.
#[derive(Clone, Debug, PartialEq)]
pub struct Stretch {
    /// The games, which count as played at the same time. Empty if none were played.
    pub games: Vec<Game>,
    /// t: for how many periods, whole or not, no games were played. Ignored if there are games.
    pub idle_periods: f64,
}

impl Stretch {
    /// Returns the length in rating periods: 1 if there are games.
    #[must_use]
    pub fn length(&self) -> f64 {
        if self.games.is_empty() {
            self.idle_periods
        } else {
            1.0
        }
    }
}

/// A player, τ, and the games of each period.
#[derive(Clone, Debug, PartialEq)]
pub struct Season {
    /// The player at the onset of the first period.
    pub player: Player,
    /// τ, the same throughout.
    pub tau: f64,
    /// Exact arithmetic, or the paper's own rounding by hand.
    pub rounding: Rounding,
    /// The periods, shared with other owners.
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
    /// The rated period. Its player is the player before it.
    pub period: Rc<Period>,
    /// Every intermediate value and the result.
    pub trace: Rc<Trace>,
}

impl Rated {
    /// Returns the player after the last period.
    #[must_use]
    pub fn end(&self) -> Player {
        self.periods
            .last()
            .map_or(self.start, |last| last.trace.player)
    }
}

impl RatedPeriod {
    fn of(
        player: Player,
        tau: f64,
        rounding: Rounding,
        stretch: Rc<Stretch>,
    ) -> Result<Self, crate::Error> {
        // The games are only copied if the stretch has other owners.
        let Stretch {
            games,
            idle_periods,
        } = Rc::unwrap_or_clone(stretch);
        let period = Period {
            idle_periods,
            rounding,
            ..Period::new(player, tau, games)
        };
        let trace = crate::rate(&period)?;
        Ok(Self {
            period: Rc::new(period),
            trace: Rc::new(trace),
        })
    }

    /// Returns whether this period was rated from this player, τ, rounding and stretch.
    fn answers(&self, player: Player, tau: f64, rounding: Rounding, stretch: &Stretch) -> bool {
        let Period {
            player: before,
            tau: its_tau,
            rounding: its_rounding,
            ref games,
            idle_periods,
            ..
        } = *self.period;
        (before, its_tau, its_rounding) == (player, tau, rounding)
            && idle_periods == stretch.idle_periods
            && *games == stretch.games
    }
}

/// The path of a value in a season. Prints as `periods[1].games[2].deviation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldPath {
    /// The period, from 0. A value from before all periods belongs to period 0.
    pub period: usize,
    /// The field in the period. The player is the one at the start of the period.
    pub field: Field,
}

impl FieldPath {
    /// Returns the path of a field of a period. If the field belongs to the season as a whole, as
    /// the player does, the path's period is 0.
    #[must_use]
    pub fn of(period: usize, field: Field) -> Self {
        let first = Self { period: 0, field };
        if first.is_start() {
            first
        } else {
            Self { period, field }
        }
    }

    /// Returns whether the value belongs to the season as a whole and not to one period.
    #[must_use]
    pub fn is_start(&self) -> bool {
        let is_shared = matches!(
            self.field,
            Field::PlayerRating
                | Field::PlayerDeviation
                | Field::PlayerVolatility
                | Field::Tau
                | Field::Epsilon
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
    /// The reason.
    pub kind: ProblemKind,
    /// The path of the value.
    pub path: FieldPath,
}

/// The refused values of a season, at least one, in the order of the periods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    problems: Vec<Problem>,
}

impl Error {
    /// Returns all refused values.
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
/// Returns all problems of the first period that cannot be rated, and of later periods only those
/// of their games and idle times. Every value is checked by [`crate::rate`].
///
/// ```
/// use glicko2_steps::Period;
/// use glicko2_steps::seasons::{Season, Stretch, rate};
/// use std::rc::Rc;
///
/// let Period { player, tau, games, .. } = Period::papers_example();
/// let played = Rc::new(Stretch { games, idle_periods: 1.0 });
/// let away = Rc::new(Stretch { games: Vec::new(), idle_periods: 2.5 });
/// let rated = rate(&Season { player, tau, rounding: Default::default(), stretches: vec![played, away] })?;
/// assert_eq!(rated.periods[1].period.player, rated.periods[0].trace.player);
/// assert!(rated.end().deviation > 151.52);
/// # Ok::<(), glicko2_steps::seasons::Error>(())
/// ```
pub fn rate(season: &Season) -> Result<Rated, Error> {
    chain(season.clone(), &[])
}

/// Rates a season that differs from a rated one in a few places. Takes over periods with the same
/// input instead of computing them again.
///
/// The periods taken over are all before the first change, and each later one that starts from the
/// same player as before.
///
/// # Errors
///
/// As [`rate`].
pub fn rate_again(season: Season, before: &Rated) -> Result<Rated, Error> {
    chain(season, &before.periods)
}

fn chain(season: Season, before: &[Rc<RatedPeriod>]) -> Result<Rated, Error> {
    let Season {
        player: start,
        tau,
        rounding,
        stretches,
    } = season;
    if stretches.is_empty() {
        // Checks the player and τ also if there are no periods.
        let nothing = Rc::new(Stretch {
            games: Vec::new(),
            idle_periods: 0.0,
        });
        RatedPeriod::of(start, tau, rounding, nothing).map_err(|error| Error {
            problems: placed(&error, 0).collect(),
        })?;
    }
    let mut periods = Vec::with_capacity(stretches.len());
    let mut player = start;
    let mut stretches = stretches.into_iter();
    while let Some(stretch) = stretches.next() {
        let known = before
            .get(periods.len())
            .filter(|known| known.answers(player, tau, rounding, &stretch));
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

/// Returns the given problems of period `first`, and the problems of later periods. The player
/// before the later periods is unknown, so a valid player is put in their place.
fn refused(
    error: &crate::Error,
    first: usize,
    rest: impl Iterator<Item = Rc<Stretch>>,
    rounding: Rounding,
) -> Error {
    const ANYBODY: Player = Player::new(1500.0, 350.0, 0.06);
    const ANY_TAU: f64 = 0.5;
    let mut problems: Vec<Problem> = placed(error, first).collect();
    for (k, stretch) in (first + 1..).zip(rest) {
        if let Err(error) = RatedPeriod::of(ANYBODY, ANY_TAU, rounding, stretch) {
            problems.extend(placed(&error, k));
        }
    }
    Error { problems }
}

fn placed(error: &crate::Error, period: usize) -> impl Iterator<Item = Problem> {
    error.problems().iter().map(move |problem| Problem {
        kind: problem.kind,
        path: FieldPath {
            period,
            field: problem.field,
        },
    })
}
