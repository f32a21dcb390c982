//! cRPG, a modification of Mount & Blade II: every hit is a game, weighted by its damage.

use super::rules::Rules;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Rating, RatingPeriod, Sure, System, What,
};
use super::words::SystemText;

pub(super) static SYSTEM: System = System {
    id: "crpg",
    name: "cRPG",
    words: |language| {
        let words = language.system_crpg();
        SystemText::of(words.different(), words.about(), words.unknown())
    },
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Explained,
    start: Some(Rating::new(1500.0, 350.0, Some(0.06))),
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    growth: Growth::AsGiven,
    step_6_periods: 1.0,
    most_change: None,
    options: &[],
    rules: Rules::PLAIN,
    shown: &[],
    facts: &[Fact {
        what: What::Method,
        source: |language| language.system_crpg().source_method(),
        as_of: AsOf::month(2024, 12),
        sure: Sure::High,
    }],
};
