//! Solving for a wanted rating: the score of a game, the rating of its opponent, or a number of
//! further wins; and for a [`deviation`].
//!
//! Everything is found with the engine or with the rules of a system; no formula is inverted. r′
//! grows with each score, but a stronger opponent or one more win may lower it, because all games
//! of a period share one step. So a range is sampled first, and then bisected.

pub mod deviation;

use crate::numbers::rounded;
use glicko2_steps::{Field, Period, Player, scale};

/// A function that rates a period by another system than the paper.
pub type Rate<'a> = &'a dyn Fn(&Period) -> Option<Player>;

/// Returns the player after a period, rated by the paper or by a system.
#[must_use]
pub fn rated(period: &Period, rate: Option<Rate>) -> Option<Player> {
    match rate {
        None => Some(glicko2_steps::rate(period).ok()?.player),
        Some(rate) => rate(period),
    }
}

/// The largest distance from the wanted rating that counts as reached: half a unit of the last
/// digit shown.
pub const NEAR: f64 = 0.005;
/// The range of ratings in which an opponent is searched.
pub const OPPONENTS: [f64; 2] = [0.0, 4000.0];
/// The largest number of wins that is tried.
pub const MOST_WINS: usize = 200;

/// The reason why nothing leads to a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoAnswer {
    /// All values lead to lower ratings.
    TooHigh {
        /// The highest r′.
        most: f64,
    },
    /// All values lead to higher ratings.
    TooLow {
        /// The lowest r′.
        least: f64,
    },
    /// The rating jumps past the wanted one, because Step 5 finds another zero from one value on.
    Leap {
        /// r′ just before the jump.
        below: f64,
        /// r′ just after the jump.
        above: f64,
    },
    /// Any number of wins leads below a bound.
    Never {
        /// The bound, which r′ approaches but does not reach.
        bound: f64,
    },
    /// More wins than are tried.
    MoreThan {
        /// The number of wins tried.
        wins: usize,
        /// r′ after the last win.
        rating: f64,
    },
    /// There is no such game, or the period cannot be rated.
    NotRated,
}

/// Returns the score of a game, from 0 to 1, that leads to a rating.
///
/// # Errors
///
/// Returns the reason if there is none. r′ grows with s, so it lies between the results of a loss
/// and of a win.
pub fn score(
    period: &Period,
    game: usize,
    wanted: f64,
    rate: Option<Rate>,
) -> Result<f64, NoAnswer> {
    solve(period, Field::GameScore(game), [0.0, 1.0], 20, wanted, rate)
}

/// Returns the rating of a game's opponent, in [`OPPONENTS`], that leads to a rating. Of several,
/// returns the nearest to the present one.
///
/// # Errors
///
/// Returns the reason if there is none.
pub fn opponent(
    period: &Period,
    game: usize,
    wanted: f64,
    rate: Option<Rate>,
) -> Result<f64, NoAnswer> {
    solve(
        period,
        Field::GameRating(game),
        OPPONENTS,
        160,
        wanted,
        rate,
    )
}

/// Returns the roundest number near `x` with which the field also leads to the wanted rating, with
/// as few decimals as possible.
#[must_use]
pub fn roundest(period: &Period, field: Field, x: f64, wanted: f64, rate: Option<Rate>) -> f64 {
    let mut period = period.clone();
    let mut leads_there = |x: &f64| {
        period.set(field, *x);
        rated(&period, rate).is_some_and(|player| (player.rating - wanted).abs() <= NEAR)
    };
    (0..=MOST_DECIMALS)
        .map(|decimals| rounded(x, decimals))
        .find(|x| leads_there(x))
        .unwrap_or(x)
}

/// The largest number of decimals of a rounded number.
const MOST_DECIMALS: usize = 12;

/// Returns the multiples of 100 next to a rating: one below it, and two above.
#[must_use]
pub fn hundreds(rating: f64) -> [f64; 3] {
    const APART: f64 = 100.0;
    let above = ((rating / APART).floor() + 1.0) * APART;
    let below = ((rating / APART).ceil() - 1.0) * APART;
    [below, above, above + APART]
}

/// A value in the range, and r′ with it.
type Sample = (f64, f64);

fn solve(
    period: &Period,
    field: Field,
    range: [f64; 2],
    parts: usize,
    wanted: f64,
    rate: Option<Rate>,
) -> Result<f64, NoAnswer> {
    let mut period = period.clone();
    let present = period.number(field).ok_or(NoAnswer::NotRated)?;
    let mut after = |x: f64| -> Result<f64, NoAnswer> {
        period.set(field, x);
        Ok(rated(&period, rate).ok_or(NoAnswer::NotRated)?.rating)
    };
    let samples = samples(&mut after, range, parts)?;

    let mut nearest: Option<f64> = None;
    let mut leap = None;
    for pair in samples
        .windows(2)
        .filter(|pair| (pair[0].1 <= wanted) != (pair[1].1 <= wanted))
    {
        let [start, end] = halved(&mut after, pair[0], pair[1], wanted)?;
        let off = |sample: Sample| (sample.1 - wanted).abs();
        let (x, reached) = if off(start) <= off(end) { start } else { end };
        if (reached - wanted).abs() > NEAR {
            leap = Some(NoAnswer::Leap {
                below: start.1.min(end.1),
                above: start.1.max(end.1),
            });
        } else if nearest.is_none_or(|other| (x - present).abs() < (other - present).abs()) {
            nearest = Some(x);
        }
    }
    let most = samples
        .iter()
        .fold(f64::NEG_INFINITY, |most, sample| most.max(sample.1));
    let least = samples
        .iter()
        .fold(f64::INFINITY, |least, sample| least.min(sample.1));
    // A rating that r′ touches without crossing it is also reached.
    let touched = || {
        samples
            .iter()
            .find(|sample| (sample.1 - wanted).abs() <= NEAR)
            .map(|sample| sample.0)
    };
    match nearest.or_else(touched) {
        Some(x) => Ok(x),
        None if wanted > most => Err(NoAnswer::TooHigh { most }),
        None if wanted < least => Err(NoAnswer::TooLow { least }),
        None => Err(leap.unwrap_or(NoAnswer::NotRated)),
    }
}

