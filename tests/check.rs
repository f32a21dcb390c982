//! Where somebody's numbers go wrong: the library of mistakes, what is read, and what is said.

#[path = "check/alike.rs"]
mod alike;
#[path = "check/certainty.rs"]
mod certainty;
#[path = "check/lines.rs"]
mod lines;
#[path = "support/periods.rs"]
mod periods;
#[path = "check/random.rs"]
mod random;
#[path = "check/rates.rs"]
mod rates;
#[path = "check/read.rs"]
mod read;
#[path = "check/table.rs"]
mod table;
