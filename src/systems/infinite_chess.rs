//! Infinite Chess: Glicko after every game, with time counted to the moment.

use super::ask::Ask;
use super::outcome::Shown;
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rules, Standing, Sure,
    System, What,
};

/// Up to this RD a player is on the leaderboard.
const LISTED: f64 = 220.0;

pub(super) static SYSTEM: System = System {
    id: "infinite-chess",
    name: "Infinite Chess",
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Standing { rating: 1500.0, deviation: 350.0, volatility: None }),
    bounds: Bounds { rating: Range::from(400.0), deviation: Range::new(50.0, 350.0), ..Bounds::NONE },
    cadence: Cadence::EachGame,
    growth: Growth::C {
        c: 70.0,
        periods: Periods {
            per_day: PerDay::Days(15.0),
            whole: Part::Nothing,
            most: f64::INFINITY,
            of_games: OfGames::Apart,
        },
    },
    step_6_periods: 1.0,
    most_change: None,
    asks: &[Ask::number("days", "0", 0.0, 36_500.0)],
    rules: Rules { shown: |_, outcome| vec![Shown::listed(outcome.after, LISTED)], ..Rules::PLAIN },
    facts: &[Fact {
        what: What::Method,
        source: "github.com/Infinite-Chess/infinitechess.org, src/server/game/gamemanager/ratingcalculation.ts (2d1ce93, June 11, 2026)",
        sure: Sure::High,
    }],
};
