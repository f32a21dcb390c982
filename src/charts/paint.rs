//! The canvas: plotters' SVG, taken apart and dressed for a page.
//!
//! plotters knows whole coordinates and colours `#rrggbb` only. So it draws at four times the size, and each colour it is given
//! is the number of an [`Ink`]; afterwards that number is replaced by what the ink stands for: a CSS custom property, and
//! the attributes by which the page finds the mark. Fonts are the page's, and nothing is ever measured.

use super::data::{Outcome, Span};
use super::layout::{SMALL, TEXT};
use crate::present::symbol::Symbol;
use plotters::coord::types::RangedCoordf64;
use plotters::coord::{CoordTranslate, Shift};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::cell::RefCell;
use std::fmt::Write as _;

/// Drawing units to a CSS pixel.
const UNIT: f64 = 4.0;
/// A canvas is not drawn wider than this; nor narrower than [`LEAST_WIDTH`].
const MOST_WIDTH: u32 = 4_000;
/// Below this there is no room for a chart.
const LEAST_WIDTH: u32 = 120;

/// A CSS custom property of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colour {
    Ink,
    Soft,
    Line,
    Card,
    Rating,
    Deviation,
    Volatility,
    Won,
    Draw,
    Lost,
}

impl Colour {
    fn css(self) -> &'static str {
        match self {
            Self::Ink => "var(--ink)",
            Self::Soft => "var(--ink-soft)",
            Self::Line => "var(--line)",
            Self::Card => "var(--card)",
            Self::Rating => "var(--rating)",
            Self::Deviation => "var(--deviation)",
            Self::Volatility => "var(--volatility)",
            Self::Won => "var(--won)",
            Self::Draw => "var(--draw)",
            Self::Lost => "var(--lost)",
        }
    }

    pub(super) fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won => Self::Won,
            Outcome::Shared => Self::Draw,
            Outcome::Lost => Self::Lost,
        }
    }
}

/// A colour, and all else that a mark is to carry.
#[derive(Clone, Debug)]
pub(super) struct Ink {
    colour: Colour,
    attributes: String,
}

impl From<Colour> for Ink {
    fn from(colour: Colour) -> Self {
        Self { colour, attributes: String::new() }
    }
}

impl Ink {
    fn with(mut self, name: &str, value: impl std::fmt::Display) -> Self {
        // Writing to a string does not fail.
        let _ = write!(self.attributes, " {name}=\"{value}\"");
        self
    }

    /// See-through.
    pub(super) fn faint(self, opacity: f64) -> Self {
        self.with("opacity", opacity)
    }

    /// Dashes and gaps of so many pixels.
    pub(super) fn dashed(self, dash: f64, gap: f64) -> Self {
        self.with("stroke-dasharray", format_args!("{} {}", dash * UNIT, gap * UNIT))
    }

    /// Semibold text.
    pub(super) fn bold(self) -> Self {
        self.with("font-weight", 600)
    }

    /// Text in tick size.
    pub(super) fn small(self) -> Self {
        self.with("font-size", SMALL * UNIT)
    }

    /// Rounded corners.
    pub(super) fn rounded(self, radius: f64) -> Self {
        self.with("rx", radius * UNIT)
    }

    /// A rim that sets marks off from each other.
    fn rimmed(self, colour: Colour, width: f64) -> Self {
        self.with("stroke", colour.css()).with("stroke-width", width * UNIT)
    }

    /// Lights up with this symbol.
    pub(super) fn symbol(self, symbol: Symbol) -> Self {
        self.with("data-symbol", symbol.id())
    }

    /// Stands for this number of the trace.
    pub(super) fn quantity(self, path: impl std::fmt::Display) -> Self {
        self.with("data-quantity", path)
    }

    /// Belongs to this game, from 0.
    pub(super) fn game(self, game: usize) -> Self {
        self.with("data-game", game)
    }
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A drawing in the making; places are CSS pixels.
pub(super) struct Canvas<'a> {
    area: DrawingArea<SVGBackend<'a>, Shift>,
    inks: RefCell<Vec<Ink>>,
    /// Its width.
    pub(super) width: f64,
    /// Its height.
    pub(super) height: f64,
}

/// The width that is drawn for a width that is asked for.
pub(super) fn usable(width: u32) -> f64 {
    f64::from(width.clamp(LEAST_WIDTH, MOST_WIDTH))
}

