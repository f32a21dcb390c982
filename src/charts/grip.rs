//! Handles: where a chart can be gripped, and what that moves.
//! Only a live page draws them, so no picture that leaves the page has any.

use crate::case::stepping;
use crate::glicko2::Field;

/// What a handle moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// A number of the period. Games count as they are rated.
    Field(Field),
    /// An end that Step 5 starts from: 0 is A, 1 is B.
    End(usize),
}

/// The names of the ends on the page.
const ENDS: [&str; 2] = ["start.a", "start.b"];

impl Moves {
    /// The name by which the page knows it.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Field(field) => stepping::name(field),
            Self::End(i) => ENDS[i].to_owned(),
        }
    }

    /// What has such a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let end = ENDS.iter().position(|&end| end == name).map(Self::End);
        end.or_else(|| stepping::named(name).map(Self::Field))
    }
}

/// The way in which a handle is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// To the right there is more.
    Across,
    /// Up there is more.
    Up,
}

/// A handle of a chart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grip {
    /// What it moves.
    pub moves: Moves,
    /// The number that this is at.
    pub value: f64,
    /// Where its middle is, in CSS pixels of the chart.
    pub place: (f64, f64),
    /// The way in which it is dragged.
    pub axis: Axis,
    /// How much one pixel of that way is.
    pub per_pixel: f64,
    /// The radius of the mark that it is around; 0 where there is none.
    pub around: f64,
}

/// A chart that was drawn, with its handles. These are no part of the drawing: only a page that lives has them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Painted {
    /// The drawing, as SVG.
    pub svg: String,
    /// Its width and height, in CSS pixels.
    pub size: (f64, f64),
    /// Its handles.
    pub grips: Vec<Grip>,
}

/// A drawing without handles.
impl From<String> for Painted {
    fn from(svg: String) -> Self {
        Self { svg, ..Self::default() }
    }
}
