use crate::charts::data::{Span, Strength};
use crate::charts::draw::strength::{
    BELOW, NAMES, TOP, bell_handles, curve, ground, top_and_shoulder,
};
use crate::charts::draw::{BOLD, Hanging, SIDE, hang, rating_label};
use crate::charts::handles::Painted;
use crate::charts::layout::{TEXT, text_width};
use crate::charts::paint::{Anchor, Colour, Ink, crisp, paint_with_handles};
use crate::numbers::{Digits, Kind, show};
use glicko2_steps::Symbol;

/// Draws Step 1: the curve before the period, with r at its top and RD at its shoulder.
pub(super) fn curve_before(data: &Strength, width: f64, height: f64) -> Painted {
    let bottom = height - BELOW;
    paint_with_handles(width, height, |canvas| {
        let range = data.range;
        let plot = ground(canvas, data, bottom, Symbol::Rd);
        let normal = data.before;
        let name = Hanging {
            x: plot.at(normal.mean, 0.0).0,
            text: format!("r = {}", rating_label(normal.mean, range.length())),
            symbol: Symbol::R,
            colour: Colour::Rating,
            dashed: true,
        };
        hang(canvas, &[name], NAMES, bottom);
        if let Some(ghost) = data.ghost {
            let ink = Ink::from(Colour::Soft).dashed(1.5, 3.0).symbol(Symbol::R);
            curve(canvas, &plot, ghost, (range, TOP), bottom, 1.5, ink);
        }
        curve(
            canvas,
            &plot,
            normal,
            (range, TOP),
            bottom,
            2.0,
            Ink::from(Colour::Rating).symbol(Symbol::R),
        );
        canvas.line(
            &[(SIDE, crisp(bottom)), (width - SIDE, crisp(bottom))],
            Colour::Soft,
            1.0,
        );

        let ink = || {
            Ink::from(Colour::Deviation)
                .symbol(Symbol::Rd)
                .quantity("in.player.deviation")
        };
        let [(middle, _), (end, y)] = top_and_shoulder(&plot, normal, range, bottom);
        canvas.line(&[(middle, y), (end, y)], ink(), 2.5);
        // The axis has too few digits for a small RD.
        let deviation = if normal.deviation < 0.1 {
            show(normal.deviation, Kind::Scaled, Digits::Auto)
        } else {
            rating_label(normal.deviation, range.length())
        };
        let text = format!("RD = {deviation}");
        let place = Span {
            from: 0.0,
            to: width - 2.0 - text_width(&text, TEXT) * BOLD,
        }
        .nearest(end + 8.0);
        canvas.text(&text, (place, y + TEXT * 0.36), Anchor::Start, ink().bold());
        bell_handles(&plot, normal, range, bottom);
    })
}