/// Returns r′ at both ends of a range, at equal distances between them, and where it is highest and
/// lowest.
fn samples(
    after: &mut dyn FnMut(f64) -> Result<f64, NoAnswer>,
    [from, to]: [f64; 2],
    parts: usize,
) -> Result<Vec<Sample>, NoAnswer> {
    let at = |i: usize| from + (to - from) * (i as f64 / parts as f64);
    let mut samples = Vec::with_capacity(parts + 3);
    for i in 0..=parts {
        samples.push((at(i), after(at(i))?));
    }
    for sign in [1.0, -1.0] {
        let best = (0..=parts).fold(0, |best, i| {
            if sign * samples[i].1 > sign * samples[best].1 {
                i
            } else {
                best
            }
        });
        // Ternary search, because the extreme lies between the neighbours of the extreme sample.
        let (mut low, mut high) = (at(best.saturating_sub(1)), at((best + 1).min(parts)));
        for _ in 0..60 {
            let [left, right] = [low + (high - low) / 3.0, high - (high - low) / 3.0];
            if sign * after(left)? < sign * after(right)? {
                low = left;
            } else {
                high = right;
            }
        }
        let summit = low.midpoint(high);
        samples.push((summit, after(summit)?));
    }
    let places: Vec<f64> = samples.iter().map(|sample| sample.0).collect();
    Ok(glicko2_steps::order::ascending(&places)
        .into_iter()
        .map(|i| samples[i])
        .collect())
}

/// Bisects between two samples on either side of the wanted rating, until they are neighbouring
/// numbers or one of them has reached it.
fn halved(
    after: &mut dyn FnMut(f64) -> Result<f64, NoAnswer>,
    mut start: Sample,
    mut end: Sample,
    wanted: f64,
) -> Result<[Sample; 2], NoAnswer> {
    loop {
        let middle = start.0.midpoint(end.0);
        if middle == start.0 || middle == end.0 || start.1 == wanted || end.1 == wanted {
            return Ok([start, end]);
        }
        let sample = (middle, after(middle)?);
        if (sample.1 <= wanted) == (start.1 <= wanted) {
            start = sample;
        } else {
            end = sample;
        }
    }
}

/// The time of further wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// All in the present period, with its games.
    Together,
    /// One in each following period.
    Apart,
}

/// Returns the smallest number of further games like game `game`, but won, that lead to a rating or
/// above it; 0 if none are needed.
///
/// # Errors
///
/// Returns the reason if there is none. In one period r′ only approaches r + 173.7178 ∕ (gE) with
/// any number of wins: n wins add n g(1 − E) to the sum of Step 4 and n g²E(1 − E) to 1 ∕ v, so
/// without other games r′ − r stays below 173.7178 times their quotient.
pub fn wins(
    period: &Period,
    game: usize,
    wanted: f64,
    when: When,
    rate: Option<Rate>,
) -> Result<usize, NoAnswer> {
    let mut last = None;
    for (count, rating) in ratings(period, game, when, rate).enumerate() {
        if rating >= wanted {
            return Ok(count);
        }
        last = Some(rating);
    }
    let rating = last.ok_or(NoAnswer::NotRated)?;
    let bound = if when == When::Together && rate.is_none() {
        bound(period, game)
    } else {
        None
    };
    Err(match bound {
        Some(bound) if wanted >= bound => NoAnswer::Never { bound },
        _ => NoAnswer::MoreThan {
            wins: MOST_WINS,
            rating,
        },
    })
}

/// Returns r′ after `count` further games like game `game`, but won.
#[must_use]
pub fn after_wins(
    period: &Period,
    game: usize,
    count: usize,
    when: When,
    rate: Option<Rate>,
) -> Option<f64> {
    ratings(period, game, when, rate).nth(count)
}

/// Returns r′ after 0, 1, … [`MOST_WINS`] wins like a game, as long as it can be rated.
fn ratings<'a>(
    period: &'a Period,
    game: usize,
    when: When,
    rate: Option<Rate<'a>>,
) -> impl Iterator<Item = f64> + 'a {
    let won = period.games.get(game).map(|game| glicko2_steps::Game {
        score: 1.0,
        ..*game
    });
    let mut next = period.clone();
    (0..=MOST_WINS).map_while(move |count| {
        if count > 0 {
            match when {
                When::Together => next.games.push(won?),
                When::Apart => next.games = vec![won?],
            }
        }
        let player = rated(&next, rate).filter(|_| won.is_some())?;
        if when == When::Apart {
            next.player = player;
        }
        Some(player.rating)
    })
}

/// Returns the bound of r′ with any number of further wins in a period.
///
/// (Σ₀ + n g(1 − E)) ∕ (1 ∕ φ*² + 1 ∕ v₀ + n g²E(1 − E)) is, for any φ*, below the larger of 1 ∕
/// (gE) and Σ₀v₀, which is Δ of the present games.
fn bound(period: &Period, game: usize) -> Option<f64> {
    let trace = glicko2_steps::rate(period).ok()?;
    let won = trace.games.get(game)?;
    Some(scale::rating(
        trace.mu + trace.delta?.max(1.0 / (won.g * won.e)),
    ))
}
