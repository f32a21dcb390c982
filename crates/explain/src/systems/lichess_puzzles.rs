//! The puzzles of Lichess: the puzzle is the opponent, and attempts count less if the theme gives
//! hints.

use super::explain::{View, number, text, with_numbers};
use super::lichess::{self, BY_THE_CLOCK};
use super::option::{Choice, DAYS, SystemOption};
use super::outcome::{Case, Update};
use super::rules::{Rules, Weight};
use super::system::{
    AsOf, Bounds, Fact, Family, Publication, Range, Rating, RatingPeriod, Sure, System, What,
};
use super::words::SystemText;
use crate::numbers::Kind;
use crate::steps::step::Block;
use crate::words::pieces::pieces;
use glicko2_steps::{Game, Symbol as S};

/// How much the puzzle's theme says about the solution.
const THEME: SystemOption = SystemOption::choice(
    "theme",
    |language| language.system_lichess_puzzles().theme(),
    &[
        Choice::new("mix", |language| language.system_lichess_puzzles().mix()),
        Choice::new("obvious", |language| {
            language.system_lichess_puzzles().obvious()
        }),
        Choice::new("hinting", |language| {
            language.system_lichess_puzzles().hinting()
        }),
        Choice::new("non-hinting", |language| {
            language.system_lichess_puzzles().non_hinting()
        }),
    ],
);
/// The smallest weight of an attempt at a provisional puzzle.
const LEAST_WEIGHT: f64 = 0.1;

/// Returns the part of an update that counts, by the theme, and by whether the puzzle was solved. A
/// puzzle with a provisional rating counts less.
///
/// ```
/// use explain::systems::lichess_puzzles::weight;
///
/// assert_eq!(weight("mix", true, false), 1.0);
/// assert_eq!(weight("obvious", true, true), 0.1);
/// ```
#[must_use]
pub fn weight(theme: &str, solved: bool, provisional: bool) -> f64 {
    let (won, lost) = match theme {
        "obvious" => (0.1, 0.4),
        "hinting" => (0.2, 0.7),
        "non-hinting" => (0.7, 0.8),
        _ => (1.0, 1.0),
    };
    let weight = if solved { won } else { lost };
    let less = if solved { 0.2 } else { 0.7 };
    if provisional {
        f64::max(weight - less, LEAST_WEIGHT)
    } else {
        weight
    }
}

pub(super) static SYSTEM: System = System {
    id: "lichess-puzzles",
    name: "Lichess puzzles",
    words: |language| {
        let words = language.system_lichess_puzzles();
        SystemText::of(words.different(), words.about(), words.unknown())
    },
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
    start: Some(Rating::new(1500.0, 500.0, Some(0.09))),
    bounds: Bounds {
        rating: Range::from(400.0),
        deviation: Range::new(45.0, 500.0),
        volatility: Range::to(0.1),
    },
    rating_period: RatingPeriod::EachGame,
    growth: BY_THE_CLOCK,
    // An attempt at a puzzle also counts one period in Step 6; a game counts none.
    step_6_periods: 1.0,
    most_change: Some(700.0),
    options: &[THEME, DAYS],
    rules: Rules {
        // Limits apply before the weight.
        weight: Some(Weight {
            part: weight_of,
            explain,
        }),
        ..Rules::PLAIN
    },
    shown: lichess::SHOWN,
    facts: &[
        Fact {
            what: What::Method,
            source: |language| language.system_lichess_puzzles().source_method(),
            as_of: AsOf::year(2024),
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: |language| language.system_lichess_puzzles().source_growth(),
            as_of: AsOf::year(2025),
            sure: Sure::High,
        },
        Fact {
            what: What::Bounds,
            source: |language| language.system_lichess_puzzles().source_bounds(),
            as_of: AsOf::year(2025),
            sure: Sure::High,
        },
        Fact {
            what: What::Shown,
            source: |language| language.system_lichess_puzzles().source_shown(),
            as_of: AsOf::year(2025),
            sure: Sure::High,
        },
    ],
};

/// Returns the weight of an attempt at a puzzle. The opponent's rating and deviation are the
/// puzzle's.
#[must_use]
pub fn weight_of(case: &Case, game: &Game) -> f64 {
    weight(
        case.options.choice(&THEME),
        game.score > 0.5,
        game.deviation >= lichess::PROVISIONAL,
    )
}

/// Explains the part of an update that counts.
fn explain(view: &View, update: &Update, weight: f64) -> Vec<Block> {
    let words = view.language.system_lichess_puzzles();
    let of =
        |value, kind, path: &str, symbol| number(value, kind, &format!("updates.0.{path}"), symbol);
    let (before, clamped, after) = (update.before, update.clamped, update.after);
    let w = of(weight, Kind::Scaled, "weight", S::K);
    let rating = [
        w.clone(),
        of(before.rating, Kind::Rating, "before.rating", S::R),
        of(clamped.rating, Kind::Rating, "held.rating", S::RPrime),
        of(after.rating, Kind::Rating, "after.rating", S::RPrime),
    ];
    let deviation = [
        w,
        of(before.deviation, Kind::Rating, "before.deviation", S::Rd),
        of(
            clamped.deviation,
            Kind::Rating,
            "held.deviation",
            S::RdPrime,
        ),
        of(after.deviation, Kind::Rating, "after.deviation", S::RdPrime),
    ];
    vec![
        text(words.damped()),
        with_numbers(r"\r_prime = (1 − #0) × @1 + #0 × @2 = #3", &rating),
        with_numbers(r"\rd_prime = (1 − #0) × #1 + #0 × #2 = #3", &deviation),
        Block::Note(pieces(words.damped_volatility())),
    ]
}
