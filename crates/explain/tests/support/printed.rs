//! Names and numbers as they are printed.

use std::fmt::Debug;

/// Returns the name of a variant.
pub(crate) fn variant(value: &impl Debug) -> String {
    let printed = format!("{value:?}");
    printed.split([' ', '(']).next().unwrap().to_owned()
}

/// Returns the number of decimals of a printed number.
pub(crate) fn decimals(printed: &str) -> usize {
    printed.split_once('.').map_or(0, |(_, after)| after.len())
}
