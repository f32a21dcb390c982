//! The words for the pictures of the eight steps: title, caption, a description, and a table of the values
//! that are drawn.
//!
//! Each picture has a file. Decisions that picture and words share, such as which games have a bar of their
//! own, are made here; the charts use them too.

mod after;
mod drift;
mod given;
mod join;
mod parts;
mod scales;
pub mod screen;
mod search;
mod starts;
pub(crate) mod surprises;
mod tells;

pub use after::strength_alt;
pub use drift::Drift;
pub use join::{Belief, Join};
pub use parts::{Part, part_name};
pub(crate) use parts::{own_name, those_that_matter, verb};
pub(crate) use search::around;
pub use search::{Fate, fates, indexed, up_to, zero_gives};
pub use starts::{End, Starts};
pub use surprises::{Surprise, surprises};

use crate::case::level::Level;
use crate::case::step_position::StepPosition;
use crate::numbers::Digits;
use crate::steps::step::Cell;
use crate::steps::{Active, Case};
use crate::words::Text;
use crate::words::number::{Number, format_number};
use crate::words::pieces::Piece;
use glicko2_steps::{Period, Trace};

/// The text around one picture.
#[derive(Clone, Debug, PartialEq)]
pub struct StagePicture {
    /// The title of the picture.
    pub title: &'static str,
    /// The caption, with the numbers that are drawn.
    pub caption: Vec<Piece>,
    /// A description for screen readers.
    pub alt: String,
    /// The heads of the table, with symbols as in [`pieces`](crate::words::pieces::pieces).
    pub heads: Vec<&'static str>,
    /// The drawn values, in rows as long as the heads.
    pub rows: Vec<Vec<Cell>>,
}

/// Returns the step whose picture is shown at a step position. An idle period has only the pictures of Steps
/// 1, 6 and 8.
#[must_use]
pub fn step_shown(position: StepPosition, trace: &Trace) -> u8 {
    match position.step {
        2..=5 | 7 if trace.volatility.is_none() => 6,
        step => step.clamp(1, 8),
    }
}

/// Returns the text around the picture of a step position.
#[must_use]
pub fn picture_of(
    position: StepPosition,
    period: &Period,
    trace: &Trace,
    level: Level,
    text: Text,
) -> StagePicture {
    let case = Case {
        period,
        trace,
        shown: &(0..0),
        text,
    };
    let step = step_shown(position, trace);
    let description = match (step, Active::of(case)) {
        (2, Some(active)) => scales::describe(&active),
        (3, Some(active)) => tells::describe(&active),
        (4, Some(active)) => surprises::describe(&active),
        (5, Some(active)) => search::describe(&active, position.iteration(trace)),
        (7, Some(active)) => join::describe(&active),
        (1, _) => given::describe(&case, level),
        (8, _) => after::describe(&case, level),
        _ => drift::describe(&case),
    };
    let Description {
        caption,
        alt,
        heads,
        rows,
    } = description;
    StagePicture {
        title: title(step, text),
        caption,
        alt,
        heads,
        rows,
    }
}

/// Returns the title of a step's picture.
fn title(step: u8, text: Text) -> &'static str {
    let titles = text.language.stage().titles();
    titles
        .get(usize::from(step) - 1)
        .copied()
        .unwrap_or(text.navigation.at_answer())
}

/// A [`StagePicture`] without its title.
struct Description {
    caption: Vec<Piece>,
    alt: String,
    heads: Vec<&'static str>,
    rows: Vec<Vec<Cell>>,
}

/// Formats a number for a description.
fn in_words(number: &Number) -> String {
    format_number(number, Digits::Auto)
}
