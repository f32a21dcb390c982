use super::{SIDE, rating_label, tick_labels};
use crate::charts::axis::Ticks;
use crate::charts::data::{RatingLine, Ratings, Span};
use crate::charts::layout::{SMALL, TEXT, shortened, spread, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint, usable};
use crate::number::clamped;
use crate::order::ascending;
use crate::present::symbol::{Hue, Symbol};

/// Where the ratings begin.
const TOP: f64 = 14.0;
/// Room for the labels of the times.
const FOOT: f64 = 24.0;
/// A label at the end of a line is so high.
const LABEL: f64 = 15.0;
/// Room between the end of a line and its label, for what leads from one to the other.
const LEADER: f64 = 16.0;
/// A name takes at most this part of the width.
const NAMES: f64 = 0.24;
/// Up to so many ratings have a dot each.
const DOTTED: usize = 120;

/// The ratings of a league over time, each line with its name at the end: an SVG `width` CSS pixels wide. `times` are the names of
/// the start and of the periods, `path` gives the path of a rating at a time.
#[must_use]
pub fn ratings(data: &Ratings, times: &[String], path: fn(usize, usize) -> String, width: u32) -> String {
    let width = usable(width);
    let room = data.lines.len() as f64 * LABEL;
    let bottom = TOP + clamped(width * 0.46, 170.0, 300.0).max(room).floor();
    let ticks = Ticks::up(data.ratings, bottom - TOP);
    let left = ticks.labels.iter().map(|label| text_width(label, SMALL)).fold(18.0, f64::max) + 10.0;
    let labels: Vec<String> = data.lines.iter().map(|line| label(line, data, width)).collect();
    let widest = labels.iter().map(|label| text_width(label, TEXT) * super::BOLD).fold(0.0, f64::max);
    let right = (width - SIDE / 2.0 - widest - LEADER).max(left + 40.0);
    paint(width, bottom + FOOT, |canvas| {
        let time = Span::new(0.0, data.periods as f64, 1.0);
        let plot = canvas.plot(left, TOP, right, bottom, time, data.ratings);
        for (y, label) in ticks.at.iter().zip(&ticks.labels) {
            let at = plot.at(0.0, *y).1;
            canvas.line(&[(left, crisp(at)), (right, crisp(at))], Colour::Line, 1.0);
            canvas.text(label, (left - 6.0, at + SMALL * 0.36), Anchor::End, Ink::from(Colour::Soft).small());
        }
        let names = times.iter().enumerate().map(|(k, name)| (plot.at(k as f64, 0.0).0, name.as_str()));
        tick_labels(canvas, names, bottom + 16.0);
        band(&plot, data);
        // Whoever is emphasised lies above the others.
        let is_chosen = |line: usize| data.band.as_ref().is_some_and(|band| band.line == line);
        let (chosen, others): (Vec<usize>, Vec<usize>) = (0..data.lines.len()).partition(|line| is_chosen(*line));
        let places = places(data, &plot, bottom);
        let chosen_in = if data.symbol.hue() == Hue::Deviation { Colour::Deviation } else { Colour::Rating };
        for line in others.into_iter().chain(chosen) {
            let colour = if is_chosen(line) { chosen_in } else { Colour::Soft };
            let end = (right, places[line].0);
            let ink = Ink::from(colour).symbol(data.symbol);
            let width = if is_chosen(line) { 2.5 } else { 1.5 };
            draw_line(canvas, &plot, &data.lines[line], (ink, width), path, data.lines.len() * times.len() <= DOTTED);
            canvas.line(&[(right + 4.0, end.1), (right + LEADER - 4.0, places[line].1)], Colour::Line, 1.0);
            let ink = if is_chosen(line) { Ink::from(colour).bold() } else { Ink::from(Colour::Ink) };
            canvas.text(&labels[line], (right + LEADER, places[line].1 + TEXT * 0.36), Anchor::Start, ink);
        }
    })
}

