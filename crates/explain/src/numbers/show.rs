//! Rounding and formatting of numbers for people. No other module rounds for display.

use super::digits::{fixed, scientific, shortest, shortest_scientific};
use super::parse;
use super::style::{before_percent, styled};
use glicko2_steps::Kind;

/// How many decimals to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Digits {
    /// The usual number of decimals of each quantity.
    #[default]
    Auto,
    /// A fixed number of decimals, from [`Digits::FEWEST`] to [`Digits::MOST`].
    Decimals(u8),
}

impl Digits {
    /// The fewest decimals that can be chosen.
    pub const FEWEST: u8 = 2;
    /// The most decimals that can be chosen. A double has no more significant digits.
    pub const MOST: u8 = 15;

    /// Returns a fixed number of decimals, limited to the range that can be chosen.
    #[must_use]
    pub fn decimals(count: u8) -> Self {
        Self::Decimals(count.clamp(Self::FEWEST, Self::MOST))
    }

    /// Returns the setting limited to `most` decimals, for places without room for more.
    #[must_use]
    pub fn at_most(self, most: u8) -> Self {
        match self {
            Self::Decimals(count) => Self::Decimals(count.min(most)),
            Self::Auto => self,
        }
    }
}

/// The number of significant digits that a double always holds.
const SURE: i32 = 15;
/// Number of zeros after the point from which a number is written with a power of ten, unless more decimals
/// are shown.
const LEADING_ZEROS: i32 = 4;
/// Bound below which a number in full is written with a power of ten.
const SMALL: f64 = 1e-6;
/// Bound from which a number is written with a power of ten.
const LARGE: f64 = 1e9;
/// Share of the terms' sizes below which a sum is rounding noise: 64 times the rounding error of one term.
const NOISE: f64 = 64.0 * f64::EPSILON;

/// Returns whether a sum is rounding noise: negligible compared to `size`, the sum of its terms' absolute
/// values.
///
/// Terms of about 1 that cancel out leave a sum of about 10⁻¹⁶. A sum of tiny terms is not noise, however
/// small it is.
#[must_use]
pub fn is_noise(sum: f64, size: f64) -> bool {
    sum.abs() <= NOISE * size
}

/// Returns whether a shown number has several parts and needs brackets as the base of a power: `−2`, `1.5 ×
/// 10⁻⁸`.
#[must_use]
pub fn has_parts(shown: &str) -> bool {
    shown.contains(['−', '+', '×'])
}

/// Formats a number for people: `−0.2069`, `1.5228 × 10⁻⁸`.
#[must_use]
pub fn show(x: f64, kind: Kind, digits: Digits) -> String {
    if !x.is_finite() {
        return if x.is_nan() {
            "NaN"
        } else if x > 0.0 {
            "∞"
        } else {
            "−∞"
        }
        .to_owned();
    }
    let Some(decimals) = decimals(kind, digits) else {
        return input_text(x);
    };
    let magnitude = magnitude(x);
    if has_power(x, kind, decimals) {
        return power_of_ten(&scientific(x, decimals.min(SURE - 1) as usize));
    }
    let decimals = decimals.min(SURE - 1 - magnitude).max(0);
    minus(unsigned_zero(fixed(x, decimals as usize)))
}

/// Returns the usual number of decimals, or `None` if the number is shown as typed or with a power of
/// ten.
#[must_use]
pub fn usual_decimals(x: f64, kind: Kind) -> Option<u8> {
    let decimals =
        decimals(kind, Digits::Auto).filter(|&decimals| !has_power(x, kind, decimals))?;
    u8::try_from(decimals).ok()
}

/// Returns the number of decimals of a kind, or `None` for a number that is shown as typed.
fn decimals(kind: Kind, digits: Digits) -> Option<i32> {
    Some(match (digits, kind) {
        (_, Kind::Given) => return None,
        (_, Kind::Rounded(n)) => i32::from(n),
        (Digits::Decimals(n), _) => i32::from(n),
        (Digits::Auto, Kind::Whole) => 0,
        (Digits::Auto, Kind::Tenths) => 1,
        (Digits::Auto, Kind::Rating) => 2,
        (Digits::Auto, Kind::Scaled | Kind::Tiny) => 4,
        (Digits::Auto, Kind::Volatility | Kind::Log) => 6,
    })
}

