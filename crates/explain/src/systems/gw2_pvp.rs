//! Guild Wars 2, structured PvP, with its published configuration.

use super::option::DAYS;
use super::rules::Rules;
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating, RatingPeriod, Sure,
    System, What,
};

pub(super) static SYSTEM: System = System {
    id: "gw2-pvp",
    name: "Guild Wars 2, structured PvP",
    words: |words| &words.gw2_pvp,
    family: Family::Glicko2 { tau: Some(0.5) },
    publication: Publication::Partly,
    start: Some(Rating { rating: 1200.0, deviation: 350.0, volatility: Some(0.06) }),
    bounds: Bounds {
        rating: Range::new(100.0, 5000.0),
        deviation: Range::new(30.0, 350.0),
        volatility: Range::new(0.04, 0.08),
    },
    rating_period: RatingPeriod::EachGame,
    growth: Growth::Volatility(Periods {
        per_day: PerDay::Days(3.0),
        whole: Part::Periods,
        most: 20.0,
        of_games: OfGames::Apart,
    }),
    step_6_periods: 1.0,
    most_change: Some(300.0),
    options: &[DAYS],
    rules: Rules::PLAIN,
    shown: &[ShownNumber::RATING],
    facts: &[
        Fact {
            what: What::Method,
            source: "wiki.guildwars2.com, PvP Matchmaking Algorithm, the published configuration",
            as_of: AsOf::month(2026, 11),
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: "wiki.guildwars2.com, the same configuration: periods of 3 days, at most 20; that only whole ones count is our reading",
            as_of: AsOf::month(2026, 11),
            sure: Sure::Medium,
        },
        Fact {
            what: What::Update,
            source: "wiki.guildwars2.com, the same configuration: a limit to each update; that each game is one is our reading",
            as_of: AsOf::month(2026, 11),
            sure: Sure::Medium,
        },
    ],
};
