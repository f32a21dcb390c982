use super::strength::{COUNTED, single};
use super::{Hanging, SIDE, across, beyond, hang, rating_label, taken_beyond, times};
use crate::charts::axis::Ticks;
use crate::charts::data::{Expectation, ExpectedGame, Span};
use crate::charts::layout::{Area, Cluster, Clusters, Clutter, SMALL, clustered, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint, usable};
use crate::numbers::{Digits, Kind, clamped, show};
use glicko2_steps::Symbol;

/// The baseline of the name above the plot, in pixels.
const NAMES: f64 = 14.0;
/// The top of the plot, in pixels.
const TOP: f64 = 22.0;
/// The room below the axis for its labels, in pixels.
pub(super) const BELOW: f64 = 22.0;
/// The room for the labels of heights, in pixels.
const LEFT: f64 = 24.0;

/// Draws the expected score against the opponent's rating: an SVG `width` CSS pixels wide.
#[must_use]
pub fn expectation(data: &Expectation, width: u32) -> String {
    let width = usable(width);
    let bottom = TOP + clamped(width * 0.45, 150.0, 230.0).floor();
    paint(width, bottom + BELOW, |canvas| {
        let (plot, mut clutter) = ground(canvas, data, bottom);
        games(canvas, &plot, data, &mut clutter);
        names(canvas, &plot, data, &mut clutter);
    })
}

/// Draws the grid and the curves under the games.
pub(super) fn ground<'c, 'a>(
    canvas: &'c Canvas<'a>,
    data: &Expectation,
    bottom: f64,
) -> (Plot<'c, 'a>, Clutter) {
    let right = canvas.width - SIDE;
    let plot = canvas.plot(
        LEFT,
        TOP,
        right,
        bottom,
        data.range,
        Span {
            from: -0.06,
            to: 1.06,
        },
    );
    for (e, label) in [(0.0, "0"), (0.25, ""), (0.5, "½"), (0.75, ""), (1.0, "1")] {
        let y = plot.at(data.rating, e).1;
        let colour = if e == 0.0 { Colour::Soft } else { Colour::Line };
        canvas.line(&[(LEFT, crisp(y)), (right, crisp(y))], colour, 1.0);
        canvas.text(
            label,
            (LEFT - 6.0, y + SMALL * 0.36),
            Anchor::End,
            Ink::from(Colour::Soft).small(),
        );
    }
    canvas.text(
        "E",
        (LEFT - 6.0, NAMES),
        Anchor::End,
        Ink::from(Colour::Ink).bold().symbol(Symbol::E),
    );
    let ticks = Ticks::along(data.range, right - LEFT, false);
    across(canvas, &plot, &ticks, (TOP, bottom), bottom + 16.0);
    let name = Hanging {
        x: plot.at(data.rating, 0.5).0,
        text: format!("r = {}", rating_label(data.rating, data.range.length())),
        symbol: Symbol::R,
        colour: Colour::Rating,
        dashed: false,
    };
    hang(canvas, &[name], NAMES, bottom);

    let mut clutter = Clutter {
        frame: Area {
            left: LEFT,
            top: TOP,
            right,
            bottom,
        },
        taken: Vec::new(),
        along: Vec::new(),
    };
    let counts = not_shown(&plot, data).into_iter();
    clutter
        .taken
        .extend(counts.filter_map(|(count, left, y)| taken_beyond(canvas.width, count, left, y)));
    curves(canvas, &plot, data, &mut clutter);
    canvas.disc(
        plot.at(data.rating, 0.5),
        4.0,
        Ink::from(Colour::Rating).symbol(Symbol::R),
    );
    (plot, clutter)
}

/// Returns the number of opponents beyond the left and the right edge, and the height at which each number is drawn.
fn not_shown(plot: &Plot, data: &Expectation) -> [(usize, bool, f64); 2] {
    // E is near 1 on the left, where the weakest opponents are.
    let y = |e: f64| plot.at(data.rating, e).1;
    [(data.below, true, y(0.8)), (data.above, false, y(0.2))]
}

/// Draws the names of the curves, and the numbers of opponents beyond the edges.
pub(super) fn names(canvas: &Canvas, plot: &Plot, data: &Expectation, clutter: &mut Clutter) {
    curve_names(canvas, plot, data, clutter);
    for (count, left, y) in not_shown(plot, data) {
        beyond(canvas, count, left, y);
    }
}

/// Draws the two curves that bound all others, and the band between them.
fn curves(canvas: &Canvas, plot: &Plot, data: &Expectation, clutter: &mut Clutter) {
    let (sure, unsure) = (data.curve(data.deviations.0), data.curve(data.deviations.1));
    let between: Vec<_> = sure.iter().chain(unsure.iter().rev()).copied().collect();
    plot.polygon(
        &between,
        Ink::from(Colour::Ink).faint(0.08).symbol(Symbol::E),
    );
    plot.line(&sure, Ink::from(Colour::Ink).symbol(Symbol::E), 1.5);
    if data.deviations.0 < data.deviations.1 {
        plot.line(&unsure, Ink::from(Colour::Ink).symbol(Symbol::E), 1.5);
    }
    clutter
        .along
        .extend(sure.iter().chain(&unsure).map(|&(x, y)| plot.at(x, y)));
    let r = plot.at(data.rating, 0.5);
    clutter.taken.push(Area::about(r.0, r.1, 5.0));
    clutter.taken.push(Area {
        left: r.0 - 3.0,
        top: 0.0,
        right: r.0 + 3.0,
        bottom: canvas.height,
    });
}

