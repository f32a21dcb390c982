//! The puzzles of Lichess: the puzzle is the opponent, and what its theme gives away counts less.

use super::ask::Ask;
use super::lichess::{self, BY_THE_CLOCK};
use super::outcome::Case;
use super::place::{Bounds, Cadence, Fact, Family, Publication, Range, Rules, Standing, Sure, System, What};
use crate::glicko2::Game;

/// What a theme says about the solution.
const THEMES: &[&str] = &["mix", "obvious", "hinting", "non-hinting"];
/// No weight is lowered below this.
const LEAST_WEIGHT: f64 = 0.1;

/// How much of an update counts, by the theme and by whether the puzzle was solved. An unsure puzzle counts less.
///
/// ```
/// use glicko2_steps::systems::lichess_puzzles::weight;
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
    if provisional { f64::max(weight - less, LEAST_WEIGHT) } else { weight }
}

pub(super) static SYSTEM: System = System {
    id: "lichess-puzzles",
    name: "Lichess puzzles",
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
    start: Some(Standing { rating: 1500.0, deviation: 500.0, volatility: Some(0.09) }),
    bounds: Bounds { rating: Range::from(400.0), deviation: Range::new(45.0, 500.0), volatility: Range::to(0.1) },
    cadence: Cadence::EachGame,
    growth: BY_THE_CLOCK,
    // Unlike a game, a puzzle takes a whole period as well.
    step_6_periods: 1.0,
    most_change: Some(700.0),
    asks: &[Ask::choice("theme", THEMES), Ask::number("days", "0", 0.0, 36_500.0)],
    rules: Rules {
        // Limits come first: the part is one of what they leave.
        weight: Some(weight_of),
        shown: lichess::shown,
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: "github.com/lichess-org/lila, modules/puzzle/src/main/PuzzleFinisher.scala (00d500b, 2024)",
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: "github.com/lichess-org/lila, modules/rating/src/main/Perf.scala, whose reader lets the deviation grow for games and puzzles alike (023d552)",
            sure: Sure::High,
        },
        Fact {
            what: What::Bounds,
            source: "github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)",
            sure: Sure::High,
        },
        Fact {
            what: What::Shown,
            source: "github.com/lichess-org/lila, modules/rating/src/main/Glicko.scala (39329bf)",
            sure: Sure::High,
        },
    ],
};

/// The weight of an attempt at a puzzle, whose rating and deviation are those of the opponent.
#[must_use]
pub fn weight_of(case: &Case, game: &Game) -> f64 {
    let theme = THEMES.get(case.asked(&SYSTEM, "theme") as usize).copied().unwrap_or(THEMES[0]);
    weight(theme, game.score > 0.5, game.deviation >= lichess::PROVISIONAL)
}