fn label(line: &RatingLine, data: &Ratings, width: f64) -> String {
    let end = line.ratings.last().copied().unwrap_or_default();
    // What is so close together is told apart by its decimals; of anything else whole points are enough.
    let shown = if data.ratings.length() < 10.0 { data.ratings.length() } else { data.ratings.length().max(60.0) };
    let name = shortened(&line.name, TEXT, width * NAMES);
    format!("{name} {}", rating_label(end, shown))
}

/// How high each line ends, and how high its label stands, so that no two run into each other.
fn places(data: &Ratings, plot: &Plot, bottom: f64) -> Vec<(f64, f64)> {
    let end = |line: &RatingLine| plot.at(0.0, line.ratings.last().copied().unwrap_or_default()).1;
    let ends: Vec<f64> = data.lines.iter().map(end).collect();
    let order = ascending(&ends);
    let mut row: Vec<(f64, f64)> = order.iter().map(|&line| (ends[line], LABEL - 1.0)).collect();
    let (first, last) = (TOP, bottom);
    spread(&mut row, first - LABEL / 2.0, last + LABEL / 2.0, 0.0);
    // Where they are many that is not enough: down from the first, and up again from the last.
    let mut free = first;
    for (at, _) in &mut row {
        *at = at.max(free);
        free = *at + LABEL - 1.0;
    }
    free = last;
    for (at, _) in row.iter_mut().rev() {
        *at = at.min(free);
        free = *at - LABEL + 1.0;
    }
    let mut places = vec![(0.0, 0.0); ends.len()];
    for (&line, (at, _)) in order.iter().zip(row) {
        places[line] = (ends[line], at);
    }
    places
}

fn band(plot: &Plot, data: &Ratings) {
    let Some(band) = &data.band else { return };
    // Never beyond the frame.
    let at = |(time, rating): (usize, f64)| (time as f64, data.ratings.nearest(rating));
    let mut edge: Vec<(f64, f64)> = band.ends.iter().map(|ends| ends.1).enumerate().map(at).collect();
    edge.extend(band.ends.iter().map(|ends| ends.0).enumerate().map(at).rev());
    plot.polygon(&edge, Ink::from(Colour::Rating).faint(0.15).symbol(Symbol::RdPrime));
}

fn draw_line(
    canvas: &Canvas,
    plot: &Plot,
    line: &RatingLine,
    (ink, width): (Ink, f64),
    path: fn(usize, usize) -> String,
    is_dotted: bool,
) {
    let points: Vec<(f64, f64)> = line.ratings.iter().enumerate().map(|(k, rating)| (k as f64, *rating)).collect();
    plot.line(&points, ink.clone(), width);
    if is_dotted {
        for (k, (time, rating)) in points.into_iter().enumerate() {
            canvas.disc(plot.at(time, rating), 3.0, ink.clone().quantity(path(k, line.player)));
        }
    }
}

/// How far a deviation reaches about a rating on a scale that all in a table share: an SVG of 56 by 14 pixels.
#[must_use]
pub fn deviation_bar(scale: Span, rating: f64, deviation: f64) -> String {
    const SIZE: (f64, f64) = (56.0, 14.0);
    paint(SIZE.0, SIZE.1, |canvas| {
        let middle = SIZE.1 / 2.0;
        let plot = canvas.plot(3.0, 0.0, SIZE.0 - 3.0, SIZE.1, scale, Span { from: 0.0, to: 1.0 });
        let x = |rating: f64| plot.at(scale.nearest(rating), 0.0).0;
        let (from, to) = (x(rating - deviation), x(rating + deviation));
        canvas.line(&[(from, crisp(middle)), (to, crisp(middle))], Colour::Deviation, 1.5);
        // The mark would cover nearer ones.
        for end in [from, to].into_iter().filter(|_| to - from > 9.0) {
            canvas.line(&[(end, middle - 3.5), (end, middle + 4.5)], Colour::Deviation, 1.5);
        }
        canvas.disc((x(rating), crisp(middle)), 3.0, Colour::Rating);
    })
}
