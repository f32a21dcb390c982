//! Positions of text and marks, in CSS pixels.

use super::data::{Outcome, Span};
use crate::numbers::clamped;

/// The number of drawing units per CSS pixel.
pub(crate) const UNIT: f64 = 4.0;

/// The font size of tick labels, in pixels.
pub(super) const SMALL: f64 = 11.0;
/// The font size of all other text, in pixels.
pub(super) const TEXT: f64 = 12.0;

/// Estimates the width of a text, in pixels. Charts are drawn without a page to measure on, so the estimate is rather
/// too wide.
pub(crate) fn text_width(text: &str, size: f64) -> f64 {
    let ems: f64 = text
        .chars()
        .map(|c| match c {
            ' ' | '\u{a0}' | '\u{202f}' | '.' | ',' | ':' | ';' | '\'' | '′' | '·' | '|' | 'i'
            | 'j' | 'l' | 'I' => 0.34,
            '0'..='9' => 0.64,
            'm' | 'w' | 'M' | 'W' | '%' | '@' | '…' | '—' => 0.95,
            '−' | '+' | '×' | '±' | '=' => 0.84,
            'A'..='Z' => 0.7,
            c if (c as u32) < 0x250 => 0.58,
            c if (c as u32) < 0x1100 => 0.68,
            '⁰'..='₟' => 0.42,
            _ => 1.05,
        })
        .sum();
    ems * size
}

/// Returns the text, cut off with `…` if it is wider than `room`.
pub(crate) fn shortened(text: &str, size: f64, room: f64) -> String {
    if text_width(text, size) <= room {
        return text.to_owned();
    }
    let room = room - text_width("…", size);
    let mut taken = 0.0;
    let kept: String = text
        .chars()
        .take_while(|c| {
            taken += text_width(c.encode_utf8(&mut [0; 4]), size);
            taken <= room
        })
        .collect();
    format!("{}…", kept.trim_end())
}

/// Moves overlapping labels of one row apart and keeps them within the frame. Each label is given by its centre and
/// width, in order.
pub(super) fn spread(labels: &mut [(f64, f64)], from: f64, to: f64, gap: f64) {
    for _ in 0..40 {
        for i in 1..labels.len() {
            let (left, right) = (labels[i - 1], labels[i]);
            let overlap = left.0 + left.1 / 2.0 + gap - (right.0 - right.1 / 2.0);
            if overlap > 0.01 {
                labels[i - 1].0 -= overlap / 2.0;
                labels[i].0 += overlap / 2.0;
            }
        }
        for label in labels.iter_mut() {
            let half = label.1 / 2.0;
            label.0 = label.0.min(to - half).max(from + half);
        }
    }
}

/// A rectangle, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Area {
    /// Returns the square around a point.
    pub(super) fn about(x: f64, y: f64, radius: f64) -> Self {
        Self::centred(x, y, 2.0 * radius, 2.0 * radius)
    }

    /// Returns the rectangle around a centre.
    pub(super) fn centred(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self {
            left: x - width / 2.0,
            top: y - height / 2.0,
            right: x + width / 2.0,
            bottom: y + height / 2.0,
        }
    }

    fn overlaps(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    pub(super) fn holds(self, (x, y): (f64, f64)) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }

    fn within(self, frame: Self) -> bool {
        frame.left <= self.left
            && self.right <= frame.right
            && frame.top <= self.top
            && self.bottom <= frame.bottom
    }
}

/// The parts of a chart that labels should not cover.
pub(super) struct Clutter {
    /// The frame that no label may leave.
    pub(super) frame: Area,
    /// Marks and labels, which must not be covered.
    pub(super) taken: Vec<Area>,
    /// Points along lines, which are covered only if there is no other position.
    pub(super) along: Vec<(f64, f64)>,
}

impl Clutter {
    /// Finds the best position for a label of this size near (x, y), reserves it and returns its centre. Returns `None`
    /// if every position is taken or covers more than `covering` points of lines.
    pub(super) fn place(
        &mut self,
        x: f64,
        y: f64,
        width: f64,
        height: f64,
        covering: usize,
    ) -> Option<(f64, f64)> {
        self.place_across(1.0, x, y, width, height, covering)
    }

    /// Like [`place`](Self::place), but with `side` −1 tries the opposite side first: left and below.
    pub(super) fn place_across(
        &mut self,
        side: f64,
        x: f64,
        y: f64,
        width: f64,
        height: f64,
        covering: usize,
    ) -> Option<(f64, f64)> {
        /// The directions in order of preference: above and below to the right and left, then straight above, below and
        /// beside.
        const SIDES: [(f64, f64); 8] = [
            (0.75, -1.0),
            (-0.75, -1.0),
            (0.75, 1.0),
            (-0.75, 1.0),
            (0.0, -1.0),
            (0.0, 1.0),
            (1.0, 0.0),
            (-1.0, 0.0),
        ];
        let mut best: Option<(usize, Area)> = None;
        for (far, gap) in [3.0, 9.0, 16.0].into_iter().enumerate() {
            for (order, (dx, dy)) in SIDES.into_iter().enumerate() {
                let (dx, dy) = (
                    side * dx * (width / 2.0 + gap + 2.0),
                    side * dy * (height / 2.0 + gap),
                );
                let area = Area::centred(x + dx, y + dy, width, height);
                if !area.within(self.frame) || self.taken.iter().any(|other| area.overlaps(*other))
                {
                    continue;
                }
                let covered = self
                    .along
                    .iter()
                    .filter(|point| area.holds(**point))
                    .count();
                if covered > covering {
                    continue;
                }
                let cost = covered * 12 + far * 5 + order;
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, area));
                }
            }
        }
        let (_, area) = best?;
        self.taken.push(area);
        Some((
            area.left.midpoint(area.right),
            area.top.midpoint(area.bottom),
        ))
    }
}

