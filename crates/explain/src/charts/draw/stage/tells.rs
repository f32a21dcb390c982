use crate::charts::data::{Expectation, ExpectedGame};
use crate::charts::draw::expectation::{BELOW, ground, marks, names};
use crate::charts::draw::strength::{COUNTED, GRIPPED, single};
use crate::charts::draw::times;
use crate::charts::handles::{Axis, DragTarget, Painted};
use crate::charts::layout::{Area, Clusters, Clutter, SMALL, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, paint_with_handles};
use crate::numbers::{Digits, Kind, show};
use glicko2_steps::{Field, Symbol};

/// The radius of the largest dot, in pixels.
const LARGEST: f64 = 10.0;
/// The radius of the smallest dot, in pixels.
const SMALLEST: f64 = 2.0;

/// Draws Step 3: the expected scores as dots whose area shows how much each game tells, with lines to the actual
/// scores.
pub(super) fn tells(data: &Expectation, width: f64, height: f64) -> Painted {
    paint_with_handles(width, height, |canvas| {
        let (plot, mut clutter) = ground(canvas, data, height - BELOW);
        games(canvas, &plot, data, &mut clutter);
        names(canvas, &plot, data, &mut clutter);
    })
}

fn games(canvas: &Canvas, plot: &Plot, data: &Expectation, clutter: &mut Clutter) {
    let Clusters { marks, column } = marks(canvas, plot, data);
    let end = |score: f64| plot.at(data.rating, score).1;
    for mark in &marks {
        let ink = single(
            Ink::from(Colour::of(mark.outcome)).symbol(Symbol::S),
            mark,
            "score",
        );
        let (x, end) = (mark.x, end(mark.score));
        let (ink, wide) = if column.is_some() {
            (ink.faint(0.5), 1.5)
        } else {
            (ink, 3.0)
        };
        canvas.line(&[(x, mark.y), (x, end)], ink, wide);
        clutter.taken.push(Area {
            left: x - 3.0,
            right: x + 3.0,
            top: mark.y.min(end),
            bottom: mark.y.max(end),
        });
    }
    let most = marks.iter().map(|mark| mark.share).fold(0.0, f64::max);
    let (largest, head) = column.map_or((LARGEST, 5.0), |column| (column / 2.0, column / 6.0));
    let mut dots = Vec::with_capacity(marks.len());
    for mark in &marks {
        let (x, y, end) = (mark.x, mark.y, end(mark.score));
        canvas.mark(mark.outcome, (x, end), head, |ink| {
            single(ink.symbol(Symbol::S), mark, "score")
        });
        clutter.taken.push(Area::about(x, end, head));
        // The area of a dot shows how much the game tells.
        let radius = if most > 0.0 {
            largest * (mark.share / most).sqrt()
        } else {
            0.0
        }
        .max(SMALLEST);
        canvas.disc(
            (x, y),
            radius,
            single(
                Ink::from(Colour::Deviation).symbol(Symbol::V),
                mark,
                "v_term",
            ),
        );
        clutter.taken.push(Area::about(x, y, radius));
        dots.push(radius);
    }
    if data.games.len() <= GRIPPED {
        handles(plot, data, head, &|game| {
            let own = marks.iter().zip(&dots).find(|(mark, _)| mark.game == game);
            own.map_or(SMALLEST, |(_, radius)| *radius)
        });
    }
    if marks.len() > COUNTED {
        return;
    }
    for (mark, radius) in marks.iter().zip(dots) {
        let j = mark.game;
        let name = times(mark.count).or_else(|| {
            let game = data.games.iter().find(|game| game.game == j)?;
            Some(show(game.e, Kind::Scaled, Digits::Auto))
        });
        let Some(name) = name else { continue };
        // The label keeps clear of the dot as well.
        let (width, height) = (text_width(&name, SMALL), SMALL + radius - 2.0);
        // On the opposite side of the line to the actual score, where the falling curve leaves room.
        let side = if end(mark.score) < mark.y { -1.0 } else { 1.0 };
        if let Some((x, y)) = clutter.place_across(side, mark.x, mark.y, width, height, 6) {
            let ink = single(Ink::from(Colour::Ink).small().symbol(Symbol::E), mark, "e");
            canvas.text(&name, (x, y + SMALL * 0.36), Anchor::Middle, ink);
        }
    }
}

/// Adds two drag handles to each game: the expected score, which moves along the curve with the opponent's rating, and
/// the actual score.
fn handles(plot: &Plot, data: &Expectation, head: f64, dot: &dyn Fn(usize) -> f64) {
    for game in &data.games {
        let ExpectedGame {
            game,
            rating,
            e,
            score,
            ..
        } = *game;
        plot.handle(
            DragTarget::Field(Field::GameRating(game)),
            rating,
            (rating, e),
            Axis::Across,
            dot(game),
        );
        plot.handle(
            DragTarget::Field(Field::GameScore(game)),
            score,
            (rating, score),
            Axis::Up,
            head,
        );
    }
}
