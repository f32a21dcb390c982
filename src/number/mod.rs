//! Numbers as people write them, read and shown. Pure, and below everything else.

mod digits;
mod drag;
mod loose;
mod parse;
pub mod plural;
mod reread;
mod show;
mod step;
pub mod style;
mod thousands;

pub use drag::{Drag, FAST};
pub(crate) use loose::Loose;
pub(crate) use parse::parse;
pub use reread::reread;
pub use show::{
    Digits, Kind, full, has_parts, is_noise, percent, rounded, shortest_between, show, show_signed, usual_decimals,
};
pub use step::Stepping;
pub use thousands::{ungrouped, with_points};

use std::borrow::Cow;

/// What a string turned out to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Typed {
    /// Nothing.
    Empty,
    /// Something else than a number.
    NotANumber,
    /// A number.
    Number(f64),
}

/// x, or the nearer end where it is beyond one. `f64::clamp` would bring Rust's printer of numbers into the page's program, for a message that never comes.
#[inline]
pub(crate) fn clamped(x: f64, low: f64, high: f64) -> f64 {
    if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}

/// The ordinary sign for one of full width, as keyboards in East Asia have them: `１` is 1, `－` is -, `，` a comma.
#[must_use]
pub fn narrow(c: char) -> char {
    // Those of ASCII stand in the same order.
    match c {
        '！'..='～' => char::from_u32(c as u32 - '！' as u32 + '!' as u32).unwrap_or(c),
        other => other,
    }
}

/// Whether it is one of the spaces that part thousands in well-set numbers, where no line is broken.
pub(crate) fn is_no_break(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}')
}

/// A text with its signs of full width made ordinary ones.
#[must_use]
pub fn narrowed(text: &str) -> Cow<'_, str> {
    if text.contains(|c| narrow(c) != c) { text.chars().map(narrow).collect::<String>().into() } else { text.into() }
}

/// Reads a number as people write it: `1464.05`, `1464,05`, `−3`, `1 464`, `½`, `1/2`, `1e-3`, `１４６４`.
///
/// A comma is a decimal comma. Where numbers are written with a point, a comma before each group of three digits parts thousands:
/// `1,500` is 1500 in English and 1.5 in Russian. Spaces of any kind may part thousands.
#[must_use]
pub fn typed(text: &str) -> Typed {
    let compact = compact(text);
    if compact.is_empty() {
        return Typed::Empty;
    }
    let number = match compact.split_once('/') {
        Some((above, below)) => parse(above).zip(parse(below)).map(|(above, below)| above / below),
        None => match compact.as_str() {
            "½" => Some(0.5),
            "¼" => Some(0.25),
            "¾" => Some(0.75),
            other => parse(other),
        },
    };
    // 0/0 is none.
    number.filter(|number| !number.is_nan()).map_or(Typed::NotANumber, Typed::Number)
}

/// A text without spaces and without commas that part thousands, with the signs that a program has for a decimal comma and a minus.
fn compact(text: &str) -> String {
    let of = |c| match narrow(c) {
        '−' | '–' => '-',
        other => other,
    };
    let text: String = text.chars().filter(|c| !c.is_whitespace()).map(of).collect();
    if text.contains(',') { ungrouped(&text).into_owned().replace(',', ".") } else { text }
}

/// How many decimals a number is written with; `None` of a fraction, which has none.
///
/// With a power of ten they are those that it would have without: `1.5e-3` has four.
#[must_use]
pub fn decimals(text: &str) -> Option<usize> {
    let compact = compact(text);
    if compact.contains(['/', '½', '¼', '¾']) {
        return None;
    }
    let (digits, power) = compact.split_once(['e', 'E']).unwrap_or((&compact, "0"));
    let after = digits.split_once('.').map_or(0, |(_, after)| after.len());
    let power: i64 = power.parse().unwrap_or(0);
    Some(usize::try_from((after as i64).saturating_sub(power)).unwrap_or(0))
}

/// The number, or NaN.
#[must_use]
pub fn number(text: &str) -> f64 {
    match typed(text) {
        Typed::Number(number) => number,
        Typed::Empty | Typed::NotANumber => f64::NAN,
    }
}
