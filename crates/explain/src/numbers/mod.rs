//! Reading and showing numbers as people write them. This module uses no other module of the crate.

mod digits;
mod drag;
mod loose;
pub(crate) mod parse;
pub mod plural;
pub(crate) mod reread;
pub(crate) mod show;
mod step;
pub mod style;
mod thousands;

pub use drag::{FAST, PointerDrag};
pub use glicko2_steps::Kind;
pub(crate) use loose::Loose;
pub(crate) use parse::parse;
pub use reread::reread;
pub use show::{
    Digits, full, has_parts, is_noise, percent, rounded, shortest_between, show, show_signed,
    usual_decimals,
};
pub use step::Stepping;
pub use thousands::{ungrouped, with_points};

use std::borrow::Cow;

/// The result of reading a typed number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Typed {
    /// No text, or only spaces.
    Empty,
    /// Text that is not a number.
    NotANumber,
    /// A number, possibly infinite but never NaN.
    Number(f64),
}

/// Returns `x` limited to `low..=high`.
///
/// `f64::clamp` is not used because its panic message would add Rust's float formatting to the page's
/// program.
#[inline]
#[must_use]
pub fn clamped(x: f64, low: f64, high: f64) -> f64 {
    if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}

/// Returns the ordinary character for a full-width one, as typed on East Asian keyboards: `１` is 1, `－` is -,
/// `，` a comma.
#[must_use]
pub fn narrow(c: char) -> char {
    // Full-width characters are in the order of ASCII.
    match c {
        '！'..='～' => char::from_u32(c as u32 - '！' as u32 + '!' as u32).unwrap_or(c),
        other => other,
    }
}

/// Returns whether `c` is one of the narrow or non-breaking spaces that separate thousands in print.
pub(crate) fn is_no_break(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}')
}

/// Replaces full-width characters by ordinary ones.
#[must_use]
pub fn narrowed(text: &str) -> Cow<'_, str> {
    if text.contains(|c| narrow(c) != c) {
        text.chars().map(narrow).collect::<String>().into()
    } else {
        text.into()
    }
}

/// Reads a number as people write it: `1464.05`, `1464,05`, `−3`, `1 464`, `½`, `1/2`, `1e-3`, `１４６４`.
///
/// A comma is a decimal comma. In English, a comma before each group of three digits separates thousands:
/// `1,500` is 1500 in English and 1.5 in Russian. Spaces of any kind may separate thousands.
#[must_use]
pub fn typed(text: &str) -> Typed {
    let compact = compact(text);
    if compact.is_empty() {
        return Typed::Empty;
    }
    let number = match compact.split_once('/') {
        Some((above, below)) => parse(above)
            .zip(parse(below))
            .map(|(above, below)| above / below),
        None => match compact.as_str() {
            "½" => Some(0.5),
            "¼" => Some(0.25),
            "¾" => Some(0.75),
            other => parse(other),
        },
    };
    // 0/0 is not a number.
    number
        .filter(|number| !number.is_nan())
        .map_or(Typed::NotANumber, Typed::Number)
}

/// Removes spaces and thousands separators, and writes the minus sign as `-` and a decimal comma as a point.
fn compact(text: &str) -> String {
    let of = |c| match narrow(c) {
        '−' | '–' => '-',
        other => other,
    };
    let text: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(of)
        .collect();
    if text.contains(',') {
        ungrouped(&text).into_owned().replace(',', ".")
    } else {
        text
    }
}

/// Returns how many decimals a number is written with, or `None` for a fraction such as `1/2`.
///
/// With an exponent, counts the decimals of the number written out: `1.5e-3` has four.
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

/// Returns the typed number, or NaN if the text is not a number.
#[must_use]
pub fn number(text: &str) -> f64 {
    match typed(text) {
        Typed::Number(number) => number,
        Typed::Empty | Typed::NotANumber => f64::NAN,
    }
}
