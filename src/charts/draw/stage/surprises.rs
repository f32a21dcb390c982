use super::OnStage;
use crate::charts::data::{Outcome, Part, Span};
use crate::charts::draw::{BOLD, SIDE};
use crate::charts::layout::{TEXT, shortened, text_width};
use crate::charts::paint::{Anchor, Colour, Ink, crisp, paint};
use crate::number::{Digits, Kind};
use crate::present::math::{Number, shown};
use crate::present::stage::{part_name, surprises};
use crate::present::symbol::Symbol;

/// Rows are not higher than this.
const ROW: f64 = 56.0;
/// Names take at most this part of the width.
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

/// Step 4: the surprises end to end, and their sum.
pub(super) fn end_to_end(of: &OnStage, width: f64, height: f64) -> String {
    let OnStage { period, trace, text, .. } = *of;
    let bars = surprises(trace);
    let mut rows: Vec<Row> = bars
        .iter()
        .map(|bar| {
            let number = bar.number();
            Row {
                name: part_name(bar.part, period, text),
                value: shown(&number, Digits::Auto),
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
    let size = bars.iter().map(|bar| bar.size).sum();
    let sum = Number::new(trace.delta_sum.unwrap_or(0.0), Kind::Scaled, "delta_sum", Symbol::Delta);
    let sum = sum.sum_of(size).signed();
    rows.push(Row {
        name: text.language.stage().sum.to_owned(),
        value: shown(&sum, Digits::Auto),
        from: 0.0,
        to: sum.shown_value(),
        colour: Colour::Rating,
        quantity: "delta_sum".to_owned(),
    });

    let widest =
        |texts: &mut dyn Iterator<Item = &String>| texts.map(|text| text_width(text, TEXT) * BOLD).fold(0.0, f64::max);
    let names_width = widest(&mut rows.iter().map(|row| &row.name)).min(width * NAMES);
    let (left, right) = (names_width + SIDE, width - widest(&mut rows.iter().map(|row| &row.value)) - SIDE);
    let ends = || rows.iter().flat_map(|row| [row.from, row.to]);
    let range = Span::new(ends().fold(0.0, f64::min), ends().fold(0.0, f64::max), 1e-300);
    let step = ((height - 8.0) / rows.len() as f64).min(ROW);
    let top = (height - step * rows.len() as f64) / 2.0;
    let half = (step * 0.31).floor().min(14.0);
    paint(width, height, |canvas| {
        let plot = canvas.plot(left, 0.0, right, height, range, Span { from: 0.0, to: 1.0 });
        let at = |x: f64| plot.at(x, 0.0).0;
        let zero = crisp(at(0.0));
        canvas.line(&[(zero, top), (zero, height - top)], Colour::Soft, 1.0);
        let last = rows.len() - 1;
        for (i, row) in rows.iter().enumerate() {
            let middle = top + (i as f64 + 0.5) * step;
            let ink = |colour: Colour| Ink::from(colour).symbol(Symbol::Delta).quantity(&row.quantity);
            let (from, to) = (at(row.from), at(row.to));
            // Something must be seen of a bar, however short.
            let shown = if (to - from).abs() < 1.5 { from + 1.5_f64.copysign(row.to - row.from) } else { to };
            canvas.rectangle((from, middle - half), (shown, middle + half), ink(row.colour).rounded(2.0));
            if i < last {
                // Down to where the next one starts; from the last of all to the end of the sum.
                let x = crisp(to);
                let ink = Ink::from(Colour::Soft).dashed(1.5, 2.5);
                canvas.line(&[(x, middle + half), (x, middle + step - half)], ink, 1.0);
            }
            let baseline = middle + TEXT * 0.36;
            let bold = |ink: Ink| if i == last { ink.bold() } else { ink };
            let name = shortened(&row.name, TEXT, names_width);
            canvas.text(&name, (0.0, baseline), Anchor::Start, bold(Colour::Ink.into()));
            canvas.text(&row.value, (width, baseline), Anchor::End, bold(ink(row.colour)));
        }
    })
}
