//! QLStats.net for Quake Live: Glicko after every match, with the pairs of all opponents at once.

use super::option::DAYS;
use super::rules::Rules;
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Periods, Publication, Range, Rating, RatingPeriod, Sure,
    System, What,
};
use super::words::{SystemText, number_text};

/// The largest change of a rating by a match.
pub(super) const MOST_CHANGE: f64 = 75.0;

pub(super) static SYSTEM: System = System {
    id: "qlstats",
    name: "Quake Live, QLStats.net",
    words: |language| {
        let words = language.system_qlstats();
        SystemText::of(
            words.different(),
            words.about(&number_text(MOST_CHANGE)),
            words.unknown(),
        )
    },
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Rating::new(900.0, 350.0, None)),
    bounds: Bounds {
        rating: Range::from(300.0),
        deviation: Range::new(30.0, 350.0),
        ..Bounds::NONE
    },
    rating_period: RatingPeriod::Together,
    growth: Growth::C {
        // √((350² − 30²)/720): after 720 days an RD of 30 is back at 350.
        c: 12.995_725_793_078_618,
        periods: Periods::DAILY,
    },
    step_6_periods: 1.0,
    most_change: Some(MOST_CHANGE),
    options: &[DAYS],
    rules: Rules::PLAIN,
    shown: &[ShownNumber::RATING],
    facts: &[Fact {
        what: What::Method,
        source: |language| language.system_qlstats().source_method(),
        as_of: AsOf::month(2025, 5),
        sure: Sure::High,
    }],
};
