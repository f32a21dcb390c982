//! Teaching of Glicko-2: lessons, exercises with their marking, the ways to reach a rating, and
//! mistakes in the learner's own numbers.
//!
//! Only data and functions over the engine. The texts are in `words/`.
//!
//! | module | is for |
//! |---|---|
//! | [`lessons`] | the lessons, one file each |
//! | [`exercises`] | exercises drawn from a code, sheets of them, and marking |
//! | [`struggle`] | common difficulties, and the places that answer them |
//! | [`solve`] | the result, the opponent or the number of wins that leads to a rating |
//! | [`check`] | known mistakes, and their recognition in numbers |

pub mod check;
pub mod exercises;
pub mod lessons;
pub mod solve;
pub mod struggle;
