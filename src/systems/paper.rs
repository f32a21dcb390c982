//! Glicko-2 as Mark Glickman wrote it.

use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Rules, Standing, Sure, System, What};

/// Who has no rating yet.
const UNRATED: Standing = Standing { rating: 1500.0, deviation: 350.0, volatility: Some(0.06) };

/// With the correction of 2022.
pub(super) static CORRECTED: System = System {
    id: "glicko2",
    name: "Glicko-2 (2022)",
    facts: &[
        Fact {
            what: What::Method,
            source: "M. E. Glickman, Example of the Glicko-2 system, glicko.net, revised March 22, 2022",
            sure: Sure::High,
        },
        Fact {
            what: What::Update,
            source: "glicko.net; lichess-org/lila, pull request 10692 and issue 12743; online-go/goratings, issue 40",
            sure: Sure::High,
        },
    ],
    ..AS_WRITTEN
};

/// As it stood from 2013 on.
pub(super) static OF_2013: System = System {
    id: "glicko2-2013",
    name: "Glicko-2 (2013)",
    facts: &[
        Fact {
            what: What::Method,
            source: "M. E. Glickman, Example of the Glicko-2 system, November 30, 2013",
            sure: Sure::High,
        },
        Fact {
            what: What::Update,
            source: "glicko.net; lichess-org/lila, pull request 10692 and issue 12743; online-go/goratings, issue 40",
            sure: Sure::High,
        },
    ],
    ..AS_WRITTEN
};

/// What both have in common.
const AS_WRITTEN: System = System {
    id: "",
    name: "",
    // The paper leaves τ to those who run a system.
    family: Family::Glicko2 { tau: None },
    publication: Publication::Published,
    start: Some(UNRATED),
    bounds: Bounds::NONE,
    cadence: Cadence::Together,
    growth: Growth::AsGiven,
    step_6_periods: 1.0,
    most_change: None,
    asks: &[],
    rules: Rules::PLAIN,
    facts: &[],
};
