use super::{SIDE, across, levels, rating_label, room_for};
use crate::charts::axis::Ticks;
use crate::charts::data::Span;
use crate::charts::data::periods::{Course, Standing, thinned};
use crate::charts::layout::{TEXT, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint, usable};
use crate::numbers::clamped;
use glicko2_steps::Symbol;

/// The top of the ratings, in pixels.
const TOP: f64 = 24.0;
/// The room between the ratings and the volatility below, in pixels.
const GAP: f64 = 30.0;
/// The height of the volatility, in pixels.
const LOWER: f64 = 70.0;
/// The room for the labels of the times, in pixels.
const FOOT: f64 = 24.0;
/// The largest number of periods that are drawn with dots.
const DOTTED: usize = 60;
/// The factor by which the labels of the ratings are denser than in other charts, because the panel is low.
const DENSE: f64 = 1.6;
/// The factor for the labels of the volatility. See [`DENSE`].
const DENSER: f64 = 2.6;
/// The distance between the lines of the hatching, in pixels.
const HATCH: f64 = 7.0;

/// The layout of the chart.
struct Frame {
    width: f64,
    left: f64,
    right: f64,
    /// The bottom of the ratings.
    middle: f64,
    /// The bottom of the volatility.
    bottom: f64,
    ratings: Ticks,
    volatilities: Ticks,
}

impl Frame {
    fn of(data: &Course, width: u32) -> Self {
        let width = usable(width);
        let middle = TOP + clamped(width * 0.4, 140.0, 260.0).floor();
        let ratings = Ticks::up(data.ratings, (middle - TOP) * DENSE);
        let volatilities = Ticks::up(data.volatilities, LOWER * DENSER);
        let left = room_for(ratings.labels.iter().chain(&volatilities.labels));
        let bottom = middle + GAP + LOWER;
        Self {
            width,
            left,
            right: width - SIDE,
            middle,
            bottom,
            ratings,
            volatilities,
        }
    }

    fn height(&self) -> f64 {
        self.bottom + FOOT
    }

    fn upper<'c, 'a>(&self, canvas: &'c Canvas<'a>, data: &Course) -> Plot<'c, 'a> {
        canvas.plot(
            self.left,
            TOP,
            self.right,
            self.middle,
            data.time,
            data.ratings,
        )
    }

    fn lower<'c, 'a>(&self, canvas: &'c Canvas<'a>, data: &Course) -> Plot<'c, 'a> {
        canvas.plot(
            self.left,
            self.bottom - LOWER,
            self.right,
            self.bottom,
            data.time,
            data.volatilities,
        )
    }

    /// Returns the number of columns, each about two pixels wide.
    fn columns(&self) -> usize {
        ((self.right - self.left) / 2.0) as usize
    }
}

/// Draws the rating, its band and the volatility over several periods: an SVG `width` CSS pixels wide.
#[must_use]
pub fn course(data: &Course, width: u32) -> String {
    let frame = Frame::of(data, width);
    paint(frame.width, frame.height(), |canvas| {
        let (upper, lower) = (frame.upper(canvas, data), frame.lower(canvas, data));
        idle(canvas, &upper, data, &frame);
        rules(
            canvas,
            &upper,
            &frame.ratings,
            (frame.left, frame.right),
            "r",
            Symbol::RPrime,
            TOP - 10.0,
        );
        let name = frame.bottom - LOWER - 9.0;
        rules(
            canvas,
            &lower,
            &frame.volatilities,
            (frame.left, frame.right),
            "σ",
            Symbol::SigmaPrime,
            name,
        );
        let ticks = Ticks::along(data.time, frame.right - frame.left, false);
        across(
            canvas,
            &upper,
            &ticks,
            (TOP, frame.middle),
            frame.bottom + 16.0,
        );
        for x in &ticks.at {
            let x = crisp(upper.at(*x, 0.0).0);
            canvas.line(
                &[(x, frame.bottom - LOWER), (x, frame.bottom)],
                Colour::Line,
                1.0,
            );
        }
        if let Some(unit) = ticks.unit() {
            canvas.text(
                &unit,
                (frame.right, frame.middle + 18.0),
                Anchor::End,
                Ink::from(Colour::Soft).small(),
            );
        }

        let line = |of: fn(&Standing) -> f64| {
            let points: Vec<(f64, f64)> = data
                .along
                .iter()
                .map(|standing| (standing.time, of(standing)))
                .collect();
            thinned(&points, data.time, frame.columns())
        };
        let mut band = line(|standing| standing.high);
        band.extend(line(|standing| standing.low).into_iter().rev());
        for point in &mut band {
            point.1 = data.ratings.nearest(point.1);
        }
        upper.polygon(
            &band,
            Ink::from(Colour::Rating)
                .faint(0.15)
                .symbol(Symbol::RdPrime),
        );
        upper.line(
            &line(|standing| standing.rating),
            Ink::from(Colour::Rating).symbol(Symbol::RPrime),
            2.0,
        );
        lower.line(
            &line(|standing| standing.volatility),
            Ink::from(Colour::Volatility).symbol(Symbol::SigmaPrime),
            2.0,
        );
        if !data.strengths.is_empty() {
            strengths(canvas, &upper, data);
        } else if data.periods() <= DOTTED {
            dots(canvas, &upper, &lower, data);
        }
        for bottom in [frame.middle, frame.bottom] {
            canvas.line(
                &[(frame.left, crisp(bottom)), (frame.right, crisp(bottom))],
                Colour::Soft,
                1.0,
            );
        }
    })
}

