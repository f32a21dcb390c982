//! Dragging of numbers: converts pixels into steps of a field, or into the distance a handle in a chart has
//! moved.

/// Pixels per step.
const STEP: f64 = 4.0;
/// Movement in pixels from which a press with the mouse is a drag, not a click.
const CLICK: f64 = 4.0;
/// Movement in pixels from which a touch is a drag, not a tap.
const TAP: f64 = 8.0;
/// Factor by which a fast drag multiplies the steps.
pub const FAST: i32 = 10;

/// A pointer that is pressed and may be dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointerDrag {
    pressed_at: f64,
    /// Distance in pixels that the pointer may move before the press becomes a drag. Steps are counted from
    /// there, so that the first step is as long as the others and a click changes nothing.
    slack: f64,
    is_drag: bool,
    is_fast: bool,
    /// Position and step count at which the drag last changed between fast and slow. The position is in
    /// pixels beyond the slack.
    turn: (f64, i32),
    steps: i32,
}

impl PointerDrag {
    /// Starts with a pointer pressed at `x`, by touch or mouse.
    #[must_use]
    pub fn pressed(x: f64, is_touch: bool) -> Self {
        let slack = if is_touch { TAP } else { CLICK };
        Self {
            pressed_at: x,
            slack,
            is_drag: false,
            is_fast: false,
            turn: (0.0, 0),
            steps: 0,
        }
    }

    /// Moves the pointer to `x` and returns the distance from where it was pressed, in pixels.
    ///
    /// Returns `None` while the movement is too short for a drag.
    pub fn moved(&mut self, x: f64) -> Option<f64> {
        let moved = x - self.pressed_at;
        self.is_drag |= moved.abs() >= self.slack;
        self.is_drag.then_some(moved)
    }

    /// Moves the pointer to `x` and returns the number of steps from where it was pressed.
    ///
    /// Returns `None` while the movement is too short for a drag.
    pub fn to(&mut self, x: f64, is_fast: bool) -> Option<i32> {
        let moved = self.moved(x)?;
        let beyond = if moved < 0.0 {
            (moved + self.slack).min(0.0)
        } else {
            (moved - self.slack).max(0.0)
        };
        if is_fast != self.is_fast {
            (self.is_fast, self.turn) = (is_fast, (beyond, self.steps));
        }
        let (from, steps) = self.turn;
        // A float that is out of range saturates when it is cast.
        let by = ((beyond - from) / STEP) as i32;
        self.steps = steps.saturating_add(by.saturating_mul(if is_fast { FAST } else { 1 }));
        Some(self.steps)
    }
}
