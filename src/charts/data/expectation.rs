//! The expected score against the opponent's rating.

use super::{Outcome, Span};
use crate::glicko2::formulas::{self, Expectation as Expected};
use crate::glicko2::scale::{self, SCALE};
use crate::glicko2::{Period, Trace};
use crate::order::ascending;

/// One game: what was expected and what happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedGame {
    /// The game's number, from 0.
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
    /// What the game tells: its part of 1/v.
    pub share: f64,
}

impl ExpectedGame {
    /// s − E.
    #[must_use]
    pub fn surprise(&self) -> f64 {
        self.score - self.e
    }
}

/// The expected score of this player against anybody, and the period's games.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The player's rating.
    pub rating: f64,
    /// The smallest and the largest RD among the opponents, whose curves bound all games;
    /// [`Expectation::USUAL`] where there are no games.
    pub deviations: (f64, f64),
    /// The stretch of opponents' ratings that is shown.
    pub range: Span,
    /// The games within it, by rating.
    pub games: Vec<ExpectedGame>,
    /// How many opponents are rated below it.
    pub below: usize,
    /// How many opponents are rated above it.
    pub above: usize,
}

/// z = g(μ − μⱼ) that is shown at least: E from 0.05 to 0.95.
const MIN: f64 = 3.0;
/// z that is shown at most: E from 0.001 to 0.999.
const MAX: f64 = 7.0;
/// Points of one curve.
const POINTS: i32 = 64;

impl Expectation {
    /// An opponent known well, and one not known at all.
    pub const USUAL: (f64, f64) = (30.0, 350.0);

    /// The chart of one period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace) -> Self {
        Self::on(period, trace, Self::axis(period))
    }

    fn deviations(period: &Period) -> (f64, f64) {
        let each = period.games.iter().map(|game| (game.deviation, game.deviation));
        each.reduce(|(low, high), (deviation, _)| (low.min(deviation), high.max(deviation))).unwrap_or(Self::USUAL)
    }

    /// The stretch of opponents' ratings that shows a period.
    #[must_use]
    pub fn axis(period: &Period) -> Span {
        let rating = period.player.rating;
        // The widest curve decides.
        let unit = SCALE / formulas::g(scale::phi(Self::deviations(period).1));
        let farthest = period
            .games
            .iter()
            .map(|game| (game.rating - rating).abs())
            .filter(|&distance| distance <= MAX * unit)
            .fold(MIN * unit, |far, distance| far.max(distance * 1.06));
        Span::new(rating - farthest, rating + farthest, 1.0)
    }

    /// The chart of one period on this axis.
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
            below: period.games.iter().filter(|game| game.rating < range.from).count(),
            above: period.games.iter().filter(|game| game.rating > range.to).count(),
        }
    }

    /// E against opponents of one deviation, over the range.
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
