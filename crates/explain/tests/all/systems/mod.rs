//! Rating systems: their constants, their results, and the texts about them.

mod anything;
mod compared;
mod older;
mod other_formulas;
mod rated;
mod registered;

use crate::engine_support as support;
use crate::support::{snapshot, systems};
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
