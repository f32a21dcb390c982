//! The chart of the log loss of predictions by τ.

use super::{SIDE, across, levels, room_for};
use crate::charts::axis::Ticks;
use crate::charts::data::{ByTau, Span};
use crate::charts::paint::{Canvas, Colour, Ink, crisp, paint, usable};
use crate::numbers::clamped;
use glicko2_steps::Symbol;

/// The top of the plot, in pixels.
const TOP: f64 = 10.0;
/// The room for the labels of τ, in pixels.
const FOOT: f64 = 24.0;
/// The factor by which labels are denser than in other charts, because the plot is low.
const DENSE: f64 = 1.6;

/// Draws the mean log loss by τ: an SVG `width` CSS pixels wide. The given τ has a large dot with a line, the least log
/// loss a ring.
#[must_use]
pub fn by_tau(data: &ByTau, width: u32) -> String {
    let width = usable(width);
    let bottom = TOP + clamped(width * 0.3, 110.0, 160.0).floor();
    let span = |of: fn(&(f64, f64)) -> f64, least: f64| {
        let all = || data.points.iter().map(of);
        Span::new(
            all().fold(f64::MAX, f64::min),
            all().fold(f64::MIN, f64::max),
            least,
        )
    };
    let (taus, losses) = (
        span(|point| point.0, 0.1),
        span(|point| point.1, 0.002).padded(0.15),
    );
    let up = Ticks::up(losses, (bottom - TOP) * DENSE);
    let (left, right) = (room_for(up.labels.iter()), width - SIDE);
    let ink = || Ink::from(Colour::Volatility).symbol(Symbol::Tau);
    paint(width, bottom + FOOT, |canvas: &Canvas| {
        let plot = canvas.plot(left, TOP, right, bottom, taus, losses);
        levels(canvas, &plot, &up, (left, right));
        let along = Ticks::along(taus, right - left, false);
        across(canvas, &plot, &along, (TOP, bottom), bottom + 16.0);
        plot.line(&data.points, ink(), 2.0);
        for (i, &(tau, loss)) in data.points.iter().enumerate() {
            let (x, y) = plot.at(tau, loss);
            if data.own == i {
                let down = [(crisp(x), y), (crisp(x), bottom)];
                canvas.line(&down, ink().dashed(2.0, 3.0), 1.0);
                canvas.disc((x, y), 5.0, ink());
            } else {
                canvas.disc((x, y), 3.0, ink());
            }
        }
        if !data.is_flat() {
            let (tau, loss) = data.least();
            canvas.ring(plot.at(tau, loss), 7.5, Colour::Ink, 1.5);
        }
    })
}