/// Draws an SVG of that size.
pub(super) fn paint(width: f64, height: f64, draw: impl FnOnce(&Canvas)) -> String {
    let mut svg = String::with_capacity(16_384);
    let size = ((width * UNIT) as u32, (height * UNIT) as u32);
    let inks = {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        let canvas = Canvas { area, inks: RefCell::new(Vec::with_capacity(64)), width, height };
        draw(&canvas);
        // Into a string nothing can fail, here as in all that draws.
        let _ = canvas.area.present();
        canvas.inks.take()
    };
    dressed(&svg, &inks, width, height)
}

/// A place in drawing units, held within what plotters can add up.
fn unit(pixels: f64) -> i32 {
    (pixels * UNIT).round().clamp(-1e6, 1e6) as i32
}

fn units((x, y): (f64, f64)) -> (i32, i32) {
    (unit(x), unit(y))
}

/// The nearest place at which a line of one pixel fills whole pixels.
pub(super) fn crisp(pixels: f64) -> f64 {
    pixels.floor() + 0.5
}

impl<'a> Canvas<'a> {
    fn sentinel(&self, ink: Ink) -> RGBColor {
        let mut inks = self.inks.borrow_mut();
        inks.push(ink);
        let [_, red, green, blue] = (inks.len() as u32 - 1).to_be_bytes();
        RGBColor(red, green, blue)
    }

    fn stroke(&self, ink: Ink, width: f64) -> ShapeStyle {
        self.sentinel(ink).stroke_width((width * UNIT) as u32)
    }

    /// A line through these places.
    pub(super) fn line(&self, places: &[(f64, f64)], ink: impl Into<Ink>, width: f64) {
        self.path(places.iter().copied().map(units).collect(), ink.into(), width);
    }

    fn path(&self, places: Vec<(i32, i32)>, ink: Ink, width: f64) {
        let _ = self.area.draw(&PathElement::new(places, self.stroke(ink, width)));
    }

    /// A filled polygon.
    pub(super) fn polygon(&self, places: &[(f64, f64)], ink: impl Into<Ink>) {
        self.fill(places.iter().copied().map(units).collect(), ink.into());
    }

    fn fill(&self, places: Vec<(i32, i32)>, ink: Ink) {
        let _ = self.area.draw(&Polygon::new(places, self.sentinel(ink).filled()));
    }

    /// A filled rectangle between two corners.
    pub(super) fn rectangle(&self, from: (f64, f64), to: (f64, f64), ink: impl Into<Ink>) {
        let corners = [(from.0.min(to.0), from.1.min(to.1)), (from.0.max(to.0), from.1.max(to.1))].map(units);
        let _ = self.area.draw(&Rectangle::new(corners, self.sentinel(ink.into()).filled()));
    }

    /// A disc.
    pub(super) fn disc(&self, place: (f64, f64), radius: f64, ink: impl Into<Ink>) {
        let ink = ink.into().rimmed(Colour::Card, 1.5);
        let _ = self.area.draw(&Circle::new(units(place), unit(radius), self.sentinel(ink).filled()));
    }

    /// A ring.
    pub(super) fn ring(&self, place: (f64, f64), radius: f64, ink: impl Into<Ink>, width: f64) {
        let _ = self.area.draw(&Circle::new(units(place), unit(radius), self.stroke(ink.into(), width)));
    }

    /// A game's mark: up for won, down for lost, a hollow diamond between.
    pub(super) fn mark(&self, outcome: Outcome, (x, y): (f64, f64), radius: f64, attributes: impl FnOnce(Ink) -> Ink) {
        let colour = Colour::of(outcome);
        let (across, down) = (radius, radius * 0.85);
        let triangle = |sign: f64| [(x, y - sign * down), (x + across, y + sign * down), (x - across, y + sign * down)];
        match outcome {
            Outcome::Won => self.polygon(&triangle(1.0), attributes(Ink::from(colour).rimmed(Colour::Card, 1.0))),
            Outcome::Lost => self.polygon(&triangle(-1.0), attributes(Ink::from(colour).rimmed(Colour::Card, 1.0))),
            Outcome::Shared => {
                let diamond = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)];
                self.polygon(&diamond, attributes(Ink::from(Colour::Card).rimmed(colour, 1.75)));
            }
        }
    }

    /// Text on its baseline.
    pub(super) fn text(&self, text: &str, (x, y): (f64, f64), anchor: Anchor, ink: impl Into<Ink>) {
        let at = match anchor {
            Anchor::Start => HPos::Left,
            Anchor::Middle => HPos::Center,
            Anchor::End => HPos::Right,
        };
        // The family and the size are replaced; plotters wants some.
        let colour = self.sentinel(ink.into());
        // A family by its name would bring along the tables of Unicode's letter cases.
        let font = FontDesc::new(FontFamily::Serif, TEXT, FontStyle::Normal);
        let style = TextStyle::from(font).color(&colour).pos(Pos::new(at, VPos::Top));
        // Control characters are no part of XML.
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        let _ = self.area.draw(&Text::new(text, units((x, y)), style));
    }

    /// A part of the canvas with axes of its own.
    pub(super) fn plot(&self, left: f64, top: f64, right: f64, bottom: f64, x: Span, y: Span) -> Plot<'_, 'a> {
        let across = unit(left)..unit(right.max(left + 1.0));
        // Up is up.
        let up = unit(bottom.max(top + 1.0))..unit(top);
        let axes = Cartesian2d::new(x.from..x.to, y.from..y.to, (across, up));
        Plot { canvas: self, axes, x, y }
    }
}

