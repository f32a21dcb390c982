use crate::charts::axis::Ticks;
use crate::charts::data::{Scales, Span};
use crate::charts::draw::strength::{COUNTED, along, shoulder, single};
use crate::charts::draw::{BOLD, SIDE, beyond, rating_label, taken_beyond, tick_labels, times};
use crate::charts::layout::{Area, Clusters, Clutter, SMALL, TEXT, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint};
use crate::numbers::{Digits, Kind, show};
use crate::words::messages::StageWords;
use glicko2_steps::Symbol;

/// The distance from an edge of the picture to its axis, in pixels.
const MARGIN: f64 = 40.0;
/// The largest height, in pixels. Two scales need no more.
const HIGHEST: f64 = 240.0;

/// Draws Step 2: rating points above, the scale of the formulas below, and lines between each player's positions on
/// both.
pub(super) fn scales(data: &Scales, words: StageWords, width: f64, height: f64) -> String {
    let height = height.min(HIGHEST);
    let (top, bottom) = (MARGIN, height - MARGIN);
    paint(width, height, |canvas| {
        let (left, right) = (SIDE, width - SIDE);
        let plot = canvas.plot(
            left,
            top,
            right,
            bottom,
            data.points,
            Span { from: 0.0, to: 1.0 },
        );
        let scaled = canvas.plot(
            left,
            top,
            right,
            bottom,
            data.scaled,
            Span { from: 0.0, to: 1.0 },
        );
        let x = plot.at(data.rating, 0.0).0;

        axis(
            canvas,
            &plot,
            &Ticks::along(data.points, right - left, false),
            crisp(top),
            -1.0,
        );
        axis(
            canvas,
            &scaled,
            &Ticks::along(data.scaled, right - left, false),
            crisp(bottom),
            1.0,
        );

        let name = |text: String, scale: &str, baseline: f64, symbol: Symbol, quantity: &str| {
            let half = text_width(&text, TEXT) * BOLD / 2.0;
            let ink = Ink::from(Colour::Rating)
                .bold()
                .symbol(symbol)
                .quantity(quantity);
            canvas.text(&text, (x, baseline), Anchor::Middle, ink);
            if left + text_width(scale, SMALL) + 6.0 < x - half {
                canvas.text(
                    scale,
                    (left, baseline),
                    Anchor::Start,
                    Ink::from(Colour::Soft).small(),
                );
            }
        };
        let r = format!("r = {}", rating_label(data.rating, data.points.length()));
        name(
            r,
            words.rating_points(),
            12.0,
            Symbol::R,
            "in.player.rating",
        );
        let mu = format!("μ = {}", show(data.mu, Kind::Scaled, Digits::Auto));
        name(mu, words.glicko2_scale(), height - 5.0, Symbol::Mu, "mu");

        let player = || Ink::from(Colour::Rating);
        opponents(canvas, &plot, data, (top, bottom));
        canvas.line(&[(x, top), (x, bottom)], player().symbol(Symbol::Mu), 2.0);
        canvas.disc((x, top), 5.0, player().symbol(Symbol::R));
        canvas.disc((x, bottom), 5.0, player().symbol(Symbol::Mu));
        let middle = top.midpoint(bottom);
        beyond(canvas, data.below, true, middle);
        beyond(canvas, data.above, false, middle);
    })
}

/// Draws an axis with short ticks. `outside` is the side of its labels: −1 is up, 1 is down.
fn axis(canvas: &Canvas, plot: &Plot, ticks: &Ticks, y: f64, outside: f64) {
    canvas.line(&[(SIDE, y), (canvas.width - SIDE, y)], Colour::Soft, 1.0);
    let unit = ticks.unit().unwrap_or_default();
    let baseline = if outside < 0.0 { y - 8.0 } else { y + 17.0 };
    for at in &ticks.at {
        let x = crisp(plot.at(*at, 0.0).0);
        canvas.line(&[(x, y), (x, y + 4.0 * outside)], Colour::Soft, 1.0);
    }
    let labels: Vec<String> = ticks
        .labels
        .iter()
        .map(|label| format!("{label} {unit}").trim_end().to_owned())
        .collect();
    let places = ticks.at.iter().map(|at| plot.at(*at, 0.0).0);
    tick_labels(
        canvas,
        places.zip(labels.iter().map(String::as_str)),
        baseline,
    );
}

/// Draws a line from scale to scale for each opponent, with a mark at both ends.
fn opponents(canvas: &Canvas, plot: &Plot, data: &Scales, (top, bottom): (f64, f64)) {
    let Clusters { marks, column } = along(canvas, plot, &data.opponents);
    let x = plot.at(data.rating, 0.0).0;
    let mut placed: Vec<(f64, f64, f64)> = Vec::with_capacity(marks.len());
    for mark in &marks {
        // In a crowded chart marks stand side by side within columns.
        let (x, radius) = match column {
            None => (mark.x, mark.radius()),
            Some(column) => (
                ((mark.x / column).floor() + (mark.rank() + 0.5) / 3.0) * column,
                column / 6.0,
            ),
        };
        placed.push((x, shoulder(&placed, x, radius, bottom), radius));
        let ink = single(
            Ink::from(Colour::of(mark.outcome)).symbol(Symbol::MuJ),
            mark,
            "mu",
        );
        canvas.line(
            &[(x, top), (x, bottom)],
            if column.is_some() {
                ink.faint(0.45)
            } else {
                ink
            },
            1.5,
        );
    }
    for (mark, &(x, y, radius)) in marks.iter().zip(&placed) {
        // Overlapping marks of different outcomes are stacked towards the middle of the picture at both scales.
        for (y, symbol, quantity) in [
            (top + bottom - y, Symbol::RJ, "rating"),
            (y, Symbol::MuJ, "mu"),
        ] {
            canvas.mark(mark.outcome, (x, y), radius, |ink| {
                let ink = ink.symbol(symbol);
                if symbol == Symbol::MuJ {
                    single(ink, mark, quantity)
                } else {
                    ink
                }
            });
        }
    }
    if marks.len() > COUNTED {
        return;
    }
    let lines = placed.iter().map(|(x, ..)| *x).chain([x]);
    let mut clutter = Clutter {
        frame: Area {
            left: 0.0,
            top: top + 12.0,
            right: canvas.width,
            bottom: bottom - 12.0,
        },
        taken: lines
            .map(|x| Area {
                left: x - 4.0,
                top,
                right: x + 4.0,
                bottom,
            })
            .collect(),
        along: Vec::new(),
    };
    let middle = top.midpoint(bottom);
    let counts = [(data.below, true), (data.above, false)];
    clutter.taken.extend(
        counts
            .iter()
            .filter_map(|(n, left)| taken_beyond(canvas.width, *n, *left, middle)),
    );
    for (mark, (x, ..)) in marks.iter().zip(&placed) {
        let name = times(mark.count).unwrap_or_else(|| (mark.game + 1).to_string());
        let width = text_width(&name, TEXT) * BOLD;
        if let Some((x, y)) = clutter.place(*x, middle, width, TEXT, usize::MAX) {
            canvas.text(
                &name,
                (x, y + TEXT * 0.36),
                Anchor::Middle,
                Ink::from(Colour::of(mark.outcome)).bold(),
            );
        }
    }
}
