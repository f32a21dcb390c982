//! The estimated strength of the player, before and after a period.

use super::{Outcome, Span};
use crate::case::level::Level;
use crate::numbers::clamped;
use glicko2_steps::order::ascending;
use glicko2_steps::{Period, Player, Trace};
use std::f64::consts::TAU;

/// The estimate of a strength: a normal distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Normal {
    /// The rating.
    pub mean: f64,
    /// The RD. 0 if the strength is taken as known.
    pub deviation: f64,
}

/// One opponent on the axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opponent {
    /// The index of the game, from 0.
    pub game: usize,
    /// The opponent's rating.
    pub rating: f64,
    /// How the game ended.
    pub outcome: Outcome,
}

impl Opponent {
    /// Returns the opponents within a range of ratings, by rating.
    pub(super) fn within(period: &Period, range: Span) -> Vec<Self> {
        let ratings: Vec<f64> = period.games.iter().map(|game| game.rating).collect();
        ascending(&ratings)
            .into_iter()
            .map(|game| (game, &period.games[game]))
            .filter(|(_, g)| range.holds(g.rating))
            .map(|(game, g)| Self {
                game,
                rating: g.rating,
                outcome: Outcome::of(g.score),
            })
            .collect()
    }
}

/// The player's strength before and after the period, with the confidence band after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Strength {
    /// r and RD.
    pub before: Normal,
    /// r′ and RD′.
    pub after: Normal,
    /// The strength after the period before one of its numbers was changed, for comparison.
    pub ghost: Option<Normal>,
    /// The confidence level of the band.
    pub level: Level,
    /// The band's lower end, r′ − z RD′.
    pub low: f64,
    /// The band's upper end, r′ + z RD′.
    pub high: f64,
    /// The range of ratings on the axis.
    pub range: Span,
    /// The opponents within the range, by rating.
    pub opponents: Vec<Opponent>,
    /// The number of opponents rated below the range.
    pub below: usize,
    /// The number of opponents rated above the range.
    pub above: usize,
}

/// The width of the axis to either side of a curve, in deviations.
const REACH: f64 = 3.5;
/// The width of a curve to either side, in deviations. There it is a tenth of a pixel high.
const END: f64 = 3.9;
/// The part of its length by which the axis may grow at either end to include opponents.
const NEAR: f64 = 0.35;
/// The smallest length of the axis, in points.
const MIN: f64 = 2.0;
/// The number of points of a curve.
const POINTS: i32 = 96;

impl Strength {
    /// Returns the chart before the period, without opponents. Both curves are the same.
    #[must_use]
    pub fn before(period: &Period, level: Level) -> Self {
        let before = Normal::of(period.player);
        let [margin, reach] = [level.deviations(), REACH].map(|z| z * before.deviation);
        Self {
            before,
            after: before,
            ghost: None,
            level,
            low: before.mean - margin,
            high: before.mean + margin,
            range: Span::new(before.mean - reach, before.mean + reach, MIN),
            opponents: Vec::new(),
            below: 0,
            above: 0,
        }
    }

    /// Returns the chart before the period, with the opponents, from which a reader guesses the new rating. Nothing in
    /// it depends on the new rating.
    #[must_use]
    pub fn to_guess(period: &Period, level: Level) -> Self {
        let mut chart = Self::before(period, level);
        chart.take_in(period);
        chart
    }

    /// Extends the axis to include another rating and a part of its curve.
    #[must_use]
    pub fn with(mut self, rating: f64) -> Self {
        // A guess can be any number, so it is limited.
        let near = self.range.padded(2.0).nearest(rating);
        let margin = self.before.deviation;
        self.range = Span {
            from: self.range.from.min(near - margin),
            to: self.range.to.max(near + margin),
        };
        self
    }

    /// Returns the ends and the step of the slider for a guess. The step is a whole point, unless the axis is shorter
    /// than 20 points.
    #[must_use]
    pub fn slide(&self) -> [f64; 3] {
        let Span { from, to } = self.range;
        let step = if self.range.length() < 20.0 {
            0.01
        } else {
            1.0
        };
        [
            (from / step).ceil() * step,
            (to / step).floor() * step,
            step,
        ]
    }

