//! Several periods over time: rating, confidence band, volatility.

use super::Span;
use crate::case::level::Level;
use crate::numbers::clamped;
use glicko2_steps::formulas::phi_star;
use glicko2_steps::order::ascending;
use glicko2_steps::seasons::Rated;
use glicko2_steps::{Player, scale};

/// The player's numbers at one time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The number of periods since the start. An idle period counts with its length.
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

/// An idle period.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idle {
    /// The index of the period, from 0.
    pub period: usize,
    /// The time at its start.
    pub from: f64,
    /// The time at its end.
    pub to: f64,
}

/// Several periods over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The confidence level of the band.
    pub level: Level,
    /// The numbers at the start and after each period.
    pub standings: Vec<Standing>,
    /// The numbers at the start, after each period, and at times within idle periods, where the band widens in a curve.
    pub along: Vec<Standing>,
    /// The idle periods, in order.
    pub idle: Vec<Idle>,
    /// The range of times on the axis.
    pub time: Span,
    /// The range of ratings on the axis: all ratings, and nearly all of the band. With many periods, the band of a
    /// little-known player may reach beyond.
    pub ratings: Span,
    /// The range of volatilities on the axis.
    pub volatilities: Span,
    /// In a simulation: the strength in each period, and whether the band holds it. Otherwise empty.
    pub strengths: Vec<(f64, bool)>,
}

/// The number of parts into which an idle period longer than 1 is divided for its curve.
const WITHIN: i32 = 8;
/// The number of idle periods, from the first, that are drawn as curves. With more, each is too short for a visible
/// curve.
const CURVED: usize = 100;
/// The largest absolute value. Larger numbers are drawn at this value.
const MAX: f64 = 1e12;
/// The smallest height of the rating axis, in points.
const MIN_POINTS: f64 = 10.0;
/// The reciprocal of the share of bands that may reach beyond the axis on either side. Otherwise the wide band at the
/// start would make a long chart flat.
const CUT: usize = 40;
/// The smallest height of the volatility axis, as a part of the volatility.
const MIN_PART: f64 = 0.05;

impl Course {
    /// Returns the chart of rated periods.
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
                    along.extend((1..WITHIN).map(|i| {
                        standing(from + share(i), waited(period.player, share(i)), level)
                    }));
                }
                idle.push(Idle {
                    period: k,
                    from,
                    to: time,
                });
            } else {
                time = (from + 1.0).min(MAX);
            }
            let end = standing(time, rated.trace.player, level);
            standings.push(end);
            along.push(end);
        }
        Self::from_standings(level, standings, along, idle)
    }

    /// Returns the chart of a player's numbers before the first game and after each.
    #[must_use]
    pub fn of_players(players: impl Iterator<Item = Player>, level: Level) -> Self {
        let standings = (0_u32..).zip(players);
        let standings: Vec<Standing> = standings
            .map(|(time, player)| standing(f64::from(time), player, level))
            .collect();
        Self::from_standings(level, standings.clone(), standings, Vec::new())
    }

    /// Returns the chart of at least one standing.
    fn from_standings(
        level: Level,
        standings: Vec<Standing>,
        along: Vec<Standing>,
        idle: Vec<Idle>,
    ) -> Self {
        let time = standings.last().map_or(0.0, |last| last.time);
        let least =
            |of: fn(&Standing) -> f64| standings.iter().map(of).fold(f64::INFINITY, f64::min);
        let most =
            |of: fn(&Standing) -> f64| standings.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let highest = most(|standing| standing.volatility);
        let lows: Vec<f64> = standings.iter().map(|standing| standing.low).collect();
        let highs: Vec<f64> = standings.iter().map(|standing| standing.high).collect();
        let cut = standings.len() / CUT;
        let low = lows[ascending(&lows)[cut]].min(least(|standing| standing.rating));
        let high =
            highs[ascending(&highs)[highs.len() - 1 - cut]].max(most(|standing| standing.rating));
        Self {
            level,
            time: Span::new(0.0, time, 1.0),
            ratings: Span::new(low, high, MIN_POINTS).padded(0.04),
            volatilities: Span::new(least(|s| s.volatility), highest, highest * MIN_PART)
                .padded(0.15),
            standings,
            along,
            idle,
            strengths: Vec::new(),
        }
    }

    /// Returns the chart with the strengths of a simulation, which the axis then includes.
    #[must_use]
    pub fn with_strengths(self, strengths: Vec<(f64, bool)>) -> Self {
        let all = || strengths.iter().map(|(strength, _)| *strength);
        let Span { from, to } = self.ratings;
        let (low, high) = (all().fold(from, f64::min), all().fold(to, f64::max));
        Self {
            ratings: Span::new(low, high, MIN_POINTS),
            strengths,
            ..self
        }
    }

    /// Returns the number of periods.
    #[must_use]
    pub fn periods(&self) -> usize {
        self.standings.len() - 1
    }

    /// Returns the player's numbers after a period, counted from 0.
    #[must_use]
    pub fn after(&self, period: usize) -> Option<&Standing> {
        self.standings.get(period.checked_add(1)?)
    }

    /// Returns the period whose end is nearest to a time, or the period that contains the time if it is long. `None` if
    /// there is no period.
    #[must_use]
    pub fn period_at(&self, time: f64) -> Option<usize> {
        /// The largest distance from its end, in periods, at which a past period is still meant.
        const REACH: f64 = 0.5;
        let last = self.periods().checked_sub(1)?;
        let ends = &self.standings[1..];
        let k = ends.partition_point(|end| end.time < time).min(last);
        let Some(before) = k.checked_sub(1) else {
            return Some(k);
        };
        let (past, ahead) = (time - ends[before].time, ends[k].time - time);
        Some(if past < ahead && past < REACH {
            before
        } else {
            k
        })
    }
}

/// Returns the player after a part of an idle period, by Step 6.
fn waited(player: Player, periods: f64) -> Player {
    let phi = phi_star(scale::phi(player.deviation), player.volatility, periods);
    Player {
        deviation: scale::deviation(phi),
        ..player
    }
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

/// Returns a line with at most four points per column: the first, the last, the lowest and the highest. The drawn line
/// looks the same.
#[must_use]
pub fn thinned(line: &[(f64, f64)], x: Span, columns: usize) -> Vec<(f64, f64)> {
    if line.len() <= 2 * columns {
        return line.to_vec();
    }
    let column = |x_: f64| ((x_ - x.from) / x.length() * columns as f64).floor();
    let mut thin = Vec::with_capacity(4 * columns);
    for points in line.chunk_by(|a, b| column(a.0) == column(b.0)) {
        let extreme = |sign: f64| {
            (0..points.len()).fold(0, |e, i| {
                if points[i].1 * sign > points[e].1 * sign {
                    i
                } else {
                    e
                }
            })
        };
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
