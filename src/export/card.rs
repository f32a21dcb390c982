//! The card: what came of a case and why, for posts and previews, 1200 by 630 pixels.

use super::document::{Case, words};
use super::picture::{Drawing, Line, Picture, Shade, Sheet, page};
use crate::charts::data::Strength;
use crate::charts::draw;
use crate::charts::layout::text_width;
use crate::number::{Digits, rounded};
use crate::present::math::{Number, shown};

/// The card's width.
pub const WIDTH: f64 = 1200.0;
/// The card's height.
pub const HEIGHT: f64 = 630.0;

const MARGIN: f64 = 56.0;
/// The right end of what is on it.
const RIGHT: f64 = WIDTH - MARGIN;
/// The question's baseline and size.
const QUESTION: (f64, f64) = (98.0, 64.0);
/// Between two parts of the question, in parts of its size.
const SPACE: f64 = 0.28;
/// So many reasons stand on it, between these heights.
const REASONS: usize = 2;
const ROOM: (f64, f64) = (128.0, 292.0);
/// From line to line, and between two reasons, in parts of the size of the letters.
const LEADING: f64 = 1.3;
const APART: f64 = 0.4;
/// Where the chart begins.
const TOP: f64 = 300.0;
/// The chart is drawn so wide and high, then enlarged to the width of the card, so that it can be read in a small preview.
const CHART: (u32, f64) = (640, 168.0);
/// The foot's baseline.
const FOOT: f64 = 606.0;

/// A case as a card.
#[must_use]
pub fn card(case: &Case, shade: Shade) -> Picture {
    case.language.speak(|| drawn(case, shade))
}

fn drawn(case: &Case, shade: Shade) -> Picture {
    let text = case.language.text();
    let case = &Case { digits: Digits::Auto, ..*case };
    let [before, after, why] = whole_points(case);
    let reasons: Vec<String> = case.reasons().iter().take(REASONS).map(|told| words(told, case.digits)).collect();
    let mut alt = words(&case.sentence(), case.digits);
    for reason in &reasons {
        alt.extend([" ", reason]);
    }

    let mut sheet = Sheet::new(WIDTH, HEIGHT, "--card", &format!("{before} → {after}: {why}"), &alt, shade);
    let colour = match case.change().shown_value() {
        up if up > 0.0 => "--won",
        down if down < 0.0 => "--lost",
        _ => "--ink",
    };
    question(&mut sheet, &[(before, "--ink"), ("→".into(), "--ink-soft"), (after + ":", "--rating"), (why, colour)]);
    paragraphs(&mut sheet, &reasons);
    let ((period, after), (width, height)) = (case.ends(), CHART);
    let chart = draw::strength_of_height(&Strength::beside(period, after, case.level, None), width, height);
    sheet.drawing(&Drawing::of(&chart), MARGIN, TOP, (RIGHT - MARGIN) / f64::from(width));
    sheet.text(&Line::new(text.page.title, MARGIN, FOOT).size(20.0).colour("--ink-soft").within(460.0));
    let address = Line::new(&page(case.link), RIGHT, FOOT).size(20.0).colour("--rating").end();
    sheet.text(&address.within(RIGHT - MARGIN - 500.0));
    sheet.finished()
}

/// The question in whole points; with decimals where the change is below 1. The change is that of the numbers beside it.
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
        let value = if number.signed { at(&case.rating()) - rounded(before, decimals.into()) } else { number.value };
        // What is whole needs no decimals.
        let decimals = if value.fract() == 0.0 { 0 } else { decimals };
        shown(&Number { value, ..number.clone() }.to(decimals), case.digits)
    })
}

/// The question in one line, in letters as large as there is room for.
fn question(sheet: &mut Sheet, parts: &[(String, &str)]) {
    let (y, size) = QUESTION;
    let width: f64 = parts.iter().map(|(part, _)| text_width(part, size) + SPACE * size).sum();
    let size = size.min(size * (RIGHT - MARGIN) / width);
    sheet.parts(parts, SPACE * size, &Line::new("", MARGIN, y).size(size).serif());
}

/// Paragraphs one below the other, in letters as large as there is room for.
fn paragraphs(sheet: &mut Sheet, paragraphs: &[String]) {
    let (from, to) = ROOM;
    let height = |size: f64| {
        let lines: usize = paragraphs.iter().map(|paragraph| wrap(paragraph, size).len()).sum();
        size * (lines as f64 * LEADING + paragraphs.len() as f64 * APART)
    };
    let sizes = [32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0, 16.0];
    let size = sizes.into_iter().find(|size| height(*size) <= to - from).unwrap_or(16.0);
    let mut y = from + size;
    for paragraph in paragraphs {
        for line in wrap(paragraph, size) {
            sheet.text(&Line::new(&line, MARGIN, y).size(size).within(RIGHT - MARGIN));
            y += size * LEADING;
        }
        y += size * APART;
    }
}

/// A sentence in lines that fit.
fn wrap(sentence: &str, size: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if text_width(&format!("{line} {word}"), size) <= RIGHT - MARGIN => line.extend([" ", word]),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
