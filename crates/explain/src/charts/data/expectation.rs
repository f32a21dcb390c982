//! The expected score against the opponent's rating.

use super::{Outcome, Span};
use glicko2_steps::formulas::{self, Expectation as Expected};
use glicko2_steps::order::ascending;
use glicko2_steps::scale::{self, SCALE};
use glicko2_steps::{Period, Trace};

/// One game: the expected and the actual score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedGame {
    /// The index of the game, from 0.
    pub game: usize,
    /// The opponent's rating.
    pub rating: f64,
    /// The opponent's RD.
    pub deviation: f64,
    /// E.
    pub e: f64,
    /// s.
    pub score: f64,
    /// How the game ended.
    pub outcome: Outcome,
    /// The game's part of 1/v, which measures how much the game tells.
    pub share: f64,
}

impl ExpectedGame {
    /// Returns the surprise, s − E.
    #[must_use]
    pub fn surprise(&self) -> f64 {
        self.score - self.e
    }
}

/// The expected score of the player against any opponent, and the period's games.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The player's rating.
    pub rating: f64,
    /// The smallest and the largest RD among the opponents, whose curves bound all games. [`Expectation::USUAL`] if
    /// there are no games.
    pub deviations: (f64, f64),
    /// The range of opponents' ratings on the axis.
    pub range: Span,
    /// The games within the range, by rating.
    pub games: Vec<ExpectedGame>,
    /// The number of opponents rated below the range.
    pub below: usize,
    /// The number of opponents rated above the range.
    pub above: usize,
}

/// The smallest z = g(μ − μⱼ) at the edge of the axis: E from 0.05 to 0.95.
const MIN: f64 = 3.0;
/// The largest z at the edge of the axis: E from 0.001 to 0.999.
const MAX: f64 = 7.0;
/// The number of points of a curve.
const POINTS: i32 = 64;

impl Expectation {
    /// The RD of a well-known and of an unknown opponent.
    pub const USUAL: (f64, f64) = (30.0, 350.0);

    /// Returns the chart of one period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Self {
        Self::on(period, trace, Self::axis(period))
    }

    fn deviations(period: &Period) -> (f64, f64) {
        let each = period
            .games
            .iter()
            .map(|game| (game.deviation, game.deviation));
        each.reduce(|(low, high), (deviation, _)| (low.min(deviation), high.max(deviation)))
            .unwrap_or(Self::USUAL)
    }

    /// Returns the range of opponents' ratings for the axis of a period.
    #[must_use]
    pub fn axis(period: &Period) -> Span {
        let rating = period.player.rating;
        // The widest curve, that of the largest RD, decides.
        let unit = SCALE / formulas::g(scale::phi(Self::deviations(period).1));
        let farthest = period
            .games
            .iter()
            .map(|game| (game.rating - rating).abs())
            .filter(|&distance| distance <= MAX * unit)
            .fold(MIN * unit, |far, distance| far.max(distance * 1.06));
        Span::new(rating - farthest, rating + farthest, 1.0)
    }

    /// Returns the chart of one period on a given axis.
    #[must_use]
    pub fn on(period: &Period, trace: &Trace, range: Span) -> Self {
        let ratings: Vec<f64> = period.games.iter().map(|game| game.rating).collect();
        let games = ascending(&ratings)
            .into_iter()
            .map(|game| (game, &period.games[game], &trace.games[game]))
            .filter(|(_, given, _)| range.holds(given.rating))
            .map(|(game, given, traced)| ExpectedGame {
                game,
                rating: given.rating,
                deviation: given.deviation,
                e: traced.e,
                score: given.score,
                outcome: Outcome::of(given.score),
                share: traced.v_term / trace.v_sum.unwrap_or(f64::INFINITY),
            })
            .collect();
        Self {
            rating: period.player.rating,
            deviations: Self::deviations(period),
            range,
            games,
            below: period
                .games
                .iter()
                .filter(|game| game.rating < range.from)
                .count(),
            above: period
                .games
                .iter()
                .filter(|game| game.rating > range.to)
                .count(),
        }
    }

    /// Returns E against opponents of one RD, over the range.
    #[must_use]
    pub fn curve(&self, deviation: f64) -> Vec<(f64, f64)> {
        let g = formulas::g(scale::phi(deviation));
        (0..=POINTS)
            .map(|i| {
                let x = self.range.from + self.range.length() * f64::from(i) / f64::from(POINTS);
                (x, Expected::of(g * (self.rating - x) / SCALE).win)
            })
            .collect()
    }
}
