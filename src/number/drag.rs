//! Dragging a number: from pixels to steps, or how far a handle in a picture follows.

/// One step for so many pixels.
const STEP: f64 = 4.0;
/// What moves less is a click.
const CLICK: f64 = 4.0;
/// What moves less is a tap.
const TAP: f64 = 8.0;
/// Fast, a drag goes so many steps for one.
pub const FAST: i32 = 10;

/// A pointer that was pressed and may be dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pressed_at: f64,
    /// How far it may move and still be a press. Steps are counted from there, so that the first one is as long as the others, and where it
    /// was pressed nothing is changed.
    slack: f64,
    is_drag: bool,
    is_fast: bool,
    /// Where it became fast or slow last, in pixels beyond the slack, and after how many steps.
    turn: (f64, i32),
    steps: i32,
}

impl Drag {
    /// A pointer that is pressed at `x`, a finger or a mouse.
    #[must_use]
    pub fn pressed(x: f64, is_touch: bool) -> Self {
        let slack = if is_touch { TAP } else { CLICK };
        Self { pressed_at: x, slack, is_drag: false, is_fast: false, turn: (0.0, 0), steps: 0 }
    }

    /// It moves to `x`: how far that is from where it was pressed. `None`: so far it is no drag.
    pub fn moved(&mut self, x: f64) -> Option<f64> {
        let moved = x - self.pressed_at;
        self.is_drag |= moved.abs() >= self.slack;
        self.is_drag.then_some(moved)
    }

    /// It moves to `x`: how many steps that is from where it was pressed. `None`: so far it is no drag.
    pub fn to(&mut self, x: f64, is_fast: bool) -> Option<i32> {
        let moved = self.moved(x)?;
        let beyond = if moved < 0.0 { (moved + self.slack).min(0.0) } else { (moved - self.slack).max(0.0) };
        if is_fast != self.is_fast {
            (self.is_fast, self.turn) = (is_fast, (beyond, self.steps));
        }
        let (from, steps) = self.turn;
        // As far as a hand can go, and a computer count.
        let by = ((beyond - from) / STEP) as i32;
        self.steps = steps.saturating_add(by.saturating_mul(if is_fast { FAST } else { 1 }));
        Some(self.steps)
    }
}
