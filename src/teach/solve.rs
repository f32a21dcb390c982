//! Solving for what leads to a wanted rating: the score of a game, the rating of its opponent, or how many such wins.
//!
//! Everything is found with the engine itself, or with the rules of a place: no formula is turned round. r′ grows with each score, but a stronger opponent, or one more win,
//! may lower it, as all games of a period share one step. So a range is sampled before anything in it is halved.

use crate::glicko2::{self, Field, Period, Player, scale};
use crate::number::rounded;

/// How somebody else than the paper rates a period.
pub type Rate<'a> = &'a dyn Fn(&Period) -> Option<Player>;

/// The player after a period, by the paper or as a place rates.
#[must_use]
pub fn rated(period: &Period, rate: Option<Rate>) -> Option<Player> {
    match rate {
        None => Some(glicko2::rate(period).ok()?.player),
        Some(rate) => rate(period),
    }
}

/// Within so much of the wanted rating it is reached: half a unit of the last digit that is shown.
pub const NEAR: f64 = 0.005;
/// The ratings among which an opponent is looked for.
pub const OPPONENTS: [f64; 2] = [0.0, 4000.0];
/// Nobody counts wins further.
pub const MOST_WINS: usize = 200;

/// Why nothing leads to a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoAnswer {
    /// Everything leads lower: at most to this.
    TooHigh {
        /// The highest r′.
        most: f64,
    },
    /// Everything leads higher: at least to this.
    TooLow {
        /// The lowest r′.
        least: f64,
    },
    /// The rating leaps over what is wanted, since Step 5 finds another zero from one point on.
    Leap {
        /// r′ just before it.
        below: f64,
        /// r′ just after it.
        above: f64,
    },
    /// However many wins: they lead closer and closer to this, and never there.
    Never {
        /// What r′ stays below.
        bound: f64,
    },
    /// It takes more wins than anybody counts.
    MoreThan {
        /// So many were tried.
        wins: usize,
        /// r′ after the last of them.
        rating: f64,
    },
    /// There is no such game, or what is asked about cannot be rated.
    NotRated,
}

/// The score of game `game`, from 0 to 1, that leads to a rating.
///
/// # Errors
///
/// Why there is none. r′ grows with s, so it lies between what a loss and what a win leads to.
pub fn score(period: &Period, game: usize, wanted: f64, rate: Option<Rate>) -> Result<f64, NoAnswer> {
    solve(period, Field::GameScore(game), [0.0, 1.0], 20, wanted, rate)
}

/// The rating of the opponent of game `game`, among [`OPPONENTS`], that leads to a rating; of several the nearest to the present one.
///
/// # Errors
///
/// Why there is none.
pub fn opponent(period: &Period, game: usize, wanted: f64, rate: Option<Rate>) -> Result<f64, NoAnswer> {
    solve(period, Field::GameRating(game), OPPONENTS, 160, wanted, rate)
}

/// The roundest number near `x` in place of which a field leads to the wanted rating as well: one with as few decimals as will do.
#[must_use]
pub fn roundest(period: &Period, field: Field, x: f64, wanted: f64, rate: Option<Rate>) -> f64 {
    let mut period = period.clone();
    let mut leads_there = |x: &f64| {
        period.put(field, *x);
        rated(&period, rate).is_some_and(|player| (player.rating - wanted).abs() <= NEAR)
    };
    (0..=MOST_DECIMALS).map(|decimals| rounded(x, decimals)).find(|x| leads_there(x)).unwrap_or(x)
}

/// Nothing is written with more decimals.
const MOST_DECIMALS: usize = 12;

/// The hundreds next to a rating: one below it, and two above.
#[must_use]
pub fn hundreds(rating: f64) -> [f64; 3] {
    let above = ((rating / Goal::APART).floor() + 1.0) * Goal::APART;
    let below = ((rating / Goal::APART).ceil() - 1.0) * Goal::APART;
    [below, above, above + Goal::APART]
}

/// A place on the range and r′ there.
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
        period.put(field, x);
        Ok(rated(&period, rate).ok_or(NoAnswer::NotRated)?.rating)
    };
    let samples = samples(&mut after, range, parts)?;

    let mut nearest: Option<f64> = None;
    let mut leap = None;
    for pair in samples.windows(2).filter(|pair| (pair[0].1 <= wanted) != (pair[1].1 <= wanted)) {
        let [start, end] = halved(&mut after, pair[0], pair[1], wanted)?;
        let off = |sample: Sample| (sample.1 - wanted).abs();
        let (x, reached) = if off(start) <= off(end) { start } else { end };
        if (reached - wanted).abs() > NEAR {
            leap = Some(NoAnswer::Leap { below: start.1.min(end.1), above: start.1.max(end.1) });
        } else if nearest.is_none_or(|other| (x - present).abs() < (other - present).abs()) {
            nearest = Some(x);
        }
    }
    let most = samples.iter().fold(f64::NEG_INFINITY, |most, sample| most.max(sample.1));
    let least = samples.iter().fold(f64::INFINITY, |least, sample| least.min(sample.1));
    // What is touched is not crossed.
    let touched = || samples.iter().find(|sample| (sample.1 - wanted).abs() <= NEAR).map(|sample| sample.0);
    match nearest.or_else(touched) {
        Some(x) => Ok(x),
        None if wanted > most => Err(NoAnswer::TooHigh { most }),
        None if wanted < least => Err(NoAnswer::TooLow { least }),
        None => Err(leap.unwrap_or(NoAnswer::NotRated)),
    }
}

