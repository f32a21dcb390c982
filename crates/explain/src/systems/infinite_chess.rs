//! Infinite Chess: Glicko after every game, with idle time counted exactly.

use super::option::DAYS;
use super::rules::Rules;
use super::shown::{ShownNumber, limit};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating,
    RatingPeriod, Sure, System, What,
};
use super::words::SystemText;

/// The largest RD of a player on the leaderboard.
const LISTED: f64 = 220.0;

pub(super) static SYSTEM: System = System {
    id: "infinite-chess",
    name: "Infinite Chess",
    words: |language| {
        let words = language.system_infinite_chess();
        SystemText::of(words.different(), words.about(), words.unknown())
    },
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, 350.0, None)),
    bounds: Bounds {
        rating: Range::from(400.0),
        deviation: Range::new(50.0, 350.0),
        ..Bounds::NONE
    },
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
        what: |language| language.systems().listed(limit(LISTED, "listed_up_to")),
        reading: |language, outcome, values| {
            language
                .systems()
                .listed_up_to(LISTED, outcome.after.deviation, values[0].clone())
        },
        ..ShownNumber::LISTED
    }],
    facts: &[Fact {
        what: What::Method,
        source: |language| language.system_infinite_chess().source_method(),
        as_of: AsOf::month(2026, 6),
        sure: Sure::High,
    }],
};
