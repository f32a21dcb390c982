//! Rating systems: their constants, their results, and the texts about them.

mod anything;
mod compared;
mod glicko_1995;
mod other_formulas;
mod rated;
mod registered;
#[path = "../support/mod.rs"]
mod support;
#[path = "../support/systems.rs"]
mod systems;

use glicko2_steps::glicko::{self, c_from_periods};
use glicko2_steps::glicko2::{Game, Period, Player, rate, scale};
use glicko2_steps::group::wvw;
use glicko2_steps::systems::{
    Case, Family, Outcome, Rating, System, What, all, dominion_level, inversus, lichess, ogs, outcome, showdown, tetrio,
};
use proptest::prelude::*;
use serde::Deserialize;
use support::{CLOSE, EXACT_POINTS};
use systems::{at, game, player, shows, system};

fn outcome_of(system: &'static System, period: &Period) -> Outcome {
    outcome(system, &Case { period: period.clone(), options: system.default_options() }).unwrap()
}
