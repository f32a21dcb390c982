//! From a trace to what people read: numbers, words, formulas. Data only; views and exports give it a dress.

pub mod level;
pub mod number;
pub mod symbol;
