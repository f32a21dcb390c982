use super::high;
use crate::charts::axis::Ticks;
use crate::charts::data::{Normal, Span, Strength};
use crate::charts::draw::strength::{BELOW, NAMES, TOP, curve, heights, opponents};
use crate::charts::draw::{Hanging, SIDE, across, beyond, hang, rating_label};
use crate::charts::layout::{SMALL, text_width};
use crate::charts::paint::{Anchor, Canvas, Colour, Ink, Plot, crisp, paint, usable};
use glicko2_steps::Symbol;

/// The height above the axis of the numbers of opponents beyond the edges, in pixels.
const BEYOND: f64 = 16.0;

/// A guess of the new rating.
#[derive(Clone, Copy, Debug)]
pub struct Guess<'a> {
    /// The guessed rating. `None` before a guess: the curve is at the old rating.
    pub rating: Option<f64>,
    /// The name of the guess.
    pub name: &'a str,
    /// The distance to the new rating in words, once the new rating is shown.
    pub gap: Option<&'a str>,
}

/// Draws the curve before the period and the same curve moved to the guess. Once the new rating is shown, also draws
/// its curve and the gap to the guess. As high as the other pictures of the stage.
#[must_use]
pub fn guess(data: &Strength, guess: &Guess, width: u32) -> String {
    let width = usable(width);
    let height = high(width);
    let bottom = height - BELOW;
    let range = data.range;
    let guessed = Normal {
        mean: guess.rating.unwrap_or(data.before.mean),
        ..data.before
    };
    let truth = guess.gap.map(|_| data.after);
    paint(width, height, |canvas| {
        let tallest = heights(&[data.before, truth.unwrap_or(data.before)], range);
        let plot = canvas.plot(SIDE, TOP, width - SIDE, bottom, range, tallest);
        across(
            canvas,
            &plot,
            &Ticks::along(range, width - 2.0 * SIDE, false),
            (TOP, bottom),
            bottom + 20.0,
        );
        if let Some(truth) = truth.filter(|truth| !truth.is_spike(range)) {
            let mut area = truth.curve(range.from, range.to);
            area.insert(0, (range.from, 0.0));
            area.push((range.to, 0.0));
            plot.polygon(
                &area,
                Ink::from(Colour::Rating).faint(0.13).symbol(Symbol::RPrime),
            );
        }
        let named = |normal: Normal, name: &str, symbol, colour, dashed| Hanging {
            x: plot.at(range.nearest(normal.mean), 0.0).0,
            text: format!("{name} {}", rating_label(normal.mean, range.length())),
            symbol,
            colour,
            dashed,
        };
        let mut names = vec![named(data.before, "r =", Symbol::R, Colour::Soft, true)];
        if guess.rating.is_some() {
            names.push(named(
                guessed,
                guess.name,
                Symbol::RPrime,
                Colour::Ink,
                true,
            ));
        }
        names
            .extend(truth.map(|truth| named(truth, "r′ =", Symbol::RPrime, Colour::Rating, false)));
        hang(canvas, &names, NAMES, bottom);

        let draw =
            |normal, ink: Ink, wide| curve(canvas, &plot, normal, (range, TOP), bottom, wide, ink);
        draw(
            data.before,
            Ink::from(Colour::Soft).dashed(1.5, 3.0).symbol(Symbol::R),
            1.5,
        );
        draw(guessed, Ink::from(Colour::Ink).dashed(7.0, 4.0), 2.0);
        if let Some(truth) = truth {
            draw(
                truth,
                Ink::from(Colour::Rating).symbol(Symbol::RPrime),
                2.25,
            );
        }
        canvas.line(
            &[(SIDE, crisp(bottom)), (width - SIDE, crisp(bottom))],
            Colour::Soft,
            1.0,
        );
        opponents(canvas, &plot, data, bottom);
        beyond(canvas, data.below, true, bottom - BEYOND);
        beyond(canvas, data.above, false, bottom - BEYOND);
        if let Some((truth, words)) = truth.zip(guess.gap) {
            gap(
                canvas,
                &plot,
                [guessed.mean, truth.mean].map(|x| range.nearest(x)),
                words,
                bottom,
            );
        }
    })
}

/// Draws the gap from the guess to the new rating, below the axis.
fn gap(canvas: &Canvas, plot: &Plot, ends: [f64; 2], words: &str, bottom: f64) {
    let [from, to] = ends.map(|x| plot.at(x, 0.0).0);
    let y = crisp(bottom + 28.0);
    canvas.line(&[(from, y), (to, y)], Colour::Ink, 2.0);
    for end in [from, to] {
        canvas.line(
            &[(crisp(end), y - 4.0), (crisp(end), y + 4.0)],
            Colour::Ink,
            1.0,
        );
    }
    let half = text_width(words, SMALL) / 2.0 + 2.0;
    let middle = Span {
        from: half,
        to: (canvas.width - half).max(half),
    }
    .nearest(from.midpoint(to));
    canvas.text(
        words,
        (middle, bottom + 43.0),
        Anchor::Middle,
        Ink::from(Colour::Ink).small().bold(),
    );
}
