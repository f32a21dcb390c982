//! Charts as standalone pictures: an SVG with its own colours, background, title and description, and no external
//! resources.

use crate::charts::data::Outcome;
use crate::charts::draw;
use crate::charts::layout::{shortened, text_width};
use crate::escape::{clean, xml};
use std::fmt::Write as _;

/// The colour scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Dark text on a light background.
    #[default]
    Light,
    /// Light text on a dark background.
    Dark,
}

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The SVG, as a document of its own.
    pub svg: String,
    /// The width, in pixels.
    pub width: f64,
    /// The height, in pixels.
    pub height: f64,
    /// The text alternative.
    pub alt: String,
}

/// The page's sans-serif fonts. A device skips those that it lacks.
pub(super) const SANS: &str =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif";
/// The page's serif fonts.
pub(super) const SERIF: &str = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', 'Liberation Serif', Georgia, serif";

impl Shade {
    /// Returns the colour of a custom property of the page: `--paper` or one of [`draw::VARIABLES`].
    #[must_use]
    pub fn colour(self, property: &str) -> Option<&'static str> {
        let [light, dark] = match property {
            "--paper" => ["#fcfaf5", "#15161a"],
            "--card" => ["#fff", "#1e1f25"],
            "--ink" => ["#1b1a18", "#f2f0ea"],
            "--ink-soft" | "--draw" => ["#534f48", "#bab7ae"],
            "--line" => ["#e3ddd2", "#34353d"],
            "--rating" => ["#1a53a6", "#7fb0ff"],
            "--deviation" => ["#8c3d06", "#ffa66b"],
            "--volatility" => ["#7532a3", "#c9a3ff"],
            "--won" => ["#126034", "#5fd39b"],
            "--lost" => ["#9e2820", "#ff8f85"],
            _ => return None,
        };
        Some(match self {
            Self::Light => light,
            Self::Dark => dark,
        })
    }
}

/// The text around a chart.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// The title.
    pub title: &'a str,
    /// The text alternative.
    pub alt: &'a str,
    /// The legend of the marks that occur, each with its word.
    pub key: &'a [(Outcome, &'a str)],
    /// The address of the page.
    pub link: &'a str,
}

/// The font size of the title, in pixels.
const TITLE: f64 = 16.0;
/// The font size of the foot, in pixels.
const FOOT: f64 = 11.0;
/// The margin on all sides, in pixels.
const MARGIN: f64 = 16.0;

/// Returns a chart of [`draw`] as a picture.
#[must_use]
pub fn chart(svg: &str, frame: &Frame, shade: Shade) -> Picture {
    let drawing = Drawing::of(svg);
    let (width, room) = (drawing.width + 2.0 * MARGIN, drawing.width);
    let top = MARGIN + TITLE + 12.0;
    let foot = top + drawing.height + 12.0 + FOOT;
    let height = foot + MARGIN;

    let mut sheet = Sheet::new(width, height, "--card", frame.title, frame.alt, shade);
    sheet.text(
        &Line::new(frame.title, MARGIN, MARGIN + TITLE)
            .size(TITLE)
            .bold()
            .within(room),
    );
    sheet.drawing(&drawing, MARGIN, top, 1.0);
    let mut x = MARGIN;
    for (outcome, word) in frame.key {
        sheet.drawing(
            &Drawing::of(&draw::key(*outcome)),
            x,
            foot - FOOT - 0.5,
            1.0,
        );
        sheet.text(
            &Line::new(word, x + 18.0, foot)
                .size(FOOT)
                .colour("--ink-soft"),
        );
        x += 18.0 + text_width(word, FOOT) + 14.0;
    }
    let address = Line::new(&page(frame.link), width - MARGIN, foot)
        .size(FOOT)
        .colour("--ink-soft")
        .end();
    sheet.text(&address.within(width - MARGIN - x));
    sheet.finished()
}

/// Returns the address of a page without scheme and fragment, as people write it.
pub(super) fn page(link: &str) -> String {
    let address = super::dialect::address(link).unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    let page = page
        .strip_prefix("https://")
        .or(page.strip_prefix("http://"))
        .unwrap_or(page);
    page.trim_end_matches('/').to_owned()
}

/// A chart without its `<svg>` element.
pub(super) struct Drawing<'a> {
    /// The width, in pixels.
    pub(super) width: f64,
    /// The height, in pixels.
    pub(super) height: f64,
    /// The number of pixels per drawing unit.
    unit: f64,
    font_size: &'a str,
    body: &'a str,
}

impl<'a> Drawing<'a> {
    pub(super) fn of(svg: &'a str) -> Self {
        let (root, rest) = svg.split_once('>').unwrap_or((svg, ""));
        let attribute = |name: &str| {
            let (_, value) = root.split_once(&format!(" {name}=\"")).unwrap_or(("", ""));
            value.split('"').next().unwrap_or("")
        };
        let number = |text: &str| crate::numbers::parse(text).unwrap_or(1.0);
        let width = number(attribute("width"));
        let across = attribute("viewBox").split(' ').nth(2).map_or(width, number);
        Self {
            width,
            height: number(attribute("height")),
            unit: width / across,
            font_size: attribute("font-size"),
            body: rest.strip_suffix("</svg>").unwrap_or(rest),
        }
    }
}

