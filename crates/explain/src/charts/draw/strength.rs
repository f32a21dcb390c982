use super::{Hanging, SIDE, across, beyond, hang, rating_label, taken_beyond, times};
use crate::case::level::Level;
use crate::charts::axis::Ticks;
use crate::charts::data::{Normal, Opponent, Span, Strength};
use crate::charts::handles::{Axis, DragTarget, Painted};
use crate::charts::layout::{
    Area, Cluster, Clusters, Clutter, SMALL, clustered, spread, text_width,
};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint_with_handles, usable};
use crate::numbers::{clamped, percent};
use glicko2_steps::{Field, Symbol};

/// The baseline of the names above the plot, in pixels.
pub(super) const NAMES: f64 = 14.0;
/// The top of the plot, in pixels.
pub(super) const TOP: f64 = 22.0;
/// The largest number of marks that show their number of games. With more there is no room.
pub(super) const COUNTED: usize = 8;
/// The largest number of games with drag handles. More handles would overlap.
pub(super) const GRIPPED: usize = 12;

/// The height above the axis of the numbers of opponents beyond the edges, in pixels.
const BEYOND: f64 = 16.0;
/// The room below the axis for its labels and the band, in pixels.
pub(super) const BELOW: f64 = 49.0;

/// Draws the strength before and after, with the band: an SVG `width` CSS pixels wide.
#[must_use]
pub fn strength(data: &Strength, width: u32) -> String {
    let width = usable(width);
    before_and_after(
        data,
        width,
        TOP + clamped(width * 0.42, 130.0, 210.0).floor(),
    )
    .svg
}

/// Like [`strength`], with a given height in CSS pixels.
#[must_use]
pub fn strength_of_height(data: &Strength, width: u32, height: f64) -> String {
    before_and_after(data, usable(width), height - BELOW).svg
}

/// Like [`strength`], with the axis at `bottom`, and with drag handles.
pub(super) fn before_and_after(data: &Strength, width: f64, bottom: f64) -> Painted {
    paint_with_handles(width, bottom + BELOW, |canvas| {
        let range = data.range;
        let plot = ground(canvas, data, bottom, Symbol::RdPrime);
        let before = Ink::from(Colour::Soft).dashed(4.0, 3.0).symbol(Symbol::R);
        curve(
            canvas,
            &plot,
            data.before,
            (range, TOP),
            bottom,
            1.5,
            before,
        );
        let name = |normal: Normal, letter: &str, symbol, dashed| Hanging {
            x: plot.at(normal.mean, 0.0).0,
            text: format!("{letter}{}", rating_label(normal.mean, range.length())),
            symbol,
            colour: if symbol == Symbol::R {
                Colour::Soft
            } else {
                Colour::Rating
            },
            dashed,
        };
        let mut names = vec![
            name(data.before, "r = ", Symbol::R, true),
            name(data.after, "r′ = ", Symbol::RPrime, false),
        ];
        if let Some(ghost) = data.ghost {
            let ink = Ink::from(Colour::Rating)
                .dashed(1.5, 3.0)
                .symbol(Symbol::RPrime);
            curve(canvas, &plot, ghost, (range, TOP), bottom, 1.5, ink);
            names.push(name(ghost, "", Symbol::RPrime, true));
        }
        hang(canvas, &names, NAMES, bottom);
        curve(
            canvas,
            &plot,
            data.after,
            (range, TOP),
            bottom,
            2.0,
            Ink::from(Colour::Rating).symbol(Symbol::RPrime),
        );

        canvas.line(
            &[(SIDE, crisp(bottom)), (canvas.width - SIDE, crisp(bottom))],
            Colour::Soft,
            1.0,
        );
        bell_handles(&plot, data.before, range, bottom);
        opponents(canvas, &plot, data, bottom);
        beyond(canvas, data.below, true, bottom - BEYOND);
        beyond(canvas, data.above, false, bottom - BEYOND);
    })
}

/// Draws the grid and the band under the curves.
pub(super) fn ground<'c, 'a>(
    canvas: &'c Canvas<'a>,
    data: &Strength,
    bottom: f64,
    symbol: Symbol,
) -> Plot<'c, 'a> {
    let width = canvas.width;
    let plot = canvas.plot(
        SIDE,
        TOP,
        width - SIDE,
        bottom,
        data.range,
        heights(
            &[data.before, data.after, data.ghost.unwrap_or(data.after)],
            data.range,
        ),
    );
    let ticks = Ticks::along(data.range, width - 2.0 * SIDE, false);
    across(canvas, &plot, &ticks, (TOP, bottom), bottom + 20.0);
    band(canvas, &plot, data, bottom, symbol);
    plot
}

