use super::SIDE;
use crate::charts::alt;
use crate::charts::data::{Contributions, Part, Span};
use crate::charts::layout::{TEXT, shortened, text_width};
use crate::charts::paint::{Anchor, Colour, Ink, crisp, paint, usable};
use crate::numbers::{Digits, clamped};
use crate::words::number::format_number;
use glicko2_steps::Symbol;

/// The height of a bar with the space below it, in pixels.
const ROW: f64 = 24.0;
/// The height of a bar, in pixels.
const BAR: f64 = 14.0;
/// The largest part of the width for names.
const NAMES: f64 = 0.46;

/// Draws the change of the rating by each game: an SVG `width` CSS pixels wide, with a height that depends on the
/// number of bars.
#[must_use]
pub fn contributions(data: &Contributions, width: u32) -> String {
    let width = usable(width);
    let greatest = data
        .bars
        .iter()
        .map(|bar| bar.change.abs())
        .fold(0.0, f64::max);
    // A bar shows no more than a tenth of a point. If all changes are below a point, they have as many digits as
    // ratings.
    let digits = if greatest >= 1.0 {
        Digits::Decimals(1)
    } else {
        Digits::Auto
    };
    let values: Vec<String> = data
        .bars
        .iter()
        .map(|bar| format_number(&alt::change(bar), digits))
        .collect();
    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| text_width(text, TEXT)).fold(0.0, f64::max)
    };
    let values_width = widest(&mut values.iter());
    let names_width = widest(&mut data.bars.iter().map(|bar| &bar.label)).min(width * NAMES);
    let (left, right) = (names_width + SIDE, width - values_width - SIDE);

    // The sum of many games must not shrink the single bars, so a longer bar is broken off.
    let single = data
        .bars
        .iter()
        .filter(|bar| bar.outcome.is_some())
        .map(|bar| bar.change.abs())
        .fold(0.0, f64::max);
    let longest = if single > 0.0 { single * 1.4 } else { greatest };
    let drawn = |change: f64| clamped(change, -longest, longest);
    let lengths = || data.bars.iter().map(|bar| drawn(bar.change));
    let (low, high) = (lengths().fold(0.0, f64::min), lengths().fold(0.0, f64::max));

    paint(width, (data.bars.len().max(1) as f64) * ROW, |canvas| {
        let plot = canvas.plot(
            left,
            0.0,
            right,
            canvas.height,
            Span::new(low, high, 1e-300),
            Span::new(0.0, 1.0, 1.0),
        );
        let zero = plot.at(0.0, 0.0).0;
        canvas.line(
            &[(crisp(zero), 0.0), (crisp(zero), canvas.height)],
            Colour::Soft,
            1.0,
        );
        for (i, (bar, value)) in data.bars.iter().zip(&values).enumerate() {
            let middle = (i as f64 + 0.5) * ROW;
            let ink = |colour: Colour| {
                let ink = Ink::from(colour).symbol(Symbol::Change);
                match bar.part {
                    Part::Game(j) => ink
                        .quantity(format_args!("games.{j}.rating_change"))
                        .game(j),
                    Part::Rest(_) => ink,
                }
            };
            let baseline = middle + TEXT * 0.36;
            let name = shortened(&bar.label, TEXT, names_width);
            canvas.text(&name, (0.0, baseline), Anchor::Start, Colour::Ink);
            let end = plot.at(drawn(bar.change), 0.0).0;
            // Even the shortest bar stays visible.
            let end = if (end - zero).abs() < 1.5 {
                zero + 1.5 * bar.change.signum()
            } else {
                end
            };
            let colour = bar.outcome.map_or(Colour::Soft, Colour::of);
            canvas.rectangle(
                (zero, middle - BAR / 2.0),
                (end, middle + BAR / 2.0),
                ink(colour).rounded(2.0),
            );
            if drawn(bar.change) != bar.change {
                let x = end - 14.0 * bar.change.signum();
                for x in [x - 2.0, x + 2.0] {
                    canvas.line(
                        &[(x - 2.5, middle + BAR * 0.6), (x + 2.5, middle - BAR * 0.6)],
                        Colour::Card,
                        2.0,
                    );
                }
            }
            canvas.text(value, (width, baseline), Anchor::End, ink(colour));
        }
    })
}
