//! Pokémon Showdown: Glicko, once a day, shown as the chance against the average player. The ladder
//! is sorted by a separate Elo.

use super::explain::{constant, lettered, number, with_numbers};
use super::option::DAYS;
use super::rules::Rules;
use super::shown::{Points, ShownNumber};
use super::system::{
    AsOf, Bounds, Fact, Family, Growth, OfGames, Periods, Publication, Range, Rating, RatingPeriod,
    Sure, System, What,
};
use super::words::{SystemText, number_text};
use crate::numbers::Kind;
use glicko2_steps::Symbol as S;

/// The average player's rating.
const AVERAGE: f64 = 1500.0;
/// The largest RD, also that of a new player.
pub const MOST_DEVIATION: f64 = 130.0;
/// The smallest RD.
pub const LEAST_DEVIATION: f64 = 25.0;
/// The largest RD of a player on the list of the best.
pub const LISTED: f64 = 100.0;
/// The smallest Elo, also that of a new player.
pub const LEAST_ELO: f64 = 1000.0;
/// The Elo from which it decays for players who play little, in the two largest formats.
pub const DECAY_FROM: f64 = 1400.0;
/// The Elo from which it decays for players who play little, in all other formats.
pub const DECAY_ELSEWHERE_FROM: f64 = 1600.0;
/// 3q²/π² with as many digits as the ladder's program uses.
const SPREAD: f64 = 0.000_010_072_4;

/// c = √((130² − 25²)/365): after a year an RD of 25 is back at 130.
pub const C: f64 = 6.677_502_609_201_318;

/// Returns K of the separate Elo, by the Elo before a game and the score.
///
/// ```
/// use explain::systems::showdown::elo_k;
///
/// assert_eq!([elo_k(1000.0, 1.0), elo_k(1000.0, 0.0), elo_k(1200.0, 1.0), elo_k(1500.0, 1.0)], [80.0, 20.0, 50.0, 40.0]);
/// ```
#[must_use]
pub fn elo_k(elo: f64, score: f64) -> f64 {
    match elo {
        low if low < 1100.0 && score > 0.5 => 80.0 - 0.3 * (low - LEAST_ELO),
        low if low < 1100.0 && score < 0.5 => 20.0 + 0.3 * (low - LEAST_ELO),
        high if high > 1300.0 => 40.0,
        _ => 50.0,
    }
}

/// Returns GXE, the chance against an average player of 1500 ± 130, in percent: 100 / (1 +
/// 10^((1500 − R)/(400 √(1 + 0.0000100724 (RD² + 130²))))).
///
/// ```
/// let gxe = explain::systems::showdown::gxe(1952.0, 43.0);
/// assert_eq!(format!("{gxe:.1}"), "91.6");
/// ```
#[must_use]
pub fn gxe(rating: f64, deviation: f64) -> f64 {
    let spread = (1.0 + SPREAD * (deviation * deviation + MOST_DEVIATION * MOST_DEVIATION)).sqrt();
    100.0 / (1.0 + 10_f64.powf((AVERAGE - rating) / (400.0 * spread)))
}

pub(super) static SYSTEM: System = System {
    id: "showdown",
    name: "Pokémon Showdown",
    words: |language| {
        let words = language.system_showdown();
        let [least_k, most_k] = [0.0, 1.0].map(|score| number_text(elo_k(LEAST_ELO, score)));
        SystemText::of(
            words.different(),
            words.about(
                &number_text(LEAST_DEVIATION),
                &number_text(MOST_DEVIATION),
                &number_text(LEAST_ELO),
            ),
            words.unknown(
                &least_k,
                &most_k,
                &number_text(DECAY_FROM),
                &number_text(DECAY_ELSEWHERE_FROM),
                &number_text(LISTED),
            ),
        )
    },
    family: Family::Glicko,
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, MOST_DEVIATION, None)),
    bounds: Bounds {
        deviation: Range::new(LEAST_DEVIATION, MOST_DEVIATION),
        ..Bounds::NONE
    },
    rating_period: RatingPeriod::Together,
    growth: Growth::C {
        c: C,
        periods: Periods {
            of_games: OfGames::AtLeastOne,
            ..Periods::DAILY
        },
    },
    step_6_periods: 1.0,
    most_change: None,
    options: &[DAYS],
    rules: Rules::PLAIN,
    shown: &[GXE],
    facts: &[Fact {
        what: What::Method,
        source: |language| language.system_showdown().source_method(),
        as_of: AsOf::month(2026, 8),
        sure: Sure::High,
    }],
};

/// The chance against an average player, in percent.
const GXE: ShownNumber = ShownNumber {
    title: |language| language.system_showdown().gxe_title(),
    what: |language| {
        let average = constant(AVERAGE, "gxe.average", S::R);
        language
            .system_showdown()
            .gxe(average, constant(MOST_DEVIATION, "gxe.deviation", S::Rd))
    },
    values: |outcome| {
        vec![number(
            gxe(outcome.after.rating, outcome.after.deviation),
            Kind::Tenths,
            "gxe",
            S::Shown,
        )]
    },
    reading: |language, _, values| language.system_showdown().gxe_reading(values[0].clone()),
    explain: |view, values| {
        let Points { r, rd } = Points::of(view.outcome.after);
        let average = constant(AVERAGE, "gxe.average", S::R);
        let spread = constant(SPREAD, "gxe.spread", S::Shown);
        let deviation = constant(MOST_DEVIATION, "gxe.deviation", S::Rd);
        vec![
            lettered(
                r"\GXE = \frac{100}{1 + 10^{\frac{#0 − \r_prime}{400 \sqrt{1 + #1 (\rd_prime^2 + #2^2)}}}}",
                &[average.clone(), spread.clone(), deviation.clone()],
            ),
            with_numbers(
                r"\GXE = \frac{100}{1 + 10^{\frac{#0 − @3}{400 \sqrt{1 + #1 (#4^2 + #2^2)}}}} = #5",
                &[average, spread, deviation, r, rd, values[0].clone()],
            ),
        ]
    },
    ..ShownNumber::RATING
};
