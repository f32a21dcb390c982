use super::SIDE;
use crate::charts::data::{Outcome, Span, WarScores};
use crate::charts::layout::{Area, Clutter, SMALL, shortened, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint, usable};
use glicko2_steps::Symbol;

/// The top of the plot, in pixels.
const TOP: f64 = 20.0;
/// The room for the labels of heights, in pixels.
const LEFT: f64 = 26.0;
/// The largest width, in pixels. The height grows with it.
const LARGEST: f64 = 380.0;
/// The largest part of the plot for a name.
const NAMES: f64 = 0.45;

/// Draws the score against the share of the points: an SVG `width` CSS pixels wide.
#[must_use]
pub fn war_scores(data: &WarScores, width: u32) -> String {
    let width = usable(width).min(LARGEST);
    let (right, bottom) = (width - SIDE, TOP + (width - LEFT - SIDE) * 0.8);
    paint(width, bottom + 34.0, |canvas| {
        let whole = Span { from: 0.0, to: 1.0 };
        let plot = canvas.plot(LEFT, TOP, right, bottom, whole, whole);
        grid(canvas, &plot, (right, bottom));
        let frame = Area {
            left: LEFT,
            top: TOP,
            right,
            bottom,
        };
        let mut clutter = Clutter {
            frame,
            taken: Vec::new(),
            along: Vec::new(),
        };
        let curve = data.curve();
        // For comparison, the line on which the score equals the share.
        plot.line(
            &[(0.0, 0.0), (1.0, 1.0)],
            Ink::from(Colour::Soft).dashed(3.0, 3.0),
            1.0,
        );
        plot.line(&curve, Ink::from(Colour::Ink).symbol(Symbol::S), 2.0);
        clutter.along.extend(
            curve
                .iter()
                .flat_map(|&(p, s)| [plot.at(p, s), plot.at(p, p)]),
        );
        results(canvas, &plot, data, &mut clutter);
    })
}

fn grid(canvas: &Canvas, plot: &Plot, (right, bottom): (f64, f64)) {
    for (at, label) in [(0.0, "0"), (0.25, ""), (0.5, "½"), (0.75, ""), (1.0, "1")] {
        let (x, y) = plot.at(at, at);
        let colour = if at == 0.0 {
            Colour::Soft
        } else {
            Colour::Line
        };
        canvas.line(&[(LEFT, crisp(y)), (right, crisp(y))], colour, 1.0);
        canvas.line(&[(crisp(x), TOP), (crisp(x), bottom)], colour, 1.0);
        let ink = || Ink::from(Colour::Soft).small();
        canvas.text(label, (LEFT - 6.0, y + SMALL * 0.36), Anchor::End, ink());
        canvas.text(label, (x, bottom + 15.0), Anchor::Middle, ink());
    }
    canvas.text(
        "s",
        (LEFT - 6.0, TOP - 7.0),
        Anchor::End,
        Ink::from(Colour::Ink).bold().symbol(Symbol::S),
    );
    canvas.text(
        "p",
        (right, bottom + 29.0),
        Anchor::End,
        Ink::from(Colour::Ink).bold(),
    );
}

/// Draws each result at its share and score.
fn results(canvas: &Canvas, plot: &Plot, data: &WarScores, clutter: &mut Clutter) {
    const RADIUS: f64 = 5.5;
    let side = |score: f64| match score {
        score if score > 0.5 => Outcome::Won,
        score if score < 0.5 => Outcome::Lost,
        _ => Outcome::Shared,
    };
    for result in &data.results {
        let (x, y) = plot.at(result.share, result.score);
        let attributes = |ink: Ink| {
            ink.symbol(Symbol::S).quantity(format_args!(
                "war.{}.{}.score",
                result.world, result.against
            ))
        };
        canvas.mark(side(result.score), (x, y), RADIUS, attributes);
        clutter.taken.push(Area::about(x, y, RADIUS));
    }
    for result in &data.results {
        let (x, y) = plot.at(result.share, result.score);
        let label = shortened(&result.label, SMALL, canvas.width * NAMES);
        if let Some((x, y)) = clutter.place(x, y, text_width(&label, SMALL), SMALL + 1.0, 6) {
            let ink = Ink::from(Colour::of(side(result.score))).small();
            canvas.text(&label, (x, y + SMALL * 0.36), Anchor::Middle, ink);
        }
    }
}
