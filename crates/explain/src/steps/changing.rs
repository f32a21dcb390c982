//! Numbers of an iteration, listed below each other: which digits stay and which change.

use crate::numbers::Digits;
use crate::words::number::{Number, format_number};

/// The largest number of decimals used to tell a number from the one above.
const MOST: u8 = 10;

/// A number listed below another, split where its digits begin to differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changing {
    /// The leading digits that it shares with the number above.
    pub same: String,
    /// The remaining digits.
    pub new: String,
}

/// Splits a number at the first digit that differs from the number above.
///
/// With [`Digits::Auto`], adds decimals until the two numbers look different.
#[must_use]
pub fn changing(number: &Number, above: Option<&Number>, digits: Digits) -> Changing {
    let mut text = format_number(number, digits);
    let Some(above) = above else {
        return Changing {
            same: String::new(),
            new: text,
        };
    };
    let mut upper = format_number(above, digits);
    if digits == Digits::Auto && number.value != above.value {
        let mut decimals = text
            .rsplit_once(['.', ','])
            .map_or(0, |(_, decimals)| decimals.len() as u8);
        while text == upper && decimals < MOST {
            decimals += 1;
            (text, upper) = (
                format_number(number, Digits::Decimals(decimals)),
                format_number(above, Digits::Decimals(decimals)),
            );
        }
    }
    let same = text
        .chars()
        .zip(upper.chars())
        .take_while(|(a, b)| a == b)
        .map(|(a, _)| a.len_utf8())
        .sum();
    let new = text.split_off(same);
    Changing { same: text, new }
}
