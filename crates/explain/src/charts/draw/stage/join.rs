use crate::charts::axis::Ticks;
use crate::charts::data::{Normal, Span};
use crate::charts::draw::strength::{curve, heights};
use crate::charts::draw::{BOLD, SIDE, across, rating_label};
use crate::charts::layout::{TEXT, text_width};
use crate::charts::paint::{Anchor, Colour, Ink, crisp, paint};
use crate::stage::{Belief, Join};
use crate::words::messages::StageWords;
use glicko2_steps::Symbol;

/// The height of a row of the legend, in pixels.
const ROW: f64 = 16.0;
/// The length of a sample line in the legend, in pixels.
const SAMPLE: f64 = 22.0;
/// The distance from sample to name, in pixels. Twice this separates a name from the next sample.
const GAP: f64 = 6.0;

/// Draws Step 7: the estimate before, the estimate from the games alone, and both joined.
pub(super) fn join(data: &Join, words: StageWords, width: f64, height: f64) -> String {
    let range = Span::new(data.from, data.to, 2.0);
    let normal = |Belief { mean, deviation }| Normal { mean, deviation };
    let label = |belief: Belief| {
        let [mean, deviation] =
            [belief.mean, belief.deviation].map(|x| rating_label(x, range.length()));
        format!("{mean} ± {deviation}")
    };
    let curves = [
        (
            words.known(),
            data.known,
            Ink::from(Colour::Soft)
                .dashed(5.0, 3.0)
                .symbol(Symbol::PhiStar),
            Colour::Soft,
            1.75,
        ),
        (
            words.games_say(),
            data.games,
            Ink::from(Colour::Deviation)
                .dashed(1.5, 2.5)
                .symbol(Symbol::V),
            Colour::Deviation,
            2.0,
        ),
        (
            words.joined(),
            data.joined,
            Ink::from(Colour::Rating).symbol(Symbol::PhiPrime),
            Colour::Rating,
            2.25,
        ),
    ];
    let names = curves
        .each_ref()
        .map(|(name, belief, ..)| format!("{name} {}", label(*belief)));
    let wide = names
        .each_ref()
        .map(|name| SAMPLE + GAP + text_width(name, TEXT) * BOLD + 2.0 * GAP);
    // The legend has one row if there is room, otherwise three.
    let is_one_row = wide.iter().sum::<f64>() < width;
    let top = 8.0 + ROW * if is_one_row { 1.0 } else { 3.0 };
    let bottom = height - 24.0;
    paint(width, height, |canvas| {
        let normals = curves.each_ref().map(|curve| normal(curve.1));
        let plot = canvas.plot(
            SIDE,
            top,
            width - SIDE,
            bottom,
            range,
            heights(&normals, range),
        );
        across(
            canvas,
            &plot,
            &Ticks::along(range, width - 2.0 * SIDE, false),
            (top, bottom),
            bottom + 17.0,
        );

        let joined = normals[2];
        if !joined.is_spike(range) {
            let mut area = joined.curve(range.from, range.to);
            area.insert(0, (area[0].0, 0.0));
            area.push((area[area.len() - 1].0, 0.0));
            plot.polygon(
                &area,
                Ink::from(Colour::Rating)
                    .faint(0.1)
                    .symbol(Symbol::PhiPrime),
            );
        }
        let mut x = 0.0;
        for (i, ((_, _, ink, colour, thick), normal)) in curves.into_iter().zip(normals).enumerate()
        {
            curve(
                canvas,
                &plot,
                normal,
                (range, top),
                bottom,
                thick,
                ink.clone(),
            );
            if range.holds(normal.mean) && !normal.is_spike(range) {
                let ((x, y), ink) = (
                    plot.at(normal.mean, normal.summit()),
                    Ink::from(colour).dashed(1.5, 3.0),
                );
                canvas.line(&[(crisp(x), y), (crisp(x), bottom)], ink, 1.0);
            }
            let y = 12.0 + if is_one_row { 0.0 } else { ROW * i as f64 };
            canvas.line(
                &[(x, y - TEXT * 0.36), (x + SAMPLE, y - TEXT * 0.36)],
                ink,
                thick,
            );
            canvas.text(
                &names[i],
                (x + SAMPLE + GAP, y),
                Anchor::Start,
                Ink::from(colour).bold(),
            );
            if is_one_row {
                x += wide[i];
            }
        }
        canvas.line(
            &[(SIDE, crisp(bottom)), (width - SIDE, crisp(bottom))],
            Colour::Soft,
            1.0,
        );
    })
}
