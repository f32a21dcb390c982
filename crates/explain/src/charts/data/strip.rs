//! The new rating as a function of one number, with all others unchanged.

use super::Span;
use crate::case::stepping::stepping;
use glicko2_steps::{Field, Period, Player};

/// The result of a period for one value of a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reached {
    /// The value of the number.
    pub x: f64,
    /// r′.
    pub rating: f64,
    /// RD′.
    pub deviation: f64,
}

/// A remarkable point of the range.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Remarkable {
    /// r′ equals r.
    Level(Reached),
    /// r′ has its minimum.
    Lowest(Reached),
    /// r′ has its maximum.
    Highest(Reached),
    /// RD′ has its minimum.
    Surest(Reached),
}

/// The new rating over a range of one number.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip {
    /// The number. Games are indexed within the period.
    pub field: Field,
    /// r. Not used if the number is r itself.
    pub rating: f64,
    /// The range of the number.
    pub range: Span,
    /// The results, from one end of the range to the other.
    pub points: Vec<Reached>,
    /// The remarkable points, by kind.
    pub remarkable: Vec<Remarkable>,
}

/// The number of points to compute.
const POINTS: i32 = 41;
/// The smallest difference of r′ or RD′ that counts.
pub const NOTHING: f64 = 0.05;
/// The number of steps to find a remarkable point between two points.
const CUTS: u32 = 32;

impl Strip {
    /// Returns the range of a number: the usual range of its field, extended to its present value. `None` if the period
    /// lacks the field.
    #[must_use]
    pub fn range(period: &Period, field: Field) -> Option<Span> {
        let (x, [from, to]) = (period.number(field)?, stepping(field)?.usual);
        Some(Span {
            from: from.min(x),
            to: to.max(x),
        })
    }

    /// Computes the strip over a range. `rated` rates a period. Returns `None` if the period lacks the field or a value
    /// in the range is refused.
    #[must_use]
    pub fn of(
        period: &Period,
        field: Field,
        range: Span,
        rated: &dyn Fn(&Period) -> Option<Player>,
    ) -> Option<Self> {
        period.number(field)?;
        let mut tried = period.clone();
        let mut reach = |x: f64| {
            tried.set(field, x);
            let Player {
                rating, deviation, ..
            } = rated(&tried)?;
            Some(Reached {
                x,
                rating,
                deviation,
            })
        };
        let place = |i: i32| range.from + range.length() * f64::from(i) / f64::from(POINTS - 1);
        let points: Vec<Reached> = (0..POINTS)
            .map(|i| reach(place(i)))
            .collect::<Option<_>>()?;
        let mut strip = Self {
            field,
            rating: period.player.rating,
            range,
            points,
            remarkable: Vec::new(),
        };
        strip.remarkable = strip.found(&mut reach);
        Some(strip)
    }

    /// Returns r if the number is x.
    #[must_use]
    pub fn before(&self, x: f64) -> f64 {
        if self.field == Field::PlayerRating {
            x
        } else {
            self.rating
        }
    }

    /// Returns the difference between the highest and the lowest r′.
    #[must_use]
    pub fn height(&self) -> f64 {
        let ratings = || self.points.iter().map(|point| point.rating);
        ratings().fold(f64::MIN, f64::max) - ratings().fold(f64::MAX, f64::min)
    }

    /// Returns whether r′ hardly depends on the number.
    #[must_use]
    pub fn is_flat(&self) -> bool {
        self.height() < NOTHING
    }

    /// Returns the remarkable points of the range.
    fn found(&self, reach: &mut dyn FnMut(f64) -> Option<Reached>) -> Vec<Remarkable> {
        let rise = |point: &Reached| point.rating - self.before(point.x);
        let rating = |point: &Reached| point.rating;
        let sunk = |point: &Reached| -point.rating;
        let deviation = |point: &Reached| point.deviation;
        let kinds: [(fn(Reached) -> Remarkable, Option<Reached>); 4] = [
            (Remarkable::Level, self.zero(&rise, reach)),
            (Remarkable::Lowest, self.least(&rating, reach)),
            (Remarkable::Highest, self.least(&sunk, reach)),
            (Remarkable::Surest, self.least(&deviation, reach)),
        ];
        kinds
            .into_iter()
            .filter_map(|(kind, at)| at.map(kind))
            .collect()
    }

    /// Returns the first point where a function changes its sign.
    fn zero(
        &self,
        of: &dyn Fn(&Reached) -> f64,
        reach: &mut dyn FnMut(f64) -> Option<Reached>,
    ) -> Option<Reached> {
        let pair = self
            .points
            .windows(2)
            .find(|pair| (of(&pair[0]) < 0.0) != (of(&pair[1]) < 0.0))?;
        let (mut low, mut high) = (pair[0], pair[1]);
        for _ in 0..CUTS {
            let middle = reach(low.x.midpoint(high.x))?;
            if (of(&middle) < 0.0) == (of(&low) < 0.0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(high)
    }

    /// Returns the point where a function has its minimum, if the function is larger at both ends.
    fn least(
        &self,
        of: &dyn Fn(&Reached) -> f64,
        reach: &mut dyn FnMut(f64) -> Option<Reached>,
    ) -> Option<Reached> {
        let (first, last) = (self.points.first()?, self.points.last()?);
        let at = (0..self.points.len())
            .min_by(|&a, &b| of(&self.points[a]).total_cmp(&of(&self.points[b])))?;
        let (mut low, mut high) = (
            self.points.get(at.checked_sub(1)?)?.x,
            self.points.get(at + 1)?.x,
        );
        // A ternary search: each step drops the outer third that cannot contain the minimum.
        for _ in 0..CUTS {
            let third = (high - low) / 3.0;
            let (a, b) = (reach(low + third)?, reach(high - third)?);
            if of(&a) < of(&b) {
                high = b.x;
            } else {
                low = a.x;
            }
        }
        let found = reach(low.midpoint(high))?;
        let is_less = |end: &Reached| of(end) - of(&found) >= NOTHING;
        (is_less(first) && is_less(last)).then_some(found)
    }
}
