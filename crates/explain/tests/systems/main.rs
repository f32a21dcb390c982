//! Rating systems: their constants, their results, and the texts about them.

mod anything;
mod compared;
mod older;
mod other_formulas;
mod rated;
mod registered;
#[path = "../support/snapshot.rs"]
mod snapshot;
#[path = "../../../glicko2-steps/tests/engine/support/mod.rs"]
mod support;
#[path = "../support/systems.rs"]
mod systems;

use explain::systems::{
    Case, Family, Outcome, Rating, System, What, all, dominion_level, inversus, lichess, ogs,
    outcome, showdown, tetrio,
};
use glicko2_steps::glicko_1995::{self, c_from_periods};
use glicko2_steps::groups::wvw;
use glicko2_steps::{Game, Period, Player, rate, scale};
use proptest::prelude::*;
use serde::Deserialize;
use support::{CLOSE, EXACT_POINTS};
use systems::{at, game, player, shows, system};

fn outcome_of(system: &'static System, period: &Period) -> Outcome {
    outcome(
        system,
        &Case {
            period: period.clone(),
            options: system.default_options(),
        },
    )
    .unwrap()
}