/// A picture in progress.
pub(super) struct Sheet {
    svg: String,
    width: f64,
    height: f64,
    alt: String,
    shade: Shade,
}

/// A line of text.
#[derive(Clone)]
pub(super) struct Line<'a> {
    text: String,
    x: f64,
    y: f64,
    size: f64,
    colour: &'a str,
    anchor: &'a str,
    bold: bool,
    serif: bool,
}

impl<'a> Line<'a> {
    /// Creates text at its baseline.
    pub(super) fn new(text: &str, x: f64, y: f64) -> Self {
        let text = text.to_owned();
        Self {
            text,
            x,
            y,
            size: 16.0,
            colour: "--ink",
            anchor: "start",
            bold: false,
            serif: false,
        }
    }
    pub(super) fn size(self, size: f64) -> Self {
        Self { size, ..self }
    }
    pub(super) fn colour(self, colour: &'a str) -> Self {
        Self { colour, ..self }
    }
    pub(super) fn bold(self) -> Self {
        Self { bold: true, ..self }
    }
    pub(super) fn serif(self) -> Self {
        Self {
            serif: true,
            ..self
        }
    }
    /// Aligns the text so that it ends at its position.
    pub(super) fn end(self) -> Self {
        Self {
            anchor: "end",
            ..self
        }
    }
    /// Shortens the text to `room` pixels.
    pub(super) fn within(self, room: f64) -> Self {
        let size = if self.bold {
            self.size * 1.06
        } else {
            self.size
        };
        Self {
            text: shortened(&self.text, size, room),
            ..self
        }
    }
}

impl Sheet {
    pub(super) fn new(
        width: f64,
        height: f64,
        ground: &str,
        title: &str,
        alt: &str,
        shade: Shade,
    ) -> Self {
        let mut svg = String::with_capacity(24_000);
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\" font-family=\"{SANS}\"><title>{}</title><desc>{}</desc>\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
            xml(title),
            xml(alt),
            shade.colour(ground).unwrap_or("none"),
        );
        Self {
            svg,
            width,
            height,
            alt: alt.to_owned(),
            shade,
        }
    }

    pub(super) fn text(&mut self, line: &Line) {
        if !line.text.is_empty() {
            self.set(line, &xml(&line.text));
        }
    }

    /// Adds several parts of one line, each with its colour, separated by `between` pixels.
    pub(super) fn parts(&mut self, parts: &[(String, &str)], between: f64, line: &Line) {
        let mut content = String::new();
        for (i, (part, colour)) in parts.iter().enumerate() {
            let room = if i > 0 { between } else { 0.0 };
            let colour = self.shade.colour(colour).unwrap_or("none");
            let _ = write!(
                content,
                "<tspan dx=\"{room:.1}\" fill=\"{colour}\">{}</tspan>",
                xml(part)
            );
        }
        self.set(line, &content);
    }

    fn set(&mut self, line: &Line, content: &str) {
        let family = if line.serif {
            format!(" font-family=\"{SERIF}\"")
        } else {
            String::new()
        };
        let weight = if line.bold {
            " font-weight=\"600\""
        } else {
            ""
        };
        let _ = write!(
            self.svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{:.1}\" text-anchor=\"{}\" fill=\"{}\"{weight}{family}>{content}</text>",
            line.x,
            line.y,
            line.size,
            line.anchor,
            self.shade.colour(line.colour).unwrap_or("none"),
        );
    }

    /// Adds a chart, enlarged by `scale`.
    pub(super) fn drawing(&mut self, drawing: &Drawing, x: f64, y: f64, scale: f64) {
        let _ = write!(
            self.svg,
            "<g transform=\"translate({x:.1} {y:.1}) scale({})\" font-size=\"{}\" stroke-linejoin=\"round\">{}</g>",
            drawing.unit * scale,
            drawing.font_size,
            resolved(drawing.body, self.shade),
        );
    }

    pub(super) fn finished(mut self) -> Picture {
        self.svg.push_str("</svg>\n");
        Picture {
            svg: self.svg,
            width: self.width,
            height: self.height,
            alt: self.alt,
        }
    }
}

/// Returns the marks of a chart with fixed colours, and without the attributes by which the page finds them.
fn resolved(body: &str, shade: Shade) -> String {
    let mut text = clean(body);
    for property in draw::VARIABLES {
        text = text.replace(
            &format!("\"var({property})\""),
            &format!("\"{}\"", shade.colour(property).unwrap_or("none")),
        );
    }
    for name in [" data-symbol=\"", " data-quantity=\"", " data-game=\""] {
        let mut parts = text.split(name);
        let mut kept = parts.next().unwrap_or("").to_owned();
        for part in parts {
            kept.push_str(part.split_once('"').map_or(part, |(_, after)| after));
        }
        text = kept;
    }
    text
}
