//! Settings of a case that a lesson can move.

use super::simulation::DRIFT_STEP;
use crate::case::stepping::stepping;
use glicko2_steps::{Field, Game, Period};

/// A setting of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A field of the form.
    Field(Field),
    /// The number of games like the last one.
    Games,
    /// The number of games like the last one that are won; the others are lost.
    Wins,
    /// The selected iteration of Step 5.
    Iteration,
    /// The drift of a planted strength in a period, in points.
    Drift,
    /// The number of a run of the simulation, which is its seed.
    Run,
}

/// Settings with their values, applied in this order.
pub type Set = &'static [(Setting, f64)];

impl Setting {
    /// Returns the value in a period. For the iteration and the run, returns the first one.
    #[must_use]
    pub fn of(self, period: &Period) -> f64 {
        let last = period.games.last();
        let like_last = || {
            period
                .games
                .iter()
                .filter(|game| last.is_some_and(|last| is_like(*last)(game)))
        };
        match self {
            Self::Field(field) => period.number(field).unwrap_or_default(),
            Self::Games => like_last().count() as f64,
            Self::Wins => like_last().filter(|game| game.score == 1.0).count() as f64,
            Self::Iteration | Self::Run => 1.0,
            Self::Drift => 0.0,
        }
    }

    /// Returns the distance between neighbouring values.
    #[must_use]
    pub fn step(self) -> f64 {
        match self {
            Self::Field(field) => stepping(field).map_or(1.0, |stepping| stepping.step),
            Self::Drift => DRIFT_STEP,
            Self::Games | Self::Wins | Self::Iteration | Self::Run => 1.0,
        }
    }

    /// Sets the value in a period. The iteration and the simulation are not part of the period.
    pub(super) fn apply(self, period: &mut Period, to: f64) {
        match self {
            Self::Field(field) => period.set(field, to),
            Self::Games => {
                if let Some(&last) = period.games.last() {
                    period.games.retain(|game| !is_like(last)(game));
                    period.games.extend(vec![last; to.max(0.0) as usize]);
                }
            }
            Self::Wins => {
                if let Some(&last) = period.games.last() {
                    for (i, game) in period
                        .games
                        .iter_mut()
                        .filter(|game| is_like(last)(game))
                        .enumerate()
                    {
                        game.score = if (i as f64) < to { 1.0 } else { 0.0 };
                    }
                }
            }
            Self::Iteration | Self::Drift | Self::Run => {}
        }
    }
}

/// Returns a filter for games against an opponent with the same rating and RD.
fn is_like(last: Game) -> impl Fn(&Game) -> bool {
    move |game| (game.rating, game.deviation) == (last.rating, last.deviation)
}
