//! The pictures of the stage, one for each of the eight steps.

mod drift;
mod given;
pub(crate) mod guess;
mod join;
mod scales;
mod search;
mod surprises;
mod tells;

use super::{root, strength};
use crate::case::level::Level;
use crate::case::step_position::StepPosition;
use crate::charts::data::{Expectation, Normal, Root, Scales, Search, Strength, View};
use crate::charts::handles::Painted;
use crate::charts::paint::{Canvas, Colour, usable};
use crate::numbers::clamped;
use crate::stage::{Drift, Join, step_shown};
use crate::words::Text;
use glicko2_steps::{Period, Trace};
pub use guess::{Guess, guess};

/// The largest height of a picture, in pixels.
const HIGHEST: f64 = 420.0;
/// The smallest height of a picture, in pixels. Step 5 needs room for three parts.
const LOWEST: f64 = 276.0;
/// The height of the slider below the picture of Step 5, in pixels. Also in www/rooms.css.
const SLIDER: f64 = 28.0;

fn high(width: f64) -> f64 {
    clamped(width * 0.7, LOWEST, HIGHEST).floor()
}

/// Draws the curves before and after, as high as a picture of the stage. Shown before the first step and at the end.
#[must_use]
pub fn strength_on_stage(data: &Strength, width: u32) -> Painted {
    before_and_after(data, usable(width))
}

fn before_and_after(data: &Strength, width: f64) -> Painted {
    strength::before_and_after(data, width, high(width) - strength::BELOW)
}

/// The height above which a picture has room for more than the most important parts, in pixels.
const ROOMY: f64 = 300.0;

/// Previous values that a picture keeps while a number is dragged.
#[derive(Clone, Copy, Debug, Default)]
pub struct DragState<'a> {
    /// The period before a number of it was changed, for comparison.
    pub before: Option<&'a Period>,
    /// The period that sets the axis.
    pub axis: Option<&'a Period>,
    /// The starting ends of Step 5 in place of the paper's. The trace then starts from these.
    pub ends: Option<[f64; 2]>,
    /// The starting ends that set the axis.
    pub ends_axis: Option<[f64; 2]>,
}

/// The input of the picture of a step position.
#[derive(Clone, Copy)]
pub struct OnStage<'a> {
    /// The step position.
    pub position: StepPosition,
    /// The rating period.
    pub period: &'a Period,
    /// The trace of the period. In Step 5, it ends with the last visible iteration.
    pub trace: &'a Trace,
    /// The confidence level of the bands.
    pub level: Level,
    /// The words in the picture.
    pub text: Text,
    /// The values to keep during a drag.
    pub drag: DragState<'a>,
}

/// Draws the picture of a step position: an SVG `width` CSS pixels wide.
#[must_use]
pub fn stage(of: &OnStage, width: u32) -> Painted {
    let width = usable(width);
    in_height(of, width, high(width))
}

/// The width below which a picture that stays in view is also lower, in pixels.
const NARROW: f64 = 480.0;

/// Draws the picture for a phone, where it stays in view while the text scrolls below: the picture is lower, and Step 5
/// shows only f. From a width of 480 pixels on, the same as [`stage`].
#[must_use]
pub fn stage_in_view(of: &OnStage, width: u32) -> Painted {
    let OnStage {
        position,
        period,
        trace,
        ..
    } = *of;
    let width = usable(width);
    if width >= NARROW {
        return in_height(of, width, high(width));
    }
    let height = clamped(width * 0.6, 172.0, 230.0).floor();
    if step_shown(position, trace) == 5 {
        let iteration = position.iteration(trace);
        let data = Root::of(period, trace, iteration, View::suiting(trace, iteration));
        return data
            .map(|data| root::in_height(&data, width, height))
            .unwrap_or_default();
    }
    in_height(of, width, height)
}

/// Draws a break in a bar that is far longer than drawn.
fn broken_off(canvas: &Canvas, x: f64, middle: f64, wide: f64) {
    for x in [x - 2.0, x + 2.0] {
        canvas.line(
            &[
                (x - 2.5, middle + wide * 0.6),
                (x + 2.5, middle - wide * 0.6),
            ],
            Colour::Card,
            2.0,
        );
    }
}

fn in_height(of: &OnStage, width: f64, height: f64) -> Painted {
    let OnStage {
        position,
        period,
        trace,
        level,
        text,
        drag,
    } = *of;
    let words = text.language.stage();
    let drawn = match step_shown(position, trace) {
        1 => {
            let mut data = Strength::before(period, level);
            if let Some(axis) = drag.axis {
                data.range = Strength::before(axis, level).range;
            }
            let ghost = drag.before.map(|before| Normal::of(before.player));
            data.ghost = ghost.filter(|ghost| *ghost != data.before);
            Some(given::curve_before(&data, width, height))
        }
        2 => Some(scales::scales(&Scales::of(period, trace), words, width, height).into()),
        3 => {
            let axis = Expectation::axis(drag.axis.unwrap_or(period));
            Some(tells::tells(
                &Expectation::on(period, trace, axis),
                width,
                height,
            ))
        }
        4 => Some(surprises::end_to_end(of, width, height).into()),
        5 => {
            let height = height - SLIDER;
            let rows = if height < ROOMY { 3 } else { 5 };
            let data = match drag.ends {
                Some(ends) => Search::between(period, trace, ends, drag.ends_axis, rows),
                None => Search::of(period, trace, position.iteration(trace), rows),
            };
            data.map(|data| search::search(&data, words, width, height))
        }
        7 => Join::of(period, trace).map(|data| join::join(&data, words, width, height).into()),
        8 => Some(before_and_after(&Strength::of(period, trace, level), width)),
        _ => None,
    };
    drawn.unwrap_or_else(|| drift::drift(&Drift::of(period, trace), text, width, height).into())
}
