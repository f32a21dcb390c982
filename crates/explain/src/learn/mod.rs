//! Descriptions in words of what [`teach`](crate::teach) computes: lessons, exercises, the check of the reader's numbers,
//! ways to reach a rating; also the reader's guesses.

pub mod check;
pub mod exercises;
pub mod guess;
pub mod lessons;
pub mod simulated;
pub mod solve;
