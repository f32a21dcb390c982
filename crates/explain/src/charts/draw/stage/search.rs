use crate::charts::axis::Ticks;
use crate::charts::data::{Root, Search, Span, View};
use crate::charts::draw::root::{Drawing, around, ground, handles, left_of};
use crate::charts::draw::{BOLD, SIDE};
use crate::charts::handles::Painted;
use crate::charts::layout::{Area, SMALL, spread, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint_with_handles};
use crate::numbers::{Digits, Kind, clamped, show};
use crate::stage::zero_gives;
use crate::words::messages::StageWords;
use glicko2_steps::Symbol;

use super::ROOMY;

/// The top of the whole bracket, below its name, in pixels.
const TOP: f64 = 20.0;
/// The height of a line of text for one of several zeros, in pixels.
const ZERO: f64 = 17.0;
/// The room for one row of labels below an axis, in pixels.
const LABELS: f64 = 17.0;
/// The distance from the labels of the whole bracket to the frame of the magnifier, in pixels.
const GAP: f64 = 14.0;
/// The room above the bars for the name of ε, in pixels.
const ABOVE_STRIP: f64 = 15.0;

/// Draws Step 5: the whole bracket, its last part magnified, and the widths of the bracket.
pub(super) fn search(data: &Search, words: StageWords, width: f64, height: f64) -> Painted {
    let row = if height < ROOMY { 13.0 } else { 17.0 };
    // If there are several zeros, each has a line of text at the top.
    let top = TOP + ZERO * data.zeros.len() as f64;
    let height = height + top - TOP;
    let strip = height - row * data.widths.len() as f64 - 2.0;
    let room = strip - ABOVE_STRIP - top - LABELS;
    let whole_bottom = top
        + if data.lens.is_some() {
            ((room - LABELS - GAP) * 0.46).floor()
        } else {
            room
        };
    paint_with_handles(width, height, |canvas| {
        let whole = &data.whole;
        let heights = Ticks::up(whole.y, whole_bottom - top);
        let frame = Area {
            left: left_of(&heights),
            top,
            right: width - SIDE,
            bottom: whole_bottom,
        };
        let plot = plot(canvas, frame, whole);
        let lens = data.lens.as_ref().map(|root| {
            let frame = Area {
                top: whole_bottom + LABELS + GAP,
                bottom: strip - ABOVE_STRIP - LABELS,
                ..frame
            };
            (root, frame)
        });

        // The range under the magnifier, which stays visible however short it is.
        let stretch = lens.map(|(root, _)| {
            let [from, to] = [root.x.from, root.x.to].map(|x| plot.at(root.origin + x, 0.0).0);
            let y = plot.at(whole.x.from, 0.0).1;
            let half = ((to - from) / 2.0).max(6.0);
            let middle = from.midpoint(to);
            Area {
                left: middle - half,
                top: y - 6.0,
                right: middle + half,
                bottom: y + 6.0,
            }
        });
        for (i, zero) in data.zeros.iter().enumerate() {
            let ink = Ink::from(if zero.is_taken {
                Colour::Volatility
            } else {
                Colour::Soft
            })
            .symbol(Symbol::SigmaPrime);
            let ink = ink.quantity(&zero.sigma.quantity);
            let text = format!("{} → {}", zero.name, zero_gives(zero));
            let ink = if zero.is_taken { ink.bold() } else { ink };
            canvas.text(&text, (0.0, 12.0 + ZERO * i as f64), Anchor::Start, ink);
        }
        let mut ticks = Ticks::along(whole.x, frame.right - frame.left, false);
        let unit = ticks.unit();
        if let Some(stretch) = stretch {
            clear(&mut ticks, &plot, stretch);
        }
        ground(canvas, &plot, frame, &heights, &ticks, whole_bottom + 14.0);
        if let Some(unit) = unit {
            let text = format!("x {unit}");
            canvas.text(
                &text,
                (frame.right, top - 8.0),
                Anchor::End,
                Ink::from(Colour::Soft).small(),
            );
        }
        let (names, names_within) = (names(data, &plot), around(frame));
        Drawing {
            canvas,
            plot: &plot,
            data: whole,
            frame,
            names: &names,
            names_within,
            taken: Vec::new(),
        }
        .all();

        if let Some(((root, frame), stretch)) = lens.zip(stretch) {
            from_stretch_to_frame(canvas, stretch, frame, whole_bottom + LABELS);
            magnifier(canvas, data, root, frame, words);
        }
        widths(canvas, data, words, strip, row);
        handles(&plot, whole);
    })
}

