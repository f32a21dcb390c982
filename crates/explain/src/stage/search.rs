//! Step 5: f, the bracket, and the effect of an iteration.

use super::{Description, in_words};
use crate::numbers::Kind;
use crate::steps::step::Cell;
use crate::steps::{Active, Zero, zeros};
use crate::words::messages::StageWords;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::trace::{Iteration, KeptEnd};
use glicko2_steps::{Symbol as S, Trace};

/// The number of table rows around the current iteration.
const ROWS: usize = 5;

/// Returns A, B or C with the index of its iteration: `A₀`.
#[must_use]
pub fn indexed(letter: char, iteration: usize) -> String {
    let digit = |c: char| char::from_u32(c as u32 - '0' as u32 + '₀' as u32).unwrap_or(c);
    std::iter::once(letter)
        .chain(iteration.to_string().chars().map(digit))
        .collect()
}

/// The new letter of a point after an iteration, or `None` if the point is dropped.
pub type Fate = Option<char>;

/// Returns the new letters of the previous A and B and of the iteration's C.
#[must_use]
pub fn fates(row: &Iteration) -> [Fate; 3] {
    match row.kept {
        KeptEnd::Start => [None; 3],
        KeptEnd::A => [Some('A'), None, Some('B')],
        KeptEnd::B => [None, Some('A'), Some('B')],
        KeptEnd::Half if row.c == Some(row.a) => [None, Some('B'), Some('A')],
        KeptEnd::Half => [Some('A'), None, Some('B')],
    }
}

/// Returns the trace as known after `count` entries of Step 5's iterations, the starting bracket included.
///
/// Later iterations and the zero they lead to are removed.
#[must_use]
pub fn up_to(trace: &Trace, count: usize) -> Trace {
    let mut known = trace.clone();
    if let Some(volatility) = &mut known.volatility {
        volatility.iterations.truncate(count.max(1));
        volatility.roots.clear();
        if let Some(last) = volatility.iterations.last() {
            volatility.root = last.c.unwrap_or_else(|| last.a.midpoint(last.b));
        }
    }
    known
}

/// Returns the range of `rows` consecutive iterations around one, out of `count`.
pub(crate) fn around(iteration: usize, rows: usize, count: usize) -> std::ops::Range<usize> {
    let first = iteration
        .saturating_sub(rows / 2)
        .min(count.saturating_sub(rows));
    first..(first + rows).min(count)
}

/// Describes the result of one of several zeros: `σ′ = 0.081493, r′ = 1676.63`.
#[must_use]
pub fn zero_gives(zero: &Zero) -> String {
    format!(
        "σ′ = {}, r′ = {}",
        in_words(&zero.sigma),
        in_words(&zero.rating)
    )
}

pub(super) fn describe(active: &Active, iteration: usize) -> Description {
    let words = active.case.text.language.stage();
    let rows = &active.volatility.iterations;
    let number = |i: usize, field: &str, value: f64, symbol| {
        let kind = if field == "width" {
            Kind::Tiny
        } else {
            Kind::Log
        };
        Number::new(
            value,
            kind,
            format!("volatility.iterations.{i}.{field}"),
            symbol,
        )
    };
    let row = &rows[iteration];
    let wide = number(iteration, "width", row.width(), S::X);
    let (caption, mut alt) = match row.c.zip(iteration.checked_sub(1)) {
        None => {
            let (a, b) = (
                number(0, "a", row.a, S::BigA),
                number(0, "b", row.b, S::BigB),
            );
            let alt = words.bracket_alt(&in_words(&a), &in_words(&b));
            (words.bracket(a, b, wide), alt)
        }
        Some((c, before)) => {
            let c = number(iteration, "c", c, S::BigC);
            let old = [
                indexed('A', before),
                indexed('B', before),
                indexed('C', iteration),
            ];
            let caption_of = if row.kept == KeptEnd::Half {
                StageWords::middle
            } else {
                StageWords::secant
            };
            let mut caption = caption_of(words, &old[0], &old[1], &old[2], c.clone());
            for ((letter, old), new) in ['A', 'B', 'C'].into_iter().zip(&old).zip(fates(row)) {
                let Some(new_letter) = new else { continue };
                let new = indexed(new_letter, iteration);
                let is_halved = row.kept == KeptEnd::A && letter == 'A';
                let sentence = if new_letter == letter {
                    StageWords::stays
                } else {
                    StageWords::becomes
                };
                caption.push(Piece::Text(" ".to_owned()));
                caption.push(Piece::Text(sentence(words, old, &new, is_halved)));
            }
            let ends = [
                number(before, "a", rows[before].a, S::BigA),
                number(before, "b", rows[before].b, S::BigB),
            ];
            let [at_a, at_b, at_c] = [&ends[0], &ends[1], &c].map(in_words);
            let alt = words.secant_alt(
                &old[0],
                &old[1],
                &old[2],
                &at_a,
                &at_b,
                &at_c,
                &in_words(&wide),
            );
            caption.push(Piece::Text(" ".to_owned()));
            caption.extend(words.wide(wide));
            (caption, alt)
        }
    };
    let zero = |zero: &Zero| format!("{}: {}", zero.name, zero_gives(zero));
    let zeros: Vec<String> = zeros(active.case.period, active.case.trace)
        .iter()
        .map(zero)
        .collect();
    if !zeros.is_empty() {
        alt.push(' ');
        alt.push_str(&words.zeros_alt(&zeros.join("; ")));
    }
    let listed = around(iteration, ROWS, rows.len());
    let table = listed.map(|i| {
        let row = &rows[i];
        vec![
            Cell::Head(i.to_string()),
            Cell::Number(number(i, "a", row.a, S::BigA)),
            Cell::Number(number(i, "b", row.b, S::BigB)),
            row.c
                .map_or(Cell::Empty, |c| Cell::Number(number(i, "c", c, S::BigC))),
            Cell::Number(number(i, "width", row.width(), S::X)),
        ]
    });
    let steps = &active.case.text.steps;
    Description {
        caption,
        alt,
        heads: vec![
            steps.iteration(),
            "{big_a}",
            "{big_b}",
            "{big_c}",
            steps.width(),
        ],
        rows: table.collect(),
    }
}
