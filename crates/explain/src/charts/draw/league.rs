use super::{SIDE, levels, rating_label, room_for, tick_labels};
use crate::charts::axis::Ticks;
use crate::charts::data::{COLOURS, RatingLine, Ratings, Span};
use crate::charts::layout::{TEXT, shortened, spread, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint, usable};
use crate::numbers::clamped;
use glicko2_steps::Symbol;
use glicko2_steps::order::ascending;
use glicko2_steps::symbol::Hue;
use std::f64::consts::TAU;

/// The top of the ratings, in pixels.
const TOP: f64 = 14.0;
/// The room for the labels of the times, in pixels.
const FOOT: f64 = 24.0;
/// The height of a label at the end of a line, in pixels.
const LABEL: f64 = 15.0;
/// The room between the end of a line and its label for the leader, in pixels.
const LEADER: f64 = 16.0;
/// The largest part of the width for a name.
const NAMES: f64 = 0.24;
/// The width of a line for the pointer, in pixels.
const REACH: f64 = 12.0;
/// The largest number of ratings that are drawn with dots.
const DOTTED: usize = 120;

/// Draws the ratings of a league over time, each line with its name at the end: an SVG `width` CSS pixels wide. `times`
/// are the names of the start and of the periods. `path` returns the path of a rating at a time.
#[must_use]
pub fn ratings(
    data: &Ratings,
    times: &[String],
    path: fn(usize, usize) -> String,
    width: u32,
) -> String {
    let width = usable(width);
    let room = data.lines.len() as f64 * LABEL;
    let bottom = TOP + clamped(width * 0.46, 170.0, 300.0).max(room).floor();
    let ticks = Ticks::up(data.ratings, bottom - TOP);
    let left = room_for(ticks.labels.iter());
    let labels: Vec<String> = data
        .lines
        .iter()
        .map(|line| label(line, data, width))
        .collect();
    let widest = labels
        .iter()
        .map(|label| text_width(label, TEXT) * super::BOLD)
        .fold(0.0, f64::max);
    let right = (width - SIDE / 2.0 - widest - LEADER).max(left + 40.0);
    paint(width, bottom + FOOT, |canvas| {
        let time = Span::new(0.0, data.periods as f64, 1.0);
        let plot = canvas.plot(left, TOP, right, bottom, time, data.ratings);
        levels(canvas, &plot, &ticks, (left, right));
        let names = times
            .iter()
            .enumerate()
            .map(|(k, name)| (plot.at(k as f64, 0.0).0, name.as_str()));
        tick_labels(canvas, names, bottom + 16.0);
        band(&plot, data);
        let places = places(data, &plot, bottom);
        // A wide invisible line makes the thin one easier to point at.
        for line in data.lines.iter().filter(|_| data.has_colours()) {
            plot.line(
                &points(line),
                Ink::default().faint(0.0).player(line.player),
                REACH,
            );
        }
        // The highlighted line is drawn last, on top of the others.
        let (chosen, others): (Vec<usize>, Vec<usize>) =
            (0..data.lines.len()).partition(|line| data.is_chosen(*line));
        let is_dotted = data.lines.len() * times.len() <= DOTTED;
        for line in others.into_iter().chain(chosen) {
            let style = LineStyle::of(data, line);
            draw_line(canvas, &plot, &data.lines[line], &style, path, is_dotted);
            let leader = [
                (right + 4.0, places[line].0),
                (right + LEADER - 4.0, places[line].1),
            ];
            canvas.line(&leader, Colour::Line, 1.0);
            canvas.text(
                &labels[line],
                (right + LEADER, places[line].1 + TEXT * 0.36),
                Anchor::Start,
                style.label,
            );
        }
    })
}

/// The style of a line.
struct LineStyle {
    ink: Ink,
    width: f64,
    label: Ink,
}

impl LineStyle {
    fn of(data: &Ratings, line: usize) -> Self {
        let RatingLine {
            player,
            colour: own,
            ..
        } = data.lines[line];
        let is_chosen = data.is_chosen(line);
        let chosen_in = if data.symbol.hue() == Hue::Deviation {
            Colour::Deviation
        } else {
            Colour::Rating
        };
        let colour = own.map_or(
            if is_chosen { chosen_in } else { Colour::Soft },
            Colour::Player,
        );
        let ink = Ink::from(colour).player(player);
        // With one colour per player, pointing at a line highlights the player, not the symbol.
        let ink = if own.is_some() {
            ink
        } else {
            ink.symbol(data.symbol)
        };
        // While one line is highlighted, the others fade.
        let is_beside = data.has_colours()
            && !is_chosen
            && (0..data.lines.len()).any(|line| data.is_chosen(line));
        let ink = if is_beside { ink.faint(0.35) } else { ink };
        let label = match (is_chosen, own) {
            (true, None) => Ink::from(colour).bold(),
            (true, Some(_)) => Ink::from(Colour::Ink).bold(),
            (false, _) => Ink::from(if is_beside { Colour::Soft } else { Colour::Ink }),
        };
        Self {
            ink,
            width: if is_chosen { 2.75 } else { 1.75 },
            label: label.player(player),
        }
    }
}

/// Returns whether the marks of a colour are hollow and its line is dashed. The shapes repeat from there.
fn is_hollow(colour: usize) -> bool {
    colour >= COLOURS / 2
}

