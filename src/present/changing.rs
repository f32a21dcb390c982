//! Numbers that come closer and closer to each other, one below the other: what stays of each, and what changes.

use super::math::{Number, shown};
use crate::number::Digits;

/// No number is written with more decimals than this to tell it from the one above.
const MOST: u8 = 10;

/// A number as it stands below another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changing {
    /// The digits that it begins with as the one above does.
    pub same: String,
    /// The rest.
    pub new: String,
}

/// A number below `above`, with as many decimals as it takes to tell the two apart, where nobody has chosen how many.
#[must_use]
pub fn changing(number: &Number, above: Option<&Number>, digits: Digits) -> Changing {
    let mut text = shown(number, digits);
    let Some(above) = above else { return Changing { same: String::new(), new: text } };
    let mut upper = shown(above, digits);
    if digits == Digits::Auto && number.value != above.value {
        let mut decimals = text.rsplit_once(['.', ',']).map_or(0, |(_, decimals)| decimals.len() as u8);
        while text == upper && decimals < MOST {
            decimals += 1;
            (text, upper) = (shown(number, Digits::Decimals(decimals)), shown(above, Digits::Decimals(decimals)));
        }
    }
    let same = text.chars().zip(upper.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let new = text.split_off(same);
    Changing { same: text, new }
}
