//! Dominion Online: Glicko-2 on its own scale, once a day, shown as a level.

use super::ask::Ask;
use super::outcome::Shown;
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, OfGames, Periods, Publication, Rules, Standing, Sure, System, What,
};
use crate::glicko2::scale;

/// φ of somebody new, in force by 2018.
pub const START_PHI: f64 = 0.75;
/// σ of somebody new, in force by 2018.
pub const START_SIGMA: f64 = 0.033;
/// φ of somebody new in March 2017.
pub const FIRST_START_PHI: f64 = 2.0;
/// σ of somebody new in March 2017.
pub const FIRST_START_SIGMA: f64 = 0.06;

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
    start: Some(Standing { rating: 1500.0, deviation: START_PHI * scale::SCALE, volatility: Some(START_SIGMA) }),
    bounds: Bounds::NONE,
    cadence: Cadence::Together,
    // Who played yesterday and plays today has no day without games: today's is the one of Step 6.
    growth: Growth::Volatility(Periods { of_games: OfGames::InStep6, ..Periods::DAILY }),
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
    facts: &[
        Fact {
            what: What::Method,
            source: "Stef of Shuffle iT, March 31, 2017, forum.shuffleit.nl, topic 1679",
            sure: Sure::High,
        },
        Fact {
            what: What::Start,
            source: "markus, February 7, 2018, forum.dominionstrategy.com, topic 18240, Some Statistics on Ratings",
            sure: Sure::Medium,
        },
        Fact {
            what: What::Growth,
            source: "the same topic 18240: with 1, 5 or 10 games a day φ settles at about 0.26, 0.17 or 0.15, as it does when a day counts once",
            sure: Sure::High,
        },
    ],
};
