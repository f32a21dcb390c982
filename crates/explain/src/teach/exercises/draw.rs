//! Random cases for exercises, with round numbers close enough that every slip shows.

use super::code::{SplitMix64, fnv1a};
use super::{Level, Quantity};
use glicko2_steps::{Game, Period, Player, Trace, rate};

/// The player's possible RDs.
const DEVIATIONS: [f64; 8] = [50.0, 80.0, 100.0, 150.0, 200.0, 250.0, 300.0, 350.0];
/// The opponents' possible RDs.
const OPPONENTS: [f64; 10] = [
    30.0, 50.0, 60.0, 80.0, 100.0, 120.0, 150.0, 200.0, 250.0, 300.0,
];
/// The possible scores: decided games twice as often as draws.
const SCORES: [f64; 5] = [0.0, 0.0, 1.0, 1.0, 0.5];
/// The possible σ in exercises over a whole period.
const VOLATILITIES: [f64; 4] = [0.05, 0.06, 0.07, 0.08];
/// The possible τ in exercises over a whole period.
const TAUS: [f64; 4] = [0.3, 0.5, 0.6, 1.0];

/// The smallest difference between the player's RD and an opponent's; otherwise a confusion of the
/// two would not show.
const APART: f64 = 20.0;
/// The opponent's RD from which E differs visibly from E without g.
const G_SHOWS: f64 = 100.0;

/// Draws cases until one suits the question.
pub(super) fn draw(level: Level, asks: Option<Quantity>, seed: &str) -> (Period, Trace) {
    counted(level, asks, seed).1
}

/// Returns the number of cases drawn for a seed until one suits the question.
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
        let Some(trace) = Some(&period)
            .filter(|period| is_usual(period))
            .and_then(|period| rate(period).ok())
        else {
            continue;
        };
        if is_fit(asks, &period, &trace) {
            return (count, (period, trace));
        }
    }
}

/// Draws one case. The order of the draws and the lists must not change, because codes depend on
/// them.
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
    let game = |_| {
        Game::new(
            rating - 300.0 + 25.0 * f64::from(random.below(25)),
            random.one_of(&OPPONENTS),
            random.one_of(&SCORES),
        )
    };
    let games = (0..games).map(game).collect();
    Period::new(Player::new(rating, deviation, volatility), tau, games)
}

/// Returns whether a case has no special values: the player is not at 1500, no opponent has the
/// player's rating or nearly the player's RD, and no two games are the same.
fn is_usual(Period { player, games, .. }: &Period) -> bool {
    let is_special = |(j, game): (usize, &Game)| {
        game.rating == player.rating
            || (game.deviation - player.deviation).abs() < APART
            || games[..j].contains(game)
    };
    player.rating != 1500.0 && !games.iter().enumerate().any(is_special)
}

/// Returns whether the result is neither obvious nor extreme, and the usual slips in the question
/// show.
fn is_fit(asks: Option<Quantity>, period: &Period, trace: &Trace) -> bool {
    let change = (trace.player.rating - period.player.rating).abs();
    let shows = match asks {
        Some(Quantity::E(_)) => period.games[0].deviation >= G_SHOWS,
        // s and 1 − s are the same for a draw.
        Some(Quantity::Delta) => period.games[0].score != 0.5,
        _ => true,
    };
    shows
        && trace
            .games
            .iter()
            .all(|game| (0.12..=0.88).contains(&game.e))
        && (3.0..=250.0).contains(&change)
}