fn points(line: &RatingLine) -> Vec<(f64, f64)> {
    line.ratings
        .iter()
        .enumerate()
        .map(|(k, rating)| (k as f64, *rating))
        .collect()
}

fn label(line: &RatingLine, data: &Ratings, width: f64) -> String {
    let end = line.ratings.last().copied().unwrap_or_default();
    // With a short axis labels need decimals, otherwise whole points suffice.
    let shown = if data.ratings.length() < 10.0 {
        data.ratings.length()
    } else {
        data.ratings.length().max(60.0)
    };
    let name = shortened(&line.name, TEXT, width * NAMES);
    format!("{name} {}", rating_label(end, shown))
}

/// Returns the height of the end of each line and of its label, so that no two labels overlap.
fn places(data: &Ratings, plot: &Plot, bottom: f64) -> Vec<(f64, f64)> {
    let end = |line: &RatingLine| {
        plot.at(0.0, line.ratings.last().copied().unwrap_or_default())
            .1
    };
    let ends: Vec<f64> = data.lines.iter().map(end).collect();
    let order = ascending(&ends);
    let mut row: Vec<(f64, f64)> = order
        .iter()
        .map(|&line| (ends[line], LABEL - 1.0))
        .collect();
    let (first, last) = (TOP, bottom);
    spread(&mut row, first - LABEL / 2.0, last + LABEL / 2.0, 0.0);
    // With many labels that is not enough: push them down from the first, then up from the last.
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
    // Limited to the frame.
    let at = |(time, rating): (usize, f64)| (time as f64, data.ratings.nearest(rating));
    let mut edge: Vec<(f64, f64)> = band
        .ends
        .iter()
        .map(|ends| ends.1)
        .enumerate()
        .map(at)
        .collect();
    edge.extend(
        band.ends
            .iter()
            .map(|ends| ends.0)
            .enumerate()
            .map(at)
            .rev(),
    );
    let colour = data.lines[band.line]
        .colour
        .map_or(Colour::Rating, Colour::Player);
    plot.polygon(&edge, Ink::from(colour).faint(0.15).symbol(Symbol::RdPrime));
}

fn draw_line(
    canvas: &Canvas,
    plot: &Plot,
    line: &RatingLine,
    style: &LineStyle,
    path: fn(usize, usize) -> String,
    is_dotted: bool,
) {
    let points = points(line);
    let ink = style.ink.clone();
    let is_dashed = line.colour.is_some_and(is_hollow);
    plot.line(
        &points,
        if is_dashed { ink.dashed(6.0, 3.0) } else { ink },
        style.width,
    );
    let end = points.len().saturating_sub(1);
    let is_marked = |k: usize| is_dotted || k == end && line.colour.is_some();
    for (k, (time, rating)) in points
        .into_iter()
        .enumerate()
        .filter(|(k, _)| is_marked(*k))
    {
        mark(
            canvas,
            line.colour,
            plot.at(time, rating),
            style.ink.clone().quantity(path(k, line.player)),
        );
    }
}

/// Draws a mark of the shape that belongs to a colour: a disc, a square, a triangle, a diamond, then the same hollow.
fn mark(canvas: &Canvas, colour: Option<usize>, (x, y): (f64, f64), ink: Ink) {
    let Some(number) = colour else {
        return canvas.disc((x, y), 3.0, ink);
    };
    let (corners, turn, radius) = [
        (16, 0.0, 3.5),
        (4, 0.125, 4.5),
        (3, 0.25, 4.75),
        (4, 0.0, 4.75),
    ][number % 4];
    let corner = |k: usize| {
        let angle = TAU * (turn + k as f64 / corners as f64);
        (x + radius * angle.cos(), y - radius * angle.sin())
    };
    let own = ink.colour;
    let ink = match is_hollow(number) {
        true => Ink {
            colour: Colour::Card,
            ..ink
        }
        .rimmed(own, 1.5),
        false => ink.rimmed(Colour::Card, 1.0),
    };
    canvas.polygon(&(0..corners).map(corner).collect::<Vec<_>>(), ink);
}
/// Draws a deviation around a rating on a scale common to all rows of a table: an SVG of 56 by 14 pixels.
#[must_use]
pub fn deviation_bar(scale: Span, rating: f64, deviation: f64) -> String {
    const SIZE: (f64, f64) = (56.0, 14.0);
    paint(SIZE.0, SIZE.1, |canvas| {
        let middle = SIZE.1 / 2.0;
        let plot = canvas.plot(
            3.0,
            0.0,
            SIZE.0 - 3.0,
            SIZE.1,
            scale,
            Span { from: 0.0, to: 1.0 },
        );
        let x = |rating: f64| plot.at(scale.nearest(rating), 0.0).0;
        let (from, to) = (x(rating - deviation), x(rating + deviation));
        canvas.line(
            &[(from, crisp(middle)), (to, crisp(middle))],
            Colour::Deviation,
            1.5,
        );
        // Ends closer than this are covered by the mark.
        for end in [from, to].into_iter().filter(|_| to - from > 9.0) {
            canvas.line(
                &[(end, middle - 3.5), (end, middle + 4.5)],
                Colour::Deviation,
                1.5,
            );
        }
        canvas.disc((x(rating), crisp(middle)), 3.0, Colour::Rating);
    })
}
