//! One function per formula of the paper, all on the Glicko-2 scale.

use std::f64::consts::PI;

/// An expected score and its complement, both to full relative accuracy.
///
/// 1 − E taken by subtraction is 0 once opponents are some 6,400 points apart, and v would be infinite. Both
/// halves of the logistic curve come from t = e^−z instead: 1/(1+t) and t/(1+t).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// E, the expected score.
    pub win: f64,
    /// 1 − E.
    pub loss: f64,
}

impl Expectation {
    /// The |z| beyond which a game carries no information that a double could hold. E is held at
    /// e^−690 ≈ 10^−300, which leaves every result unchanged and keeps v = 1 / Σ g²E(1−E) finite.
    /// Reaching the limit takes a difference of some 120,000 rating points.
    pub const LIMIT: f64 = 690.0;

    /// Returns E and 1 − E for z = g(φⱼ)(μ − μⱼ).
    #[must_use]
    pub fn of(z: f64) -> Self {
        Self::at_odds(odds_against(z))
    }

    /// Returns E and 1 − E where the odds against a win are t : 1.
    #[must_use]
    pub fn at_odds(t: f64) -> Self {
        let win = 1.0 / (1.0 + t);
        Self { win, loss: t * win }
    }
}

/// Returns the odds against a win, t = e^−z, held within [`Expectation::LIMIT`].
#[must_use]
pub fn odds_against(z: f64) -> f64 {
    clamped(-z, -Expectation::LIMIT, Expectation::LIMIT).exp()
}

/// Returns the logistic curve 1 / (1 + e^−z) and its complement, without a branch, because signs of
/// z are as hard to predict as results.
#[must_use]
pub fn logistic(z: f64) -> (f64, f64) {
    /// The largest whole exponent for which eˣ is a double.
    const MAX: f64 = 709.0;
    let Expectation { win, loss } = Expectation::at_odds((-z).min(MAX).exp());
    (win, loss)
}

/// Step 3: g(φ) = 1 / √(1 + 3φ²/π²), the weight of a result against an opponent of deviation φ.
///
/// ```
/// let g = glicko2_steps::formulas::g(30.0 / 173.7178);
/// assert!((g - 0.995498006450608).abs() < 1e-15);
/// ```
#[must_use]
pub fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 / (PI * PI) * (phi * phi)).sqrt()
}

/// Step 3: E(μ, μⱼ, φⱼ) = 1 / (1 + exp(−g(φⱼ)(μ − μⱼ))), the score to expect **for updating**.
///
/// Only the opponent's deviation enters. To *predict* a game, use [`prediction`].
#[must_use]
pub fn e(mu: f64, mu_j: f64, phi_j: f64) -> f64 {
    Expectation::of(g(phi_j) * (mu - mu_j)).win
}

/// Returns the chance of a win **as a prediction**: 1 / (1 + exp(−g(√(φ² + φⱼ²))(μ − μⱼ))), with
/// both deviations.
///
/// Not a step of the paper; Glickman's answer to "what is my chance, given that neither strength is
/// known?".
#[must_use]
pub fn prediction(mu: f64, phi: f64, mu_j: f64, phi_j: f64) -> f64 {
    e(mu, mu_j, phi.hypot(phi_j))
}

/// Step 3: the term that one game adds to 1/v: g²E(1 − E).
#[must_use]
pub fn v_term(g: f64, e: Expectation) -> f64 {
    g * g * e.win * e.loss
}

/// Step 4: the term that one game adds to Δ/v: g(s − E), written g(s(1 − E) − (1 − s)E) so that
/// nothing cancels.
#[must_use]
pub fn delta_term(g: f64, score: f64, e: Expectation) -> f64 {
    g * (score * e.loss - (1.0 - score) * e.win)
}

/// Step 6: φ* = √(φ² + tσ²) after t rating periods (t = 1 in a period with games).
#[must_use]
pub fn phi_star(phi: f64, sigma: f64, periods: f64) -> f64 {
    let square = phi * phi + periods * sigma * sigma;
    // The slower way is only needed where a square may leave the range of a double.
    if square.is_normal() {
        square.sqrt()
    } else {
        phi.hypot(sigma * periods.sqrt())
    }
}

/// Step 7: φ′ = 1 / √(1/φ*² + 1/v). The information from before and that of the games add up as
/// precisions.
#[must_use]
pub fn phi_prime(phi_star: f64, v: f64) -> f64 {
    1.0 / (1.0 / (phi_star * phi_star) + 1.0 / v).sqrt()
}

/// Returns `x` limited to `low..=high`.
///
/// `f64::clamp` is not used because its panic message would add Rust's float formatting to programs for
/// the browser.
#[inline]
pub(crate) fn clamped(x: f64, low: f64, high: f64) -> f64 {
    if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}
