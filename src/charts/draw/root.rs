use crate::charts::data::Root;

/// The chart as SVG, `width` CSS pixels wide.
#[must_use]
pub fn root(_data: &Root, width: u32) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"{width}\" height=\"200\"></svg>")
}
