use crate::charts::data::Strength;

/// The chart as SVG, `width` CSS pixels wide.
#[must_use]
pub fn strength(_data: &Strength, width: u32) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"{width}\" height=\"200\"></svg>")
}