fn plot<'c, 'a>(canvas: &'c Canvas<'a>, frame: Area, root: &Root) -> Plot<'c, 'a> {
    canvas.plot(
        frame.left,
        frame.top,
        frame.right,
        frame.bottom,
        root.x,
        root.y,
    )
}

/// Removes the labels that the dotted lines would cross.
fn clear(ticks: &mut Ticks, plot: &Plot, stretch: Area) {
    let is_clear = |(at, label): (&f64, &String)| {
        let (x, half) = (plot.at(*at, 0.0).0, text_width(label, SMALL) / 2.0 + 3.0);
        (x - stretch.left).abs() > half && (x - stretch.right).abs() > half
    };
    let keep: Vec<bool> = ticks.at.iter().zip(&ticks.labels).map(is_clear).collect();
    for (label, keep) in ticks.labels.iter_mut().zip(keep) {
        if !keep {
            label.clear();
        }
    }
}

/// Returns the names in the whole view: none if A and B are one dot there, and C only if it is apart from them.
fn names(data: &Search, plot: &Plot) -> [Vec<String>; 3] {
    let Some(lens) = &data.lens else {
        return long_names(data);
    };
    if lens.view == View::Close {
        return Default::default();
    }
    let at = |x: f64| plot.at(x, 0.0).0;
    let whole = &data.whole;
    let is_apart = whole.c.is_some_and(|c| {
        [whole.a, whole.b]
            .iter()
            .all(|end| (at(end.x) - at(c.x)).abs() > 14.0)
    });
    let [a, b, c] = data.names.clone().map(|name| vec![name]);
    [a, b, if is_apart { c } else { Vec::new() }]
}

/// Returns each name with its name after the iteration, and without as an alternative if there is no room.
fn long_names(data: &Search) -> [Vec<String>; 3] {
    let mut names = data.names.clone().map(|name| vec![name]);
    for (names, new) in names.iter_mut().zip(&data.new_names) {
        if let Some(new) = new {
            names.insert(0, format!("{} → {new}", names[0]));
        }
    }
    names
}

fn from_stretch_to_frame(canvas: &Canvas, stretch: Area, frame: Area, below: f64) {
    let ink = || Ink::from(Colour::Soft);
    let Area {
        left,
        top,
        right,
        bottom,
    } = stretch;
    canvas.line(
        &[
            (left, top),
            (right, top),
            (right, bottom),
            (left, bottom),
            (left, top),
        ],
        ink(),
        1.25,
    );
    for (x, end) in [(left, frame.left), (right, frame.right)] {
        canvas.line(
            &[(x, bottom), (x, below), (end, frame.top)],
            ink().dashed(1.5, 3.0),
            1.0,
        );
    }
}

/// Draws the magnified part in its frame.
fn magnifier(canvas: &Canvas, data: &Search, root: &Root, frame: Area, words: StageWords) {
    let plot = plot(canvas, frame, root);
    let Area {
        left,
        top,
        right,
        bottom,
    } = frame;
    let names = long_names(data);
    let names_within = Area {
        left: left + 2.0,
        top: top + 2.0,
        right: right - 2.0,
        bottom: bottom - 2.0,
    };
    let mut drawing = Drawing {
        canvas,
        plot: &plot,
        data: root,
        frame,
        names: &names,
        names_within,
        taken: Vec::new(),
    };
    let larger = words.larger(&show(root.magnification, Kind::Whole, Digits::Auto));
    let place = emptiest_corner(
        names_within,
        text_width(&larger, SMALL) + 4.0,
        SMALL + 4.0,
        &drawing.obstacles(),
    );
    drawing.taken.push(place);
    drawing.all();
    canvas.line(
        &[
            (left, top),
            (right, top),
            (right, bottom),
            (left, bottom),
            (left, top),
        ],
        Colour::Soft,
        1.0,
    );
    let (x, y) = (
        place.left.midpoint(place.right),
        place.top.midpoint(place.bottom),
    );
    canvas.text(
        &larger,
        (x, y + SMALL * 0.36),
        Anchor::Middle,
        Ink::from(Colour::Soft).small(),
    );

    // The ends of the bracket itself, with enough digits to tell them apart.
    let [a, b] = match root.view {
        View::Left => [root.left.from, root.left.to],
        _ => [root.a.x, root.b.x],
    };
    let apart = (a - b).abs();
    let decimals = if apart > 0.0 {
        clamped(3.0 - apart.log10(), 4.0, 15.0) as u8
    } else {
        15
    };
    let mut ends: Vec<(f64, String)> = [a.min(b), a.max(b)]
        .map(|x| {
            (
                plot.at(root.x.nearest(x - root.origin), 0.0).0,
                show(x, Kind::Log, Digits::Decimals(decimals)),
            )
        })
        .into();
    let wide = |text: &str| text_width(text, SMALL);
    if ends[0].1 == ends[1].1 || wide(&ends[0].1) + wide(&ends[1].1) + 12.0 > right - left {
        ends.truncate(1);
    }
    for (x, _) in &ends {
        canvas.line(
            &[(crisp(*x), bottom), (crisp(*x), bottom + 4.0)],
            Colour::Soft,
            1.0,
        );
    }
    let mut row: Vec<(f64, f64)> = ends.iter().map(|(x, text)| (*x, wide(text))).collect();
    spread(&mut row, left, right, 10.0);
    for ((_, text), (x, _)) in ends.iter().zip(row) {
        canvas.text(
            text,
            (x, bottom + 14.0),
            Anchor::Middle,
            Ink::from(Colour::Soft).small(),
        );
    }
}

