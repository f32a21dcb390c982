//! The sensitivities as bars.

use super::SIDE;
use crate::charts::data::Span;
use crate::charts::layout::{SMALL, TEXT, shortened, text_width};
use crate::charts::paint::{Anchor, Colour, Ink, crisp, paint, usable};

/// The height of a bar with the space below it, in pixels.
const ROW: f64 = 20.0;
/// The height of a bar, in pixels.
const BAR: f64 = 11.0;
/// The largest part of the width for names.
const NAMES: f64 = 0.4;

/// The bars of one unit.
#[derive(Clone, Debug, PartialEq)]
pub struct BarGroup {
    /// The unit in words.
    pub unit: String,
    /// The change of r′ of the longest bar.
    pub longest: f64,
    /// For each bar: its name, the change of r′, and the change as text.
    pub bars: Vec<(String, f64, String)>,
}

/// Draws bars under the names of their units: an SVG `width` CSS pixels wide.
#[must_use]
pub fn sensitivities(groups: &[BarGroup], width: u32) -> String {
    let width = usable(width);
    let bars = || groups.iter().flat_map(|group| &group.bars);
    let widest = |texts: &mut dyn Iterator<Item = &str>| {
        texts.map(|text| text_width(text, TEXT)).fold(0.0, f64::max)
    };
    let names = widest(&mut bars().map(|(name, ..)| &**name)).min(width * NAMES);
    let (left, right) = (
        names + SIDE,
        width - widest(&mut bars().map(|(.., shown)| &**shown)) - SIDE,
    );
    let rows = (bars().count() + groups.len()) as f64;
    paint(width, rows * ROW, |canvas| {
        let mut top = 0.0;
        for group in groups {
            let longest = group.longest.max(f64::MIN_POSITIVE);
            let falls = group.bars.iter().any(|&(_, by, _)| by < 0.0);
            let heading = shortened(&group.unit, SMALL, width);
            canvas.text(
                &heading,
                (0.0, top + ROW * 0.75),
                Anchor::Start,
                Ink::from(Colour::Soft).small(),
            );
            top += ROW;
            let bottom = top + ROW * group.bars.len() as f64;
            let range = Span {
                from: if falls { -longest } else { 0.0 },
                to: longest,
            };
            let plot = canvas.plot(left, top, right, bottom, range, Span { from: 0.0, to: 1.0 });
            let zero = plot.at(0.0, 0.0).0;
            canvas.line(
                &[(crisp(zero), top), (crisp(zero), bottom)],
                Colour::Soft,
                1.0,
            );
            for (name, by, shown) in &group.bars {
                let (middle, end) = (top + ROW / 2.0, plot.at(*by, 0.0).0);
                let baseline = middle + TEXT * 0.36;
                let colour = if *by < 0.0 {
                    Colour::Lost
                } else {
                    Colour::Rating
                };
                canvas.text(
                    &shortened(name, TEXT, names),
                    (0.0, baseline),
                    Anchor::Start,
                    Colour::Ink,
                );
                canvas.rectangle(
                    (zero, middle - BAR / 2.0),
                    (end, middle + BAR / 2.0),
                    Ink::from(colour).rounded(2.0),
                );
                canvas.text(shown, (width, baseline), Anchor::End, Colour::Ink);
                top += ROW;
            }
        }
    })
}
