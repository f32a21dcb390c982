//! The check of numbers: the library of mistakes, the reading of pasted text, and the findings.

use crate::support::{outcomes, periods, snapshot};

mod alike;
mod certainty;
mod lines;
mod random;
mod rates;
mod read;
mod table;
mod verdicts;
