//! Solving for a deviation: the games that make it small, the pause that makes it large, and the one
//! that explains a change of the rating.

use super::{NoAnswer, Rate, rated, solve};
use glicko2_steps::{Field, Period};

/// The number of games after which no more are tried.
pub const MOST_GAMES: usize = 5_000;
/// The longest pause that is tried, in days or periods.
pub const LONGEST_PAUSE: u32 = 36_500;

/// The RD after some games, or after a pause.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reached {
    /// RD is beyond the wanted one for the first time.
    After {
        /// The number of games, days or periods; 0 if none are needed.
        count: usize,
        /// RD then.
        deviation: f64,
    },
    /// RD comes to rest before the wanted one.
    Settles {
        /// RD there.
        deviation: f64,
    },
    /// More is needed than is tried.
    MoreThan {
        /// The number of games, days or periods tried.
        count: usize,
        /// RD then.
        deviation: f64,
    },
}

/// Returns the number of games after which RD is below `wanted`, if a period's games are played
/// again and again: all of them in each period, or with `one_by_one` each in a period of its own.
///
/// Rating and volatility stay as they are, because the results of a player whose rating is right
/// move them up and down, while RD hardly depends on results. Returns `None` if there are no games,
/// or if they cannot be rated.
#[must_use]
pub fn games_until(
    period: &Period,
    wanted: f64,
    one_by_one: bool,
    rate: Option<Rate>,
) -> Option<Reached> {
    /// The relative change in a round of games below which RD is at rest.
    const REST: f64 = 1e-7;
    let together = if one_by_one { 1 } else { period.games.len() };
    let mut next = period.clone();
    let mut deviation = period.player.deviation;
    let mut count = 0;
    if deviation < wanted {
        return Some(Reached::After { count, deviation });
    }
    while count < MOST_GAMES {
        let before = deviation;
        for games in period.games.chunks(together.max(1)) {
            next.games.clear();
            next.games.extend_from_slice(games);
            next.player.deviation = deviation;
            deviation = rated(&next, rate)?.deviation;
            count += games.len();
            if deviation < wanted {
                return Some(Reached::After { count, deviation });
            }
        }
        if (deviation - before).abs() <= REST * before {
            return (count > 0).then_some(Reached::Settles { deviation });
        }
    }
    Some(Reached::MoreThan { count, deviation })
}

/// Returns the shortest time without games, in whole days or periods, after which RD is above
/// `wanted`. `after` returns RD after a time, which never falls.
#[must_use]
pub fn pause_until(wanted: f64, after: &dyn Fn(u32) -> Option<f64>) -> Option<Reached> {
    let reached = |count: u32, deviation| Reached::After {
        count: count as usize,
        deviation,
    };
    let now = after(0)?;
    if now > wanted {
        return Some(reached(0, now));
    }
    let (mut low, mut high) = (0, LONGEST_PAUSE);
    let mut end = after(high)?;
    if end <= wanted {
        return Some(if after(high / 2)? == end {
            Reached::Settles { deviation: end }
        } else {
            Reached::MoreThan {
                count: high as usize,
                deviation: end,
            }
        });
    }
    while high - low > 1 {
        let middle = low.midpoint(high);
        let deviation = after(middle)?;
        if deviation > wanted {
            (high, end) = (middle, deviation);
        } else {
            low = middle;
        }
    }
    Some(reached(high, end))
}

/// Returns the player's RD, within a range, with which a period's games change the rating by
/// `change`. `opponents` replaces every opponent's RD.
///
/// # Errors
///
/// Returns the reason if there is none.
pub fn own_deviation(
    period: &Period,
    range: [f64; 2],
    change: f64,
    opponents: Option<f64>,
    rate: Option<Rate>,
) -> Result<f64, NoAnswer> {
    let mut period = period.clone();
    if let Some(deviation) = opponents {
        for game in &mut period.games {
            game.deviation = deviation;
        }
    }
    let wanted = period.player.rating + change;
    solve(&period, Field::PlayerDeviation, range, 20, wanted, rate)
}
