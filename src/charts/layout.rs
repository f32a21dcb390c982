//! Where text and marks go, in CSS pixels.

use super::data::{Outcome, Span};
use crate::number::clamped;

/// The size of tick labels.
pub(super) const SMALL: f64 = 11.0;
/// The size of all other text.
pub(super) const TEXT: f64 = 12.0;

/// About how wide a text is set. Charts must not measure on the page, so this errs on the wide side.
pub(crate) fn text_width(text: &str, size: f64) -> f64 {
    let ems: f64 =
        text.chars()
            .map(|c| match c {
                ' ' | '\u{a0}' | '\u{202f}' | '.' | ',' | ':' | ';' | '\'' | '′' | '·' | '|' | 'i' | 'j' | 'l'
                | 'I' => 0.34,
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

/// As much of a text as fits into `room`, with `…` for the rest.
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

/// Pushes labels of one row apart, each given by its centre and width, in order, and keeps them within the frame.
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

/// A rectangle of pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Area {
    /// The square about a point.
    pub(super) fn about(x: f64, y: f64, radius: f64) -> Self {
        Self::centred(x, y, 2.0 * radius, 2.0 * radius)
    }

    /// The rectangle of a label about its centre.
    pub(super) fn centred(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self { left: x - width / 2.0, top: y - height / 2.0, right: x + width / 2.0, bottom: y + height / 2.0 }
    }

    fn overlaps(self, other: Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    pub(super) fn holds(self, (x, y): (f64, f64)) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }

    fn within(self, frame: Self) -> bool {
        frame.left <= self.left && self.right <= frame.right && frame.top <= self.top && self.bottom <= frame.bottom
    }
}

/// What labels must keep clear of.
pub(super) struct Clutter {
    /// The frame that nothing may leave.
    pub(super) frame: Area,
    /// Marks and labels, which are not covered.
    pub(super) taken: Vec<Area>,
    /// Points along lines, which are covered only where nothing else is left.
    pub(super) along: Vec<(f64, f64)>,
}

impl Clutter {
    /// The best place for a label of that size near (x, y), as its centre, which is then taken. `None`: no free place,
    /// or none that covers at most so many points of lines.
    pub(super) fn place(&mut self, x: f64, y: f64, width: f64, height: f64, covering: usize) -> Option<(f64, f64)> {
        self.place_across(1.0, x, y, width, height, covering)
    }

    /// The same, but with −1 for `side` on the other side first: left and below.
    pub(super) fn place_across(
        &mut self,
        side: f64,
        x: f64,
        y: f64,
        width: f64,
        height: f64,
        covering: usize,
    ) -> Option<(f64, f64)> {
        /// Right, above and below first; steps of half a label beyond.
        const SIDES: [(f64, f64); 8] =
            [(0.75, -1.0), (-0.75, -1.0), (0.75, 1.0), (-0.75, 1.0), (0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0)];
        let mut best: Option<(usize, Area)> = None;
        for (far, gap) in [3.0, 9.0, 16.0].into_iter().enumerate() {
            for (order, (dx, dy)) in SIDES.into_iter().enumerate() {
                let (dx, dy) = (side * dx * (width / 2.0 + gap + 2.0), side * dy * (height / 2.0 + gap));
                let area = Area::centred(x + dx, y + dy, width, height);
                if !area.within(self.frame) || self.taken.iter().any(|other| area.overlaps(*other)) {
                    continue;
                }
                let covered = self.along.iter().filter(|point| area.holds(**point)).count();
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
        Some((area.left.midpoint(area.right), area.top.midpoint(area.bottom)))
    }
}

/// The parts of a line that lie within a range of heights, cut off at its ends.
pub(super) fn clipped(line: &[(f64, f64)], y: Span) -> Vec<Vec<(f64, f64)>> {
    let mut parts: Vec<Vec<(f64, f64)>> = Vec::new();
    let mut open = false;
    for pair in line.windows(2) {
        let [(x0, y0), (x1, y1)] = [pair[0], pair[1]];
        if y0.max(y1) < y.from || y0.min(y1) > y.to {
            open = false;
            continue;
        }
        // Halved, since heights at opposite ends of what a double holds are apart by more than that.
        let at = |height: f64| {
            let share = (height / 2.0 - y0 / 2.0) / (y1 / 2.0 - y0 / 2.0);
            if share.is_finite() { x0 + (x1 - x0) * clamped(share, 0.0, 1.0) } else { x0 }
        };
        let inside = |x: f64, height: f64| {
            if y.holds(height) { (x, height) } else { (at(y.nearest(height)), y.nearest(height)) }
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

/// Games that share a mark since they cannot be told apart on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cluster {
    /// The middle, in pixels.
    pub(super) x: f64,
    /// The middle, in pixels; 0 where all are on one line.
    pub(super) y: f64,
    /// The mean score.
    pub(super) score: f64,
    /// How they ended.
    pub(super) outcome: Outcome,
    /// How many they are.
    pub(super) count: usize,
    /// The first of them.
    pub(super) game: usize,
    /// What the mark's size stands for, of all together: a part of 1/v. 0 where it stands for nothing.
    pub(super) share: f64,
}

impl Cluster {
    /// In a crowd, the place of its outcome: 0, 1 or 2.
    pub(super) fn rank(&self) -> f64 {
        match self.outcome {
            Outcome::Lost => 0.0,
            Outcome::Shared => 1.0,
            Outcome::Won => 2.0,
        }
    }

    /// The mark's radius in pixels: larger for more games, in all at most double.
    pub(super) fn radius(&self) -> f64 {
        (5.0 + 1.1 * (self.count as f64).ln()).min(9.0)
    }
}

/// So many marks at most, so that a thousand games cost no more than these.
const MAX_MARKS: usize = 40;

/// The marks of a chart.
pub(super) struct Clusters {
    /// The marks, by x as a rule.
    pub(super) marks: Vec<Cluster>,
    /// How wide the columns are that hold all games of one outcome in one mark; `None` where marks stand where they belong.
    pub(super) column: Option<f64>,
}

/// A crowd is shown in so many columns.
const COLUMNS: f64 = 18.0;

/// Puts marks that would cover each other into one. `marks` come by x, each counting 1.
pub(super) fn clustered(marks: &[Cluster], near: f64, width: f64) -> Clusters {
    let merged = merge(marks, near);
    if merged.len() <= MAX_MARKS {
        return Clusters { marks: merged, column: None };
    }
    let column = width / COLUMNS;
    Clusters { marks: merge_coarsely(marks, column), column: Some(column) }
}

/// Merges what lies within `near` pixels and ended alike.
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
            // Beyond the bound the answer is thrown away.
            None if merged.len() > MAX_MARKS => break,
            None => merged.push((mark.x, *mark)),
        }
    }
    merged.into_iter().map(|(_, mark)| mark).collect()
}

/// Merges all that ended alike within columns of `column` pixels.
fn merge_coarsely(marks: &[Cluster], column: f64) -> Vec<Cluster> {
    let mut merged: Vec<(f64, Cluster)> = Vec::new();
    for mark in marks {
        let place = (mark.x / column).floor();
        let same = merged.iter_mut().rev().take(3).find(|(at, other)| *at == place && other.outcome == mark.outcome);
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
