use super::broken_off;
use crate::charts::data::Span;
use crate::charts::draw::{BOLD, SIDE};
use crate::charts::layout::{SMALL, TEXT, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, crisp, paint};
use crate::numbers::{Digits, Kind, show};
use crate::stage::Drift;
use crate::words::Text;
use crate::words::number::format_number;
use glicko2_steps::{Symbol, scale};

/// The room above and below the triangle for the names of its sides, in pixels.
const ABOVE: f64 = 30.0;
const BELOW: f64 = 26.0;
/// The room for the bars of the deviations, in pixels.
const BARS: f64 = 76.0;

/// Draws Step 6: the right triangle of φ, σ′ and φ*, true to scale.
pub(super) fn drift(data: &Drift, text: Text, width: f64, highest: f64) -> String {
    let value = |x: f64, kind: Kind| show(x, kind, Digits::Auto);
    let letter = match data.periods {
        _ if !data.is_idle => "σ′",
        1.0 => "σ",
        _ => "σ√t",
    };
    let names = [
        format!("φ = {}", value(data.phi, Kind::Scaled)),
        format!("{letter} = {}", value(data.side, Kind::Volatility)),
        format!("φ* = {}", value(data.phi_star, Kind::Scaled)),
    ];
    let [phi_width, side_width, star_width] =
        names.each_ref().map(|name| text_width(name, TEXT) * BOLD);
    let right = width - side_width - 16.0;
    let longest = right - SIDE;
    let room = highest - ABOVE - BELOW;
    // A tiny positive bound avoids a division by zero, because both sides may be 0.
    let unit = (longest / data.phi.max(1e-300)).min(room / data.side.max(1e-300));
    let (across, up) = (data.phi * unit, data.side * unit);
    // In a flat triangle the growth of the long side is not visible, so there is room for bars that show it.
    let bars = if ABOVE + up + BELOW + BARS <= highest {
        BARS
    } else {
        0.0
    };
    let bottom = bars + ABOVE + up;
    let height = (bottom + BELOW).ceil();

    paint(width, height, |canvas| {
        let left = right - across;
        let (foot, corner, top) = ((left, bottom), (right, bottom), (right, bottom - up));
        if up > 12.0 && across > 12.0 {
            let mark = [
                (right - 8.0, bottom),
                (right - 8.0, bottom - 8.0),
                (right, bottom - 8.0),
            ];
            canvas.line(&mark, Colour::Soft, 1.0);
        }
        let ink = |colour: Colour, symbol: Symbol, quantity: &str| {
            Ink::from(colour).symbol(symbol).quantity(quantity)
        };
        let side = if data.is_idle {
            Symbol::Sigma
        } else {
            Symbol::SigmaPrime
        };
        let inks = || {
            [
                ink(Colour::Deviation, Symbol::Phi, "phi"),
                ink(Colour::Volatility, side, "player.volatility"),
                ink(Colour::Ink, Symbol::PhiStar, "phi_star"),
            ]
        };
        for (ends, ink) in [[foot, corner], [corner, top], [foot, top]]
            .into_iter()
            .zip(inks())
        {
            canvas.line(&ends, ink, 2.5);
        }

        let within = |middle: f64, wide: f64| {
            let half = wide / 2.0;
            Span {
                from: half,
                to: (width - half).max(half),
            }
            .nearest(middle)
        };
        let middle = left.midpoint(right);
        let [phi, side, star] = inks();
        canvas.text(
            &names[0],
            (within(middle, phi_width), bottom + 18.0),
            Anchor::Middle,
            phi.bold(),
        );
        canvas.text(
            &names[1],
            (right + 8.0, bottom - up / 2.0 + TEXT * 0.36),
            Anchor::Start,
            side.bold(),
        );
        // The long side slopes down to the left, so there is room above its middle on that side.
        let end = (middle - 4.0).max(star_width + 2.0);
        let above = bottom - up / 2.0 - 8.0;
        canvas.text(&names[2], (end, above), Anchor::End, star.bold());
        if bars > 0.0 {
            widths(canvas, data, text);
        }
    })
}

/// Draws the deviation before and after as bars of which only the ends are shown. A flat triangle does not show the
/// difference.
fn widths(canvas: &Canvas, data: &Drift, text: Text) {
    const ROW: f64 = 26.0;
    const BAR: f64 = 14.0;
    let growth = data.growth();
    let points = |phi: f64| show(scale::deviation(phi), Kind::Rating, Digits::Auto);
    let rows = [
        (
            text.meaning.before(),
            points(data.phi),
            Colour::Soft,
            0.7,
            Symbol::Rd,
            "in.player.deviation",
        ),
        (
            text.meaning.after(),
            points(data.phi_star),
            Colour::Deviation,
            1.0,
            Symbol::PhiStar,
            "phi_star.points",
        ),
    ];
    let wide = |text: &str| text_width(text, TEXT);
    let left = rows.iter().map(|row| wide(row.0)).fold(0.0, f64::max) + SIDE;
    let right = canvas.width - rows.iter().map(|row| wide(&row.1)).fold(0.0, f64::max) - SIDE;
    let grows = growth.shown_value() > 0.0;
    let end = |part: f64| left + (right - left) * if grows { part } else { 1.0 };
    for (i, (name, value, colour, part, symbol, quantity)) in rows.into_iter().enumerate() {
        let middle = (i as f64 + 0.5) * ROW;
        let ink = || Ink::from(colour).symbol(symbol).quantity(quantity);
        canvas.rectangle(
            (left, middle - BAR / 2.0),
            (end(part), middle + BAR / 2.0),
            ink().rounded(2.0),
        );
        broken_off(canvas, left + 14.0, middle, BAR);
        let baseline = middle + TEXT * 0.36;
        canvas.text(name, (0.0, baseline), Anchor::Start, Colour::Ink);
        canvas.text(
            &value,
            (canvas.width, baseline),
            Anchor::End,
            Ink::from(Colour::Deviation).symbol(symbol),
        );
    }
    let foot = 2.0 * ROW;
    if grows {
        for part in [0.7, 1.0] {
            let x = crisp(end(part));
            canvas.line(
                &[(x, foot - 4.0), (x, foot + 6.0)],
                Ink::from(Colour::Soft).dashed(1.5, 2.5),
                1.0,
            );
        }
        canvas.line(
            &[(end(0.7), crisp(foot + 6.0)), (end(1.0), crisp(foot + 6.0))],
            Colour::Soft,
            1.0,
        );
    }
    let wider = text
        .language
        .stage()
        .wider(&format_number(&growth, Digits::Auto));
    let end = right.max(text_width(&wider, SMALL));
    canvas.text(
        &wider,
        (end, foot + 20.0),
        Anchor::End,
        Ink::from(Colour::Soft).small(),
    );
}
