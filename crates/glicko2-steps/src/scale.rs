//! Steps 2 and 8: between the scale that people know and the Glicko-2 scale.
//!
//! μ = (r − 1500) / 173.7178 and φ = RD / 173.7178. The volatility σ is the same on both.

/// Rating points to one unit of the Glicko-2 scale, as the paper rounds it: 400 / ln 10 = 173.717792…
///
/// With it the base-10 curve of Elo and Glicko, on which 400 points are odds of ten to one, becomes the plain
/// logistic curve.
pub const SCALE: f64 = 173.7178;

/// The rating that is 0 on the Glicko-2 scale.
pub const ORIGIN: f64 = 1500.0;

/// Step 2: μ = (r − 1500) / 173.7178.
#[must_use]
pub fn mu(rating: f64) -> f64 {
    (rating - ORIGIN) / SCALE
}

/// Step 2: φ = RD / 173.7178.
#[must_use]
pub fn phi(deviation: f64) -> f64 {
    deviation / SCALE
}

/// Step 8: r = 173.7178 μ + 1500.
#[must_use]
pub fn rating(mu: f64) -> f64 {
    SCALE * mu + ORIGIN
}

/// Step 8: RD = 173.7178 φ.
#[must_use]
pub fn deviation(phi: f64) -> f64 {
    SCALE * phi
}
