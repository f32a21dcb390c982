//! The card: the result of a case with its reasons, for posts and previews, 1200 by 630 pixels.

use super::document::{Case, words};
use super::picture::{Drawing, Line, Picture, Shade, Sheet, page};
use crate::charts::data::Strength;
use crate::charts::draw;
use crate::charts::layout::text_width;
use crate::numbers::{Digits, rounded};
use crate::words::number::{Number, format_number};

/// The width, in pixels.
pub const WIDTH: f64 = 1200.0;
/// The height, in pixels.
pub const HEIGHT: f64 = 630.0;

const MARGIN: f64 = 56.0;
/// The right end of the content.
const RIGHT: f64 = WIDTH - MARGIN;
/// The baseline and the font size of the question.
const QUESTION: (f64, f64) = (98.0, 64.0);
/// The space between two parts of the question, in ems.
const SPACE: f64 = 0.28;
/// The number of reasons on the card. They stand between the heights of [`ROOM`].
const REASONS: usize = 2;
const ROOM: (f64, f64) = (128.0, 292.0);
/// The line height and the space between two reasons, in ems.
const LEADING: f64 = 1.3;
const APART: f64 = 0.4;
/// The top of the chart.
const TOP: f64 = 300.0;
/// The width and height of the chart before it is enlarged to the width of the card. The enlarged text is legible in a
/// small preview.
const CHART: (u32, f64) = (640, 168.0);
/// The baseline of the foot.
const FOOT: f64 = 606.0;

/// Draws the card of a case.
#[must_use]
pub fn card(case: &Case, shade: Shade) -> Picture {
    case.language.speak(|| draw(case, shade))
}

fn draw(case: &Case, shade: Shade) -> Picture {
    let text = case.language.text();
    let case = &Case {
        digits: Digits::Auto,
        ..*case
    };
    let [before, after, why] = whole_points(case);
    let reasons: Vec<String> = case
        .reasons()
        .iter()
        .take(REASONS)
        .map(|told| words(told, case.digits))
        .collect();
    let mut alt = words(&case.sentence(), case.digits);
    for reason in &reasons {
        alt.extend([" ", reason]);
    }

    let mut sheet = Sheet::new(
        WIDTH,
        HEIGHT,
        "--card",
        &format!("{before} → {after}: {why}"),
        &alt,
        shade,
    );
    let colour = match case.change().shown_value() {
        up if up > 0.0 => "--won",
        down if down < 0.0 => "--lost",
        _ => "--ink",
    };
    question(
        &mut sheet,
        &[
            (before, "--ink"),
            ("→".into(), "--ink-soft"),
            (after + ":", "--rating"),
            (why, colour),
        ],
    );
    paragraphs(&mut sheet, &reasons);
    let ((period, after), (width, height)) = (case.ends(), CHART);
    let chart = draw::strength_of_height(
        &Strength::beside(period, after, case.level, None),
        width,
        height,
    );
    sheet.drawing(
        &Drawing::of(&chart),
        MARGIN,
        TOP,
        (RIGHT - MARGIN) / f64::from(width),
    );
    sheet.text(
        &Line::new(text.page.title(), MARGIN, FOOT)
            .size(20.0)
            .colour("--ink-soft")
            .within(460.0),
    );
    let address = Line::new(&page(case.link), RIGHT, FOOT)
        .size(20.0)
        .colour("--rating")
        .end();
    sheet.text(&address.within(RIGHT - MARGIN - 500.0));
    sheet.finished()
}

/// Returns the question in whole points, with decimals if the change is below 1. The change is the difference of the
/// two rounded ratings.
fn whole_points(case: &Case) -> [String; 3] {
    let change = case.change();
    let decimals = match change.shown_value().abs() {
        size if size >= 1.0 || size == 0.0 => 0,
        size if size >= 0.1 => 1,
        _ => 2,
    };
    let at = |number: &Number| rounded(number.value, decimals.into());
    let before = case.ends().0.player.rating;
    case.question(|number| {
        let value = if number.signed {
            at(&case.rating()) - rounded(before, decimals.into())
        } else {
            number.value
        };
        // A whole number needs no decimals.
        let decimals = if value.fract() == 0.0 { 0 } else { decimals };
        format_number(
            &Number {
                value,
                ..number.clone()
            }
            .to(decimals),
            case.digits,
        )
    })
}

/// Draws the question in one line, in the largest size that fits.
fn question(sheet: &mut Sheet, parts: &[(String, &str)]) {
    let (y, size) = QUESTION;
    let width: f64 = parts
        .iter()
        .map(|(part, _)| text_width(part, size) + SPACE * size)
        .sum();
    let size = size.min(size * (RIGHT - MARGIN) / width);
    sheet.parts(
        parts,
        SPACE * size,
        &Line::new("", MARGIN, y).size(size).serif(),
    );
}

/// Draws paragraphs one below the other, in the largest size that fits.
fn paragraphs(sheet: &mut Sheet, paragraphs: &[String]) {
    let (from, to) = ROOM;
    let height = |size: f64| {
        let lines: usize = paragraphs
            .iter()
            .map(|paragraph| wrap(paragraph, size).len())
            .sum();
        size * (lines as f64 * LEADING + paragraphs.len() as f64 * APART)
    };
    let sizes = [32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0];
    let size = sizes
        .into_iter()
        .find(|size| height(*size) <= to - from)
        .unwrap_or(16.0);
    let mut y = from + size;
    for paragraph in paragraphs {
        for line in wrap(paragraph, size) {
            sheet.text(
                &Line::new(&line, MARGIN, y)
                    .size(size)
                    .within(RIGHT - MARGIN),
            );
            y += size * LEADING;
        }
        y += size * APART;
    }
}

/// Breaks a sentence into lines that fit.
fn wrap(sentence: &str, size: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if text_width(&format!("{line} {word}"), size) <= RIGHT - MARGIN => {
                line.extend([" ", word]);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
