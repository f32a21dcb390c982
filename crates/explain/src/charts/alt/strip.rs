//! The sensitivity strip in words.

use crate::charts::data::{Remarkable, Strip};
use crate::numbers::{Digits, Kind, show};
use crate::words::messages::StripWords;
use crate::words::number::Number;
use crate::words::pieces::Piece;
use glicko2_steps::{Field, Quantity, Symbol};

/// Returns the letter of a field, with the number of its game.
#[must_use]
pub fn letter(field: Field) -> String {
    let (symbol, game) = match field {
        Field::PlayerDeviation => (Symbol::Rd, None),
        Field::PlayerVolatility => (Symbol::Sigma, None),
        Field::Tau => (Symbol::Tau, None),
        Field::IdlePeriods => (Symbol::T, None),
        Field::GameRating(j) => (Symbol::R, Some(j)),
        Field::GameDeviation(j) => (Symbol::Rd, Some(j)),
        Field::GameScore(j) => (Symbol::S, Some(j)),
        _ => (Symbol::R, None),
    };
    let mut letter = symbol.letter().base.to_owned();
    if let Some(j) = game {
        // The subscript digits ₀ to ₉ have consecutive code points.
        let lowered = |c: char| char::from_u32(0x2080 + (c as u32 - '0' as u32)).unwrap_or(c);
        letter.extend((j + 1).to_string().chars().map(lowered));
    }
    letter
}

/// Describes a strip: its ends and its remarkable points, or that the rating does not change. `name` is the letter of
/// the field.
#[must_use]
pub fn describe(strip: &Strip, name: &str, words: StripWords) -> Vec<String> {
    let given = |x| show(x, Kind::Given, Digits::Auto);
    let points = |x| show(x, Kind::Rating, Digits::Auto);
    let (from, to) = (given(strip.range.from), given(strip.range.to));
    if strip.is_flat() {
        return vec![words.flat(
            name,
            &from,
            &to,
            &show(strip.height(), Kind::Scaled, Digits::Auto),
        )];
    }
    let [first, .., last] = &strip.points[..] else {
        return Vec::new();
    };
    // Where a curve is flat, its lowest point is not known more precisely.
    let about = |x| match strip.field {
        Field::PlayerVolatility | Field::Tau | Field::GameScore(_) => points(x),
        _ => show(x, Kind::Whole, Digits::Auto),
    };
    let found = strip.remarkable.iter().map(|found| match found {
        Remarkable::Level(at) => words.level(&points(at.x), strip.field == Field::PlayerRating),
        Remarkable::Lowest(at) => words.lowest(&about(at.x), &points(at.rating)),
        Remarkable::Highest(at) => words.highest(&about(at.x), &points(at.rating)),
        Remarkable::Surest(at) => words.surest(&about(at.x), &points(at.deviation)),
    });
    let ends = words.ends(
        name,
        &from,
        &to,
        &points(first.rating),
        &points(last.rating),
    );
    std::iter::once(ends).chain(found).collect()
}

/// The smallest difference of two ratings that is visible.
const SHOWN: f64 = 0.005;

/// Returns the sentence with the new rating and its change.
#[must_use]
pub fn outcome(rating: f64, before: Option<f64>, words: StripWords) -> Vec<Piece> {
    let now = Number::of(Quantity::Rating, rating);
    let Some(before) = before else {
        return words.now(now);
    };
    let difference =
        Number::difference(rating, before, Kind::Rating, "scrub.change", Symbol::Change);
    let shown = difference.shown_value();
    let by = Number {
        value: difference.value.abs(),
        ..difference
    };
    match shown {
        shown if shown.abs() < SHOWN => words.same(now),
        shown if shown > 0.0 => words.now_more(now, by),
        _ => words.now_less(now, by),
    }
}
