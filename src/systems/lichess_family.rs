//! Servers that run on programs made from that of Lichess, with constants of their own.

use super::ask::Ask;
use super::lichess::{self, BY_THE_CLOCK};
use super::place::{Bounds, Cadence, Fact, Family, Publication, Range, Rules, Standing, Sure, System, What};

/// What the three have in common.
const IN_COMMON: System = System {
    id: "",
    name: "",
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Partly,
    start: Some(Standing { rating: 1500.0, deviation: 350.0, volatility: Some(0.06) }),
    bounds: LIMITS,
    cadence: Cadence::EachGame,
    growth: BY_THE_CLOCK,
    step_6_periods: 1.0,
    most_change: Some(700.0),
    asks: &[Ask::number("days", "0", 0.0, 36_500.0)],
    rules: Rules { shown: lichess::shown, ..Rules::PLAIN },
    facts: &[],
};

const LIMITS: Bounds =
    Bounds { rating: Range::from(600.0), deviation: Range::new(45.0, 500.0), volatility: Range::to(0.1) };

const GROWTH_FACT: Fact = Fact {
    what: What::Growth,
    source: "the same file: as many periods in a day as at Lichess; that they are counted as there is our reading",
    sure: Sure::Medium,
};

const UPDATE_FACT: Fact =
    Fact { what: What::Update, source: "taken over from the paper; the update itself was not read", sure: Sure::Low };

pub(super) static LIDRAUGHTS: System = System {
    id: "lidraughts",
    name: "Lidraughts",
    bounds: Bounds { deviation: Range::new(50.0, 350.0), ..LIMITS },
    most_change: None,
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/RoepStoep/lidraughts, modules/rating/src/main/Glicko.scala (c7feaf1)",
            sure: Sure::High,
        },
        GROWTH_FACT,
        UPDATE_FACT,
    ],
    ..IN_COMMON
};

pub(super) static LISHOGI: System = System {
    id: "lishogi",
    name: "Lishogi",
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/WandererXII/lishogi, modules/rating/src/main/Glicko.scala (e1fdc5a)",
            sure: Sure::High,
        },
        GROWTH_FACT,
        UPDATE_FACT,
    ],
    ..IN_COMMON
};

pub(super) static PLAYSTRATEGY: System = System {
    id: "playstrategy",
    name: "PlayStrategy",
    start: Some(Standing { rating: 1500.0, deviation: 500.0, volatility: Some(0.09) }),
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/Mind-Sports-Games/lila, modules/rating/src/main/Glicko.scala (e9be37f)",
            sure: Sure::High,
        },
        GROWTH_FACT,
        UPDATE_FACT,
    ],
    ..IN_COMMON
};
