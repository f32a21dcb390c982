//! View options: how a case is shown.

use super::detail::Detail;
use super::level::Level;
use super::step_position::StepPosition;
use crate::numbers::Digits;
use glicko2_steps::Rounding;

/// The view options. They are part of the link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The number of decimals.
    pub digits: Digits,
    /// The confidence level.
    pub level: Level,
    /// Exact arithmetic, or the paper's rounding.
    pub rounding: Rounding,
    /// Whether values after the current step are hidden.
    pub hide: bool,
    /// Whether one step fills the screen, for a presentation.
    pub present: bool,
    /// The period on view, from 0.
    pub period: usize,
    /// The step position. `None` before the first step, where only the answer is shown.
    pub position: Option<StepPosition>,
    /// How much of the derivation is open.
    pub detail: Detail,
}
