//! All rounding for people.

use super::digits::{fixed, scientific, shortest, shortest_scientific};
use super::parse;
use super::style::{before_percent, styled};

/// How many decimals to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Digits {
    /// What suits each quantity.
    #[default]
    Auto,
    /// So many decimals, from [`Digits::FEWEST`] to [`Digits::MOST`].
    Decimals(u8),
}

impl Digits {
    /// The fewest decimals to choose.
    pub const FEWEST: u8 = 2;
    /// The most decimals to choose. A double holds no more.
    pub const MOST: u8 = 15;

    /// So many decimals, held within what can be chosen.
    #[must_use]
    pub fn decimals(count: u8) -> Self {
        Self::Decimals(count.clamp(Self::FEWEST, Self::MOST))
    }

    /// The same where there is no room for more than `most` decimals.
    #[must_use]
    pub fn at_most(self, most: u8) -> Self {
        match self {
            Self::Decimals(count) => Self::Decimals(count.min(most)),
            Self::Auto => self,
        }
    }
}

/// The kinds of number, each with decimals that suit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A rating or deviation, or a change of one: 1464.05.
    Rating,
    /// A rating to whole points, as a place on an axis: 1167.
    Whole,
    /// To one decimal, as a percentage that players see: 91.6.
    Tenths,
    /// On the Glicko-2 scale, g, E, v and Δ: 1.1513.
    Scaled,
    /// σ: 0.059996.
    Volatility,
    /// A place on the axis of ln σ²: −5.626955.
    Log,
    /// A value of f, or a width, which may be tiny: 1.5228 × 10⁻⁸.
    Tiny,
    /// As it was typed: the shortest that reads back as the same number.
    Given,
    /// To so many decimals whatever is chosen for tables, and never with a power of ten: a number in a sentence.
    Rounded(u8),
}

/// Significant digits that a double is sure to hold.
const SURE: i32 = 15;
/// Below this many leading zeros a number is written out; from there on with a power of ten.
const LEADING_ZEROS: i32 = 4;
/// Below this a number in full is written with a power of ten.
const SMALL: f64 = 1e-6;
/// From here on a number is written with a power of ten.
const LARGE: f64 = 1e9;
/// The share of its terms' sizes below which a sum is rounding noise: 64 times what rounding does to one of them.
const NOISE: f64 = 64.0 * f64::EPSILON;

/// Whether a sum is rounding noise: next to nothing beside `size`, the sum of its terms' absolute values.
///
/// Results that cancel out leave 10⁻¹⁶ or so of terms that are about 1. A sum of terms that are themselves so small is no noise,
/// however small it is.
#[must_use]
pub fn is_noise(sum: f64, size: f64) -> bool {
    sum.abs() <= NOISE * size
}

/// Whether a shown number has several parts, so that it must stand in brackets to be raised to a power: `−2`, `1.5 × 10⁻⁸`.
#[must_use]
pub fn has_parts(shown: &str) -> bool {
    shown.contains(['−', '+', '×'])
}

/// A number for people: `−0.2069`, `1.5228 × 10⁻⁸`.
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
    let Some(decimals) = decimals(kind, digits) else { return given(x) };
    let magnitude = magnitude(x);
    if has_power(x, kind, decimals) {
        return power_of_ten(&scientific(x, decimals.min(SURE - 1) as usize));
    }
    let decimals = decimals.min(SURE - 1 - magnitude).max(0);
    minus(unsigned_zero(fixed(x, decimals as usize)))
}

/// The decimals that suit a kind; `None` where the number is shown otherwise: as it was typed, or with a power of ten.
#[must_use]
pub fn usual_decimals(x: f64, kind: Kind) -> Option<u8> {
    let decimals = decimals(kind, Digits::Auto).filter(|&decimals| !has_power(x, kind, decimals))?;
    u8::try_from(decimals).ok()
}

/// So many decimals of a kind; `None` for a number that is shown as it was typed.
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

/// The place of the first digit.
fn magnitude(x: f64) -> i32 {
    if x == 0.0 { -1 } else { x.abs().log10().floor() as i32 }
}

/// Whether a number with so many decimals is written with a power of ten.
fn has_power(x: f64, kind: Kind, decimals: i32) -> bool {
    let is_small = match kind {
        Kind::Rounded(_) => return false,
        Kind::Tiny => magnitude(x) < -2,
        // Where all decimals would be zeros the number says more with a power of ten.
        _ => magnitude(x) < -decimals.max(LEADING_ZEROS),
    };
    x != 0.0 && (is_small || x.abs() >= LARGE)
}

/// The same with its sign always written, for changes: `+47.4`, `−54.4`.
#[must_use]
pub fn show_signed(x: f64, kind: Kind, digits: Digits) -> String {
    let shown = show(x, kind, digits);
    if shown.starts_with('−') || x.is_nan() || shown.chars().all(|c| matches!(c, '0' | '.' | ',')) {
        shown
    } else {
        format!("+{shown}")
    }
}

/// The number that is read where x is shown with so many decimals.
#[must_use]
pub fn rounded(x: f64, decimals: usize) -> f64 {
    parse(&fixed(x, decimals)).unwrap_or(x)
}

/// A part of 1 as a percentage: `95%`, `99.7%`.
#[must_use]
pub fn percent(part: f64, decimals: usize) -> String {
    minus(unsigned_zero(fixed(part * 100.0, decimals))) + before_percent() + "%"
}

/// The number in full, for machines and for copying: no more digits than it takes to read back the same double.
#[must_use]
pub fn full(x: f64) -> String {
    // As JavaScript does it. Written out, the least double would have more than three hundred zeros.
    if x != 0.0 && !(SMALL..1e21).contains(&x.abs()) { shortest_scientific(x) } else { shortest(x) }
}

/// The number of fewest decimals from `low` to `high`.
#[must_use]
pub fn shortest_between(low: f64, high: f64) -> f64 {
    let middle = low.midpoint(high);
    let rounded = (0..=15).map(|decimals| {
        let power = 10_f64.powi(decimals);
        (middle * power).round() / power
    });
    rounded.into_iter().find(|rounded| (low..=high).contains(rounded)).unwrap_or(middle)
}

fn given(x: f64) -> String {
    if x != 0.0 && !(SMALL..LARGE).contains(&x.abs()) {
        power_of_ten(&shortest_scientific(x))
    } else {
        minus(unsigned_zero(shortest(x)))
    }
}

/// `-1.5e-8` as `−1.5 × 10⁻⁸`.
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
        // ⁰ and ⁴ to ⁹ stand in a row.
        '0' | '4'..='9' => char::from_u32(0x2070 + (c as u32 - '0' as u32)).unwrap_or(c),
        other => other,
    }
}

/// No −0.00.
fn unsigned_zero(text: String) -> String {
    match text.strip_prefix('-') {
        Some(rest) if !rest.contains(|c: char| c.is_ascii_digit() && c != '0') => rest.to_owned(),
        _ => text,
    }
}

/// The sign as typographers set it, and point or comma.
fn minus(text: String) -> String {
    styled(text).replace('-', "−")
}
