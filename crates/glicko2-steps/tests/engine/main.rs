//! The tests of the engine, in one program: linking takes longer than running them.

mod group;
mod hostile;
mod league;
mod paper;
mod parts;
mod performance;
mod period;
mod properties;
mod quantity;
mod rate_all;
mod reference;
mod season;
mod sentences;
mod standings;
mod support;
