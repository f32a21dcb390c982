//! The performance rating: the rating at which a set of games went exactly as expected.

use crate::formulas::{self, Expectation};
use crate::glicko_1995::Q;
use crate::illinois::illinois;
use crate::{Game, scale};

/// A performance rating. Of games that were all won, or all lost, it is not a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Performance {
    /// 0 %: every rating, however low, expects more than the score.
    BelowEveryRating,
    /// The rating, in rating points.
    At(f64),
    /// 100 %: every rating, however high, expects less than the score.
    AboveEveryRating,
}

/// Returns the rating at which the score of the games is the expected one: Σ g(φⱼ)(s − E) = 0.
///
/// The games that tell more about the player weigh more, as in Step 4. The player's own rating and deviation do not
/// matter. With the opponents' deviations at 0 and 400 / ln 10 for 173.7178 the result is [`elo_performance`].
///
/// Ratings and deviations are in rating points, scores from 0 to 1, as [`rate`](crate::rate) accepts them; of other
/// numbers the result says nothing. Its error is below 10⁻⁸ points for ordinary games. Returns `None` without games.
/// Not a part of the paper.
///
/// ```
/// use glicko2_steps::Period;
/// use glicko2_steps::performance::{Performance, performance};
///
/// let Some(Performance::At(rating)) = performance(&Period::papers_example().games) else { panic!() };
/// assert!((rating - 1414.831).abs() < 1e-3);
/// ```
#[must_use]
pub fn performance(games: &[Game]) -> Option<Performance> {
    let terms = games.iter().map(|game| Term {
        mu: scale::mu(game.rating),
        g: formulas::g(scale::phi(game.deviation)),
        score: game.score,
    });
    solve(&terms.collect::<Vec<_>>(), scale::rating)
}

/// Returns the rating at which Elo expects the score of the games: Σ (s − E) = 0. Deviations are ignored.
///
/// ```
/// use glicko2_steps::Period;
/// use glicko2_steps::performance::{Performance, elo_performance};
///
/// let Some(Performance::At(rating)) = elo_performance(&Period::papers_example().games) else { panic!() };
/// assert!((rating - 1415.318).abs() < 1e-3);
/// ```
#[must_use]
pub fn elo_performance(games: &[Game]) -> Option<Performance> {
    let terms = games.iter().map(|game| Term {
        mu: game.rating * Q,
        g: 1.0,
        score: game.score,
    });
    solve(&terms.collect::<Vec<_>>(), |mu| mu / Q)
}

/// A game: the opponent on a scale with the plain logistic curve, the weight of the result, and the score.
struct Term {
    mu: f64,
    g: f64,
    score: f64,
}

/// Finds the zero of Σ g(s − E) over μ, which falls everywhere.
fn solve(terms: &[Term], rating: impl Fn(f64) -> f64) -> Option<Performance> {
    /// The largest width of the bracket at the end, on the scale of μ.
    const EPSILON: f64 = 1e-12;
    let surprise = |mu: f64| -> f64 {
        terms
            .iter()
            .map(|term| {
                formulas::delta_term(term.g, term.score, Expectation::of(term.g * (mu - term.mu)))
            })
            .sum()
    };
    // Beyond these ends a double does not change any E.
    let lows = terms
        .iter()
        .map(|term| term.mu - Expectation::LIMIT / term.g);
    let highs = terms
        .iter()
        .map(|term| term.mu + Expectation::LIMIT / term.g);
    let (low, high) = (lows.reduce(f64::min)?, highs.reduce(f64::max)?);
    Some(if surprise(low) <= 0.0 {
        Performance::BelowEveryRating
    } else if surprise(high) >= 0.0 {
        Performance::AboveEveryRating
    } else {
        let brackets = illinois(surprise, low, high, EPSILON);
        Performance::At(rating(brackets[brackets.len() - 1].a))
    })
}
