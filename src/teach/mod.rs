//! Teaching Glicko-2: lessons, exercises with their marking, what it takes to reach a rating, and where somebody's own numbers go wrong.
//!
//! Pure data over the engine, without a word for people: what is said of it is in `present/text/`.
//!
//! | module | is for |
//! |---|---|
//! | [`lesson`] | the lessons, one file each |
//! | [`exercise`] | exercises drawn from a code, sheets of them, and marking |
//! | [`struggle`] | what puzzles people, and where each of it has its answer |
//! | [`solve`] | the result, the opponent or the number of wins that leads to a rating |
//! | [`check`] | known mistakes, and their recognition in numbers |

pub mod check;
pub mod exercise;
pub mod lesson;
pub mod solve;
pub mod struggle;
