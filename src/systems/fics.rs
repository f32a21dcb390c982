//! The Free Internet Chess Server: Glicko after every game, with a step that never gets too small.

use super::outcome::{Shown, Work};
use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Range, Rules, Standing, Sure, System, What};

/// K is at least this, since April 28, 1997.
pub const LEAST_K: f64 = 16.0;
/// Up to this RD a rating is established.
pub const ESTABLISHED: f64 = 80.0;

/// G of the growth in server programs that are public: FICS 1.x, and those that came of Lasker.
pub const OPEN_GROWTH: [f64; 2] = [3.25, 1.483];

/// RD after idle time as server programs that are public have it: √(RD² + G² ln(1 + minutes)). The server's own c is not public.
///
/// ```
/// use glicko2_steps::systems::fics::{OPEN_GROWTH, open_growth};
///
/// let a_year = 365.0 * 24.0 * 60.0;
/// assert_eq!(format!("{:.1}", open_growth(50.0, OPEN_GROWTH[1], a_year)), "50.3");
/// ```
#[must_use]
pub fn open_growth(deviation: f64, g: f64, minutes: f64) -> f64 {
    deviation.hypot(g * minutes.ln_1p().sqrt())
}

/// K of a game: q f/(1/RD² + q²f²E(1 − E)), but at least 16. `step` is q/(1/RD² + 1/d²) and `f` is g.
#[must_use]
pub fn k(step: f64, f: f64) -> f64 {
    (step * f).max(LEAST_K)
}

pub(super) static SYSTEM: System = System {
    id: "fics",
    name: "FICS",
    family: Family::Glicko,
    publication: Publication::Partly,
    start: Some(Standing { rating: 1720.0, deviation: 350.0, volatility: None }),
    bounds: Bounds { deviation: Range::to(350.0), ..Bounds::NONE },
    cadence: Cadence::EachGame,
    growth: Growth::Unknown,
    step_6_periods: 1.0,
    most_change: None,
    asks: &[],
    rules: Rules {
        adjust: |_, before, _, work, computed| match *work {
            Work::Glicko { g, e, score, step, .. } => {
                Standing { rating: (before.rating + k(step, g) * (score - e)).round(), ..computed }
            }
            Work::Glicko2 { .. } => computed,
        },
        shown: |_, outcome| vec![Shown::listed(outcome.after, ESTABLISHED)],
        ..Rules::PLAIN
    },
    facts: &[
        Fact {
            what: What::Method,
            source: "freechess.org, help files glicko, ratings and rating_changes",
            sure: Sure::High,
        },
        Fact {
            what: What::Growth,
            source: "ratings.c of FICS 1.x; github.com/ddugovic/capablanca, src/ratings.c (c0dccb4)",
            sure: Sure::High,
        },
    ],
};
