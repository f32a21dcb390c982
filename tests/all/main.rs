//! The tests that share one program: linking takes longer than running them.

mod app;
mod brief;
mod checking;
mod corpus;
mod drag;
mod folders;
mod full;
mod glossary;
mod guessing;
mod handles;
mod handout;
mod importing;
mod kit;
mod league_app;
mod league_views;
mod learning;
mod many;
mod noise;
mod one_by_one;
mod practising;
mod presenting;
mod russian;
mod saved;
mod search;
mod share;
mod share_views;
mod solving;
mod style;
#[path = "../support/mod.rs"]
mod support;
mod system_views;
mod text;
mod time_views;
mod tooltip;
mod unknown_rd;
mod views;
