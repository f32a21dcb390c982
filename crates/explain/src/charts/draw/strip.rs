//! The sensitivity strip: the new rating over a range of one number.

use super::{SIDE, tick_labels};
use crate::charts::data::{Reached, Remarkable, Span, Strip};
use crate::charts::paint::{Canvas, Colour, Ink, Plot, crisp, paint, usable};
use crate::numbers::{Digits, Kind, show};
use glicko2_steps::Symbol;

/// The height of the plot, in pixels.
const PLOT: f64 = 40.0;
/// The room above the plot for the mark, in pixels.
const ABOVE: f64 = 6.0;
/// The room below the plot for the values at its ends, in pixels.
const BELOW: f64 = 16.0;

/// Draws the strip `width` CSS pixels wide: the new rating over the range, with marks at the present value and, during
/// a drag, at the previous one.
#[must_use]
pub fn strip(data: &Strip, now: Reached, before: Option<Reached>, width: u32) -> String {
    let width = usable(width);
    let bottom = ABOVE + PLOT;
    paint(width, bottom + BELOW, |canvas| {
        let plot = canvas.plot(SIDE, ABOVE, width - SIDE, bottom, data.range, heights(data));
        let rating = || Ink::from(Colour::Rating).symbol(Symbol::RPrime);
        let line = |of: &dyn Fn(&Reached) -> f64| {
            data.points
                .iter()
                .map(|point| (point.x, of(point)))
                .collect::<Vec<_>>()
        };
        let mut band = line(&|point| point.rating + point.deviation);
        band.extend(
            line(&|point| point.rating - point.deviation)
                .into_iter()
                .rev(),
        );
        plot.polygon(
            &band,
            Ink::from(Colour::Rating)
                .faint(0.13)
                .symbol(Symbol::RdPrime),
        );
        plot.line(
            &line(&|point| data.before(point.x)),
            Ink::from(Colour::Soft).dashed(3.0, 3.0).symbol(Symbol::R),
            1.0,
        );
        plot.line(&line(&|point| point.rating), rating(), 2.0);
        canvas.line(
            &[(SIDE, crisp(bottom)), (width - SIDE, crisp(bottom))],
            Colour::Soft,
            1.0,
        );
        for found in &data.remarkable {
            let (Remarkable::Level(at) | Remarkable::Lowest(at) | Remarkable::Highest(at)) = found
            else {
                continue;
            };
            canvas.ring(plot.at(at.x, at.rating), 3.0, Colour::Ink, 1.0);
        }
        if let Some(before) = before {
            drop_line(
                canvas,
                &plot,
                before,
                bottom,
                Ink::from(Colour::Soft).dashed(2.0, 2.0),
            );
            canvas.ring(plot.at(before.x, before.rating), 4.0, Colour::Soft, 1.5);
        }
        drop_line(canvas, &plot, now, bottom, Colour::Rating.into());
        canvas.disc(plot.at(now.x, now.rating), 5.0, rating());
        let ends = [data.range.from, data.range.to]
            .map(|x| (plot.at(x, 0.0).0, show(x, Kind::Given, Digits::Auto)));
        tick_labels(
            canvas,
            ends.iter().map(|(x, label)| (*x, label.as_str())),
            bottom + 13.0,
        );
    })
}

fn drop_line(canvas: &Canvas, plot: &Plot, at: Reached, bottom: f64, ink: Ink) {
    let (x, y) = plot.at(at.x, at.rating);
    canvas.line(&[(crisp(x), y), (crisp(x), bottom)], ink, 1.0);
}

/// Returns the range of heights that includes the band.
fn heights(data: &Strip) -> Span {
    let ends = |sign: f64| {
        data.points
            .iter()
            .map(move |point| point.rating + sign * point.deviation)
    };
    Span::new(
        ends(-1.0).fold(f64::MAX, f64::min),
        ends(1.0).fold(f64::MIN, f64::max),
        10.0,
    )
}