/// Returns the range of heights in which the curves are visible.
pub(super) fn heights(curves: &[Normal], range: Span) -> Span {
    // A vertical line always reaches the top, so only the other curves set the range.
    let summit = curves
        .iter()
        .filter(|normal| !normal.is_spike(range))
        .map(|normal| normal.summit())
        .fold(0.0, f64::max);
    Span::new(0.0, if summit > 0.0 { summit * 1.05 } else { 1.0 }, 1e-300)
}

/// Draws a curve, or a line up to the top if the curve is too narrow. Draws nothing where the curve is not visibly
/// above the axis.
pub(super) fn curve(
    canvas: &Canvas,
    plot: &Plot,
    normal: Normal,
    (range, top): (Span, f64),
    bottom: f64,
    width: f64,
    ink: Ink,
) {
    if !normal.reaches(range) {
        return;
    }
    if normal.is_spike(range) {
        let x = plot.at(normal.mean, 0.0).0;
        canvas.line(&[(x, top), (x, bottom)], ink, width);
    } else {
        plot.line(&normal.curve(range.from, range.to), ink, width);
    }
}

/// Returns the top of a curve, and its shoulder one deviation to the right of the rating.
pub(super) fn top_and_shoulder(
    plot: &Plot,
    normal: Normal,
    range: Span,
    bottom: f64,
) -> [(f64, f64); 2] {
    let end = normal.mean + normal.deviation;
    if normal.is_spike(range) {
        [
            (plot.at(normal.mean, 0.0).0, TOP),
            (plot.at(end, 0.0).0, bottom.midpoint(NAMES)),
        ]
    } else {
        [(normal.mean, normal.summit()), (end, normal.density(end))].map(|(x, y)| plot.at(x, y))
    }
}

/// Adds drag handles to the top of a curve, for the rating, and to its shoulder, for the RD.
pub(super) fn bell_handles(plot: &Plot, normal: Normal, range: Span, bottom: f64) {
    let [top, shoulder] = top_and_shoulder(plot, normal, range, bottom);
    let Normal { mean, deviation } = normal;
    plot.handle_at(
        DragTarget::Field(Field::PlayerRating),
        mean,
        mean,
        top,
        Axis::Across,
        0.0,
    );
    plot.handle_at(
        DragTarget::Field(Field::PlayerDeviation),
        deviation,
        mean + deviation,
        shoulder,
        Axis::Across,
        0.0,
    );
}

/// Draws the band under the curve, and below the axis its ends and its level.
fn band(canvas: &Canvas, plot: &Plot, data: &Strength, bottom: f64, symbol: Symbol) {
    let ink = || Ink::from(Colour::Rating).symbol(symbol);
    let (low, high) = (plot.at(data.low, 0.0).0, plot.at(data.high, 0.0).0);
    if !data.after.is_spike(data.range) {
        let (from, to) = (data.range.nearest(data.low), data.range.nearest(data.high));
        let mut area = data.after.curve(from, to);
        area.insert(0, (from, 0.0));
        area.push((to, 0.0));
        plot.polygon(&area, ink().faint(0.13));
    }

    let y = crisp(bottom + 28.0);
    canvas.line(&[(low, y), (high, y)], ink(), 1.0);
    for end in [low, high] {
        canvas.line(&[(crisp(end), y - 3.0), (crisp(end), y + 3.0)], ink(), 1.0);
    }
    let level = match data.level {
        // The paper's own band. Its exact level is 95.4%.
        Level::TwoRd => "± 2 RD".to_owned(),
        Level::P997 => percent(data.level.part(), 1),
        level => percent(level.part(), 0),
    };
    let shown = data.high - data.low;
    let texts = [
        rating_label(data.low, shown),
        level,
        rating_label(data.high, shown),
    ];
    let mut row: Vec<(f64, f64)> = [low, low.midpoint(high), high]
        .into_iter()
        .zip(&texts)
        .map(|(x, text)| (x, text_width(text, SMALL)))
        .collect();
    spread(&mut row, 2.0, canvas.width - 2.0, 8.0);
    for (text, (x, _)) in texts.iter().zip(row) {
        canvas.text(text, (x, bottom + 43.0), Anchor::Middle, ink().small());
    }
}

