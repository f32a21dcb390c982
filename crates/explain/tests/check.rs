//! The check of numbers: the library of mistakes, the reading of pasted text, and the findings.

#[path = "check/alike.rs"]
mod alike;
#[path = "check/certainty.rs"]
mod certainty;
#[path = "check/lines.rs"]
mod lines;
#[path = "support/outcomes.rs"]
mod outcomes;
#[path = "support/periods.rs"]
mod periods;
#[path = "check/random.rs"]
mod random;
#[path = "check/rates.rs"]
mod rates;
#[path = "check/read.rs"]
mod read;
#[path = "support/snapshot.rs"]
mod snapshot;
#[path = "check/table.rs"]
mod table;
#[path = "check/verdicts.rs"]
mod verdicts;