/// A part of a canvas that knows the numbers.
pub(super) struct Plot<'c, 'a> {
    canvas: &'c Canvas<'a>,
    axes: Cartesian2d<RangedCoordf64, RangedCoordf64>,
    x: Span,
    y: Span,
}

impl Plot<'_, '_> {
    /// Where a point is, in drawing units. Points outside are taken as not farther away than one more chart.
    fn units(&self, (x, y): (f64, f64)) -> (i32, i32) {
        self.axes.translate(&(self.x.padded(1.0).nearest(x), self.y.padded(1.0).nearest(y)))
    }

    /// Where a point is, in pixels.
    pub(super) fn at(&self, x: f64, y: f64) -> (f64, f64) {
        let (x, y) = self.units((x, y));
        (f64::from(x) / UNIT, f64::from(y) / UNIT)
    }

    /// A line through these points.
    pub(super) fn line(&self, points: &[(f64, f64)], ink: impl Into<Ink>, width: f64) {
        self.canvas.path(points.iter().map(|point| self.units(*point)).collect(), ink.into(), width);
    }

    /// A filled polygon.
    pub(super) fn polygon(&self, points: &[(f64, f64)], ink: impl Into<Ink>) {
        self.canvas.fill(points.iter().map(|point| self.units(*point)).collect(), ink.into());
    }
}

/// Replaces plotters' attributes by the page's. plotters writes one tag a line and escapes all text, so that a line
/// that begins with `<` is a tag.
fn dressed(svg: &str, inks: &[Ink], width: f64, height: f64) -> String {
    let mut out = String::with_capacity(svg.len());
    for line in svg.lines() {
        if line.starts_with("</") {
            out.push_str(line);
        } else if line.starts_with("<svg") {
            let _ = write!(
                out,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"{width}\" height=\"{height}\" \
                 viewBox=\"0 0 {} {}\" focusable=\"false\" font-size=\"{}\" stroke-linejoin=\"round\">",
                width * UNIT,
                height * UNIT,
                TEXT * UNIT,
            );
        } else if line.starts_with('<') {
            tag(&mut out, line, inks);
        } else {
            out.push_str(line);
        }
    }
    out
}

/// Writes one tag anew.
fn tag(out: &mut String, line: &str, inks: &[Ink]) {
    let (body, end) = match line.strip_suffix("/>") {
        Some(body) => (body, "/>"),
        None => (line.strip_suffix('>').unwrap_or(line), ">"),
    };
    let (name, mut rest) = body.split_once(' ').unwrap_or((body, ""));
    out.push_str(name);
    let filled = !body.contains("fill=\"none\"");
    while let Some((attribute, value, after)) = attribute(rest) {
        rest = after;
        let value = value.trim_end();
        match attribute {
            // The page's font, its baseline, and what is so anyway.
            "font-family" | "font-size" | "dy" | "opacity" => {}
            "stroke" if value == "none" => {}
            "text-anchor" if value == "start" => {}
            // A disc has no outline but its ink's.
            "stroke-width" if filled => {}
            _ => match value.strip_prefix('#').and_then(|hex| usize::from_str_radix(hex, 16).ok()) {
                Some(number) => {
                    if let Some(ink) = inks.get(number) {
                        let _ = write!(out, " {attribute}=\"{}\"{}", ink.colour.css(), ink.attributes);
                    }
                }
                None => {
                    let _ = write!(out, " {attribute}=\"{value}\"");
                }
            },
        }
    }
    out.push_str(end);
}

/// The first `name="value"`, and what follows.
fn attribute(text: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = text.trim_start().split_once("=\"")?;
    let (value, after) = rest.split_once('"')?;
    Some((name, value, after))
}
