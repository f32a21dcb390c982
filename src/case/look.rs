//! How a case is looked at.

use super::detail::Detail;
use super::level::Level;
use super::moment::Moment;
use crate::glicko2::Rounding;
use crate::number::Digits;

/// How a case is looked at. Part of its link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How many decimals.
    pub digits: Digits,
    /// The confidence level.
    pub level: Level,
    /// Exact arithmetic or the paper's.
    pub rounding: Rounding,
    /// Whether what has not been reached is covered.
    pub hide: bool,
    /// Whether one step fills the screen, for a room with a beamer.
    pub present: bool,
    /// The period that is looked at, from 0.
    pub period: usize,
    /// Where in its derivation. None: before it, with the answer.
    pub moment: Option<Moment>,
    /// How much of the derivation is open.
    pub detail: Detail,
}
