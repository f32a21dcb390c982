//! Glicko-2, step by step.
#[cfg(feature = "views")]
pub mod web;
