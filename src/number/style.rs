//! How numbers are written for people: with a point as in English, or with a comma as in Russian.
//!
//! A program with one language has one style, and nothing of the other. Where there are both, each thread has the style of what it is rendering, so
//! that what shows a number need not be told.

use std::borrow::Cow;

/// How numbers are written for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A decimal point: 51330.45.
    Point,
    /// A decimal comma, and from five digits on groups of three: 51 330,45.
    Comma,
}

/// Does some work with numbers in a style.
pub fn in_style<T>(style: Style, work: impl FnOnce() -> T) -> T {
    let _former = now::set(style);
    work()
}

/// Whether numbers have a comma now.
pub(crate) fn has_comma() -> bool {
    now::style() == Style::Comma
}

#[cfg(all(feature = "english", feature = "russian"))]
mod now {
    use super::Style;
    use std::cell::Cell;

    thread_local! {
        static STYLE: Cell<Style> = const { Cell::new(Style::Point) };
    }

    /// Puts the former style back when it goes, by a panic as well.
    pub(super) struct Former(Style);

    impl Drop for Former {
        fn drop(&mut self) {
            STYLE.set(self.0);
        }
    }

    pub(super) fn set(style: Style) -> Former {
        Former(STYLE.replace(style))
    }

    pub(super) fn style() -> Style {
        STYLE.get()
    }
}

#[cfg(not(all(feature = "english", feature = "russian")))]
mod now {
    use super::Style;

    /// There is no other style to put back.
    pub(super) struct Former;

    pub(super) fn set(_: Style) -> Former {
        Former
    }

    pub(super) fn style() -> Style {
        if cfg!(feature = "russian") { Style::Comma } else { Style::Point }
    }
}

/// The narrow space between groups of digits, where no line is broken.
const THIN: char = '\u{202f}';
/// From so many digits on they stand in groups.
const GROUPED: usize = 5;

/// Digits with a point, in the style of now.
pub(super) fn styled(digits: String) -> String {
    if has_comma() { with_comma(&digits) } else { digits }
}

/// A number that belongs to a formula itself, such as 173.7178, in the style of now.
#[must_use]
pub fn literal(digits: &'static str) -> Cow<'static, str> {
    if has_comma() && digits.contains('.') { with_comma(digits).into() } else { digits.into() }
}

/// What parts the numbers of a list: a comma, unless they have one themselves.
#[must_use]
pub fn between() -> &'static str {
    if has_comma() { "; " } else { ", " }
}

/// What stands between a number and its percent sign: nothing in English, in Russian a space where no line is broken.
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

/// What was typed into a field, as it is read there: a plain number with its point as the comma of the style.
#[must_use]
pub fn in_field(typed: &str) -> Cow<'_, str> {
    swapped(typed, '.', ',')
}

/// What somebody typed into a field, as it is kept and put into links: a plain number with a comma as one with a point.
#[must_use]
pub fn from_field(typed: &str) -> Cow<'_, str> {
    swapped(typed, ',', '.')
}

/// A text in which one sign stands for another, where the style has a comma and the text is nothing but digits, a sign and that one.
fn swapped(text: &str, from: char, to: char) -> Cow<'_, str> {
    let is_plain = || {
        text.matches(from).count() == 1
            && text.chars().all(|c| c.is_ascii_digit() || c == from || matches!(c, '-' | '−' | '+'))
    };
    if has_comma() && is_plain() { text.replace(from, to.encode_utf8(&mut [0; 4])).into() } else { text.into() }
}
