use super::{SIDE, across};
use crate::charts::axis::Ticks;
use crate::charts::data::{Point, Root, Span, View};
use crate::charts::layout::{Area, Clutter, SMALL, TEXT, clipped, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint, usable};
use crate::number::{Digits, Kind, show};
use crate::present::symbol::Symbol;

/// Where the plot begins.
const TOP: f64 = 22.0;

/// f with its bracket, and the chosen iteration's secant: an SVG `width` CSS pixels wide.
#[must_use]
pub fn root(data: &Root, width: u32) -> String {
    let width = usable(width);
    let bottom = TOP + (width * 0.5).clamp(170.0, 270.0).floor();
    let heights = Ticks::up(data.y, bottom - TOP);
    let left = heights.labels.iter().map(|label| text_width(label, SMALL)).fold(12.0, f64::max) + 10.0;
    let right = width - SIDE;
    let ticks = Ticks::along(data.x, right - left, data.view == View::Close);
    let origin = origin(data, &ticks);
    paint(width, bottom + if origin.is_some() { 38.0 } else { 22.0 }, |canvas| {
        let plot = canvas.plot(left, TOP, right, bottom, data.x, data.y);
        across(canvas, &plot, &ticks, (TOP, bottom), bottom + 16.0);
        if let Some(origin) = origin {
            canvas.text(&origin, (right, bottom + 32.0), Anchor::End, Ink::from(Colour::Soft).small());
        }
        for (y, label) in heights.at.iter().zip(&heights.labels) {
            let at = plot.at(0.0, *y).1;
            canvas.line(&[(left, crisp(at)), (right, crisp(at))], Colour::Line, 1.0);
            canvas.text(label, (left - 6.0, at + SMALL * 0.36), Anchor::End, Ink::from(Colour::Soft).small());
        }
        canvas.text("f(x)", (left, 14.0), Anchor::Start, Ink::from(Colour::Volatility).bold().symbol(Symbol::F));
        if let Some(unit) = heights.unit() {
            let x = left + text_width("f(x)", TEXT) + 4.0;
            canvas.text(&unit, (x, 14.0), Anchor::Start, Ink::from(Colour::Soft).small());
        }
        let drawing = Drawing { canvas, plot: &plot, data, bottom, left, right };
        drawing.brackets();
        drawing.lines();
        drawing.points();
    })
}

/// What the ticks count from, where that is not 0, with their unit: `x = −5.626955 + … × 10⁻⁵`.
fn origin(data: &Root, ticks: &Ticks) -> Option<String> {
    let unit = ticks.unit();
    match data.view {
        View::Whole => unit.map(|unit| format!("x {unit}")),
        View::Close => {
            let from = show(data.origin, Kind::Log, Digits::Auto);
            Some(format!("x = {from} + … {}", unit.unwrap_or_default()).trim_end().to_owned())
        }
    }
}

struct Drawing<'d, 'c, 'a> {
    canvas: &'d Canvas<'a>,
    plot: &'d Plot<'c, 'a>,
    data: &'d Root,
    bottom: f64,
    left: f64,
    right: f64,
}

