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
    /// The stretch within which people try numbers: a picture of what follows from it shows this much.
    pub usual: [f64; 2],
    /// At every so many steps from 0 a drag rests before it goes on, as at ½ among scores. 0: nowhere.
    pub rests: u8,
    /// In a picture a handle goes by so much, to stay where the pointer is.
    pub fine: f64,
}

/// So many steps' way a drag rests longer than elsewhere.
const REST: f64 = 2.0;
/// In a picture it is held by such a number from so many steps away.
const STICKS: f64 = 0.8;

impl Stepping {
    /// What stands in a field after so many steps from what was typed there; `None` if that is no number, or already at the end.
    ///
    /// Steps lead along multiples of one: from 1503 up to 1510.
    #[must_use]
    pub fn after(&self, text: &str, steps: i32) -> Option<String> {
        self.moved(text, steps, |from, steps| from + steps)
    }

    /// The same by a drag as long as so many steps, which rests where numbers are that one would rather meet than pass.
    #[must_use]
    pub fn dragged(&self, text: &str, steps: i32) -> Option<String> {
        let rests = f64::from(self.rests);
        self.moved(text, steps, |from, steps| {
            if rests == 0.0 {
                return from + steps;
            }
            let (turn, rest) = (from.div_euclid(rests), from.rem_euclid(rests));
            let place = turn * (rests + REST) + if rest == 0.0 { REST / 2.0 } else { rest + REST } + steps;
            place.div_euclid(rests + REST) * rests + (place.rem_euclid(rests + REST) - REST).max(0.0)
        })
    }

    fn moved(&self, text: &str, steps: i32, go: impl FnOnce(f64, f64) -> f64) -> Option<String> {
        let Typed::Number(x) = typed(text) else { return None };
        // No step leads nowhere, not even onto the grid.
        if steps == 0 {
            return None;
        }
        let at = x / self.step;
        // A number on the grid may be a little beside it, as 0.15 is no multiple of 0.05.
        let on_grid = at.round();
        let from = match steps {
            _ if (at - on_grid).abs() < 1e-9 => on_grid,
            ..=0 => at.ceil(),
            _ => at.floor(),
        };
        let to = go(from, f64::from(steps)) * self.step;
        // A number beside one where drags rest does not go back to that one.
        let leads_on = if steps < 0 { to < x } else { to > x };
        leads_on.then(|| self.reached(to, x)).flatten()
    }

    /// What stands in a field once a handle in a picture was moved by so much from what was typed there; `None` if that is no number, or stays.
    #[must_use]
    pub fn followed(&self, text: &str, by: f64) -> Option<String> {
        let Typed::Number(x) = typed(text) else { return None };
        if by == 0.0 {
            return None;
        }
        let at = (x + by) / self.fine;
        let rests = f64::from(self.rests);
        let rest = (at / rests).round() * rests;
        let is_held = self.rests > 0 && (at - rest).abs() < STICKS;
        self.reached((if is_held { rest } else { at.round() }) * self.fine, x)
    }

    /// The step nearest to a number, if it is another than what was typed.
    #[must_use]
    pub fn nearest(&self, text: &str, to: f64) -> Option<String> {
        let Typed::Number(x) = typed(text) else { return None };
        self.reached((to / self.step).round() * self.step, x)
    }

    /// A number within the ends, unless it is `x`.
    fn reached(&self, to: f64, x: f64) -> Option<String> {
        // Steps of 0.05 would leave 0.15000000000000002.
        let decimals = 10f64.powi(6);
        let reached = (clamped(to, self.least, self.most) * decimals).round() / decimals;
        (reached != x).then(|| full(reached))
    }
}