/// Draws horizontal lines with their labels, and above them the name and unit of the quantity.
fn rules(
    canvas: &Canvas,
    plot: &Plot,
    ticks: &Ticks,
    (left, right): (f64, f64),
    name: &str,
    symbol: Symbol,
    top: f64,
) {
    levels(canvas, plot, ticks, (left, right));
    let colour = if symbol == Symbol::RPrime {
        Colour::Rating
    } else {
        Colour::Volatility
    };
    canvas.text(
        name,
        (left, top),
        Anchor::Start,
        Ink::from(colour).bold().symbol(symbol),
    );
    if let Some(unit) = ticks.unit() {
        let x = left + text_width(name, TEXT) + 6.0;
        canvas.text(
            &unit,
            (x, top),
            Anchor::Start,
            Ink::from(Colour::Soft).small(),
        );
    }
}

/// Draws idle periods: tinted, and hatched where there is room. Adjacent ones are drawn as one.
fn idle(canvas: &Canvas, plot: &Plot, data: &Course, frame: &Frame) {
    let mut stretches: Vec<(f64, f64)> = Vec::new();
    for idle in &data.idle {
        let (from, to) = (plot.at(idle.from, 0.0).0, plot.at(idle.to, 0.0).0);
        match stretches.last_mut() {
            // A gap narrower than half a pixel is not visible.
            Some(last) if from - last.1 < 0.5 => last.1 = last.1.max(to),
            _ => stretches.push((from, to)),
        }
    }
    for (from, to) in stretches {
        // Even the shortest idle period stays visible.
        let to = to.max(from + 1.0);
        for (top, bottom) in [(TOP, frame.middle), (frame.bottom - LOWER, frame.bottom)] {
            canvas.rectangle(
                (from, top),
                (to, bottom),
                Ink::from(Colour::Soft).faint(0.06).symbol(Symbol::T),
            );
            // Rising lines, cut off at the sides.
            let mut x = from - (bottom - top);
            while to - from >= HATCH && x < to {
                let (start, end) = (x.max(from), (x + bottom - top).min(to));
                if end > start {
                    let line = [(start, bottom - (start - x)), (end, bottom - (end - x))];
                    canvas.line(&line, Ink::from(Colour::Soft).faint(0.15), 1.0);
                }
                x += HATCH;
            }
        }
    }
}

/// Draws the strength in each period: a dot inside the band, a cross outside.
fn strengths(canvas: &Canvas, plot: &Plot, data: &Course) {
    const ARM: f64 = 3.5;
    for (end, &(strength, is_inside)) in data.standings.iter().skip(1).zip(&data.strengths) {
        let (x, y) = plot.at(end.time, strength);
        if is_inside {
            canvas.disc((x, y), 3.0, Colour::Ink);
            continue;
        }
        for sign in [-1.0, 1.0] {
            let arms = [(x - ARM, y - sign * ARM), (x + ARM, y + sign * ARM)];
            canvas.line(&arms, Colour::Lost, 2.0);
        }
    }
}

/// Draws dots at the end of each period.
fn dots(canvas: &Canvas, upper: &Plot, lower: &Plot, data: &Course) {
    for (k, end) in data.standings.iter().skip(1).enumerate() {
        let path = |what: &str| format!("periods.{k}.player.{what}");
        let ink = Ink::from(Colour::Rating)
            .symbol(Symbol::RPrime)
            .quantity(path("rating"));
        canvas.disc(upper.at(end.time, end.rating), 3.5, ink);
        let ink = Ink::from(Colour::Volatility)
            .symbol(Symbol::SigmaPrime)
            .quantity(path("volatility"));
        canvas.disc(lower.at(end.time, end.volatility), 3.0, ink);
    }
}

/// Draws the marks of one period in a chart of that width: an SVG of the same size, to be laid over the chart.
#[must_use]
pub fn course_mark(data: &Course, width: u32, period: usize) -> String {
    let frame = Frame::of(data, width);
    paint(frame.width, frame.height(), |canvas| {
        let Some(end) = data.after(period) else {
            return;
        };
        let (upper, lower) = (frame.upper(canvas, data), frame.lower(canvas, data));
        let x = crisp(upper.at(end.time, end.rating).0);
        canvas.line(
            &[(x, TOP), (x, frame.bottom)],
            Ink::from(Colour::Ink).dashed(2.0, 3.0),
            1.0,
        );
        for y in [end.low, end.high]
            .into_iter()
            .filter(|y| data.ratings.holds(*y))
        {
            let y = crisp(upper.at(end.time, y).1);
            canvas.line(&[(x - 5.0, y), (x + 5.0, y)], Colour::Rating, 1.5);
        }
        canvas.disc(upper.at(end.time, end.rating), 5.0, Colour::Rating);
        canvas.disc(lower.at(end.time, end.volatility), 5.0, Colour::Volatility);
        let label = rating_label(end.rating, data.ratings.length());
        let half = text_width(&label, TEXT) / 2.0;
        // To the right of the letter of the quantity.
        let middle = x
            .min(frame.width - half - 1.0)
            .max(frame.left + half + TEXT);
        canvas.text(
            &label,
            (middle, TOP - 10.0),
            Anchor::Middle,
            Ink::from(Colour::Rating).bold(),
        );
    })
}

/// Returns the period at a position in a chart of that width, in CSS pixels from its left edge. `None` if there is no
/// period.
#[must_use]
pub fn course_period_at(data: &Course, width: u32, x: f64) -> Option<usize> {
    let frame = Frame::of(data, width);
    let share = (x - frame.left) / (frame.right - frame.left);
    let Span { from, .. } = data.time;
    data.period_at(from + clamped(share, 0.0, 1.0) * data.time.length())
}
