//! Drawing the case of an exercise: round numbers, near enough to each other that every slip shows.

use super::code::{SplitMix64, fnv1a};
use super::{Level, Quantity};
use crate::glicko2::{Game, Period, Player, Trace, rate};

/// The player's RD.
const DEVIATIONS: [f64; 8] = [50.0, 80.0, 100.0, 150.0, 200.0, 250.0, 300.0, 350.0];
/// An opponent's RD.
const OPPONENTS: [f64; 10] = [30.0, 50.0, 60.0, 80.0, 100.0, 120.0, 150.0, 200.0, 250.0, 300.0];
/// Scores, decided games twice as often as draws.
const SCORES: [f64; 5] = [0.0, 0.0, 1.0, 1.0, 0.5];
/// σ in a period as a whole.
const VOLATILITIES: [f64; 4] = [0.05, 0.06, 0.07, 0.08];
/// τ in a period as a whole.
const TAUS: [f64; 4] = [0.3, 0.5, 0.6, 1.0];

/// An RD is so far from every other at least, or the wrong one would not show.
const APART: f64 = 20.0;
/// From this RD of the opponent on E differs visibly from an E without g.
const G_SHOWS: f64 = 100.0;

/// Draws cases until one is fit for what is asked.
pub(super) fn draw(level: Level, asks: Option<Quantity>, seed: &str) -> (Period, Trace) {
    counted(level, asks, seed).1
}

/// How many cases are drawn for an exercise of a seed until one is fit.
#[must_use]
pub fn draws(level: Level, asks: Option<Quantity>, seed: &str) -> usize {
    counted(level, asks, seed).0
}

fn counted(level: Level, asks: Option<Quantity>, seed: &str) -> (usize, (Period, Trace)) {
    let mut random = SplitMix64::new(fnv1a(seed));
    let mut count = 0;
    loop {
        count += 1;
        let period = once(level, &mut random);
        let Some(trace) = Some(&period).filter(|period| is_usual(period)).and_then(|period| rate(period).ok()) else {
            continue;
        };
        if is_fit(asks, &period, &trace) {
            return (count, (period, trace));
        }
    }
}

/// One case. The order of what is drawn, and the lists, are part of what a code means.
fn once(level: Level, random: &mut SplitMix64) -> Period {
    let rating = 1200.0 + 50.0 * f64::from(random.below(13));
    let deviation = random.one_of(&DEVIATIONS);
    let (volatility, tau) = match level {
        Level::Period => (random.one_of(&VOLATILITIES), random.one_of(&TAUS)),
        Level::Formula | Level::Step => (0.06, 0.5),
    };
    let games = match level {
        Level::Formula => 1,
        Level::Step => 1 + random.below(2),
        Level::Period => 2 + random.below(2),
    };
    let game = |_| Game {
        rating: rating - 300.0 + 25.0 * f64::from(random.below(25)),
        deviation: random.one_of(&OPPONENTS),
        score: random.one_of(&SCORES),
    };
    let games = (0..games).map(game).collect();
    Period::new(Player { rating, deviation, volatility }, tau, games)
}

/// Whether it is no special case: the player is not at 1500, nobody is the player's equal, no two games are the same, and the wrong RD would show.
fn is_usual(Period { player, games, .. }: &Period) -> bool {
    let is_special = |(j, game): (usize, &Game)| {
        game.rating == player.rating || (game.deviation - player.deviation).abs() < APART || games[..j].contains(game)
    };
    player.rating != 1500.0 && !games.iter().enumerate().any(is_special)
}

/// Whether what comes of it is neither a matter of course nor out of the ordinary, and the usual slips show in what is asked.
fn is_fit(asks: Option<Quantity>, period: &Period, trace: &Trace) -> bool {
    let change = (trace.player.rating - period.player.rating).abs();
    let shows = match asks {
        Some(Quantity::E) => period.games[0].deviation >= G_SHOWS,
        // Of a draw s and 1 − s are the same.
        Some(Quantity::Delta) => period.games[0].score != 0.5,
        _ => true,
    };
    shows && trace.games.iter().all(|game| (0.12..=0.88).contains(&game.e)) && (3.0..=250.0).contains(&change)
}
