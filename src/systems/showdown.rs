//! Pokémon Showdown: Glicko, once a day, with the chance against the average player.

use super::ask::Ask;
use super::outcome::Shown;
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, Part, PerDay, Periods, Publication, Range, Rules, Standing, Sure, System,
    What,
};

/// The average player's rating.
const AVERAGE: f64 = 1500.0;
/// The RD of somebody new, and the most there is.
const MOST_DEVIATION: f64 = 130.0;
/// 3q²/π² with the digits that the ladder has.
const SPREAD: f64 = 0.000_010_072_4;

/// c = √((130² − 25²)/365): after a year an RD of 25 is back at 130.
pub const C: f64 = 6.677_502_609_201_318;

/// GXE, the chance against an average player of 1500 ± 130 in per cent:
/// 100 / (1 + 10^((1500 − R)/(400 √(1 + 0.0000100724 (RD² + 130²))))).
///
/// ```
/// let gxe = glicko2_steps::systems::showdown::gxe(1952.0, 43.0);
/// assert_eq!(format!("{gxe:.1}"), "91.6");
/// ```
#[must_use]
pub fn gxe(rating: f64, deviation: f64) -> f64 {
    let spread = (1.0 + SPREAD * (deviation * deviation + MOST_DEVIATION * MOST_DEVIATION)).sqrt();
    100.0 / (1.0 + 10_f64.powf((AVERAGE - rating) / (400.0 * spread)))
}

pub(super) static SYSTEM: System = System {
    id: "showdown",
    name: "Pokémon Showdown",
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Standing { rating: 1500.0, deviation: MOST_DEVIATION, volatility: None }),
    bounds: Bounds { deviation: Range::new(25.0, MOST_DEVIATION), ..Bounds::NONE },
    cadence: Cadence::Together,
    growth: Growth::C {
        c: C,
        periods: Periods { per_day: PerDay::Days(1.0), whole: Part::Periods, most: f64::INFINITY },
    },
    step_6_periods: 1.0,
    most_change: None,
    asks: &[Ask::number("days", "0", 0.0, 36_500.0)],
    rules: Rules {
        shown: |_, outcome| vec![Shown::Gxe(gxe(outcome.after.rating, outcome.after.deviation))],
        ..Rules::PLAIN
    },
    facts: &[Fact {
        what: What::Method,
        source: "github.com/smogon/pokemon-showdown-loginserver, src/ladder.ts (fd609ab)",
        sure: Sure::High,
    }],
};
