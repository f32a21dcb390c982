//! Turns a trace into numbers, sentences and formulas for people. The results are data; views and exports
//! format them.

pub mod answer;
pub mod brief;
pub mod changing;
pub mod check;
pub mod differences;
pub mod formula;
pub mod glicko;
pub mod glossary;
pub mod guess;
pub mod league;
pub mod learn;
pub mod math;
pub mod mathml;
pub mod practise;
pub mod role;
pub(crate) mod rounding;
pub mod screen;
pub mod season;
pub mod solve;
pub mod stage;
pub mod step;
pub mod steps;
pub mod summary;
pub mod text;
pub mod unread;
pub mod values;
pub mod why;
pub mod words;
pub mod worksheet;

pub use glicko2_steps::symbol;
