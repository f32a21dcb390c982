//! PyChess: the constants of Lichess, but the time since the last game counts in Step 6.

use super::ask::Ask;
use super::lichess::PROVISIONAL;
use super::outcome::{Case, Outcome, Rounding, Shown};
use super::place::{
    Bounds, Cadence, Fact, Family, Growth, OfGames, Part, PerDay, Periods, Publication, Range, Rules, Standing, Sure,
    System, What,
};

/// Days in a rating period.
const DAYS: f64 = 4.665;

pub(super) static SYSTEM: System = System {
    id: "pychess",
    name: "PyChess",
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Published,
    start: Some(Standing { rating: 1500.0, deviation: 350.0, volatility: Some(0.06) }),
    bounds: Bounds { rating: Range::from(600.0), deviation: Range::new(30.0, 350.0), volatility: Range::to(0.1) },
    cadence: Cadence::EachGame,
    growth: Growth::InStep6(Periods {
        per_day: PerDay::Days(DAYS),
        whole: Part::Nothing,
        most: f64::INFINITY,
        of_games: OfGames::InStep6,
    }),
    step_6_periods: 1.0,
    most_change: None,
    asks: &[Ask::number("days", "0", 0.0, 36_500.0)],
    rules: Rules { shown, ..Rules::PLAIN },
    facts: &[Fact {
        what: What::Method,
        source: "github.com/gbtami/pychess-variants, server/glicko2/glicko2.py (37b7a72, August 22, 2026)",
        sure: Sure::High,
    }],
};

/// The rating rounded to a whole number, with a question mark while it is provisional; and the interval.
fn shown(_: &Case, outcome: &Outcome) -> Vec<Shown> {
    let Standing { rating, deviation, .. } = outcome.after;
    let (whole, rounding) = (rating.round_ties_even(), Rounding::Nearest);
    vec![
        Shown::Whole { whole, rounding, provisional: deviation > PROVISIONAL, mark_from: PROVISIONAL },
        Shown::interval(outcome.after),
    ]
}
