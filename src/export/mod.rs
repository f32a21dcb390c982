//! What leaves the page: text for each forum, pictures, data.
//!
//! A case, a season or a group becomes a [`Document`](document::Document), which is in no dialect; each dialect writes that in its own way and escapes
//! every text for itself. Data keep full precision and can be read again.

#[cfg(feature = "charts")]
pub mod card;
pub mod csv;
pub mod data;
pub mod dialect;
pub mod document;
pub mod embed;
pub mod formats;
#[cfg(feature = "charts")]
pub mod gallery;
#[cfg(feature = "charts")]
pub mod import;
pub mod json;
#[cfg(feature = "charts")]
pub mod many;
pub mod math;
#[cfg(feature = "charts")]
pub mod picture;
pub mod subject;
pub mod text;
pub mod vectors;

mod bbcode;
mod escape;
mod html;
mod latex;
mod markdown;
mod plain;
