//! The charts: [`data`] turns a trace into series and numbers, `draw` turns these into SVG.
//!
//! The data also serve the text beside each chart: everything that a chart shows is a field of its struct. The charts
//! contain no sentences; callers pass in every word.

pub mod data;
#[cfg(feature = "charts")]
pub mod draw;

pub mod alt;
#[cfg(feature = "charts")]
mod axis;
pub mod handles;
#[cfg(feature = "charts")]
mod ink;
#[cfg(feature = "charts")]
pub(crate) mod layout;
#[cfg(feature = "charts")]
mod paint;
#[cfg(feature = "charts")]
mod svg;
