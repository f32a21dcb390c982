//! The tug of war about the deviation: time pulls it up, games pull it down.

use super::RatedPeriod;
use crate::{Player, scale};

/// The effect of one period on RD, in rating points, and on RD², in points squared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TugOfWar {
    /// RD before the period.
    pub before: f64,
    /// RD after the growth of the period: 173.7178 φ*.
    pub grown: f64,
    /// RD after the period.
    pub after: f64,
    /// The growth of RD² by time.
    pub variance_added: f64,
    /// The reduction of RD² by the games, after the growth.
    pub variance_taken: f64,
    /// The RD at which growth and reduction are equal. `None` without games, which alone reduce it.
    pub break_even: Option<f64>,
}

impl TugOfWar {
    /// Returns the growth of RD by time.
    #[must_use]
    pub fn added(&self) -> f64 {
        self.grown - self.before
    }

    /// Returns the reduction of RD by the games, after the growth.
    #[must_use]
    pub fn removed(&self) -> f64 {
        self.grown - self.after
    }
}

/// Returns the RD, in rating points, toward which a player's RD tends if they play the same games in
/// every period.
///
/// At this RD the growth and the reduction are equal, φ′ = φ:
///
/// 1/φ² = 1/(φ² + σ²) + 1/v, hence σ²/(φ²(φ² + σ²)) = 1/v, hence φ⁴ + σ²φ² − σ²v = 0, hence
///
/// φ² = (−σ² + √(σ⁴ + 4σ²v))/2 = 2v/(1 + √(1 + 4v/σ²)),
///
/// of which the last form does not subtract nearly equal numbers and does not overflow. `v` is that
/// of Step 3, `sigma` the new volatility.
///
/// ```
/// use glicko2_steps::seasons::break_even;
///
/// // v = 1 and σ = 0.06: just below 42 points.
/// assert!((break_even(1.0, 0.06) - 41.919).abs() < 1e-3);
/// ```
#[must_use]
pub fn break_even(v: f64, sigma: f64) -> f64 {
    let ratio = 2.0 * v.sqrt() / sigma;
    scale::deviation((v / (0.5 * (1.0 + 1f64.hypot(ratio)))).sqrt())
}

/// Returns the number of periods without games after which RD has grown to `deviation`: t = (φₜ² −
/// φ²)/σ², from φₜ² = φ² + tσ² of Step 6. Returns 0 if RD is already as large.
///
/// ```
/// use glicko2_steps::Player;
/// use glicko2_steps::seasons::idle_until;
///
/// let player = Player::new(1500.0, 50.0, 0.06);
/// assert_eq!(idle_until(player, 350.0).round(), 1105.0);
/// ```
#[must_use]
pub fn idle_until(player: Player, deviation: f64) -> f64 {
    let (from, to) = (scale::phi(player.deviation), scale::phi(deviation));
    if from < to {
        (to - from) / player.volatility * ((to + from) / player.volatility)
    } else {
        0.0
    }
}

/// Returns the volatility with which RD grows from `from` to `to`, both in rating points, over some
/// periods without games: σ = √((φₜ² − φ²)/t), from Step 6. Returns `None` unless RD grows, over a
/// positive and finite time.
///
/// The c of Glicko (1995) with the same growth is this volatility in rating points.
///
/// ```
/// use glicko2_steps::scale;
/// use glicko2_steps::seasons::volatility_of_growth;
///
/// let sigma = volatility_of_growth(50.0, 350.0, 100.0).unwrap();
/// assert!((scale::deviation(sigma) - 34.641).abs() < 1e-3);
/// ```
#[must_use]
pub fn volatility_of_growth(from: f64, to: f64, periods: f64) -> Option<f64> {
    let (phi, grown) = (scale::phi(from), scale::phi(to));
    let volatility = ((grown - phi) / periods * (grown + phi)).sqrt();
    (periods > 0.0 && volatility > 0.0 && volatility.is_finite()).then_some(volatility)
}

/// Returns the effect of one rated period on the deviation.
#[must_use]
pub fn tug_of_war(rated: &RatedPeriod) -> TugOfWar {
    let trace = &rated.trace;
    let [before, grown, after] = [trace.phi, trace.phi_star, trace.phi_prime].map(scale::deviation);
    // a² − b² as (a − b)(a + b), which keeps the digits of a small difference of large squares.
    let squares = |high: f64, low: f64| (high - low) * (high + low);
    TugOfWar {
        before,
        grown,
        after,
        variance_added: squares(grown, before),
        variance_taken: squares(grown, after),
        break_even: trace.v.map(|v| break_even(v, trace.player.volatility)),
    }
}
