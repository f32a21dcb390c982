//! Going up and down from a number, step by step.

use super::{Typed, clamped, full, typed};

/// How a number is stepped, by keys or by dragging.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stepping {
    /// One step.
    pub step: f64,
    /// No step leads below this.
    pub least: f64,
    /// Nor above this.
    pub most: f64,
}

impl Stepping {
    /// What stands in a field after so many steps from what was typed there; `None` if that is no number, or already at the end.
    ///
    /// Steps lead along multiples of one: from 1503 up to 1510.
    #[must_use]
    pub fn after(&self, text: &str, steps: i32) -> Option<String> {
        let Typed::Number(x) = typed(text) else { return None };
        let at = x / self.step;
        // A number on the grid may be a little beside it, as 0.15 is no multiple of 0.05.
        let on_grid = at.round();
        let from = match steps {
            _ if (at - on_grid).abs() < 1e-9 => on_grid,
            ..=0 => at.ceil(),
            _ => at.floor(),
        };
        let reached = clamped((from + f64::from(steps)) * self.step, self.least, self.most);
        // Steps of 0.05 would leave 0.15000000000000002.
        let decimals = 10f64.powi(6);
        let reached = (reached * decimals).round() / decimals;
        (reached != x).then(|| full(reached))
    }
}
