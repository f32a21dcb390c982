//! Where the player's strength may lie, before and after.

use super::{Outcome, Span};
use crate::case::level::Level;
use crate::glicko2::{Period, Player, Trace};
use crate::number::clamped;
use crate::order::ascending;
use std::f64::consts::TAU;

/// What is believed about a strength: a normal distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Normal {
    /// The rating.
    pub mean: f64,
    /// The RD; 0 where the strength is taken as known.
    pub deviation: f64,
}

/// One opponent, on the axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opponent {
    /// The game's number, from 0.
    pub game: usize,
    /// The opponent's rating.
    pub rating: f64,
    /// How the game ended.
    pub outcome: Outcome,
}

impl Opponent {
    /// The opponents within a stretch of ratings, by rating.
    pub(super) fn within(period: &Period, range: Span) -> Vec<Self> {
        let ratings: Vec<f64> = period.games.iter().map(|game| game.rating).collect();
        ascending(&ratings)
            .into_iter()
            .map(|game| (game, &period.games[game]))
            .filter(|(_, g)| range.holds(g.rating))
            .map(|(game, g)| Self { game, rating: g.rating, outcome: Outcome::of(g.score) })
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
    /// What was believed after the period before a number of it was changed, where the two are compared.
    pub ghost: Option<Normal>,
    /// The level of the band.
    pub level: Level,
    /// The band's lower end, r′ − z RD′.
    pub low: f64,
    /// The band's upper end, r′ + z RD′.
    pub high: f64,
    /// The stretch of ratings that is shown.
    pub range: Span,
    /// The opponents within it, by rating.
    pub opponents: Vec<Opponent>,
    /// How many opponents are rated below it.
    pub below: usize,
    /// How many opponents are rated above it.
    pub above: usize,
}

/// So many deviations of either curve are shown.
const REACH: f64 = 3.5;
/// The curves themselves are drawn so far: there they are a tenth of a pixel high.
const END: f64 = 3.9;
/// By so much of the curves' own stretch the axis grows to take in opponents.
const NEAR: f64 = 0.35;
/// Ratings are not looked at more closely than this, in points from side to side.
const MIN: f64 = 2.0;
/// Points of one curve.
const POINTS: i32 = 96;

impl Strength {
    /// The chart of what was known before: one curve as both, and no opponents.
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

    /// The chart of what was known before with the opponents: what there is to go by for a guess of the new rating. Nothing in it depends on that.
    #[must_use]
    pub fn to_guess(period: &Period, level: Level) -> Self {
        let mut chart = Self::before(period, level);
        chart.take_in(period);
        chart
    }

    /// Has the axis hold another rating, with a part of its curve.
    #[must_use]
    pub fn with(mut self, rating: f64) -> Self {
        // A guess may be anything.
        let near = self.range.padded(2.0).nearest(rating);
        let margin = self.before.deviation;
        self.range = Span { from: self.range.from.min(near - margin), to: self.range.to.max(near + margin) };
        self
    }

    /// From where to where the middle of a curve is moved to make a guess, and by how much at a time: in whole points, if these are few enough.
    #[must_use]
    pub fn slide(&self) -> [f64; 3] {
        let Span { from, to } = self.range;
        let step = if self.range.length() < 20.0 { 0.01 } else { 1.0 };
        [(from / step).ceil() * step, (to / step).floor() * step, step]
    }

    /// Lets the axis grow to take in the opponents who are near.
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
        self.below = period.games.iter().filter(|game| game.rating < range.from).count();
        self.above = period.games.iter().filter(|game| game.rating > range.to).count();
    }

    /// The chart with the opponents on another axis: what it is of is dragged, and the axis stays.
    #[must_use]
    pub fn on(mut self, period: &Period, range: Span) -> Self {
        self.show(period, range);
        self
    }

    /// The chart of one period.
    #[must_use]
    pub fn of(period: &Period, trace: &Trace, level: Level) -> Self {
        Self::beside(period, trace.player, level, None)
    }

    /// The chart of a player before and after a period, beside the player after it before a number of it was changed.
    #[must_use]
    pub fn beside(period: &Period, after: Player, level: Level, ghost: Option<Player>) -> Self {
        let of = Normal::of;
        let (before, after, ghost) = (of(period.player), of(after), ghost.map(of));
        let margin = level.deviations() * after.deviation;

        let ends = |sign: f64| [before, after, ghost.unwrap_or(after)].map(|n| n.mean + sign * REACH * n.deviation);
        let from = ends(-1.0).into_iter().fold(f64::INFINITY, f64::min);
        let core = Span::new(from, ends(1.0).into_iter().fold(f64::NEG_INFINITY, f64::max), MIN);
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
    /// What is believed about a player.
    #[must_use]
    pub fn of(player: Player) -> Self {
        Self { mean: player.rating, deviation: player.deviation }
    }

    /// The density at x.
    #[must_use]
    pub fn density(self, x: f64) -> f64 {
        let z = (x - self.mean) / self.deviation;
        (-z * z / 2.0).exp() * self.summit()
    }

    /// The density at the mean; infinite where RD is 0.
    #[must_use]
    pub fn summit(self) -> f64 {
        1.0 / (self.deviation * TAU.sqrt())
    }

    /// Whether it is too narrow to be seen as a curve on so long an axis, and becomes a line.
    #[must_use]
    pub fn is_spike(self, range: Span) -> bool {
        self.deviation * 400.0 < range.length()
    }

    /// Whether any of it can be told from the axis within a stretch.
    #[must_use]
    pub fn reaches(self, range: Span) -> bool {
        (self.mean - range.nearest(self.mean)).abs() <= END * self.deviation
    }

    /// The curve between two ratings, as far as it can be told from the axis.
    #[must_use]
    pub fn curve(self, from: f64, to: f64) -> Vec<(f64, f64)> {
        let z = |x: f64| clamped((x - self.mean) / self.deviation, -END, END);
        let (first, last) = (z(from), z(to));
        (0..=POINTS)
            .map(|i| {
                let z = first + (last - first) * f64::from(i) / f64::from(POINTS);
                // A mean or a deviation out of all proportion would round x away from where it is.
                let x = (self.mean + z * self.deviation).max(from).min(to);
                (x, (-z * z / 2.0).exp() * self.summit())
            })
            .collect()
    }
}
