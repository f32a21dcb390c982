//! A rating period with a different result of one game.

use super::formulas::{self, Expectation};
use super::period::{Period, Player};
use super::steps::{Known, Paper, Scaled};
use super::trace::Trace;
use super::{conclude, volatility};

/// Returns the player after the period if game `j` (from 0) had ended with `score` and nothing else
/// were different.
///
/// E does not depend on scores, so v is unchanged; only this game's g(s − E), hence Δ, and Steps 5
/// to 8 change. The cost does not grow with the number of games. Returns `None` if `trace` has no
/// such game.
///
/// ```
/// use glicko2_steps::{rate, what_if, Period};
///
/// let period = Period::papers_example();
/// let trace = rate(&period)?;
/// let drawn = what_if(&period, &trace, 1, 0.5).unwrap();
/// assert!(drawn.rating > trace.player.rating);
/// # Ok::<(), glicko2_steps::Error>(())
/// ```
#[must_use]
pub fn what_if(period: &Period, trace: &Trace, j: usize, score: f64) -> Option<Player> {
    let game = trace.games.get(j)?;
    let v = trace.v?;
    let expectation = period
        .rounding
        .expectation(Expectation::of(game.g * (trace.mu - game.mu)));
    let improvement =
        trace.delta_sum? - game.delta_term + formulas::delta_term(game.g, score, expectation);
    let Period {
        rounding,
        tau,
        epsilon,
        ..
    } = *period;
    let (player, sigma) = (
        Scaled {
            mu: trace.mu,
            phi: trace.phi,
        },
        period.player.volatility,
    );
    let delta = rounding.delta(v * improvement);
    let given = volatility::Given {
        phi: trace.phi,
        v,
        delta,
        sigma,
        tau,
        epsilon,
    };
    let sigma_prime = volatility::update(&given).sigma;
    // The paper's Steps 6 to 8 only use the sum over the games, so the games need not be updated.
    let known = Known {
        player,
        sigma,
        v,
        delta,
        improvement,
        games: &trace.games,
        rounding,
    };
    Some(conclude(&Paper, &known, sigma_prime).player)
}
