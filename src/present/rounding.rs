//! How the numbers of one sentence are rounded, whatever decimals are chosen for tables.
//!
//! [`Number::in_sentence`] rounds each number by itself. Here are numbers that are read beside each other: they get more decimals, two at
//! most, where two that differ would look alike, and where parts would not add up to their sum.

use super::math::Number;
use super::step::Piece;
use crate::number::{Kind, rounded};

/// The most decimals of a number in a sentence.
const MOST: u8 = 2;
/// Points that differ by less may look alike.
const ALIKE: f64 = 0.05;
/// A sum below this is 0: doubles leave so much at most.
const CLOSED: f64 = 1e-6;

/// The number in a sentence, with at least so many decimals unless it was typed with fewer.
fn at(number: &Number, decimals: u8) -> Number {
    let told = number.clone().in_sentence();
    match told.kind {
        Kind::Rounded(own) if own < decimals => told.to(decimals),
        _ => told,
    }
}

/// The value that is read.
pub(crate) fn read(number: &Number) -> f64 {
    match number.kind {
        Kind::Rounded(decimals) => rounded(number.shown_value(), decimals.into()),
        _ => number.shown_value(),
    }
}

/// Gives numbers the fewest decimals with which something holds: `holds` takes their values as they are read, and the decimals.
pub(crate) fn round(numbers: &mut [Number], fewest: u8, holds: impl Fn(&[f64], u8) -> bool) {
    let are_told = |&decimals: &u8| {
        let values: Vec<f64> = numbers.iter().map(|number| read(&at(number, decimals))).collect();
        holds(&values, decimals)
    };
    let decimals = (fewest..MOST).find(are_told).unwrap_or(MOST);
    for number in numbers {
        *number = at(number, decimals);
    }
}

/// Rounds the points of one sentence. Each counts so many times in a sum that the reader can check: one that comes to 0 stands in the sentence
/// with its total, any other is what the answer tells, and one decimal is enough for it.
pub(crate) fn round_points(points: &mut [Number], times: &[f64]) {
    let Some(first) = points.first().cloned() else { return };
    let values: Vec<f64> = points.iter().map(Number::shown_value).collect();
    let sum_of = |values: &[f64]| values.iter().zip(times).map(|(value, times)| value * times).sum::<f64>();
    let sum = Number { value: sum_of(&values), ..first };
    let is_closed = sum.value.abs() < CLOSED;
    round(points, 0, |read, decimals| {
        let look_alike =
            |i: usize, j: usize| read[i].abs() == read[j].abs() && (values[i].abs() - values[j].abs()).abs() >= ALIKE;
        let adds_up =
            if is_closed { sum_of(read).abs() < CLOSED } else { decimals > 0 || agrees(sum_of(read), &at(&sum, 0)) };
        adds_up && (decimals > 0 || !(0..read.len()).any(|i| (0..i).any(|j| look_alike(i, j))))
    });
}

/// Rounds the points of a sentence that is put together, none of which is part of a sum.
pub(crate) fn round_numbers(sentence: &mut [Piece]) {
    let of = |piece: &Piece| if let Piece::Number(number) = piece { Some(number.clone()) } else { None };
    let mut points: Vec<Number> = sentence.iter().filter_map(of).collect();
    round_points(&mut points, &[]);
    let places = sentence.iter_mut().filter(|piece| matches!(piece, Piece::Number(_)));
    for (place, rounded) in places.zip(points) {
        *place = Piece::Number(rounded);
    }
}

/// Whether what a reader works out from the numbers of a sentence is the one that it tells.
pub(crate) fn agrees(worked_out: f64, told: &Number) -> bool {
    let decimals = if let Kind::Rounded(decimals) = told.kind { decimals } else { MOST };
    // A little more than half of the last decimal: a double may lie beside it.
    (worked_out - read(told)).abs() < 0.5001 * 10f64.powi(-i32::from(decimals))
}