/// Returns the parts of a line within a range of heights, cut off at its ends.
pub(super) fn clipped(line: &[(f64, f64)], y: Span) -> Vec<Vec<(f64, f64)>> {
    let mut parts: Vec<Vec<(f64, f64)>> = Vec::new();
    let mut open = false;
    for pair in line.windows(2) {
        let [(x0, y0), (x1, y1)] = [pair[0], pair[1]];
        if y0.max(y1) < y.from || y0.min(y1) > y.to {
            open = false;
            continue;
        }
        // Halved, because the difference of two heights may exceed the largest double.
        let at = |height: f64| {
            let share = (height / 2.0 - y0 / 2.0) / (y1 / 2.0 - y0 / 2.0);
            if share.is_finite() {
                x0 + (x1 - x0) * clamped(share, 0.0, 1.0)
            } else {
                x0
            }
        };
        let inside = |x: f64, height: f64| {
            if y.holds(height) {
                (x, height)
            } else {
                (at(y.nearest(height)), y.nearest(height))
            }
        };
        let (start, end) = (inside(x0, y0), inside(x1, y1));
        if !open {
            parts.push(vec![start]);
        }
        if let Some(part) = parts.last_mut() {
            part.push(end);
        }
        open = y.holds(y1);
    }
    parts
}

/// Games that share a mark, because they are too close together on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cluster {
    /// The x of the centre, in pixels.
    pub(super) x: f64,
    /// The y of the centre, in pixels. 0 if all games lie on one line.
    pub(super) y: f64,
    /// The mean score.
    pub(super) score: f64,
    /// How the games ended.
    pub(super) outcome: Outcome,
    /// The number of games.
    pub(super) count: usize,
    /// The index of the first game.
    pub(super) game: usize,
    /// The sum of the values that the size of the mark shows: parts of 1/v. 0 if the size shows nothing.
    pub(super) share: f64,
}

impl Cluster {
    /// Returns the position of the outcome in a column of a crowded chart: 0, 1 or 2.
    pub(super) fn rank(&self) -> f64 {
        match self.outcome {
            Outcome::Lost => 0.0,
            Outcome::Shared => 1.0,
            Outcome::Won => 2.0,
        }
    }

    /// Returns the radius of the mark, in pixels. Larger for more games, at most 9.
    pub(super) fn radius(&self) -> f64 {
        (5.0 + 1.1 * (self.count as f64).ln()).min(9.0)
    }
}

/// The largest number of single marks, so that a thousand games cost no more to draw.
const MAX_MARKS: usize = 40;

/// The marks of a chart.
pub(super) struct Clusters {
    /// The marks, usually by x.
    pub(super) marks: Vec<Cluster>,
    /// The width of a column, if the chart is crowded and all games of one outcome in a column share a mark. `None` if
    /// every mark is at its own position.
    pub(super) column: Option<f64>,
}

/// The number of columns of a crowded chart.
const COLUMNS: f64 = 18.0;

/// Merges marks that would cover each other. `marks` are single games, by x.
pub(super) fn clustered(marks: &[Cluster], near: f64, width: f64) -> Clusters {
    let merged = merge(marks, near);
    if merged.len() <= MAX_MARKS {
        return Clusters {
            marks: merged,
            column: None,
        };
    }
    let column = width / COLUMNS;
    Clusters {
        marks: merge_coarsely(marks, column),
        column: Some(column),
    }
}

/// Merges marks of the same outcome that lie within `near` pixels of each other.
fn merge(marks: &[Cluster], near: f64) -> Vec<Cluster> {
    let mut merged: Vec<(f64, Cluster)> = Vec::new();
    for mark in marks {
        let is_same = |(first, other): &(f64, Cluster)| {
            other.outcome == mark.outcome
                && mark.x - *first <= near
                && (mark.y - other.y).abs() <= near
                && (mark.score - other.score).abs() < 0.05
        };
        match merged.iter().rposition(is_same) {
            Some(i) => add(&mut merged[i].1, mark),
            // With more marks than this the result is discarded.
            None if merged.len() > MAX_MARKS => break,
            None => merged.push((mark.x, *mark)),
        }
    }
    merged.into_iter().map(|(_, mark)| mark).collect()
}

/// Merges all marks of the same outcome within columns of `column` pixels.
fn merge_coarsely(marks: &[Cluster], column: f64) -> Vec<Cluster> {
    let mut merged: Vec<(f64, Cluster)> = Vec::new();
    for mark in marks {
        let place = (mark.x / column).floor();
        let same = merged
            .iter_mut()
            .rev()
            .take(3)
            .find(|(at, other)| *at == place && other.outcome == mark.outcome);
        match same {
            Some((_, other)) => add(other, mark),
            None => merged.push((place, *mark)),
        }
    }
    merged.into_iter().map(|(_, mark)| mark).collect()
}

fn add(to: &mut Cluster, mark: &Cluster) {
    let (n, more) = (to.count as f64, mark.count as f64);
    let mean = |a: f64, b: f64| (a * n + b * more) / (n + more);
    to.x = mean(to.x, mark.x);
    to.y = mean(to.y, mark.y);
    to.score = mean(to.score, mark.score);
    to.count += mark.count;
    to.share += mark.share;
}
