//! Ticks at round numbers, as many as there is room for.

use super::data::Span;
use super::layout::{SMALL, text_width};
use crate::numbers::{Digits, Kind, show};

/// The ticks of one axis.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ticks {
    /// The positions, ascending.
    pub(super) at: Vec<f64>,
    /// The label of each tick.
    pub(super) labels: Vec<String>,
    /// The power of ten by which the labels are multiplied. 0 if the labels are the numbers themselves.
    pub(super) power: i32,
}

/// The least distance between two tick labels, in pixels.
const GAP: f64 = 10.0;
/// The largest number of ticks. More would clutter the chart.
const MAX: usize = 9;

impl Ticks {
    /// Returns the most ticks whose labels do not overlap along `length` pixels.
    pub(super) fn along(span: Span, length: f64, signed: bool) -> Self {
        let fits = |ticks: &Self| {
            let wide = ticks
                .labels
                .iter()
                .map(|label| text_width(label, SMALL))
                .fold(0.0, f64::max);
            let step = ticks
                .at
                .windows(2)
                .map(|pair| pair[1] - pair[0])
                .fold(f64::INFINITY, f64::min);
            step / span.length() * length >= wide + GAP
        };
        let most = ((length / 32.0) as usize).clamp(2, MAX);
        let tries = (2..=most)
            .rev()
            .map(|count| Self::about(span, count, signed));
        let mut last = None;
        for ticks in tries {
            if fits(&ticks) {
                return ticks;
            }
            last = Some(ticks);
        }
        // Not even two labels fit side by side, so keep only the first.
        let mut ticks = last.unwrap_or_else(|| Self::about(span, 2, signed));
        ticks.at.truncate(1);
        ticks.labels.truncate(1);
        ticks
    }

    /// Returns the ticks of a vertical axis of `length` pixels.
    pub(super) fn up(span: Span, length: f64) -> Self {
        Self::about(span, ((length / 34.0) as usize).clamp(2, MAX), false)
    }

    /// Returns about `count` ticks, spaced by 1, 2 or 5 times a power of ten.
    fn about(span: Span, count: usize, signed: bool) -> Self {
        let step = round_step(span.length() / count as f64);
        let (first, last) = ((span.from / step).ceil(), (span.to / step).floor());
        let mut at = Vec::new();
        let mut k = first;
        while k <= last && at.len() <= 2 * MAX {
            at.push(k * step);
            k += 1.0;
        }
        let greatest = at.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
        let power = if greatest > 0.0 && !(0.01..1e7).contains(&greatest) {
            greatest.log10().floor() as i32
        } else {
            0
        };
        // The labels are scaled down first, because 10^power itself may underflow.
        let decimals = (power - (step.log10() + 1e-9).floor() as i32).clamp(0, 12) as u8;
        let labels = at
            .iter()
            .map(|x| {
                let shown = show(scaled(*x, -power), Kind::Rating, Digits::Decimals(decimals));
                if signed && *x > 0.0 {
                    format!("+{shown}")
                } else {
                    shown
                }
            })
            .collect();
        Self { at, labels, power }
    }

    /// Returns the factor of the labels as text: `× 10⁻⁵`.
    pub(super) fn unit(&self) -> Option<String> {
        // `number` formats the power of ten. Its mantissa of 1 is left out.
        let one = show(scaled(1.0, self.power), Kind::Tiny, Digits::Decimals(0));
        (self.power != 0).then(|| match one.split_once(' ') {
            Some((_, power)) => power.to_owned(),
            None => format!("× {one}"),
        })
    }
}

/// Returns x × 10^power, also where 10^power is not representable as a double.
fn scaled(x: f64, power: i32) -> f64 {
    x * 10f64.powi(power / 2) * 10f64.powi(power - power / 2)
}

/// Returns the next larger of 1, 2, 5 × 10^k.
fn round_step(rough: f64) -> f64 {
    let ten = scaled(1.0, rough.log10().floor() as i32);
    [1.0, 2.0, 5.0]
        .into_iter()
        .map(|m| m * ten)
        .find(|&step| step >= rough * 0.999)
        .unwrap_or(10.0 * ten)
}