/// r′ at both ends of a range, at equal distances between them, and where it is highest and lowest.
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
        let best = (0..=parts).fold(0, |best, i| if sign * samples[i].1 > sign * samples[best].1 { i } else { best });
        // Thirds, as the summit lies between the neighbours of the highest sample.
        let (mut low, mut high) = (at(best.saturating_sub(1)), at((best + 1).min(parts)));
        for _ in 0..60 {
            let [left, right] = [low + (high - low) / 3.0, high - (high - low) / 3.0];
            if sign * after(left)? < sign * after(right)? { low = left } else { high = right }
        }
        let summit = low.midpoint(high);
        samples.push((summit, after(summit)?));
    }
    let places: Vec<f64> = samples.iter().map(|sample| sample.0).collect();
    Ok(crate::order::ascending(&places).into_iter().map(|i| samples[i]).collect())
}

/// Between two places with the wanted rating between them, two that are next to each other, or reach it.
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
        if (sample.1 <= wanted) == (start.1 <= wanted) { start = sample } else { end = sample }
    }
}

/// When further wins are had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// All of them in the period at hand, beside its games.
    Together,
    /// One in each period that follows it.
    Apart,
}

/// How many further games like game `game`, but won, lead to a rating or above it: the least number; 0 if it takes none.
///
/// # Errors
///
/// Why there is none. In one period r′ only comes near r + 173.7178 ∕ (gE), however many are won: n wins bring n g(1 − E) to the sum of Step 4 and
/// n g²E(1 − E) to 1 ∕ v, so with no other games r′ − r stays below the quotient of these.
pub fn wins(period: &Period, game: usize, wanted: f64, when: When, rate: Option<Rate>) -> Result<usize, NoAnswer> {
    let mut last = None;
    for (count, rating) in ratings(period, game, when, rate).enumerate() {
        if rating >= wanted {
            return Ok(count);
        }
        last = Some(rating);
    }
    let rating = last.ok_or(NoAnswer::NotRated)?;
    let bound = if when == When::Together && rate.is_none() { bound(period, game) } else { None };
    Err(match bound {
        Some(bound) if wanted >= bound => NoAnswer::Never { bound },
        _ => NoAnswer::MoreThan { wins: MOST_WINS, rating },
    })
}

/// r′ after so many further games like game `game`, but won.
#[must_use]
pub fn after_wins(period: &Period, game: usize, count: usize, when: When, rate: Option<Rate>) -> Option<f64> {
    ratings(period, game, when, rate).nth(count)
}

/// r′ after 0, 1, … [`MOST_WINS`] wins like a game, as far as it can be rated.
fn ratings<'a>(period: &'a Period, game: usize, when: When, rate: Option<Rate<'a>>) -> impl Iterator<Item = f64> + 'a {
    let won = period.games.get(game).map(|game| glicko2::Game { score: 1.0, ..*game });
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

/// What r′ stays below with any number of further wins in a period.
///
/// (Σ₀ + n g(1 − E)) ∕ (1 ∕ φ*² + 1 ∕ v₀ + n g²E(1 − E)) is, whatever φ* is, below the larger of Σ₀v₀, which is Δ of the games at hand, and 1 ∕ (gE).
fn bound(period: &Period, game: usize) -> Option<f64> {
    let trace = glicko2::rate(period).ok()?;
    let won = trace.games.get(game)?;
    Some(scale::rating(trace.mu + trace.delta?.max(1.0 / (won.g * won.e))))
}

/// A rating to reach by wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    /// The rating.
    pub rating: f64,
    /// How many wins it takes; `None` if more than [`MOST_WINS`].
    pub wins: Option<usize>,
}

impl Goal {
    /// Goals are so many points apart.
    const APART: f64 = 100.0;
    /// So many are told.
    const TOLD: usize = 3;
}

/// The first game that was won, counted from 0, and how many more such wins, each in a period of its own, lead to the next hundreds; `None` if no game was won.
#[must_use]
pub fn goals(period: &Period, rate: Option<Rate>) -> Option<(usize, Vec<Goal>)> {
    let won = period.games.iter().position(|game| game.score == 1.0)?;
    let mut goals: Vec<Goal> = Vec::new();
    let mut open = 0;
    for (count, rating) in ratings(period, won, When::Apart, rate).enumerate() {
        if count == 0 {
            let first = (rating / Goal::APART).floor() + 1.0;
            goals.extend((0..Goal::TOLD).map(|i| Goal { rating: (first + i as f64) * Goal::APART, wins: None }));
        }
        while open < goals.len() && rating >= goals[open].rating {
            goals[open].wins = Some(count);
            open += 1;
        }
        if open == goals.len() {
            break;
        }
    }
    (!goals.is_empty()).then_some((won, goals))
}
