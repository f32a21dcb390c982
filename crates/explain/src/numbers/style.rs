//! The style of numbers: with a decimal point as in English, or with a decimal comma as in Russian.
//!
//! A program with one language has only that language's style. With both languages, each thread has a current
//! style, so that functions that show numbers need no parameter for it.

use std::borrow::Cow;
use std::cell::Cell;

/// A style of writing numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A decimal point: 51330.45.
    Point,
    /// A decimal comma, and groups of three for numbers of five or more digits: 51 330,45.
    Comma,
}

impl Style {
    /// Returns the style with or without a decimal comma.
    #[must_use]
    pub fn of(has_comma: bool) -> Self {
        if has_comma { Self::Comma } else { Self::Point }
    }
}

/// Runs `work` with numbers written in `style`. Programs with one language ignore `style`.
pub fn in_style<T>(style: Style, work: impl FnOnce() -> T) -> T {
    let _previous = ONLY.is_none().then(|| Previous(STYLE.replace(style)));
    work()
}

/// Returns whether numbers currently have a decimal comma.
pub(crate) fn has_comma() -> bool {
    ONLY.unwrap_or_else(|| STYLE.get()) == Style::Comma
}

/// The style of a program with one language. `None` if it has several.
const ONLY: Option<Style> = include!(concat!(env!("OUT_DIR"), "/style.rs"));

thread_local! {
    /// The current style of a program with several languages.
    static STYLE: Cell<Style> = const { Cell::new(Style::Point) };
}

/// Restores the previous style when dropped, also after a panic.
struct Previous(Style);

impl Drop for Previous {
    fn drop(&mut self) {
        STYLE.set(self.0);
    }
}

/// The narrow non-breaking space between groups of digits.
const THIN: char = '\u{202f}';
/// The number of digits from which a number is written in groups.
const GROUPED: usize = 5;

/// Writes digits with a decimal point in the current style.
pub(super) fn styled(digits: String) -> String {
    if has_comma() {
        with_comma(&digits)
    } else {
        digits
    }
}

/// Writes a constant of a formula, such as 173.7178, in the current style.
#[must_use]
pub fn literal(digits: &'static str) -> Cow<'static, str> {
    if has_comma() && digits.contains('.') {
        with_comma(digits).into()
    } else {
        digits.into()
    }
}

/// Returns the separator between the numbers of a list: a comma, or a semicolon if numbers have decimal
/// commas.
#[must_use]
pub fn between() -> &'static str {
    if has_comma() { "; " } else { ", " }
}

/// Returns the text between a number and its percent sign: nothing in English, a non-breaking space in
/// Russian.
pub(super) fn before_percent() -> &'static str {
    if has_comma() { "\u{a0}" } else { "" }
}

fn with_comma(digits: &str) -> String {
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let count = whole.bytes().filter(u8::is_ascii_digit).count();
    let mut text = String::with_capacity(digits.len() + count);
    let mut left = count;
    for c in whole.chars() {
        if c.is_ascii_digit() {
            if count >= GROUPED && left % 3 == 0 && left < count {
                text.push(THIN);
            }
            left -= 1;
        }
        text.push(c);
    }
    if !decimals.is_empty() {
        text.extend([",", decimals]);
    }
    text
}

/// Converts saved text to the text shown in a field: a plain number with a decimal point gets the style's
/// comma.
#[must_use]
pub fn in_field(typed: &str) -> Cow<'_, str> {
    swapped(typed, '.', ',')
}

/// Converts text typed into a field to the text that is saved and put into links: a plain number with a
/// decimal comma gets a point.
#[must_use]
pub fn from_field(typed: &str) -> Cow<'_, str> {
    swapped(typed, ',', '.')
}

/// Replaces the character `from` by `to` if the style has a decimal comma and the text is a plain number with
/// one `from`.
fn swapped(text: &str, from: char, to: char) -> Cow<'_, str> {
    let is_plain = || {
        text.matches(from).count() == 1
            && text
                .chars()
                .all(|c| c.is_ascii_digit() || c == from || matches!(c, '-' | '−' | '+'))
    };
    if has_comma() && is_plain() {
        text.replace(from, to.encode_utf8(&mut [0; 4])).into()
    } else {
        text.into()
    }
}
