use super::{BOLD, SIDE, across, levels};
use crate::charts::axis::Ticks;
use crate::charts::data::{Point, Root, Span, View};
use crate::charts::handles::{Axis, DragTarget, Painted};
use crate::charts::layout::{Area, Clutter, SMALL, TEXT, clipped, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint_with_handles, usable};
use crate::numbers::{Digits, Kind, clamped, show};
use crate::stage::indexed;
use glicko2_steps::Symbol;

/// The top of the plot, in pixels.
const TOP: f64 = 22.0;

/// Draws f with its bracket, and the secant of the chosen iteration: an SVG `width` CSS pixels wide.
#[must_use]
pub fn root(data: &Root, width: u32) -> Painted {
    let width = usable(width);
    as_high(data, width, clamped(width * 0.5, 170.0, 270.0).floor())
}

/// The room below the plot for the labels of the axis and for their origin, in pixels.
const BELOW: f64 = 38.0;

/// Like [`root`], with a given height in pixels.
pub(super) fn in_height(data: &Root, width: f64, height: f64) -> Painted {
    as_high(data, width, height - TOP - BELOW)
}

fn as_high(data: &Root, width: f64, height: f64) -> Painted {
    let bottom = TOP + height;
    let heights = Ticks::up(data.y, bottom - TOP);
    let left = left_of(&heights);
    let right = width - SIDE;
    let ticks = Ticks::along(data.x, right - left, data.view != View::Whole);
    let origin = origin(data, &ticks);
    let frame = Area {
        left,
        top: TOP,
        right,
        bottom,
    };
    paint_with_handles(
        width,
        bottom + if origin.is_some() { BELOW } else { 22.0 },
        |canvas| {
            let plot = canvas.plot(left, TOP, right, bottom, data.x, data.y);
            ground(canvas, &plot, frame, &heights, &ticks, bottom + 16.0);
            if let Some(origin) = origin {
                canvas.text(
                    &origin,
                    (right, bottom + 32.0),
                    Anchor::End,
                    Ink::from(Colour::Soft).small(),
                );
            }
            let names = ["A", "B", "C"].map(|name| vec![name.to_owned()]);
            let names_within = around(frame);
            Drawing {
                canvas,
                plot: &plot,
                data,
                frame,
                names: &names,
                names_within,
                taken: Vec::new(),
            }
            .all();
            handles(&plot, data);
        },
    )
}

/// Adds drag handles to the starting ends of Step 5, while these are on view.
pub(super) fn handles(plot: &Plot, data: &Root) {
    if data.iteration > 1 || data.view != View::Whole {
        return;
    }
    for (i, end) in [data.a, data.b].into_iter().enumerate() {
        plot.handle(
            DragTarget::End(i),
            end.x,
            (end.x, data.y.nearest(end.y)),
            Axis::Across,
            4.5,
        );
    }
}

/// Returns the area for names, which may extend a little beyond the axes.
pub(super) fn around(frame: Area) -> Area {
    Area {
        top: frame.top - 4.0,
        right: frame.right + 8.0,
        ..frame
    }
}

/// Returns the room for the labels of heights, in pixels.
pub(super) fn left_of(heights: &Ticks) -> f64 {
    heights
        .labels
        .iter()
        .map(|label| text_width(label, SMALL))
        .fold(12.0, f64::max)
        + 10.0
}

/// Draws the grid with its labels. `baseline` is that of the labels of x.
pub(super) fn ground(
    canvas: &Canvas,
    plot: &Plot,
    frame: Area,
    heights: &Ticks,
    ticks: &Ticks,
    baseline: f64,
) {
    let Area {
        left,
        top,
        right,
        bottom,
    } = frame;
    across(canvas, plot, ticks, (top, bottom), baseline);
    levels(canvas, plot, heights, (left, right));
    canvas.text(
        "f(x)",
        (left, top - 8.0),
        Anchor::Start,
        Ink::from(Colour::Volatility).bold().symbol(Symbol::F),
    );
    if let Some(unit) = heights.unit() {
        let x = left + text_width("f(x)", TEXT) + 4.0;
        canvas.text(
            &unit,
            (x, top - 8.0),
            Anchor::Start,
            Ink::from(Colour::Soft).small(),
        );
    }
}

/// Returns the origin of the ticks, unless it is 0, with their unit: `x = −5.626955 + … × 10⁻⁵`.
fn origin(data: &Root, ticks: &Ticks) -> Option<String> {
    let unit = ticks.unit();
    match data.view {
        View::Whole => unit.map(|unit| format!("x {unit}")),
        View::Close | View::Left => {
            let from = show(data.origin, Kind::Log, Digits::Auto);
            Some(
                format!("x = {from} + … {}", unit.unwrap_or_default())
                    .trim_end()
                    .to_owned(),
            )
        }
    }
}

