//! Dominion Online: Glicko-2 on its own scale, once a day, shown as a level.

use super::ask::Ask;
use super::outcome::Shown;
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, Part, PerDay, Periods, Publication, Rules, Standing, Sure, System, What,
};
use crate::glicko2::scale;

/// The level of a player at μ and φ before it is rounded: 50 + 7.5(μ − 2φ).
///
/// ```
/// assert_eq!(glicko2_steps::systems::dominion_level(0.0, 2.0), 20.0);
/// ```
#[must_use]
pub fn level(mu: f64, phi: f64) -> f64 {
    50.0 + 7.5 * (mu - 2.0 * phi)
}

pub(super) static SYSTEM: System = System {
    id: "dominion",
    name: "Dominion Online",
    family: Family::Glicko2 { tau: Some(0.4) },
    publication: Publication::Published,
    // φ = 2.
    start: Some(Standing { rating: 1500.0, deviation: 347.4356, volatility: Some(0.06) }),
    bounds: Bounds::NONE,
    cadence: Cadence::Together,
    growth: Growth::Volatility(Periods { per_day: PerDay::Days(1.0), whole: Part::Periods, most: f64::INFINITY }),
    step_6_periods: 1.0,
    most_change: None,
    asks: &[Ask::choice("players", &["2", "3-4"]), Ask::number("days", "0", 0.0, 36_500.0)],
    rules: Rules {
        tau: Some(|case| if case.asked(&SYSTEM, "players") == 1.0 { 0.3 } else { 0.4 }),
        shown: |_, outcome| {
            let exact = level(scale::mu(outcome.after.rating), scale::phi(outcome.after.deviation));
            vec![Shown::Level { exact, level: exact.round().max(0.0) }]
        },
        ..Rules::PLAIN
    },
    facts: &[Fact {
        what: What::Method,
        source: "Stef of Shuffle iT, March 31, 2017, forum.shuffleit.nl, topic 1679",
        sure: Sure::High,
    }],
};
