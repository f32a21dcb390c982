//! Glicko as Mark Glickman wrote it.

use super::ask::Ask;
use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Rules, Standing, Sure, System, What};

/// What c is solved from, and how long the player was away.
pub(super) const ASKS: &[Ask] = &[
    Ask::number("typical", "50", 0.0, 350.0),
    Ask::number("back", "100", 1.0, 1e6),
    Ask::number("away", "0", 0.0, 1e6),
];

pub(super) static SYSTEM: System = System {
    id: "glicko",
    name: "Glicko (1995)",
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Standing { rating: 1500.0, deviation: 350.0, volatility: None }),
    bounds: Bounds::NONE,
    cadence: Cadence::Together,
    growth: Growth::Solved,
    step_6_periods: 1.0,
    most_change: None,
    asks: ASKS,
    rules: Rules::PLAIN,
    facts: &[Fact {
        what: What::Method,
        source: "M. E. Glickman, The Glicko system, glicko.net; Wikipedia, Glicko rating system",
        sure: Sure::High,
    }],
};
