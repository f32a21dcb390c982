//! The start of a player, worked out from the first changes that a site gave.
//!
//! A change of the rating is about φ′² g (s − E), so the first changes show the RD well and the volatility badly. All
//! pairs on a grid are tried. Cutting off decimals moves a whole change by less than a point either way, with a
//! variance of 1/6.

use super::compare::rate;
use super::player::{OwnGame, PlayerGames};
use glicko2_steps::Player;

/// The largest number of games that are used.
const MOST_GAMES: usize = 30;
/// The variance of a whole change around the exact one.
const VARIANCE: f64 = 1.0 / 6.0;
/// The growth of the sum of squares over the variance up to which a pair remains possible, for 95%.
const POSSIBLE: f64 = 3.84;
/// The ratio of neighbouring RDs, at first and near the best one.
const STEP: f64 = 1.06;
const FINE_STEP: f64 = 1.01;
/// The volatilities that are tried.
const VOLATILITIES: [f64; 5] = [0.045, 0.06, 0.075, 0.09, 0.1];

/// The sum of squares for an RD and a volatility, and these two.
type Try = [f64; 3];

/// A start that was worked out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorkedOut {
    /// The player before the first game. The rating is the one that the file gives, and RD has two decimals.
    pub start: Player,
    /// The smallest and the largest RD that explain the changes as well, with 95% confidence.
    pub deviation: [f64; 2],
    /// The smallest and the largest such volatility.
    pub volatility: [f64; 2],
    /// The number of games that were used.
    pub games: usize,
    /// The typical difference between their changes and ours, in points.
    pub typical: f64,
}

/// Works out the start from the first games. `assumed` is the RD of opponents without one. Returns `None` if the first
/// games have no changes, or if the rules of the site are not known.
#[must_use]
pub fn work_out(games: &PlayerGames, assumed: f64) -> Option<WorkedOut> {
    let system = games.system?;
    let first = games
        .periods
        .iter()
        .take(MOST_GAMES)
        .filter_map(|period| Some((period.days, period.games.first()?)));
    let with_numbers =
        |&(_, game): &(Option<f64>, &OwnGame)| game.change.is_some() && game.own_rating.is_some();
    let first: Vec<(Option<f64>, &OwnGame)> = first.take_while(with_numbers).collect();
    let rating = first.first()?.1.own_rating?;
    let squares = |deviation: f64, volatility: f64| {
        let mut now = Player::new(rating, deviation, volatility);
        let mut sum = 0.0;
        for (days, game) in &first {
            // The rating is that of the file, so that only RD and volatility are worked out.
            now.rating = game.own_rating.unwrap_or(now.rating);
            let after = rate(system, games, now, *days, game, assumed)?;
            sum += (after.rating - now.rating - game.change.unwrap_or(0.0)).powi(2);
            now = after;
        }
        Some(sum)
    };
    let range = system.bounds.deviation;
    let mut tries: Vec<Try> = Vec::new();
    let mut add = |least: f64, most: f64, step: f64| {
        let mut deviation = least;
        while deviation < most * step {
            let rd = range.clamp(deviation);
            tries.extend(
                VOLATILITIES
                    .iter()
                    .filter_map(|&volatility| Some([squares(rd, volatility)?, rd, volatility])),
            );
            deviation *= step;
        }
        tries.iter().copied().min_by(|a, b| a[0].total_cmp(&b[0]))
    };
    let [_, near, _] = add(range.least, range.most, STEP)?;
    let [least, deviation, volatility] = add(near / STEP, near * STEP, FINE_STEP)?;
    let variance = (least / first.len() as f64).max(VARIANCE);
    // The limits are the nearest values that are no longer possible.
    let ends = |of: usize| {
        let (possible, others): (Vec<Try>, Vec<Try>) = tries
            .iter()
            .partition(|values| values[0] <= least + POSSIBLE * variance);
        let low = possible
            .iter()
            .map(|values| values[of])
            .fold(f64::INFINITY, f64::min);
        let high = possible.iter().map(|values| values[of]).fold(0.0, f64::max);
        let below = others
            .iter()
            .map(|values| values[of])
            .filter(|&x| x < low)
            .fold(0.0, f64::max);
        let above = others
            .iter()
            .map(|values| values[of])
            .filter(|&x| x > high)
            .fold(f64::INFINITY, f64::min);
        [
            if below > 0.0 { below } else { low },
            if above.is_finite() { above } else { high },
        ]
    };
    Some(WorkedOut {
        start: Player {
            rating,
            // The changes do not show RD more precisely, and the reader sees it in a field.
            deviation: (deviation * 100.0).round() / 100.0,
            volatility,
        },
        deviation: ends(1),
        volatility: ends(2),
        games: first.len(),
        typical: (least / first.len() as f64).sqrt(),
    })
}
