use super::{OnStage, broken_off};
use crate::charts::data::{Outcome, Part, Span};
use crate::charts::draw::{BOLD, SIDE};
use crate::charts::layout::{TEXT, shortened, text_width};
use crate::charts::paint::{Anchor, Colour, Ink, crisp, paint};
use crate::numbers::{Digits, clamped};
use crate::stage::{part_name, surprises};
use crate::steps::delta;
use crate::words::number::format_number;
use glicko2_steps::Symbol;

/// The largest height of a row, in pixels.
const ROW: f64 = 48.0;
/// The space above the first row and below the last, in pixels.
const MARGIN: f64 = 4.0;
/// The largest length of Δ as a multiple of all surprises together. A longer bar is broken off.
const LONGEST: f64 = 2.5;
/// The largest part of the width for names.
const NAMES: f64 = 0.42;

/// One bar with its name and value.
struct Row {
    name: String,
    value: String,
    from: f64,
    to: f64,
    colour: Colour,
    quantity: String,
}

/// Draws Step 4: the surprises end to end, and their sum times v, which is Δ.
pub(super) fn end_to_end(of: &OnStage, width: f64, highest: f64) -> String {
    let OnStage {
        period,
        trace,
        text,
        ..
    } = *of;
    let bars = surprises(trace);
    let mut rows: Vec<Row> = bars
        .iter()
        .map(|bar| {
            let number = bar.number();
            Row {
                name: part_name(bar.part, period, text),
                value: format_number(&number, Digits::Auto),
                from: bar.from,
                to: bar.to(),
                colour: match bar.part {
                    Part::Game(j) => Colour::of(Outcome::of(trace.games[j].score)),
                    Part::Rest(_) => Colour::Soft,
                },
                quantity: number.quantity.into_owned(),
            }
        })
        .collect();
    let ends = |rows: &[Row]| {
        let ends = || rows.iter().flat_map(|row| [row.from, row.to]);
        Span::new(
            ends().fold(0.0, f64::min),
            ends().fold(0.0, f64::max),
            1e-300,
        )
    };
    let Some(delta) = delta(trace) else {
        return String::new();
    };
    // After a great upset v is so large that the surprises would be invisible beside Δ.
    let longest = LONGEST * ends(&rows).length();
    let to = clamped(delta.shown_value(), -longest, longest);
    let is_broken = to != delta.shown_value();
    rows.push(Row {
        name: text.language.stage().sum_times_v().to_owned(),
        value: format!("Δ = {}", format_number(&delta, Digits::Auto)),
        from: 0.0,
        to,
        colour: Colour::Rating,
        quantity: "delta".to_owned(),
    });

    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        texts
            .map(|text| text_width(text, TEXT) * BOLD)
            .fold(0.0, f64::max)
    };
    let names_width = widest(&mut rows.iter().map(|row| &row.name)).min(width * NAMES);
    let (left, right) = (
        names_width + SIDE,
        width - widest(&mut rows.iter().map(|row| &row.value)) - SIDE,
    );
    let range = ends(&rows);
    let step = ((highest - 2.0 * MARGIN) / rows.len() as f64).min(ROW);
    let (top, height) = (MARGIN, step * rows.len() as f64 + 2.0 * MARGIN);
    let half = (step * 0.31).floor().min(14.0);
    paint(width, height, |canvas| {
        let plot = canvas.plot(left, 0.0, right, height, range, Span { from: 0.0, to: 1.0 });
        let at = |x: f64| plot.at(x, 0.0).0;
        let zero = crisp(at(0.0));
        canvas.line(&[(zero, top), (zero, height - top)], Colour::Soft, 1.0);
        let last = rows.len() - 1;
        for (i, row) in rows.iter().enumerate() {
            let middle = top + (i as f64 + 0.5) * step;
            let ink = |colour: Colour| {
                Ink::from(colour)
                    .symbol(Symbol::Delta)
                    .quantity(&row.quantity)
            };
            let (from, to) = (at(row.from), at(row.to));
            // Even the shortest bar stays visible.
            let shown = if (to - from).abs() < 1.5 {
                from + 1.5_f64.copysign(row.to - row.from)
            } else {
                to
            };
            canvas.rectangle(
                (from, middle - half),
                (shown, middle + half),
                ink(row.colour).rounded(2.0),
            );
            if i < last {
                // A line down to the start of the next bar. The one from the last game shows where the sum lies beside
                // Δ.
                let x = crisp(to);
                let ink = Ink::from(Colour::Soft).dashed(1.5, 2.5);
                canvas.line(&[(x, middle + half), (x, middle + step - half)], ink, 1.0);
            }
            if i == last && is_broken {
                broken_off(canvas, (from + shown) / 2.0, middle, 2.0 * half);
            }
            let baseline = middle + TEXT * 0.36;
            let bold = |ink: Ink| if i == last { ink.bold() } else { ink };
            let name = shortened(&row.name, TEXT, names_width);
            canvas.text(
                &name,
                (0.0, baseline),
                Anchor::Start,
                bold(Colour::Ink.into()),
            );
            canvas.text(
                &row.value,
                (width, baseline),
                Anchor::End,
                bold(ink(row.colour)),
            );
        }
    })
}
