//! The tests that share one program: linking takes longer than running them.

#![allow(
    clippy::duplicate_mod,
    reason = "the examples, which some tests run, share a module"
)]

mod case;
mod charts;
mod check;
mod claims;
#[path = "../../../glicko2-steps/tests/engine/support/mod.rs"]
mod engine_support;
mod exports;
mod facts;
mod import;
mod in_turn;
mod json_lines;
mod league_input;
mod league_ratings;
mod lessons;
mod link;
mod number;
mod number_style;
mod practise;
mod predictions;
mod reported;
mod season_charts;
mod sentences;
mod solve;
mod stage;
mod steps;
mod strip;
#[path = "../support/mod.rs"]
mod support;
mod system_results;
mod systems;
mod systems_steps;
mod table;
mod why;
mod words;
