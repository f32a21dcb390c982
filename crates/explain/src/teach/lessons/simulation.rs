//! A simulation: a planted strength that drifts, the games that it leads to, and the ratings after
//! them.
//!
//! At the onset of each period the strength moves by a normal random number. All opponents have the
//! player's rating at that time, rounded to a point; their strengths are drawn from their bells. A
//! game is won with the expected score of the two strengths, and lost otherwise.

use crate::case::level::Level;
use crate::numbers::rounded;
use crate::teach::exercises::code::SplitMix64;
use glicko2_steps::seasons::{Rated, RatedPeriod};
use glicko2_steps::{Game, Period, formulas, rate, scale};
use std::rc::Rc;

/// The number of periods in a run.
pub const PERIODS: usize = 50;
/// The number of runs. Each has its own seed, from 1.
pub const RUNS: usize = 1_000;
/// The strength before the first period.
pub const STRENGTH: f64 = 1700.0;
/// The distance between the drifts in the table of all runs, in points.
pub const DRIFT_STEP: f64 = 5.0;

/// Over all runs of the lesson: the number of periods with the strength inside the band, and the
/// fewest in a run. The rows are for drifts of 0, 5, … 40 points.
///
/// A thousand runs take seconds, so they were counted elsewhere; a test counts some rows again.
const ALL_RUNS: [(usize, usize); 9] = [
    (49_119, 31),
    (48_835, 24),
    (47_716, 24),
    (45_066, 18),
    (41_738, 11),
    (38_405, 9),
    (35_276, 9),
    (32_315, 7),
    (29_780, 6),
];

/// Returns the row of all runs for a drift; `None` between the rows.
pub(super) fn all_runs(drift: f64) -> Option<(usize, usize)> {
    let row = drift / DRIFT_STEP;
    let is_row = row >= 0.0 && row.fract() == 0.0;
    ALL_RUNS.get(row as usize).copied().filter(|_| is_row)
}

/// A run of the simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The strength in each period.
    pub strengths: Vec<f64>,
    /// The rated periods.
    pub rated: Rated,
}

impl Run {
    /// Runs the simulation for the player of a case, with as many games a period as the case has.
    /// Returns `None` if a period cannot be rated.
    #[must_use]
    pub fn of(case: &Period, drift: f64, seed: u64) -> Option<Self> {
        let mut random = SplitMix64::new(seed);
        let (mut player, mut strength) = (case.player, STRENGTH);
        let (mut strengths, mut periods) = (Vec::new(), Vec::new());
        for _ in 0..PERIODS {
            strength += drift * random.normal();
            let rating = rounded(player.rating, 0);
            let game = |game: &Game| {
                let opponent = rating + game.deviation * random.normal();
                let expected = formulas::e(scale::mu(strength), scale::mu(opponent), 0.0);
                let score = f64::from(u8::from(random.part() < expected));
                Game {
                    rating,
                    score,
                    ..*game
                }
            };
            let games = case.games.iter().map(game).collect();
            let period = Period {
                player,
                games,
                ..case.clone()
            };
            let trace = rate(&period).ok()?;
            player = trace.player;
            strengths.push(strength);
            periods.push(Rc::new(RatedPeriod {
                period: Rc::new(period),
                trace: Rc::new(trace),
            }));
        }
        let rated = Rated {
            start: case.player,
            periods,
        };
        Some(Self { strengths, rated })
    }

    /// Returns, for each period, the strength, the ends of the 95% band after it, and whether the
    /// strength is between them.
    pub fn bands(&self) -> impl Iterator<Item = (f64, [f64; 2], bool)> {
        self.strengths
            .iter()
            .zip(&self.rated.periods)
            .map(|(&strength, of)| {
                let after = of.trace.player;
                let margin = Level::P95.deviations() * after.deviation;
                let [low, high] = [after.rating - margin, after.rating + margin];
                (strength, [low, high], low <= strength && strength <= high)
            })
    }

    /// Returns the number of periods with the strength inside the band.
    #[must_use]
    pub fn inside(&self) -> usize {
        self.bands().filter(|(.., is_inside)| *is_inside).count()
    }
}