/// f with its bracket, secant and points, to be drawn on existing axes.
pub(super) struct Drawing<'d, 'c, 'a> {
    pub(super) canvas: &'d Canvas<'a>,
    pub(super) plot: &'d Plot<'c, 'a>,
    pub(super) data: &'d Root,
    pub(super) frame: Area,
    /// The names of A, B and C, each with alternatives in order of preference. A point without a name is not drawn.
    pub(super) names: &'d [Vec<String>; 3],
    /// The area for the names.
    pub(super) names_within: Area,
    /// Further areas that names must avoid.
    pub(super) taken: Vec<Area>,
}

impl Drawing<'_, '_, '_> {
    /// Draws everything.
    pub(super) fn all(self) {
        self.brackets();
        self.lines();
        self.points();
    }

    /// Returns whether A and B can be told apart.
    fn has_ends(&self) -> bool {
        self.names.iter().any(|names| !names.is_empty())
    }

    fn at(&self, point: Point) -> (f64, f64) {
        self.plot
            .at(point.x - self.data.origin, self.data.y.nearest(point.y))
    }

    fn zero(&self) -> f64 {
        self.plot.at(self.data.x.from, 0.0).1
    }

    /// Draws, on the axis, the bracket of the secant and in a stronger tint the bracket after the iteration.
    fn brackets(&self) {
        let data = self.data;
        let zero = crisp(self.zero());
        let place = |x: f64| self.plot.at(data.x.nearest(x - data.origin), 0.0).0;
        let bar = |from: f64, to: f64, half: f64, ink: Ink| {
            // Even the narrowest bracket stays visible.
            let (from, to) = (from.min(to), from.max(to).max(from.min(to) + 1.0));
            self.canvas
                .rectangle((from, zero - half), (to, zero + half), ink);
        };
        let ink = Ink::from(Colour::Volatility);
        bar(
            place(data.a.x),
            place(data.b.x),
            4.5,
            ink.clone().faint(0.2),
        );
        if data.c.is_some() {
            bar(
                place(data.left.from),
                place(data.left.to),
                4.5,
                ink.faint(0.3),
            );
        }
        self.canvas.line(
            &[(self.frame.left, zero), (self.frame.right, zero)],
            Colour::Soft,
            1.0,
        );
    }

    /// Draws the curve and the secant.
    fn lines(&self) {
        let data = self.data;
        for part in clipped(&data.curve, data.y) {
            self.plot
                .line(&part, Ink::from(Colour::Volatility).symbol(Symbol::F), 2.0);
        }
        // The secant is drawn over the curve, because the first secants nearly coincide with it.
        if data.c.is_some() && self.has_ends() {
            let secant = self.secant();
            for part in clipped(&secant, data.y) {
                self.plot
                    .line(&part, Ink::from(Colour::Deviation).dashed(5.0, 3.0), 1.5);
            }
        }
    }

    /// Returns the ends of the secant, limited to the axis.
    fn secant(&self) -> [(f64, f64); 2] {
        let [a, b] = [self.data.a, self.data.b].map(|end| (end.x - self.data.origin, end.y));
        [a, b].map(|(x, y)| {
            let edge = self.data.x.nearest(x);
            let height = a.1 + (b.1 - a.1) * ((edge - a.0) / (b.0 - a.0));
            if edge == x || !height.is_finite() {
                (edge, y)
            } else {
                (edge, height)
            }
        })
    }

    /// Draws A, B and C with their names, and the zeros of f.
    fn points(self) {
        let data = self.data;
        let zero = self.zero();
        let mut clutter = Clutter {
            frame: self.names_within,
            along: self.obstacles(),
            taken: self.taken.clone(),
        };

        let ink = |root: f64| {
            if root == data.root {
                Colour::Volatility.into()
            } else {
                Ink::from(Colour::Soft)
            }
        };
        let roots = || {
            data.roots
                .iter()
                .enumerate()
                .filter(|(_, root)| data.x.holds(**root - data.origin))
        };
        for (_, &root) in roots() {
            let place = self.at(Point { x: root, y: 0.0 });
            let taken = root == data.root;
            let ink = ink(root);
            let ink = if taken {
                ink.symbol(Symbol::SigmaPrime).quantity("volatility.sigma")
            } else {
                ink
            };
            self.canvas
                .ring(place, 7.0, ink, if taken { 2.0 } else { 1.25 });
            clutter.taken.push(Area::about(place.0, place.1, 7.0));
        }

        let is_shown = |point: Point| data.x.holds(point.x - data.origin);
        let dotted = || Ink::from(Colour::Deviation).dashed(1.5, 2.5);
        if let Some(height) = data.f_a.filter(|_| self.has_ends() && is_shown(data.a)) {
            // The point A before its height was halved.
            let (before, now) = (
                self.at(Point {
                    y: height,
                    ..data.a
                }),
                self.at(data.a),
            );
            self.canvas.line(&[before, now], dotted(), 1.0);
            self.canvas
                .ring(before, 3.5, Ink::from(Colour::Deviation), 1.25);
            clutter.taken.push(Area::about(before.0, before.1, 4.0));
        }
        let mut points = vec![(data.a, "a", Symbol::BigA), (data.b, "b", Symbol::BigB)];
        points.extend(
            data.c
                .map(|c| (Point { x: c.x, y: 0.0 }, "c", Symbol::BigC)),
        );
        let points: Vec<_> = points
            .into_iter()
            .zip(self.names)
            .filter(|((point, ..), names)| is_shown(*point) && !names.is_empty())
            .collect();
        if let Some(c) = data.c.filter(|c| self.has_ends() && is_shown(*c)) {
            self.canvas.line(
                &[self.at(Point { x: c.x, y: 0.0 }), self.at(c)],
                dotted(),
                1.0,
            );
        }
        for ((point, path, symbol), _) in &points {
            let row = data.iteration.saturating_sub(usize::from(*path != "c"));
            let ink = Ink::from(Colour::Deviation).symbol(*symbol);
            let place = self.at(*point);
            self.canvas.disc(
                place,
                4.5,
                ink.quantity(format_args!("volatility.iterations.{row}.{path}")),
            );
            clutter.taken.push(Area::about(place.0, place.1, 6.5));
        }
        for ((point, _, symbol), names) in points {
            let (x, y) = self.at(point);
            // The last alternative of a name is placed even if it covers lines.
            for (i, name) in names.iter().enumerate() {
                let covering = if i + 1 < names.len() { 2 } else { usize::MAX };
                if let Some((x, y)) =
                    clutter.place(x, y, text_width(name, TEXT) * BOLD, TEXT, covering)
                {
                    let ink = Ink::from(Colour::Deviation).bold().symbol(symbol);
                    self.canvas
                        .text(name, (x, y + TEXT * 0.36), Anchor::Middle, ink);
                    break;
                }
            }
        }
        // While the zeros are hidden, `roots` is empty.
        for (i, &root) in roots() {
            // Several zeros are numbered, and a legend gives the σ′ of each.
            let has_several = data.roots.len() > 1;
            let name = if has_several {
                indexed('x', i + 1)
            } else {
                "ln σ′²".to_owned()
            };
            let covering = if has_several { usize::MAX } else { 4 };
            let place = self.at(Point { x: root, y: 0.0 });
            if let Some((x, y)) =
                clutter.place(place.0, zero, text_width(&name, TEXT), TEXT + 2.0, covering)
            {
                self.canvas.text(
                    &name,
                    (x, y + TEXT * 0.36),
                    Anchor::Middle,
                    ink(root).symbol(Symbol::SigmaPrime),
                );
            }
        }
    }

    /// Returns points along all lines, a few pixels apart, which names should avoid.
    pub(super) fn obstacles(&self) -> Vec<(f64, f64)> {
        let data = self.data;
        let inside = |y: f64| data.y.holds(y);
        let has_secant = data.c.is_some() && self.has_ends();
        let curve = data
            .curve
            .iter()
            .filter(|(_, y)| inside(*y))
            .map(|&(x, y)| self.plot.at(x, y));
        let [(ax, ay), (bx, by)] = self.secant();
        let secant = (0..=60)
            .map(|i| f64::from(i) / 60.0)
            .map(|share| (ax + (bx - ax) * share, ay + (by - ay) * share))
            .filter(|(_, y)| has_secant && inside(*y))
            .map(|(x, y)| self.plot.at(x, y));
        let zero = self.zero();
        let axis = (0..80).map(|i| {
            (
                self.frame.left + (self.frame.right - self.frame.left) * f64::from(i) / 79.0,
                zero,
            )
        });
        let range = Span {
            from: self.frame.left,
            to: self.frame.right,
        };
        curve
            .chain(secant)
            .chain(axis)
            .filter(|(x, _)| range.holds(*x))
            .collect()
    }
}
