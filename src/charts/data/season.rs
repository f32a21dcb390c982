//! A season over time: rating, confidence band, volatility.

use super::Span;
use crate::case::level::Level;
use crate::glicko2::formulas::phi_star;
use crate::glicko2::{Player, scale};
use crate::number::clamped;
use crate::order::ascending;
use crate::season::Rated;

/// Where the player stands at one time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Rating periods since the start, idle ones counted by their length.
    pub time: f64,
    /// r.
    pub rating: f64,
    /// The band's lower end, r − z RD.
    pub low: f64,
    /// The band's upper end, r + z RD.
    pub high: f64,
    /// σ.
    pub volatility: f64,
}

/// A time without games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idle {
    /// The period, from 0.
    pub period: usize,
    /// When it began.
    pub from: f64,
    /// When it ended.
    pub to: f64,
}

/// A season over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The level of the band.
    pub level: Level,
    /// The start, and the end of each period.
    pub standings: Vec<Standing>,
    /// The start, the end of each period, and times within idle periods, along which the band widens in a curve.
    pub along: Vec<Standing>,
    /// The times without games, in order.
    pub idle: Vec<Idle>,
    /// The time that is shown.
    pub time: Span,
    /// The ratings that are shown: all of the season, with nearly all of its band. In a long season the band of somebody hardly known
    /// may reach beyond.
    pub ratings: Span,
    /// The volatilities that are shown.
    pub volatilities: Span,
}

/// An idle period longer than a period is shown at so many times within it.
const WITHIN: i32 = 8;
/// So many idle periods at most are shown so; more are too short for a curve to be seen.
const CURVED: usize = 100;
/// Numbers beyond this are shown as this; a chart could not tell.
const MAX: f64 = 1e12;
/// Less than this many points from bottom to top are not looked at closely.
const MIN_POINTS: f64 = 10.0;
/// One in so many bands may reach beyond what is shown, on either side; else all of a long season would be drawn small for its start.
const CUT: usize = 40;
/// Less than this part of the volatility is not looked at closely, either.
const MIN_PART: f64 = 0.05;

impl Course {
    /// The chart of a season.
    #[must_use]
    pub fn of(rated: &Rated, level: Level) -> Self {
        let mut time = 0.0;
        let mut standings = Vec::with_capacity(rated.periods.len() + 1);
        let mut along = Vec::with_capacity(rated.periods.len() + 1);
        let mut idle = Vec::new();
        let start = standing(time, rated.start, level);
        standings.push(start);
        along.push(start);
        for (k, rated) in rated.periods.iter().enumerate() {
            let period = &rated.period;
            let from = time;
            if period.games.is_empty() {
                time = (from + period.idle_periods).min(MAX);
                if time - from > 1.0 && idle.len() < CURVED {
                    let share = |i: i32| (time - from) * f64::from(i) / f64::from(WITHIN);
                    along
                        .extend((1..WITHIN).map(|i| standing(from + share(i), waited(period.player, share(i)), level)));
                }
                idle.push(Idle { period: k, from, to: time });
            } else {
                time = (from + 1.0).min(MAX);
            }
            let end = standing(time, rated.trace.player, level);
            standings.push(end);
            along.push(end);
        }
        let least = |of: fn(&Standing) -> f64| standings.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn(&Standing) -> f64| standings.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let highest = most(|standing| standing.volatility);
        let lows: Vec<f64> = standings.iter().map(|standing| standing.low).collect();
        let highs: Vec<f64> = standings.iter().map(|standing| standing.high).collect();
        let cut = standings.len() / CUT;
        let low = lows[ascending(&lows)[cut]].min(least(|standing| standing.rating));
        let high = highs[ascending(&highs)[highs.len() - 1 - cut]].max(most(|standing| standing.rating));
        Self {
            level,
            time: Span::new(0.0, time, 1.0),
            ratings: Span::new(low, high, MIN_POINTS).padded(0.04),
            volatilities: Span::new(least(|s| s.volatility), highest, highest * MIN_PART).padded(0.15),
            standings,
            along,
            idle,
        }
    }

    /// How many periods there are.
    #[must_use]
    pub fn periods(&self) -> usize {
        self.standings.len() - 1
    }

    /// Where the player stands after a period, from 0.
    #[must_use]
    pub fn after(&self, period: usize) -> Option<&Standing> {
        self.standings.get(period.checked_add(1)?)
    }

    /// The period whose end is nearest to a time, but within a long one that one; `None` if there is no period.
    #[must_use]
    pub fn period_at(&self, time: f64) -> Option<usize> {
        /// So far beyond its end a period is still what is meant.
        const REACH: f64 = 0.5;
        let last = self.periods().checked_sub(1)?;
        let ends = &self.standings[1..];
        let k = ends.partition_point(|end| end.time < time).min(last);
        let Some(before) = k.checked_sub(1) else { return Some(k) };
        let (past, ahead) = (time - ends[before].time, ends[k].time - time);
        Some(if past < ahead && past < REACH { before } else { k })
    }
}

/// The player after so much of an idle time, by Step 6.
fn waited(player: Player, periods: f64) -> Player {
    let phi = phi_star(scale::phi(player.deviation), player.volatility, periods);
    Player { deviation: scale::deviation(phi), ..player }
}

fn standing(time: f64, player: Player, level: Level) -> Standing {
    let margin = level.deviations() * player.deviation;
    let shown = |x: f64| clamped(x, -MAX, MAX);
    Standing {
        time,
        rating: shown(player.rating),
        low: shown(player.rating - margin),
        high: shown(player.rating + margin),
        volatility: shown(player.volatility),
    }
}

/// A line with at most four points to each of so many columns: where it enters and leaves it, its lowest and its highest. It looks
/// the same, however many points it had.
#[must_use]
pub fn thinned(line: &[(f64, f64)], x: Span, columns: usize) -> Vec<(f64, f64)> {
    if line.len() <= 2 * columns {
        return line.to_vec();
    }
    let column = |x_: f64| ((x_ - x.from) / x.length() * columns as f64).floor();
    let mut thin = Vec::with_capacity(4 * columns);
    for points in line.chunk_by(|a, b| column(a.0) == column(b.0)) {
        let extreme =
            |sign: f64| (0..points.len()).fold(0, |e, i| if points[i].1 * sign > points[e].1 * sign { i } else { e });
        let (low, high) = (extreme(-1.0), extreme(1.0));
        let keep = [0, low.min(high), low.max(high), points.len() - 1];
        let mut last = None;
        for i in keep {
            if last != Some(i) {
                thin.push(points[i]);
            }
            last = Some(i);
        }
    }
    thin
}
