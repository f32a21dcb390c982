//! The results in a table.

use super::Reason;
use crate::case::Score;
use crate::numbers::{Typed, typed};
use std::cmp::Ordering;

/// Returns a number that is finite.
pub(super) fn number(text: &str) -> Result<f64, Reason> {
    match typed(text) {
        Typed::Number(number) if number.is_finite() => Ok(number),
        _ => Err(Reason::BadNumber),
    }
}

/// Returns the score of the first of two numbers of points.
pub(super) fn pair(first: &str, second: &str) -> Result<f64, Reason> {
    if [first, second].contains(&"") {
        return Err(Reason::NoResult);
    }
    let points = |text| number(text).map_err(|_| Reason::BadResult);
    Ok(match points(first)?.total_cmp(&points(second)?) {
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 1.0,
    })
}

/// Returns the score of the first player, from a result such as `1-0`, `½`, `3:1` or `won`.
pub(super) fn score(text: &str, is_chess: bool) -> Result<f64, Reason> {
    let word: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let word = word.replace(['−', '–', '—', ':', '/'], "-");
    match word.as_str() {
        "" | "*" | "?" | "--" | "---" | "..." => return Err(Reason::NoResult),
        // A win by default.
        "+-" | "-+" | "+--" | "--+" | "1-0F" | "0-1F" | "0F-0F" => return Err(Reason::Unplayed),
        "0-0" if is_chess => return Err(Reason::Unplayed),
        _ => {}
    }
    if let Some(score) = Score::of_words(text) {
        return Ok(score.number());
    }
    let (first, second) = word.split_once('-').ok_or(Reason::BadResult)?;
    pair(first, second).map_err(|_| Reason::BadResult)
}
