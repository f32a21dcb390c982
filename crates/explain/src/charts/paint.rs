//! The canvas on which the charts are drawn, in CSS pixels. Text is never measured.

pub(super) use super::ink::{Colour, Ink};

use super::data::{Outcome, Span};
use super::handles::{Axis, DragHandle, DragTarget, Painted};
use super::layout::{TEXT, UNIT};
use super::svg::Svg;
use crate::numbers::clamped;
use plotters::coord::types::RangedCoordf64;
use plotters::coord::{CoordTranslate, Shift};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::cell::RefCell;
use std::rc::Rc;

/// The largest width of a canvas, in pixels.
const MAX_WIDTH: u32 = 4_000;
/// The smallest width of a canvas, in pixels. In a narrower canvas a chart has no room.
const MIN_WIDTH: u32 = 120;

/// The part of a text that is at the given position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A drawing in progress. Positions are in CSS pixels.
pub(super) struct Canvas<'a> {
    area: DrawingArea<Svg<'a>, Shift>,
    svg: Rc<RefCell<Svg<'a>>>,
    handles: RefCell<Vec<DragHandle>>,
    /// The width, in pixels.
    pub(super) width: f64,
    /// The height, in pixels.
    pub(super) height: f64,
}

/// Returns the width to draw for a requested width.
pub(super) fn usable(width: u32) -> f64 {
    f64::from(width.clamp(MIN_WIDTH, MAX_WIDTH))
}

/// Draws an SVG of this size.
pub(super) fn paint(width: f64, height: f64, draw: impl FnOnce(&Canvas)) -> String {
    paint_with_handles(width, height, draw).svg
}

/// Draws an SVG of this size, with drag handles.
pub(super) fn paint_with_handles(width: f64, height: f64, draw: impl FnOnce(&Canvas)) -> Painted {
    let mut text = String::with_capacity(16_384);
    let svg = Rc::new(RefCell::new(Svg::begin(&mut text, width, height)));
    let canvas = Canvas {
        area: DrawingArea::from(&svg),
        svg,
        handles: RefCell::default(),
        width,
        height,
    };
    draw(&canvas);
    let handles = canvas.handles.take();
    drop(canvas);
    text.push_str(Svg::END);
    Painted {
        svg: text,
        size: (width, height),
        handles,
    }
}

/// Converts pixels to drawing units, limited to what plotters can add without overflow.
fn unit(pixels: f64) -> i32 {
    clamped((pixels * UNIT).round(), -1e6, 1e6) as i32
}

fn units((x, y): (f64, f64)) -> (i32, i32) {
    (unit(x), unit(y))
}

/// The style of plotters for filled shapes. Its colour is ignored: see [`Svg`].
const FILLED: ShapeStyle = ShapeStyle {
    color: RGBAColor(0, 0, 0, 1.0),
    filled: true,
    stroke_width: 1,
};

/// Returns the style of plotters for a line of this width in pixels.
fn stroke(width: f64) -> ShapeStyle {
    ShapeStyle {
        filled: false,
        stroke_width: (width * UNIT) as u32,
        ..FILLED
    }
}

/// Returns the nearest position at which a line of one pixel fills whole pixels.
pub(super) fn crisp(pixels: f64) -> f64 {
    pixels.floor() + 0.5
}

