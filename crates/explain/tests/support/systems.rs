//! Helpers for the tests of rating systems: a case and its outcome in a system.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "a module of each test file, of which each takes what it needs"
)]

use explain::systems::{Case, OptionKind, Options, Outcome, System, by_id, outcome};
use explain::words::Language;
use glicko2_steps::{Game, Period, Player};
use std::collections::HashMap;

#[track_caller]
pub fn system(id: &str) -> &'static System {
    by_id(id).unwrap_or_else(|| panic!("a system called {id}"))
}

pub fn player(rating: f64, deviation: f64, volatility: f64) -> Player {
    Player::new(rating, deviation, volatility)
}

pub fn game(rating: f64, deviation: f64, score: f64) -> Game {
    Game::new(rating, deviation, score)
}

/// Returns a case with some options typed and the others at their defaults.
#[track_caller]
pub fn case_at(system: &'static System, period: &Period, typed: &[(&str, &str)]) -> Case {
    let typed: HashMap<&str, &str> = typed.iter().copied().collect();
    let options = system
        .read_options(|id| typed.get(id).copied())
        .expect("options that are allowed");
    Case {
        period: period.clone(),
        options,
    }
}

/// Returns the outcome of a case in a system, with some options typed and the others at their defaults.
#[track_caller]
pub fn at(id: &str, player: Player, games: &[Game], typed: &[(&str, &str)]) -> Outcome {
    let system = system(id);
    let case = case_at(system, &Period::new(player, 0.5, games.to_vec()), typed);
    outcome(system, &case).expect("a case that can be rated")
}

/// Returns options within the allowed bounds, made from numbers between 0 and 1.
pub fn some_options(system: &System, seeds: &[f64]) -> Options {
    let mut seeds = seeds.iter().cycle();
    let typed: HashMap<&str, String> = system
        .options
        .iter()
        .map(|option| {
            let seed = seeds.next().copied().unwrap_or(0.5);
            let text = match option.kind {
                OptionKind::Choice(choices) => choices
                    [((seed * choices.len() as f64) as usize).min(choices.len() - 1)]
                .id
                .to_owned(),
                OptionKind::Number { optional: true, .. } if seed < 0.3 => String::new(),
                OptionKind::Number { least, most, .. } => {
                    (least + seed.powi(4) * (most - least)).to_string()
                }
            };
            (option.id, text)
        })
        .collect();
    system
        .read_options(|id| typed.get(id).map(String::as_str))
        .expect("options that are allowed")
}

/// Returns the text that players see first.
#[track_caller]
pub fn reads(outcome: &Outcome) -> String {
    outcome
        .system
        .shown
        .first()
        .expect("a number that players see")
        .read(outcome, Language::En)
}

/// Returns the value of the first number that players see.
#[track_caller]
pub fn shows(outcome: &Outcome) -> f64 {
    (outcome
        .system
        .shown
        .first()
        .expect("a number that players see")
        .values)(outcome)[0]
        .value
}

/// Asserts that a number rounds to the digits in `want`.
#[track_caller]
pub fn prints(got: f64, want: &str) {
    let decimals = want.split_once('.').map_or(0, |(_, after)| after.len());
    assert_eq!(format!("{got:.decimals$}"), want);
}
