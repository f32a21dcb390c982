//! How many such wins it takes to reach a rating.

use super::remarks::{Rate, rated};
use crate::glicko2::Period;

/// A rating to reach by wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    /// The rating.
    pub rating: f64,
    /// How many wins it takes; `None` if more than [`Goal::MOST`].
    pub wins: Option<usize>,
}

impl Goal {
    /// Nobody counts further.
    pub const MOST: usize = 200;
    /// Goals are so many points apart.
    const APART: f64 = 100.0;
    /// So many are told.
    const TOLD: usize = 3;
}

/// The first game that was won, counted from 0, and how many more such wins, each in a period of its own, lead to the next hundreds; `None` if no game was won.
#[must_use]
pub fn goals(period: &Period, rate: Option<Rate>) -> Option<(usize, Vec<Goal>)> {
    let won = period.games.iter().position(|game| game.score == 1.0)?;
    let mut player = rated(period, rate)?;
    let first = (player.rating / Goal::APART).floor() + 1.0;
    let mut goals: Vec<Goal> =
        (0..Goal::TOLD).map(|i| Goal { rating: (first + i as f64) * Goal::APART, wins: None }).collect();
    let mut next = Period {
        player,
        games: vec![period.games[won]],
        epsilon: period.epsilon,
        ..Period::new(player, period.tau, Vec::new())
    };
    let mut open = 0;
    for wins in 1..=Goal::MOST {
        next.player = player;
        player = rated(&next, rate)?;
        while open < goals.len() && player.rating >= goals[open].rating {
            goals[open].wins = Some(wins);
            open += 1;
        }
        if open == goals.len() {
            break;
        }
    }
    Some((won, goals))
}
