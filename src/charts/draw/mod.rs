//! From series to SVG, with plotters.
//!
//! Colours are CSS custom properties and everything that can be pointed at carries `data-symbol`, so that the page
//! decides how a chart looks and what lights up. Each function takes the width in CSS pixels and chooses the height.

mod contributions;
mod expectation;
mod root;
mod strength;

pub use contributions::contributions;
pub use expectation::expectation;
pub use root::root;
pub use strength::strength;