    /// Extends the axis to include opponents near its ends.
    fn take_in(&mut self, period: &Period) {
        let reach = self.range.padded(NEAR);
        let edge = self.range.length() * 0.04;
        let range = &mut self.range;
        for game in period.games.iter().filter(|game| reach.holds(game.rating)) {
            range.from = range.from.min(game.rating - edge);
            range.to = range.to.max(game.rating + edge);
        }
        let range = *range;
        self.show(period, range);
    }

    fn show(&mut self, period: &Period, range: Span) {
        self.range = range;
        self.opponents = Opponent::within(period, range);
        self.below = period
            .games
            .iter()
            .filter(|game| game.rating < range.from)
            .count();
        self.above = period
            .games
            .iter()
            .filter(|game| game.rating > range.to)
            .count();
    }

    /// Returns the chart with the opponents on another axis, so that the axis stays during a drag.
    #[must_use]
    pub fn on(mut self, period: &Period, range: Span) -> Self {
        self.show(period, range);
        self
    }

    /// Returns the chart of one period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, level: Level) -> Self {
        Self::beside(period, trace.player, level, None)
    }

    /// Returns the chart of a player before and after a period. `ghost` is the player after the period before one of
    /// its numbers was changed.
    #[must_use]
    pub fn beside(period: &Period, after: Player, level: Level, ghost: Option<Player>) -> Self {
        let of = Normal::of;
        let (before, after, ghost) = (of(period.player), of(after), ghost.map(of));
        let margin = level.deviations() * after.deviation;

        let ends = |sign: f64| {
            [before, after, ghost.unwrap_or(after)].map(|n| n.mean + sign * REACH * n.deviation)
        };
        let from = ends(-1.0).into_iter().fold(f64::INFINITY, f64::min);
        let core = Span::new(
            from,
            ends(1.0).into_iter().fold(f64::NEG_INFINITY, f64::max),
            MIN,
        );
        let mut chart = Self {
            before,
            after,
            ghost,
            level,
            low: after.mean - margin,
            high: after.mean + margin,
            range: core,
            opponents: Vec::new(),
            below: 0,
            above: 0,
        };
        chart.take_in(period);
        chart
    }
}

impl Normal {
    /// Returns the estimate of a player's strength.
    #[must_use]
    pub fn of(player: Player) -> Self {
        Self {
            mean: player.rating,
            deviation: player.deviation,
        }
    }

    /// Returns the density at x.
    #[must_use]
    pub fn density(self, x: f64) -> f64 {
        let z = (x - self.mean) / self.deviation;
        (-z * z / 2.0).exp() * self.summit()
    }

    /// Returns the density at the mean. Infinite if the RD is 0.
    #[must_use]
    pub fn summit(self) -> f64 {
        1.0 / (self.deviation * TAU.sqrt())
    }

    /// Returns whether the curve is too narrow for an axis of this length and becomes a vertical line.
    #[must_use]
    pub fn is_spike(self, range: Span) -> bool {
        self.deviation * 400.0 < range.length()
    }

    /// Returns whether any of the curve within a range is visibly above the axis.
    #[must_use]
    pub fn reaches(self, range: Span) -> bool {
        (self.mean - range.nearest(self.mean)).abs() <= END * self.deviation
    }

    /// Returns the points of the curve between two ratings, as far as it is visibly above the axis.
    #[must_use]
    pub fn curve(self, from: f64, to: f64) -> Vec<(f64, f64)> {
        let z = |x: f64| clamped((x - self.mean) / self.deviation, -END, END);
        let (first, last) = (z(from), z(to));
        (0..=POINTS)
            .map(|i| {
                let z = first + (last - first) * f64::from(i) / f64::from(POINTS);
                // Limited, because rounding of extreme means or deviations could move x out of the range.
                let x = (self.mean + z * self.deviation).max(from).min(to);
                (x, (-z * z / 2.0).exp() * self.summit())
            })
            .collect()
    }
}
