use crate::charts::data::Expectation;

/// The chart as SVG, `width` CSS pixels wide.
#[must_use]
pub fn expectation(_data: &Expectation, width: u32) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"{width}\" height=\"200\"></svg>")
}
