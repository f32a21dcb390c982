//! Turns series into SVG with plotters.
//!
//! Colours are CSS custom properties, and every element that the pointer can highlight has `data-symbol`, so that the
//! page decides how a chart looks. Each function takes the width in CSS pixels and chooses the height. All pictures of
//! one stage have the same height.

mod by_tau;
pub(crate) mod contributions;
pub(crate) mod expectation;
mod league;
mod periods;
pub(crate) mod root;
mod sensitivities;
mod stage;
pub(crate) mod strength;
mod strip;
mod wvw;

pub use by_tau::by_tau;
pub use contributions::contributions;
pub use expectation::expectation;
pub use league::{deviation_bar, ratings};
pub use periods::{course, course_mark, course_period_at};
pub use root::root;
pub use sensitivities::{BarGroup, sensitivities};
pub use stage::{DragState, Guess, OnStage, guess, stage, stage_in_view, strength_on_stage};
pub use strength::{strength, strength_of_height};
pub use strip::strip;
pub use wvw::war_scores;

use super::axis::Ticks;
use super::data::Outcome;
use super::layout::{Area, SMALL, TEXT, spread, text_width};
use super::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint};
use crate::numbers::{Digits, Kind, show};
use glicko2_steps::Symbol;
use glicko2_steps::order::ascending;

/// The CSS custom properties that the charts use.
pub const VARIABLES: [&str; 10] = [
    "--ink",
    "--ink-soft",
    "--line",
    "--card",
    "--rating",
    "--deviation",
    "--volatility",
    "--won",
    "--draw",
    "--lost",
];

/// The factor by which semibold text is wider.
const BOLD: f64 = 1.09;
/// The room beside a plot that keeps labels whole, in pixels.
const SIDE: f64 = 12.0;

/// Draws the mark of an outcome for a legend: an SVG of 14 by 14 pixels.
#[must_use]
pub fn key(outcome: Outcome) -> String {
    paint(14.0, 14.0, |canvas| {
        canvas.mark(outcome, (7.0, 7.0), 5.0, |ink| ink);
    })
}

/// Formats a rating for an axis, with decimals only where points are far apart. `shown` is the length of the axis, in
/// points.
fn rating_label(rating: f64, shown: f64) -> String {
    let decimals = match shown {
        ..10.0 => 2,
        ..60.0 => 1,
        _ => 0,
    };
    show(rating, Kind::Rating, Digits::Decimals(decimals))
}

/// Draws the vertical lines of the grid, with their labels on `baseline`.
fn across(canvas: &Canvas, plot: &Plot, ticks: &Ticks, (top, bottom): (f64, f64), baseline: f64) {
    for x in &ticks.at {
        let x = crisp(plot.at(*x, 0.0).0);
        canvas.line(&[(x, top), (x, bottom)], Colour::Line, 1.0);
    }
    let labels = ticks
        .at
        .iter()
        .zip(&ticks.labels)
        .map(|(x, label)| (plot.at(*x, 0.0).0, label.as_str()));
    tick_labels(canvas, labels, baseline);
}

/// Returns the room that the labels of vertical axes need, in pixels.
fn room_for<'l>(labels: impl Iterator<Item = &'l String>) -> f64 {
    labels
        .map(|label| text_width(label, SMALL))
        .fold(18.0, f64::max)
        + 10.0
}

/// Draws the horizontal lines of the grid, with their labels on the left.
fn levels(canvas: &Canvas, plot: &Plot, ticks: &Ticks, (left, right): (f64, f64)) {
    for (y, label) in ticks.at.iter().zip(&ticks.labels) {
        let at = plot.at(0.0, *y).1;
        canvas.line(&[(left, crisp(at)), (right, crisp(at))], Colour::Line, 1.0);
        canvas.text(
            label,
            (left - 6.0, at + SMALL * 0.36),
            Anchor::End,
            Ink::from(Colour::Soft).small(),
        );
    }
}

/// Draws labels from left to right, each at its tick.
fn tick_labels<'l>(canvas: &Canvas, labels: impl Iterator<Item = (f64, &'l str)>, baseline: f64) {
    let mut free = 0.0;
    for (x, label) in labels.filter(|(_, label)| !label.is_empty()) {
        let half = text_width(label, SMALL) / 2.0;
        // A label at the edge is moved inwards so that it is not cut off, and left out if it would overlap the previous
        // one.
        let middle = x.min(canvas.width - half - 1.0).max(half + 1.0);
        if middle - half >= free {
            free = middle + half + 3.0;
            canvas.text(
                label,
                (middle, baseline),
                Anchor::Middle,
                Ink::from(Colour::Soft).small(),
            );
        }
    }
}

/// A name above the plot, with a line down from it.
struct Hanging {
    x: f64,
    text: String,
    symbol: Symbol,
    colour: Colour,
    dashed: bool,
}

/// Draws names in one row above the plot, each with a line down to the axis.
fn hang(canvas: &Canvas, names: &[Hanging], baseline: f64, bottom: f64) {
    let places: Vec<f64> = names.iter().map(|name| name.x).collect();
    let names: Vec<&Hanging> = ascending(&places).into_iter().map(|i| &names[i]).collect();
    let mut row: Vec<(f64, f64)> = names
        .iter()
        .map(|name| (name.x, text_width(&name.text, TEXT) * BOLD))
        .collect();
    spread(&mut row, 2.0, canvas.width - 2.0, 8.0);
    for (name, (x, _)) in names.iter().zip(row) {
        let ink = || Ink::from(name.colour).symbol(name.symbol);
        let line = if name.dashed {
            ink().dashed(3.0, 3.0)
        } else {
            ink()
        };
        canvas.line(
            &[(crisp(name.x), baseline + 5.0), (crisp(name.x), bottom)],
            line,
            1.0,
        );
        canvas.text(&name.text, (x, baseline), Anchor::Middle, ink().bold());
    }
}

/// Returns the area that [`beyond`] covers, which labels must avoid.
fn taken_beyond(width: f64, count: usize, left: bool, y: f64) -> Option<Area> {
    let wide = 14.0 + text_width(&count.to_string(), SMALL);
    let from = if left { 0.0 } else { width - wide };
    (count > 0).then_some(Area {
        left: from,
        top: y - 7.0,
        right: from + wide,
        bottom: y + 7.0,
    })
}

/// Draws the number of opponents beyond the left or the right edge, with an arrow.
fn beyond(canvas: &Canvas, count: usize, left: bool, y: f64) {
    if count == 0 {
        return;
    }
    let (edge, inward) = if left {
        (2.0, 1.0)
    } else {
        (canvas.width - 2.0, -1.0)
    };
    let base = edge + 7.0 * inward;
    canvas.polygon(&[(edge, y), (base, y - 4.5), (base, y + 4.5)], Colour::Soft);
    let anchor = if left { Anchor::Start } else { Anchor::End };
    canvas.text(
        &count.to_string(),
        (base + 4.0 * inward, y + 4.0),
        anchor,
        Ink::from(Colour::Soft).small(),
    );
}

/// Returns the number of games of a mark as text, if there are several.
fn times(count: usize) -> Option<String> {
    (count > 1).then(|| format!("×{count}"))
}
