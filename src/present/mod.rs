//! From a trace to what people read: numbers, words, formulas. Data only; views and exports give it a dress.

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
pub mod refusal;
pub mod role;
pub mod screen;
pub mod season;
pub mod solve;
pub mod stage;
pub mod step;
pub mod steps;
pub mod symbol;
pub mod text;
pub mod why;
pub mod worksheet;
