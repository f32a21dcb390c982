//! Rounding of the numbers of one sentence, independent of the decimals chosen for tables.
//!
//! [`Number::in_sentence`] rounds each number by itself. This module rounds numbers that are read together:
//! they get up to two decimals if different numbers would look alike or parts would not add up to their sum.

use crate::numbers::{Kind, rounded};
use crate::words::number::Number;
use crate::words::pieces::Piece;

/// The most decimals of a number in a sentence.
const MOST: u8 = 2;
/// The difference from which two numbers of points must not look alike.
const ALIKE: f64 = 0.05;
/// The bound below which a sum counts as 0, because of rounding errors.
const CLOSED: f64 = 1e-6;

/// Rounds a number for a sentence to at least `decimals` decimals, unless it is shown as typed.
fn at(number: &Number, decimals: u8) -> Number {
    let told = number.clone().in_sentence();
    match told.kind {
        Kind::Rounded(own) if own < decimals => told.to(decimals),
        _ => told,
    }
}

/// Returns the value that a reader sees.
pub(crate) fn read(number: &Number) -> f64 {
    match number.kind {
        Kind::Rounded(decimals) => rounded(number.shown_value(), decimals.into()),
        _ => number.shown_value(),
    }
}

/// Gives the numbers the fewest decimals for which `holds` is true, up to [`MOST`].
///
/// `holds` receives the values as they are read, and the number of decimals.
pub(crate) fn round(numbers: &mut [Number], fewest: u8, holds: impl Fn(&[f64], u8) -> bool) {
    let are_told = |&decimals: &u8| {
        let values: Vec<f64> = numbers
            .iter()
            .map(|number| read(&at(number, decimals)))
            .collect();
        holds(&values, decimals)
    };
    let decimals = (fewest..MOST).find(are_told).unwrap_or(MOST);
    for number in numbers {
        *number = at(number, decimals);
    }
}

/// Rounds the points of one sentence, so that different points look different and sums that a reader can
/// check are right.
///
/// `times` holds the factor of each point in the sum. If the sum is 0, its total is in the same sentence, and
/// the shown points must add up exactly. Any other sum is the change that the answer tells in whole points,
/// and one decimal is enough.
pub(crate) fn round_points(points: &mut [Number], times: &[f64]) {
    let Some(first) = points.first().cloned() else {
        return;
    };
    let values: Vec<f64> = points.iter().map(Number::shown_value).collect();
    let sum_of = |values: &[f64]| {
        values
            .iter()
            .zip(times)
            .map(|(value, times)| value * times)
            .sum::<f64>()
    };
    let sum = Number {
        value: sum_of(&values),
        ..first
    };
    let is_closed = sum.value.abs() < CLOSED;
    round(points, 0, |read, decimals| {
        let look_alike = |i: usize, j: usize| {
            read[i].abs() == read[j].abs() && (values[i].abs() - values[j].abs()).abs() >= ALIKE
        };
        let adds_up = if is_closed {
            sum_of(read).abs() < CLOSED
        } else {
            decimals > 0 || agrees(sum_of(read), &at(&sum, 0))
        };
        adds_up && (decimals > 0 || !(0..read.len()).any(|i| (0..i).any(|j| look_alike(i, j))))
    });
}

/// Rounds the numbers of a sentence that are not part of a sum.
pub(crate) fn round_numbers(sentence: &mut [Piece]) {
    let of = |piece: &Piece| {
        if let Piece::Number(number) = piece {
            Some(number.clone())
        } else {
            None
        }
    };
    let mut points: Vec<Number> = sentence.iter().filter_map(of).collect();
    round_points(&mut points, &[]);
    let places = sentence
        .iter_mut()
        .filter(|piece| matches!(piece, Piece::Number(_)));
    for (place, rounded) in places.zip(points) {
        *place = Piece::Number(rounded);
    }
}

/// Returns whether the number that a reader computes from a sentence agrees with the number it tells.
pub(crate) fn agrees(worked_out: f64, told: &Number) -> bool {
    let decimals = if let Kind::Rounded(decimals) = told.kind {
        decimals
    } else {
        MOST
    };
    // The tolerance is slightly more than half of the last decimal, because a double may be slightly off.
    (worked_out - read(told)).abs() < 0.5001 * 10f64.powi(-i32::from(decimals))
}
