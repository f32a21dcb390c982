//! Drag handles of charts. Only the live page draws them, so exported pictures have none.

use crate::case::stepping;
use glicko2_steps::Field;

/// The target of a drag handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DragTarget {
    /// A number of the period. Games are indexed as rated.
    Field(Field),
    /// An end of the starting bracket of Step 5: 0 is A, 1 is B.
    End(usize),
}

/// The names of the two ends on the page.
const ENDS: [&str; 2] = ["start.a", "start.b"];

impl DragTarget {
    /// Returns the name of the target on the page.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Field(field) => stepping::name(field),
            Self::End(i) => ENDS[i].to_owned(),
        }
    }

    /// Returns the target with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let end = ENDS.iter().position(|&end| end == name).map(Self::End);
        end.or_else(|| stepping::field_by_name(name).map(Self::Field))
    }
}

/// The direction in which a handle is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// Horizontally: the value grows to the right.
    Across,
    /// Vertically: the value grows upwards.
    Up,
}

/// A drag handle of a chart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DragHandle {
    /// The target.
    pub target: DragTarget,
    /// The present value.
    pub value: f64,
    /// The centre, in CSS pixels of the chart.
    pub place: (f64, f64),
    /// The direction of the drag.
    pub axis: Axis,
    /// The change of the value per pixel in that direction.
    pub per_pixel: f64,
    /// The radius of the mark under the handle, in pixels. 0 if there is none.
    pub around: f64,
}

/// A drawn chart with its drag handles. The handles are not part of the drawing; only the live page adds them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Painted {
    /// The drawing, as SVG.
    pub svg: String,
    /// The width and height, in CSS pixels.
    pub size: (f64, f64),
    /// The drag handles.
    pub handles: Vec<DragHandle>,
}

/// Wraps a drawing without handles.
impl From<String> for Painted {
    fn from(svg: String) -> Self {
        Self {
            svg,
            ..Self::default()
        }
    }
}
