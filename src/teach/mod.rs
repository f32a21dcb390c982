//! What teaches: known mistakes and their recognition. Pure, over the engine.

pub mod check;
