//! The charts: [`data`] turns a trace into series and numbers, `draw` turns those into SVG.
//!
//! The data serve the text beside each chart as well: what a chart shows can be read off its struct's fields. No words
//! live here; what must be said is said by the caller.

pub mod data;
#[cfg(feature = "charts")]
pub mod draw;

pub mod alt;
#[cfg(feature = "charts")]
mod axis;
pub mod grip;
#[cfg(feature = "charts")]
mod ink;
#[cfg(feature = "charts")]
pub(crate) mod layout;
#[cfg(feature = "charts")]
mod paint;
#[cfg(feature = "charts")]
mod svg;