/// Returns the marks of the opponents along an axis, with overlapping ones merged.
pub(super) fn along(canvas: &Canvas, plot: &Plot, opponents: &[Opponent]) -> Clusters {
    let mark = |opponent: &Opponent| Cluster {
        x: plot.at(opponent.rating, 0.0).0,
        y: 0.0,
        score: 0.0,
        outcome: opponent.outcome,
        count: 1,
        game: opponent.game,
        share: 0.0,
    };
    clustered(
        &opponents.iter().map(mark).collect::<Vec<_>>(),
        5.0,
        canvas.width,
    )
}

/// Draws the opponents on the axis. Overlapping marks of different outcomes are stacked.
pub(super) fn opponents(canvas: &Canvas, plot: &Plot, data: &Strength, bottom: f64) {
    let Clusters { marks, column } = along(canvas, plot, &data.opponents);
    let mut placed: Vec<(f64, f64, f64)> = Vec::with_capacity(marks.len());
    for mark in &marks {
        let (x, y, radius) = match column {
            None => {
                let radius = mark.radius();
                (mark.x, shoulder(&placed, mark.x, radius, bottom), radius)
            }
            // In a crowded chart the marks stand in rows: losses below, wins on top.
            Some(column) => {
                let x = ((mark.x / column).floor() + 0.5) * column;
                (
                    x,
                    bottom - 14.0 * mark.rank(),
                    mark.radius().min(column * 0.45).min(7.0),
                )
            }
        };
        placed.push((x, y, radius));
        canvas.mark(mark.outcome, (x, y), radius, |ink| {
            single(ink.symbol(Symbol::RJ), mark, "mu")
        });
    }
    if data.opponents.len() <= GRIPPED {
        for opponent in &data.opponents {
            let x = plot.at(opponent.rating, 0.0).0;
            // The handle belongs to the nearest mark of the same outcome.
            let far = |mark: &Cluster| {
                if mark.outcome == opponent.outcome {
                    (mark.x - x).abs()
                } else {
                    f64::INFINITY
                }
            };
            let own = marks
                .iter()
                .zip(&placed)
                .min_by(|(a, _), (b, _)| far(a).total_cmp(&far(b)));
            let (_, y, radius) = own.map_or((x, bottom, 0.0), |(_, place)| *place);
            let target = DragTarget::Field(Field::GameRating(opponent.game));
            plot.handle_at(
                target,
                opponent.rating,
                opponent.rating,
                (x, y),
                Axis::Across,
                radius,
            );
        }
    }
    if marks.len() > COUNTED {
        return;
    }
    let mut clutter = Clutter {
        frame: Area {
            left: 0.0,
            top: TOP,
            right: canvas.width,
            bottom: bottom + 2.0,
        },
        taken: placed
            .iter()
            .map(|&(x, y, radius)| Area::about(x, y, radius))
            .collect(),
        along: Vec::new(),
    };
    let counts = [(data.below, true), (data.above, false)];
    clutter.taken.extend(
        counts
            .iter()
            .filter_map(|(n, left)| taken_beyond(canvas.width, *n, *left, bottom - BEYOND)),
    );
    for (mark, (x, y, _)) in marks.iter().zip(placed) {
        let Some(times) = times(mark.count) else {
            continue;
        };
        if let Some((x, y)) =
            clutter.place(x, y, text_width(&times, SMALL), SMALL - 1.0, usize::MAX)
        {
            canvas.text(
                &times,
                (x, y + SMALL * 0.36),
                Anchor::Middle,
                Ink::from(Colour::of(mark.outcome)).small(),
            );
        }
    }
}

/// Returns the height at which a mark covers none of the placed ones.
pub(super) fn shoulder(placed: &[(f64, f64, f64)], x: f64, radius: f64, bottom: f64) -> f64 {
    let mut y = bottom;
    for (other_x, other_y, other) in placed {
        if (x - other_x).abs() < (radius + other) * 0.7 && (y - other_y).abs() < radius + other {
            y = y.min(other_y - radius - other);
        }
    }
    // A stack is at most as high as one mark of each outcome. Beyond that, marks overlap.
    y.max(bottom - 36.0)
}

/// Adds the attributes of a single game to its mark.
pub(super) fn single(ink: Ink, mark: &Cluster, quantity: &str) -> Ink {
    if mark.count > 1 {
        return ink;
    }
    ink.quantity(format_args!("games.{}.{quantity}", mark.game))
        .game(mark.game)
}
