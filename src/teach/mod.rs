//! Teaching Glicko-2: lessons, exercises with their marking, and what it takes to reach a rating.
//!
//! Pure data over the engine, without a word for people: what is said of it is in `present/text/learn/`.
//!
//! | module | is for |
//! |---|---|
//! | [`lesson`] | the lessons, one file each |
//! | [`exercise`] | exercises drawn from a code, sheets of them, and marking |
//! | [`solve`] | the result, the opponent or the number of wins that leads to a rating |

pub mod exercise;
pub mod lesson;
pub mod solve;
