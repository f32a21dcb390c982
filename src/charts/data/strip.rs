//! What follows from one number: the new rating over a stretch of it, all others as they are.

use super::Span;
use crate::case::stepping::stepping;
use crate::glicko2::{Field, Period, Player};

/// What a period comes to where one of its numbers is another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reached {
    /// The number.
    pub x: f64,
    /// r′.
    pub rating: f64,
    /// RD′.
    pub deviation: f64,
}

/// A place of the stretch that is worth pointing out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Remarkable {
    /// r′ is r.
    Level(Reached),
    /// r′ is lower than to either side.
    Lowest(Reached),
    /// r′ is higher than to either side.
    Highest(Reached),
    /// RD′ is smaller than to either side.
    Surest(Reached),
}

/// The new rating over a stretch of one of the numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip {
    /// Which number; games are those of the period.
    pub field: Field,
    /// r, where that is not the number itself.
    pub rating: f64,
    /// The stretch.
    pub range: Span,
    /// What follows, from one end to the other.
    pub points: Vec<Reached>,
    /// What is worth pointing out, by kind.
    pub remarkable: Vec<Remarkable>,
}

/// So many points are worked.
const POINTS: i32 = 41;
/// What r′ or RD′ differ by less is no difference.
pub const NOTHING: f64 = 0.05;
/// So often a stretch between points is cut to find a place in it.
const CUTS: u32 = 32;

impl Strip {
    /// The stretch that is looked at: what is usual for the field, and what it holds. `None` for a field that is not there.
    #[must_use]
    pub fn range(period: &Period, field: Field) -> Option<Span> {
        let (x, [from, to]) = (period.number(field)?, stepping(field)?.usual);
        Some(Span { from: from.min(x), to: to.max(x) })
    }

    /// What follows over that stretch, as `rated` rates a period. `None` for a field that is not there, or where something in the stretch is refused.
    #[must_use]
    pub fn of(period: &Period, field: Field, range: Span, rated: &dyn Fn(&Period) -> Option<Player>) -> Option<Self> {
        period.number(field)?;
        let mut tried = period.clone();
        let mut reach = |x: f64| {
            tried.put(field, x);
            let Player { rating, deviation, .. } = rated(&tried)?;
            Some(Reached { x, rating, deviation })
        };
        let place = |i: i32| range.from + range.length() * f64::from(i) / f64::from(POINTS - 1);
        let points: Vec<Reached> = (0..POINTS).map(|i| reach(place(i))).collect::<Option<_>>()?;
        let mut strip = Self { field, rating: period.player.rating, range, points, remarkable: Vec::new() };
        strip.remarkable = strip.found(&mut reach);
        Some(strip)
    }

    /// r where the number is x.
    #[must_use]
    pub fn before(&self, x: f64) -> f64 {
        if self.field == Field::PlayerRating { x } else { self.rating }
    }

    /// What r′ changes by over all of the stretch.
    #[must_use]
    pub fn height(&self) -> f64 {
        let ratings = || self.points.iter().map(|point| point.rating);
        ratings().fold(f64::MIN, f64::max) - ratings().fold(f64::MAX, f64::min)
    }

    /// Whether next to nothing follows from the number.
    #[must_use]
    pub fn is_flat(&self) -> bool {
        self.height() < NOTHING
    }

    /// What the stretch has in it.
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
        kinds.into_iter().filter_map(|(kind, at)| at.map(kind)).collect()
    }

    /// The first place where something crosses zero.
    fn zero(&self, of: &dyn Fn(&Reached) -> f64, reach: &mut dyn FnMut(f64) -> Option<Reached>) -> Option<Reached> {
        let pair = self.points.windows(2).find(|pair| (of(&pair[0]) < 0.0) != (of(&pair[1]) < 0.0))?;
        let (mut low, mut high) = (pair[0], pair[1]);
        for _ in 0..CUTS {
            let middle = reach(low.x.midpoint(high.x))?;
            if (of(&middle) < 0.0) == (of(&low) < 0.0) { low = middle } else { high = middle }
        }
        Some(high)
    }

    /// The place where something is least, if that is not at an end and it is more at both.
    fn least(&self, of: &dyn Fn(&Reached) -> f64, reach: &mut dyn FnMut(f64) -> Option<Reached>) -> Option<Reached> {
        let (first, last) = (self.points.first()?, self.points.last()?);
        let at = (0..self.points.len()).min_by(|&a, &b| of(&self.points[a]).total_cmp(&of(&self.points[b])))?;
        let (mut low, mut high) = (self.points.get(at.checked_sub(1)?)?.x, self.points.get(at + 1)?.x);
        // Each time the third that it is not in is left out.
        for _ in 0..CUTS {
            let third = (high - low) / 3.0;
            let (a, b) = (reach(low + third)?, reach(high - third)?);
            if of(&a) < of(&b) { high = b.x } else { low = a.x }
        }
        let found = reach(low.midpoint(high))?;
        let is_less = |end: &Reached| of(end) - of(&found) >= NOTHING;
        (is_less(first) && is_less(last)).then_some(found)
    }
}
