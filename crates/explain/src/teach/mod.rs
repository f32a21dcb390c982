//! Teaching of Glicko-2: lessons, exercises with their marking, the ways to reach a rating, and
//! mistakes in the learner's own numbers.
//!
//! Only data and functions over the engine. The texts are in `words/`.
//!
//! | module | is for |
//! |---|---|
//! | [`lesson`] | the lessons, one file each |
//! | [`exercise`] | exercises drawn from a code, sheets of them, and marking |
//! | [`struggle`] | common difficulties, and the places that answer them |
//! | [`solve`] | the result, the opponent or the number of wins that leads to a rating |
//! | [`check`] | known mistakes, and their recognition in numbers |

pub mod check;
pub mod exercise;
pub mod lesson;
pub mod solve;
pub mod struggle;