/// Returns the marks of the games at their expected scores.
pub(super) fn marks(canvas: &Canvas, plot: &Plot, data: &Expectation) -> Clusters {
    let marks: Vec<Cluster> = data
        .games
        .iter()
        .map(|game| {
            let (x, y) = plot.at(game.rating, game.e);
            let ExpectedGame {
                score,
                outcome,
                share,
                game,
                ..
            } = *game;
            Cluster {
                x,
                y,
                score,
                outcome,
                count: 1,
                game,
                share,
            }
        })
        .collect();
    let Clusters { mut marks, column } = clustered(&marks, 2.0, canvas.width);
    if let Some(column) = column {
        // In a crowded chart the marks of a column stand side by side, because their E is much the same.
        for mark in &mut marks {
            mark.x = ((mark.x / column).floor() + (mark.rank() + 0.5) / 3.0) * column;
        }
    }
    Clusters { marks, column }
}

/// Draws each game at its expected score, with a line to the actual score.
fn games(canvas: &Canvas, plot: &Plot, data: &Expectation, clutter: &mut Clutter) {
    let Clusters { marks, column } = marks(canvas, plot, data);
    for mark in &marks {
        let end = plot.at(data.rating, mark.score).1;
        let ink = single(
            Ink::from(Colour::of(mark.outcome)).symbol(Symbol::S),
            mark,
            "score",
        );
        let ink = if column.is_some() {
            ink.faint(0.35)
        } else {
            ink
        };
        let (x, foot) = (mark.x, 4.0);
        let line = [(x, mark.y), (x, end), (x - foot, end), (x + foot, end)];
        // The lines of a crowded chart have no feet.
        canvas.line(&line[..if column.is_some() { 2 } else { 4 }], ink, 1.5);
        clutter.taken.push(Area {
            left: mark.x - 3.0,
            right: mark.x + 3.0,
            top: mark.y.min(end),
            bottom: mark.y.max(end),
        });
    }
    for mark in &marks {
        let radius = column.map_or(mark.radius(), |column| (column / 4.0).min(5.5));
        canvas.mark(mark.outcome, (mark.x, mark.y), radius, |ink| {
            single(ink.symbol(Symbol::E), mark, "e")
        });
        clutter.taken.push(Area::about(mark.x, mark.y, radius));
    }
    if marks.len() <= COUNTED {
        for (mark, times) in marks
            .iter()
            .filter_map(|mark| Some((mark, times(mark.count)?)))
        {
            let place = clutter.place(mark.x, mark.y, text_width(&times, SMALL), SMALL, usize::MAX);
            if let Some((x, y)) = place {
                let ink = Ink::from(Colour::of(mark.outcome)).small();
                canvas.text(&times, (x, y + SMALL * 0.36), Anchor::Middle, ink);
            }
        }
    }
}

/// Draws the RD of each curve, where there is room.
fn curve_names(canvas: &Canvas, plot: &Plot, data: &Expectation, clutter: &mut Clutter) {
    let label = |deviation: f64| show(deviation, Kind::Rating, Digits::Decimals(0));
    let (sure, unsure) = data.deviations;
    let (upper, lower) = (data.curve(sure), data.curve(unsure));
    let apart =
        |(a, b): (&(f64, f64), &(f64, f64))| (plot.at(a.0, a.1).1 - plot.at(b.0, b.1).1).abs();
    let names = if upper.iter().zip(&lower).map(apart).fold(0.0, f64::max) >= 5.0 {
        vec![
            (format!("RD {}", label(unsure)), &lower, 0.80),
            (format!("RD {}", label(sure)), &upper, 0.90),
        ]
    } else if sure < unsure {
        vec![(
            format!("RD {} … {}", label(sure), label(unsure)),
            &lower,
            0.80,
        )]
    } else {
        vec![(format!("RD {}", label(sure)), &lower, 0.80)]
    };
    for (text, curve, height) in names {
        // To the left of r, where the curves are well apart.
        let Some(&(x, y)) = curve.iter().find(|(_, e)| *e <= height) else {
            continue;
        };
        let (x, y) = plot.at(x, y);
        if let Some((x, y)) = clutter.place(x, y, text_width(&text, SMALL), SMALL + 1.0, 4) {
            canvas.text(
                &text,
                (x, y + SMALL * 0.36),
                Anchor::Middle,
                Ink::from(Colour::Soft).small().symbol(Symbol::RdJ),
            );
        }
    }
}
