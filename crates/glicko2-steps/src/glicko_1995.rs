//! Glicko, Mark Glickman's system of 1995: rating and deviation, without a volatility.
//!
//! Source: M. E. Glickman, *The Glicko system*. All values are on the usual rating scale, with q = ln 10 / 400.

use crate::Game;
use crate::formulas::{self, Expectation, logistic};
use serde::Serialize;
use std::f64::consts::{LN_10, PI};

/// q = ln 10 / 400 = 0.00575646273…
pub const Q: f64 = LN_10 / 400.0;

/// The deviation of an unknown player. RD never grows beyond it.
pub const MOST_DEVIATION: f64 = 350.0;

/// The constants of the growth of uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Constants {
    /// c, in rating points per √period: RD² grows by c² in a period.
    pub c: f64,
    /// t, the rating periods since the player last played.
    pub periods: f64,
}

/// Every intermediate value of one rating period under Glicko.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trace {
    /// Step 1: RD at the onset, min(√(RD² + c²t), 350).
    pub onset_deviation: f64,
    /// Step 2, game by game.
    pub games: Vec<GameTrace>,
    /// Step 2: Σ g²E(1 − E), which is 1/(q²d²). `None` without games.
    pub d_sum: Option<f64>,
    /// Step 2: d² = 1 / (q² Σ g²E(1 − E)). `None` without games.
    pub d_squared: Option<f64>,
    /// Step 2: Σ g(s − E). `None` without games.
    pub delta_sum: Option<f64>,
    /// Step 2: q / (1/RD² + 1/d²), the rating points that a surprise of 1 moves.
    pub step: f64,
    /// The new rating.
    pub rating: f64,
    /// The new deviation.
    pub deviation: f64,
}

/// The part of one game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GameTrace {
    /// g(RDⱼ) = 1 / √(1 + 3q²RDⱼ²/π²).
    pub g: f64,
    /// E = 1 / (1 + 10^(−g(RDⱼ)(r − rⱼ)/400)), the expected score.
    pub e: f64,
    /// s.
    pub score: f64,
    /// g²E(1 − E), this game's part of the sum in d².
    pub d_term: f64,
    /// g(s − E), this game's part of the sum that moves the rating.
    pub delta_term: f64,
    /// q/(1/RD² + 1/d²) · g(s − E): the game's change of the rating, in rating points. The sum over all games is r′ −
    /// r.
    pub rating_change: f64,
}

/// Returns g(RD) = 1 / √(1 + 3q²RD²/π²).
#[must_use]
pub fn g(deviation: f64) -> f64 {
    let x = Q * deviation / PI;
    1.0 / (1.0 + 3.0 * x * x).sqrt()
}

/// Returns the probability of a win if neither strength is known exactly: 1 / (1 + 10^(−g(√(RD² + RDⱼ²))(r − rⱼ)/400)).
#[must_use]
pub fn prediction(rating: f64, deviation: f64, opponent: f64, opponent_deviation: f64) -> f64 {
    logistic(g(deviation.hypot(opponent_deviation)) * Q * (rating - opponent)).0
}

/// Returns RD at the onset of a period (Step 1): min(√(RD² + c²t), 350).
///
/// An RD above 350 stays, because the cap limits only the growth.
#[must_use]
pub fn onset_deviation(deviation: f64, constants: Constants) -> f64 {
    let grown = deviation.hypot(constants.c * constants.periods.sqrt());
    grown.min(MOST_DEVIATION.max(deviation))
}

/// Returns the c with which an RD grows back to 350 in `periods` idle periods: c = √((350² − RD²)/t).
///
/// ```
/// use glicko2_steps::glicko_1995::c_from_periods;
///
/// assert!((c_from_periods(50.0, 100.0) - 34.641016151377546).abs() < 1e-12);
/// ```
#[must_use]
pub fn c_from_periods(deviation: f64, periods: f64) -> f64 {
    ((MOST_DEVIATION * MOST_DEVIATION - deviation * deviation) / periods).sqrt()
}

/// Rates one player over one rating period. The opponents' deviations are those at its onset.
///
/// ```
/// use glicko2_steps::{Period, glicko_1995};
///
/// let Period { player, games, .. } = Period::papers_example();
/// let unchanging = glicko_1995::Constants { c: 0.0, periods: 0.0 };
/// let after = glicko_1995::rate(player.rating, player.deviation, unchanging, &games);
/// assert!((after.rating - 1464.1064627569).abs() < 1e-9);
/// assert!((after.deviation - 151.3989024480).abs() < 1e-9);
/// ```
#[must_use]
pub fn rate(rating: f64, deviation: f64, constants: Constants, games: &[Game]) -> Trace {
    let onset_deviation = onset_deviation(deviation, constants);
    let mut information = 0.0;
    let mut improvement = 0.0;
    let mut traced: Vec<GameTrace> = games
        .iter()
        .map(|game| {
            let g = g(game.deviation);
            let expectation = Expectation::of(g * Q * (rating - game.rating));
            let d_term = formulas::v_term(g, expectation);
            let delta_term = formulas::delta_term(g, game.score, expectation);
            information += d_term;
            improvement += delta_term;
            GameTrace {
                g,
                e: expectation.win,
                score: game.score,
                d_term,
                delta_term,
                rating_change: 0.0,
            }
        })
        .collect();
    // 1/d². 0 without games.
    let precision = Q * Q * information;
    let variance = 1.0 / (1.0 / (onset_deviation * onset_deviation) + precision);
    let step = Q * variance;
    for game in &mut traced {
        game.rating_change = step * game.delta_term;
    }
    let played = !games.is_empty();
    Trace {
        onset_deviation,
        games: traced,
        d_sum: played.then_some(information),
        d_squared: played.then(|| 1.0 / precision),
        delta_sum: played.then_some(improvement),
        step,
        rating: rating + step * improvement,
        deviation: variance.sqrt(),
    }
}
