//! TETR.IO, the Tetra League: how it updates is not public, what it shows is.

use super::ask::Ask;
use super::outcome::{Case, Outcome, Shown};
use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Rules, Standing, Sure, System, What};
use crate::glicko;

/// The average player.
const AVERAGE: f64 = 1500.0;
/// The average player's RD.
const AVERAGE_DEVIATION: f64 = 350.0;
/// The most TR.
pub const MOST_TR: f64 = 25_000.0;

/// Glixare, the chance against an average player of 1500 ± 350 in per cent.
#[must_use]
pub fn glixare(rating: f64, deviation: f64) -> f64 {
    100.0 * glicko::prediction(rating, deviation, AVERAGE, AVERAGE_DEVIATION)
}

/// TR of season 1: 25,000 times the chance that Glixare is.
///
/// ```
/// let tr = glicko2_steps::systems::tetrio::season_1(2000.0, 60.0);
/// assert!((tr - 21_776.31).abs() < 0.01);
/// ```
#[must_use]
pub fn season_1(rating: f64, deviation: f64) -> f64 {
    MOST_TR * glicko::prediction(rating, deviation, AVERAGE, AVERAGE_DEVIATION)
}

/// TR of season 2, as other people's programs have it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Season2 {
    /// F = min(1, ½ + ½ wins/18).
    pub f: f64,
    /// D = 1 + (60 − RD)/1500.
    pub d: f64,
    /// 22,000 (1 + e^(−1.56 D (G − 1500)/500))^(−1/(0.87646605 F)).
    pub first: f64,
    /// 3,000 (1 + e^(−0.86 D (G − 2000)/500))^(−1/(0.25 F²)).
    pub second: f64,
    /// The sum of both.
    pub tr: f64,
}

/// TR of season 2.
#[must_use]
pub fn season_2(rating: f64, deviation: f64, wins: f64) -> Season2 {
    let f = (0.5 + 0.5 * wins / 18.0).min(1.0);
    let d = 1.0 + (60.0 - deviation) / 1500.0;
    let rise =
        |pace: f64, middle: f64, power: f64| (1.0 + (-pace * d * (rating - middle) / 500.0).exp()).powf(-1.0 / power);
    let first = 22_000.0 * rise(1.56, 1500.0, 0.876_466_05 * f);
    let second = 3_000.0 * rise(0.86, 2000.0, 0.25 * f * f);
    Season2 { f, d, first, second, tr: first + second }
}

pub(super) static SYSTEM: System = System {
    id: "tetrio",
    name: "TETR.IO, Tetra League",
    family: Family::Glicko2 { tau: None },
    publication: Publication::Partly,
    start: Some(Standing { rating: 1500.0, deviation: 350.0, volatility: None }),
    bounds: Bounds::NONE,
    cadence: Cadence::Together,
    growth: Growth::Unknown,
    step_6_periods: 1.0,
    most_change: None,
    asks: &[Ask::number("wins", "18", 0.0, 1e9)],
    rules: Rules { shown, ..Rules::PLAIN },
    facts: &[
        Fact {
            what: What::Method,
            source: "git.dan63.by/dan63/TetraStats, wiki, Meaning and the essence of stats (2023), which says that the constant is not known",
            sure: Sure::Low,
        },
        Fact {
            what: What::Shown,
            source: "git.dan63.by/dan63/TetraStats, wiki (08fb136); github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985)",
            sure: Sure::High,
        },
        Fact {
            what: What::AlsoShown,
            source: "github.com/dan63047/TetraStats, lib/data_objects/est_tr.dart (5501985), a program of somebody else’s",
            sure: Sure::Medium,
        },
    ],
};

fn shown(case: &Case, outcome: &Outcome) -> Vec<Shown> {
    let Standing { rating, deviation, .. } = outcome.after;
    let wins = case.asked(&SYSTEM, "wins");
    vec![
        Shown::Glixare(glixare(rating, deviation)),
        Shown::TetraRating1(season_1(rating, deviation)),
        Shown::TetraRating2(season_2(rating, deviation, wins)),
    ]
}
