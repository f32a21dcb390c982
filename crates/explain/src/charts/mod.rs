//! The charts: [`data`] turns a trace into series and numbers, `draw` turns these into SVG.
//!
//! The data also serve the text beside each chart: everything that a chart shows is a field of its struct. The charts
//! contain no sentences; callers pass in every word.

pub mod data;
pub mod draw;

pub mod alt;
mod axis;
pub mod handles;
mod ink;
pub(crate) mod layout;
mod paint;
mod svg;
