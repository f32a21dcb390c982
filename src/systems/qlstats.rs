//! QLStats.net for Quake Live: Glicko after every match, all pairs of opponents at once.

use super::ask::Ask;
use super::outcome::Shown;
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, Periods, Publication, Range, Rules, Standing, Sure, System, What,
};

pub(super) static SYSTEM: System = System {
    id: "qlstats",
    name: "Quake Live, QLStats.net",
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Standing { rating: 900.0, deviation: 350.0, volatility: None }),
    bounds: Bounds { rating: Range::from(300.0), deviation: Range::new(30.0, 350.0), ..Bounds::NONE },
    cadence: Cadence::Together,
    growth: Growth::C {
        // √((350² − 30²)/720): after 720 days an RD of 30 is back at 350.
        c: 12.995_725_793_078_618,
        periods: Periods::DAILY,
    },
    step_6_periods: 1.0,
    most_change: Some(75.0),
    asks: &[Ask::number("days", "0", 0.0, 36_500.0)],
    rules: Rules { shown: |_, outcome| vec![Shown::Rating(outcome.after.rating)], ..Rules::PLAIN },
    facts: &[Fact {
        what: What::Method,
        source: "github.com/PredatH0r/XonStat, feeder/modules/glicko1.js and gamerating.js (6c6c1fd); plusforward.net/quake/post/4488",
        sure: Sure::High,
    }],
};
