//! What the tests of places share: a case at a place.

#![allow(dead_code, unreachable_pub, reason = "a module of each test file, of which each takes what it needs")]

use glicko2_steps::glicko2::{Game, Period, Player};
use glicko2_steps::systems::{Case, Outcome, System, by_id, outcome};
use std::collections::HashMap;

#[track_caller]
pub fn system(id: &str) -> &'static System {
    by_id(id).unwrap_or_else(|| panic!("a place called {id}"))
}

pub fn player(rating: f64, deviation: f64, volatility: f64) -> Player {
    Player { rating, deviation, volatility }
}

pub fn game(rating: f64, deviation: f64, score: f64) -> Game {
    Game { rating, deviation, score }
}

/// What a place makes of a case, with some answers and the others left as they are.
#[track_caller]
pub fn at(id: &str, player: Player, games: &[Game], answers: &[(&str, &str)]) -> Outcome {
    let system = system(id);
    let answers: HashMap<&str, &str> = answers.iter().copied().collect();
    let asked = system.read(|id| answers.get(id).copied()).expect("answers that are allowed");
    let case = Case { period: Period::new(player, 0.5, games.to_vec()), asked };
    outcome(system, &case).expect("a case that can be rated")
}

/// The digits to which a number was printed.
#[track_caller]
pub fn prints(got: f64, want: &str) {
    let decimals = want.split_once('.').map_or(0, |(_, after)| after.len());
    assert_eq!(format!("{got:.decimals$}"), want);
}
