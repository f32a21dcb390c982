//! PyChess: the constants of Lichess, but the time since the last game counts in Step 6.

use super::explain::{number, with_numbers};
use super::lichess::{PROVISIONAL, with_mark};
use super::option::DAYS;
use super::rules::Rules;
use super::shown::{Points, ShownNumber, limit};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rating,
    RatingPeriod, Sure, System, What,
};
use super::words::SystemText;
use crate::numbers::Kind;
use glicko2_steps::Symbol as S;

/// The days in a rating period.
const PERIOD_DAYS: f64 = 4.665;

pub(super) static SYSTEM: System = System {
    id: "pychess",
    name: "PyChess",
    words: |language| {
        let words = language.system_pychess();
        SystemText::of(words.different(), words.about(), words.unknown())
    },
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, 350.0, Some(0.06))),
    bounds: Bounds {
        rating: Range::from(600.0),
        deviation: Range::new(30.0, 350.0),
        volatility: Range::to(0.1),
    },
    rating_period: RatingPeriod::EachGame,
    growth: Growth::InStep6(Periods {
        per_day: PerDay::Days(PERIOD_DAYS),
        whole: Part::Nothing,
        most: f64::INFINITY,
        of_games: OfGames::InStep6,
    }),
    step_6_periods: 1.0,
    most_change: None,
    options: &[DAYS],
    rules: Rules::PLAIN,
    shown: SHOWN,
    facts: &[Fact {
        what: What::Method,
        source: |language| language.system_pychess().source_method(),
        as_of: AsOf::month(2026, 8),
        sure: Sure::High,
    }],
};

/// The rating rounded to a whole number, with a question mark while it is provisional; and the
/// interval.
const SHOWN: &[ShownNumber] = &[
    ShownNumber {
        what: |language| {
            language
                .system_pychess()
                .rounded(limit(PROVISIONAL, "mark_from"))
        },
        values: |outcome| {
            vec![number(
                outcome.after.rating.round_ties_even(),
                Kind::Given,
                "whole",
                S::Shown,
            )]
        },
        reading: |_, outcome, values| with_mark(outcome.after.deviation > PROVISIONAL, values),
        explain: |view, values| {
            vec![with_numbers(
                r"\r_prime = @0 ≈ #1",
                &[Points::of(view.outcome.after).r, values[0].clone()],
            )]
        },
        whole: Some(f64::round_ties_even),
        ..ShownNumber::RATING
    },
    ShownNumber {
        fact: What::AlsoShown,
        ..ShownNumber::INTERVAL
    },
];
