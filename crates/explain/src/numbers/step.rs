//! Stepping of a number up and down.

use super::{Typed, clamped, full, typed};

/// How a number changes by keys and by dragging.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stepping {
    /// The size of a step.
    pub step: f64,
    /// The smallest number that can be reached.
    pub least: f64,
    /// The largest number that can be reached.
    pub most: f64,
    /// The usual range of the number, which the sensitivity chart shows.
    pub usual: [f64; 2],
    /// Number of steps between two numbers at which a drag pauses, counted from 0. Scores pause at ½, for
    /// example. With 0 there are no pauses.
    pub rests: u8,
    /// The size of a step when a handle in a chart is dragged, small enough to keep the handle under the
    /// pointer.
    pub fine: f64,
}

/// Number of extra steps for which a drag pauses.
const REST: f64 = 2.0;
/// Distance, in fine steps, within which a handle in a chart snaps to a number at which drags pause.
const STICKS: f64 = 0.8;

impl Stepping {
    /// Returns the field's text after a number of steps from the typed number.
    ///
    /// Steps lead to multiples of the step size: from 1503 up to 1510. Returns `None` if the text is not a
    /// number or the number cannot change, for example because it is at the end of its range.
    #[must_use]
    pub fn after(&self, text: &str, steps: i32) -> Option<String> {
        self.moved(text, steps, |from, steps| from + steps)
    }

    /// Returns the field's text after a drag over a number of steps.
    ///
    /// Works like [`after`](Self::after), but the drag pauses at numbers that the user is likely to want,
    /// such as a score of ½.
    #[must_use]
    pub fn dragged(&self, text: &str, steps: i32) -> Option<String> {
        let rests = f64::from(self.rests);
        self.moved(text, steps, |from, steps| {
            if rests == 0.0 {
                return from + steps;
            }
            let (turn, rest) = (from.div_euclid(rests), from.rem_euclid(rests));
            let place =
                turn * (rests + REST) + if rest == 0.0 { REST / 2.0 } else { rest + REST } + steps;
            place.div_euclid(rests + REST) * rests
                + (place.rem_euclid(rests + REST) - REST).max(0.0)
        })
    }

    fn moved(&self, text: &str, steps: i32, go: impl FnOnce(f64, f64) -> f64) -> Option<String> {
        let Typed::Number(x) = typed(text) else {
            return None;
        };
        // Without this, zero steps would round the number to a multiple of the step size.
        if steps == 0 {
            return None;
        }
        let at = x / self.step;
        // A multiple of the step size may be slightly off: 0.15 is not exactly a multiple of 0.05.
        let on_grid = at.round();
        let from = match steps {
            _ if (at - on_grid).abs() < 1e-9 => on_grid,
            ..=0 => at.ceil(),
            _ => at.floor(),
        };
        let to = go(from, f64::from(steps)) * self.step;
        // Next to a number at which drags pause, the result could lie on the wrong side of `x`.
        let leads_on = if steps < 0 { to < x } else { to > x };
        leads_on.then(|| self.reached(to, x)).flatten()
    }

    /// Returns the field's text after a handle in a chart moved by `by` from the typed number.
    ///
    /// Returns `None` if the text is not a number or the number does not change.
    #[must_use]
    pub fn followed(&self, text: &str, by: f64) -> Option<String> {
        let Typed::Number(x) = typed(text) else {
            return None;
        };
        if by == 0.0 {
            return None;
        }
        let at = (x + by) / self.fine;
        let rests = f64::from(self.rests);
        let rest = (at / rests).round() * rests;
        let is_held = self.rests > 0 && (at - rest).abs() < STICKS;
        self.reached((if is_held { rest } else { at.round() }) * self.fine, x)
    }

    /// Returns the text of the multiple of the step size nearest to `to`, or `None` if it equals the typed
    /// number.
    #[must_use]
    pub fn nearest(&self, text: &str, to: f64) -> Option<String> {
        let Typed::Number(x) = typed(text) else {
            return None;
        };
        self.reached((to / self.step).round() * self.step, x)
    }

    /// Returns the text of `to` limited to the range, or `None` if it equals `x`.
    fn reached(&self, to: f64, x: f64) -> Option<String> {
        // Otherwise steps of 0.05 would lead to 0.15000000000000002.
        let decimals = 10f64.powi(6);
        let reached = (clamped(to, self.least, self.most) * decimals).round() / decimals;
        (reached != x).then(|| full(reached))
    }
}