impl Drawing<'_, '_, '_> {
    fn at(&self, point: Point) -> (f64, f64) {
        self.plot.at(point.x - self.data.origin, self.data.y.nearest(point.y))
    }

    fn zero(&self) -> f64 {
        self.plot.at(self.data.x.from, 0.0).1
    }

    /// On the axis, the bracket that the secant spans and, deeper, what the iteration leaves of it.
    fn brackets(&self) {
        let data = self.data;
        let zero = crisp(self.zero());
        let place = |x: f64| self.at(Point { x, y: 0.0 }).0;
        let bar = |from: f64, to: f64, half: f64, ink: Ink| {
            // Something must be seen of a bracket, however narrow.
            let (from, to) = (from.min(to), from.max(to).max(from.min(to) + 1.0));
            self.canvas.rectangle((from, zero - half), (to, zero + half), ink);
        };
        let ink = Ink::from(Colour::Volatility);
        bar(place(data.a.x), place(data.b.x), 4.5, ink.clone().faint(0.2));
        if data.c.is_some() {
            bar(place(data.left.from), place(data.left.to), 4.5, ink.faint(0.3));
        }
        self.canvas.line(&[(self.left, zero), (self.right, zero)], Colour::Soft, 1.0);
    }

    /// The curve and the secant.
    fn lines(&self) {
        let data = self.data;
        for part in clipped(&data.curve, data.y) {
            self.plot.line(&part, Ink::from(Colour::Volatility).symbol(Symbol::F), 2.0);
        }
        // Over the curve, since the first secants lie on it.
        if data.c.is_some() {
            let secant = self.secant();
            for part in clipped(&secant, data.y) {
                self.plot.line(&part, Ink::from(Colour::Deviation).dashed(5.0, 3.0), 1.5);
            }
        }
    }

    fn secant(&self) -> [(f64, f64); 2] {
        [self.data.a, self.data.b].map(|end| (end.x - self.data.origin, end.y))
    }

    /// A, B and C with their letters, and the zeros of f.
    fn points(&self) {
        let data = self.data;
        let zero = self.zero();
        let mut clutter = Clutter {
            frame: Area { left: self.left, top: TOP - 4.0, right: self.right + 8.0, bottom: self.bottom },
            taken: Vec::new(),
            along: self.obstacles(),
        };

        for root in &data.roots {
            let place = self.at(Point { x: *root, y: 0.0 });
            if data.x.holds(*root - data.origin) {
                let taken = *root == data.root;
                let ink = Ink::from(if taken { Colour::Volatility } else { Colour::Soft });
                let ink = if taken { ink.symbol(Symbol::SigmaPrime).quantity("volatility.sigma") } else { ink };
                self.canvas.ring(place, 7.0, ink, if taken { 2.0 } else { 1.25 });
                clutter.taken.push(Area::about(place.0, place.1, 7.0));
            }
        }

        let dot = |point: Point, symbol: Symbol, path: &str| {
            let row = data.iteration.saturating_sub(usize::from(path != "c"));
            let ink = Ink::from(Colour::Deviation).symbol(symbol);
            self.canvas.disc(self.at(point), 4.5, ink.quantity(format_args!("volatility.iterations.{row}.{path}")));
        };
        if let Some(height) = data.f_a {
            // Where A was before its height was halved.
            let (before, now) = (self.at(Point { y: height, ..data.a }), self.at(data.a));
            self.canvas.line(&[before, now], Ink::from(Colour::Deviation).dashed(1.5, 2.5), 1.0);
            self.canvas.ring(before, 3.5, Ink::from(Colour::Deviation), 1.25);
            clutter.taken.push(Area::about(before.0, before.1, 4.0));
        }
        let mut letters = vec![(data.a, "A", Symbol::BigA), (data.b, "B", Symbol::BigB)];
        if let Some(c) = data.c {
            let on_axis = Point { x: c.x, y: 0.0 };
            let (foot, head) = (self.at(on_axis), self.at(c));
            self.canvas.line(&[foot, head], Ink::from(Colour::Deviation).dashed(1.5, 2.5), 1.0);
            letters.push((on_axis, "C", Symbol::BigC));
        }
        for (point, letter, symbol) in &letters {
            dot(*point, *symbol, &letter.to_ascii_lowercase());
            let (x, y) = self.at(*point);
            clutter.taken.push(Area::about(x, y, 6.5));
        }
        for (point, letter, symbol) in letters {
            let (x, y) = self.at(point);
            if let Some((x, y)) = clutter.place(x, y, text_width(letter, TEXT), TEXT, usize::MAX) {
                let ink = Ink::from(Colour::Deviation).bold().symbol(symbol);
                self.canvas.text(letter, (x, y + TEXT * 0.36), Anchor::Middle, ink);
            }
        }
        let place = self.at(Point { x: data.root, y: 0.0 });
        let name = "ln σ′²";
        if let Some((x, y)) = clutter.place(place.0, zero, text_width(name, TEXT), TEXT + 2.0, 4) {
            let ink = Ink::from(Colour::Volatility).symbol(Symbol::SigmaPrime);
            self.canvas.text(name, (x, y + TEXT * 0.36), Anchor::Middle, ink);
        }
    }

    /// Points along all lines, a few pixels apart, for letters to keep off.
    fn obstacles(&self) -> Vec<(f64, f64)> {
        let data = self.data;
        let inside = |y: f64| data.y.holds(y);
        let curve = data.curve.iter().filter(|(_, y)| inside(*y)).map(|&(x, y)| self.plot.at(x, y));
        let [(ax, ay), (bx, by)] = self.secant();
        let secant = (0..=60)
            .map(|i| f64::from(i) / 60.0)
            .map(|share| (ax + (bx - ax) * share, ay + (by - ay) * share))
            .filter(|(_, y)| data.c.is_some() && inside(*y))
            .map(|(x, y)| self.plot.at(x, y));
        let zero = self.zero();
        let axis = (0..80).map(|i| (self.left + (self.right - self.left) * f64::from(i) / 79.0, zero));
        let range = Span { from: self.left, to: self.right };
        curve.chain(secant).chain(axis).filter(|(x, _)| range.holds(*x)).collect()
    }
}