/// Returns the corner in which a label covers the fewest points.
fn emptiest_corner(frame: Area, width: f64, height: f64, along: &[(f64, f64)]) -> Area {
    let Area {
        left,
        top,
        right,
        bottom,
    } = frame;
    let corners = [
        (right - width, top),
        (left, top),
        (right - width, bottom - height),
        (left, bottom - height),
    ];
    let areas = corners.map(|(left, top)| Area {
        left,
        top,
        right: left + width,
        bottom: top + height,
    });
    let covers = |area: &Area| along.iter().filter(|place| area.holds(**place)).count();
    areas.into_iter().min_by_key(covers).unwrap_or(frame)
}

/// Draws the width of the bracket after each iteration, on a logarithmic scale.
fn widths(canvas: &Canvas, data: &Search, words: StageWords, top: f64, step: f64) {
    let row = |iteration: usize, width: f64| {
        // At least one significant digit.
        let decimals = if width < 0.1 { 2 } else { 1 };
        (
            words.after_iteration(iteration),
            show(width, Kind::Tiny, Digits::Decimals(decimals)),
        )
    };
    let texts: Vec<(String, String)> = data
        .widths
        .iter()
        .map(|row_of| row(row_of.iteration, row_of.width))
        .collect();
    let wide = |text: &String| text_width(text, SMALL) * BOLD;
    let left = texts.iter().map(|(name, _)| wide(name)).fold(0.0, f64::max) + 8.0;
    let right = canvas.width
        - texts
            .iter()
            .map(|(_, value)| wide(value))
            .fold(0.0, f64::max)
        - 8.0;
    // The smallest width is still visible as a short bar.
    let range = data.widths_range.padded(0.08);
    let range = Span {
        to: data.widths_range.to,
        ..range
    };
    let at = |log: f64| {
        left + (right - left).max(1.0) * ((range.nearest(log) - range.from) / range.length())
    };

    if range.holds(data.tolerance) {
        let x = crisp(at(data.tolerance));
        let ink = || Ink::from(Colour::Soft).symbol(Symbol::Epsilon);
        canvas.line(
            &[(x, top - 1.0), (x, canvas.height - 1.0)],
            ink().dashed(3.0, 3.0),
            1.0,
        );
        canvas.text("ε", (x, top - 3.0), Anchor::Middle, ink().small());
    }
    for (i, (width, (name, value))) in data.widths.iter().zip(&texts).enumerate() {
        let middle = top + (i as f64 + 0.5) * step;
        let is_current = width.iteration == data.whole.iteration;
        let ink = || {
            let ink = Ink::from(Colour::Volatility);
            ink.symbol(Symbol::BigB).quantity(format_args!(
                "volatility.iterations.{}.width",
                width.iteration
            ))
        };
        let bar = if is_current { ink() } else { ink().faint(0.4) };
        let half = step * 0.36;
        canvas.rectangle(
            (left, middle - half),
            (at(width.log), middle + half),
            bar.rounded(2.0),
        );
        let colour = if is_current {
            Colour::Ink
        } else {
            Colour::Soft
        };
        let text = |ink: Ink| {
            if is_current {
                ink.small().bold()
            } else {
                ink.small()
            }
        };
        let baseline = middle + SMALL * 0.36;
        canvas.text(name, (0.0, baseline), Anchor::Start, text(colour.into()));
        canvas.text(
            value,
            (canvas.width, baseline),
            Anchor::End,
            text(colour.into()),
        );
    }
}