/// Returns the exponent of the first significant digit: 2 for 123, −2 for 0.05.
fn magnitude(x: f64) -> i32 {
    if x == 0.0 {
        -1
    } else {
        x.abs().log10().floor() as i32
    }
}

/// Returns whether a number that would have this many decimals is written with a power of ten.
fn has_power(x: f64, kind: Kind, decimals: i32) -> bool {
    let is_small = match kind {
        Kind::Rounded(_) => return false,
        Kind::Tiny => magnitude(x) < -2,
        // If all shown decimals would be zeros, a power of ten tells more.
        _ => magnitude(x) < -decimals.max(LEADING_ZEROS),
    };
    x != 0.0 && (is_small || x.abs() >= LARGE)
}

/// Formats a number as [`show`] does, with a plus sign before positive numbers, for changes: `+47.4`,
/// `−54.4`.
#[must_use]
pub fn show_signed(x: f64, kind: Kind, digits: Digits) -> String {
    let shown = show(x, kind, digits);
    if shown.starts_with('−') || x.is_nan() || shown.chars().all(|c| matches!(c, '0' | '.' | ','))
    {
        shown
    } else {
        format!("+{shown}")
    }
}

/// Rounds `x` to the number that is read when `x` is shown with this many decimals.
#[must_use]
pub fn rounded(x: f64, decimals: usize) -> f64 {
    parse(&fixed(x, decimals)).unwrap_or(x)
}

/// Formats a fraction of 1 as a percentage: `95%`, `99.7%`.
#[must_use]
pub fn percent(part: f64, decimals: usize) -> String {
    minus(unsigned_zero(fixed(part * 100.0, decimals))) + before_percent() + "%"
}

/// Formats a number in full, for machines and for copying: with the fewest digits that read back as the same
/// double.
#[must_use]
pub fn full(x: f64) -> String {
    // The bounds are JavaScript's. Without an exponent, the smallest double would have over three hundred
    // zeros.
    if x != 0.0 && !(SMALL..1e21).contains(&x.abs()) {
        shortest_scientific(x)
    } else {
        shortest(x)
    }
}

/// Returns the number with the fewest decimals between `low` and `high`.
#[must_use]
pub fn shortest_between(low: f64, high: f64) -> f64 {
    let middle = low.midpoint(high);
    let rounded = (0..=15).map(|decimals| {
        let power = 10_f64.powi(decimals);
        (middle * power).round() / power
    });
    rounded
        .into_iter()
        .find(|rounded| (low..=high).contains(rounded))
        .unwrap_or(middle)
}

fn input_text(x: f64) -> String {
    if x != 0.0 && !(SMALL..LARGE).contains(&x.abs()) {
        power_of_ten(&shortest_scientific(x))
    } else {
        minus(unsigned_zero(shortest(x)))
    }
}

/// Formats `-1.5e-8` as `−1.5 × 10⁻⁸`.
fn power_of_ten(text: &str) -> String {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let exponent: String = exponent.chars().map(superscript).collect();
    format!("{} × 10{exponent}", minus(mantissa.to_owned()))
}

fn superscript(c: char) -> char {
    match c {
        '-' => '⁻',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        // ⁰ and ⁴ to ⁹ are consecutive in Unicode.
        '0' | '4'..='9' => char::from_u32(0x2070 + (c as u32 - '0' as u32)).unwrap_or(c),
        other => other,
    }
}

/// Removes the sign of a zero such as −0.00.
fn unsigned_zero(text: String) -> String {
    match text.strip_prefix('-') {
        Some(rest) if !rest.contains(|c: char| c.is_ascii_digit() && c != '0') => rest.to_owned(),
        _ => text,
    }
}

/// Applies the number style and replaces the hyphen by a minus sign.
fn minus(text: String) -> String {
    styled(text).replace('-', "−")
}
