//! Infinite Chess: Glicko after every game, with idle time counted exactly.

use super::option::DAYS;
use super::rules::Rules;
use super::shown::{ShownNumber, limit};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating, RatingPeriod, Sure,
    System, What,
};

/// The largest RD of a player on the leaderboard.
const LISTED: f64 = 220.0;

pub(super) static SYSTEM: System = System {
    id: "infinite-chess",
    name: "Infinite Chess",
    words: |words| &words.infinite_chess,
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Rating { rating: 1500.0, deviation: 350.0, volatility: None }),
    bounds: Bounds { rating: Range::from(400.0), deviation: Range::new(50.0, 350.0), ..Bounds::NONE },
    rating_period: RatingPeriod::EachGame,
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
    options: &[DAYS],
    rules: Rules::PLAIN,
    shown: &[ShownNumber {
        limits: || limit(LISTED, "listed_up_to"),
        reading: |words, outcome| words.listed_up_to(LISTED, outcome),
        ..ShownNumber::LISTED
    }],
    facts: &[Fact {
        what: What::Method,
        source: "github.com/Infinite-Chess/infinitechess.org, src/server/game/gamemanager/ratingcalculation.ts (2d1ce93, June 11, 2026)",
        as_of: AsOf::month(2026, 6),
        sure: Sure::High,
    }],
};
