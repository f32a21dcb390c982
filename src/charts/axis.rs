//! Ticks: round numbers, as many as there is room for.

use super::data::Span;
use super::layout::{SMALL, text_width};
use crate::number::{Digits, Kind, show};

/// The ticks of one axis.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ticks {
    /// Where they are, ascending.
    pub(super) at: Vec<f64>,
    /// What they say.
    pub(super) labels: Vec<String>,
    /// The power of ten that the labels are multiples of; 0 where they are the numbers themselves.
    pub(super) power: i32,
}

/// Room between two tick labels, in pixels.
const GAP: f64 = 10.0;
/// More ticks than this are noise.
const MAX: usize = 9;

impl Ticks {
    /// The most ticks whose labels do not run into each other along `length` pixels.
    pub(super) fn along(span: Span, length: f64, signed: bool) -> Self {
        let fits = |ticks: &Self| {
            let wide = ticks.labels.iter().map(|label| text_width(label, SMALL)).fold(0.0, f64::max);
            let step = ticks.at.windows(2).map(|pair| pair[1] - pair[0]).fold(f64::INFINITY, f64::min);
            step / span.length() * length >= wide + GAP
        };
        let most = ((length / 32.0) as usize).clamp(2, MAX);
        let tries = (2..=most).rev().map(|count| Self::about(span, count, signed));
        let mut last = None;
        for ticks in tries {
            if fits(&ticks) {
                return ticks;
            }
            last = Some(ticks);
        }
        // Not even two labels fit side by side: one is enough to tell where we are.
        let mut ticks = last.unwrap_or_else(|| Self::about(span, 2, signed));
        ticks.at.truncate(1);
        ticks.labels.truncate(1);
        ticks
    }

    /// The ticks of an axis that is `length` pixels high.
    pub(super) fn up(span: Span, length: f64) -> Self {
        Self::about(span, ((length / 34.0) as usize).clamp(2, MAX), false)
    }

    /// About `count` ticks, 1, 2 or 5 times a power of ten apart.
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
        let power =
            if greatest > 0.0 && !(0.01..1e7).contains(&greatest) { greatest.log10().floor() as i32 } else { 0 };
        // 10^power itself may underflow; the labels are small numbers either way.
        let decimals = (power - (step.log10() + 1e-9).floor() as i32).clamp(0, 12) as u8;
        let labels = at
            .iter()
            .map(|x| {
                let shown = show(scaled(*x, -power), Kind::Rating, Digits::Decimals(decimals));
                if signed && *x > 0.0 { format!("+{shown}") } else { shown }
            })
            .collect();
        Self { at, labels, power }
    }

    /// What the labels are to be multiplied by, as text: `× 10⁻⁵`.
    pub(super) fn unit(&self) -> Option<String> {
        // The one place that knows how a power of ten is set is `number`; its mantissa of 1 is left out.
        let one = show(scaled(1.0, self.power), Kind::Tiny, Digits::Decimals(0));
        (self.power != 0).then(|| match one.split_once(' ') {
            Some((_, power)) => power.to_owned(),
            None => format!("× {one}"),
        })
    }
}

/// x × 10^power, also where 10^power is no double.
fn scaled(x: f64, power: i32) -> f64 {
    x * 10f64.powi(power / 2) * 10f64.powi(power - power / 2)
}

/// The next of 1, 2, 5 × 10^k.
fn round_step(rough: f64) -> f64 {
    let ten = scaled(1.0, rough.log10().floor() as i32);
    [1.0, 2.0, 5.0].into_iter().map(|m| m * ten).find(|&step| step >= rough * 0.999).unwrap_or(10.0 * ten)
}
