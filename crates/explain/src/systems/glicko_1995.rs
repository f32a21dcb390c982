//! Glicko of 1995, as Mark Glickman wrote it.

use super::option::SystemOption;
use super::rules::Rules;
use super::shown::ShownNumber;
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, Publication, Rating, RatingPeriod, Sure, System, What,
};
use super::words::SystemText;

/// The RD of a typical player, from which c is solved.
pub const TYPICAL: SystemOption = SystemOption::number(
    "typical",
    |language| language.system_glicko_1995().typical(),
    "50",
    0.0,
    350.0,
);
/// The periods until a typical RD is back at 350, from which c is solved.
pub const BACK: SystemOption = SystemOption::number(
    "back",
    |language| language.system_glicko_1995().back(),
    "100",
    1.0,
    1e6,
);
/// The periods since the last game.
pub const AWAY: SystemOption = SystemOption::number(
    "away",
    |language| language.system_glicko_1995().away(),
    "0",
    0.0,
    1e6,
);

/// The values from which c is solved, and the periods since the last game.
pub(super) const OPTIONS: &[SystemOption] = &[TYPICAL, BACK, AWAY];

pub(super) static SYSTEM: System = System {
    id: "glicko",
    name: "Glicko (1995)",
    words: |language| {
        let words = language.system_glicko_1995();
        SystemText::of(words.different(), words.about(), "")
            .with_title(language.systems().left_to_others())
    },
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, 350.0, None)),
    bounds: Bounds::NONE,
    rating_period: RatingPeriod::Together,
    growth: Growth::Solved,
    step_6_periods: 1.0,
    most_change: None,
    options: OPTIONS,
    rules: Rules::PLAIN,
    shown: &[ShownNumber::INTERVAL],
    facts: &[Fact {
        what: What::Method,
        source: |language| language.system_glicko_1995().source_method(),
        as_of: AsOf::year(1995),
        sure: Sure::High,
    }],
};