impl<'a> Canvas<'a> {
    /// Returns the drawing area, after setting the ink of the next element. Drawing into a string cannot fail.
    fn in_ink(&self, ink: impl Into<Ink>) -> &DrawingArea<Svg<'a>, Shift> {
        self.svg.borrow_mut().ink = ink.into();
        &self.area
    }

    /// Draws a line through these points.
    pub(super) fn line(&self, places: &[(f64, f64)], ink: impl Into<Ink>, width: f64) {
        self.path(
            places.iter().copied().map(units).collect(),
            ink.into(),
            width,
        );
    }

    fn path(&self, places: Vec<(i32, i32)>, ink: Ink, width: f64) {
        let _ = self
            .in_ink(ink)
            .draw(&PathElement::new(places, stroke(width)));
    }

    /// Draws a filled polygon.
    pub(super) fn polygon(&self, places: &[(f64, f64)], ink: impl Into<Ink>) {
        self.fill(places.iter().copied().map(units).collect(), ink.into());
    }

    fn fill(&self, places: Vec<(i32, i32)>, ink: Ink) {
        let _ = self.in_ink(ink).draw(&Polygon::new(places, FILLED));
    }

    /// Draws a filled rectangle between two corners.
    pub(super) fn rectangle(&self, from: (f64, f64), to: (f64, f64), ink: impl Into<Ink>) {
        let corners = [
            (from.0.min(to.0), from.1.min(to.1)),
            (from.0.max(to.0), from.1.max(to.1)),
        ]
        .map(units);
        let _ = self.in_ink(ink).draw(&Rectangle::new(corners, FILLED));
    }

    /// Draws a disc with a thin rim.
    pub(super) fn disc(&self, place: (f64, f64), radius: f64, ink: impl Into<Ink>) {
        let ink = ink.into().rimmed(Colour::Card, 1.5);
        let _ = self
            .in_ink(ink)
            .draw(&Circle::new(units(place), unit(radius), FILLED));
    }

    /// Draws a ring.
    pub(super) fn ring(&self, place: (f64, f64), radius: f64, ink: impl Into<Ink>, width: f64) {
        let _ = self
            .in_ink(ink)
            .draw(&Circle::new(units(place), unit(radius), stroke(width)));
    }

    /// Draws the mark of a game: a triangle up for a win, down for a loss, a hollow diamond for any other score.
    pub(super) fn mark(
        &self,
        outcome: Outcome,
        (x, y): (f64, f64),
        radius: f64,
        attributes: impl FnOnce(Ink) -> Ink,
    ) {
        let colour = Colour::of(outcome);
        let (across, down) = (radius, radius * 0.85);
        let triangle = |sign: f64| {
            [
                (x, y - sign * down),
                (x + across, y + sign * down),
                (x - across, y + sign * down),
            ]
        };
        match outcome {
            Outcome::Won => self.polygon(
                &triangle(1.0),
                attributes(Ink::from(colour).rimmed(Colour::Card, 1.0)),
            ),
            Outcome::Lost => self.polygon(
                &triangle(-1.0),
                attributes(Ink::from(colour).rimmed(Colour::Card, 1.0)),
            ),
            Outcome::Shared => {
                let diamond = [
                    (x, y - radius),
                    (x + radius, y),
                    (x, y + radius),
                    (x - radius, y),
                ];
                self.polygon(
                    &diamond,
                    attributes(Ink::from(Colour::Card).rimmed(colour, 1.75)),
                );
            }
        }
    }

    /// Draws text at its baseline.
    pub(super) fn text(&self, text: &str, (x, y): (f64, f64), anchor: Anchor, ink: impl Into<Ink>) {
        let at = match anchor {
            Anchor::Start => HPos::Left,
            Anchor::Middle => HPos::Center,
            Anchor::End => HPos::Right,
        };
        // plotters requires a font, which is not written. A font family given by name would pull in Unicode's tables of
        // letter cases.
        let font = FontDesc::new(FontFamily::Serif, TEXT, FontStyle::Normal);
        let style = TextStyle::from(font).pos(Pos::new(at, VPos::Top));
        let _ = self
            .in_ink(ink)
            .draw(&Text::new(text, units((x, y)), style));
    }

    /// Creates a plot: a part of the canvas with its own axes.
    pub(super) fn plot(
        &self,
        left: f64,
        top: f64,
        right: f64,
        bottom: f64,
        x: Span,
        y: Span,
    ) -> Plot<'_, 'a> {
        let across = unit(left)..unit(right.max(left + 1.0));
        // The y axis points up.
        let up = unit(bottom.max(top + 1.0))..unit(top);
        let (wide, high) = (
            (across.end - across.start) as f64,
            (up.start - up.end) as f64,
        );
        let per_pixel = (x.length() / wide * UNIT, y.length() / high * UNIT);
        let axes = Cartesian2d::new(x.from..x.to, y.from..y.to, (across, up));
        Plot {
            canvas: self,
            axes,
            x,
            y,
            per_pixel,
        }
    }
}

/// A part of a canvas with axes.
pub(super) struct Plot<'c, 'a> {
    canvas: &'c Canvas<'a>,
    axes: Cartesian2d<RangedCoordf64, RangedCoordf64>,
    x: Span,
    y: Span,
    /// The values per pixel, horizontally and vertically.
    per_pixel: (f64, f64),
}

impl Plot<'_, '_> {
    /// Converts a point to drawing units. Points outside are moved to within one more chart width or height.
    fn units(&self, (x, y): (f64, f64)) -> (i32, i32) {
        self.axes
            .translate(&(self.x.padded(1.0).nearest(x), self.y.padded(1.0).nearest(y)))
    }

    /// Converts a point to pixels.
    pub(super) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let (x, y) = self.units((x, y));
        (f64::from(x) / UNIT, f64::from(y) / UNIT)
    }

    /// Adds a drag handle at a point, around a mark of that radius.
    pub(super) fn handle(
        &self,
        target: DragTarget,
        value: f64,
        (x, y): (f64, f64),
        axis: Axis,
        around: f64,
    ) {
        self.handle_at(target, value, x, self.at(x, y), axis, around);
    }

    /// Adds a drag handle at a position in pixels, if `x` lies within the axis.
    pub(super) fn handle_at(
        &self,
        target: DragTarget,
        value: f64,
        x: f64,
        place: (f64, f64),
        axis: Axis,
        around: f64,
    ) {
        if self.x.holds(x) {
            let per_pixel = if axis == Axis::Up {
                self.per_pixel.1
            } else {
                self.per_pixel.0
            };
            self.canvas.handles.borrow_mut().push(DragHandle {
                target,
                value,
                place,
                axis,
                per_pixel,
                around,
            });
        }
    }

    /// Draws a line through these points.
    pub(super) fn line(&self, points: &[(f64, f64)], ink: impl Into<Ink>, width: f64) {
        self.canvas.path(
            points.iter().map(|point| self.units(*point)).collect(),
            ink.into(),
            width,
        );
    }

    /// Draws a filled polygon.
    pub(super) fn polygon(&self, points: &[(f64, f64)], ink: impl Into<Ink>) {
        self.canvas.fill(
            points.iter().map(|point| self.units(*point)).collect(),
            ink.into(),
        );
    }
}
