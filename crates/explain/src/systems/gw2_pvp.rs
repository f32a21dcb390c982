//! Guild Wars 2, structured PvP, with its published configuration.

use super::option::DAYS;
use super::rules::Rules;
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating,
    RatingPeriod, Sure, System, What,
};
use super::words::SystemText;

pub(super) static SYSTEM: System = System {
    id: "gw2-pvp",
    name: "Guild Wars 2, structured PvP",
    words: |language| {
        let words = language.system_gw2_pvp();
        SystemText::of(words.different(), words.about(), words.unknown())
    },
    family: Family::Glicko2 { tau: Some(0.5) },
    publication: Publication::Partly,
    start: Some(Rating::new(1200.0, 350.0, Some(0.06))),
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
            source: |language| language.system_gw2_pvp().source_method(),
            as_of: AsOf::month(2026, 11),
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: |language| language.system_gw2_pvp().source_growth(),
            as_of: AsOf::month(2026, 11),
            sure: Sure::Medium,
        },
        Fact {
            what: What::Update,
            source: |language| language.system_gw2_pvp().source_update(),
            as_of: AsOf::month(2026, 11),
            sure: Sure::Medium,
        },
    ],
};
