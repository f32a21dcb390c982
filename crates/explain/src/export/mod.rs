//! Everything that leaves the page: text for each forum, pictures, data.
//!
//! A case, several periods or a league becomes a [`Document`](document::Document), which is independent of any dialect.
//! Each dialect writes the document in its own way and escapes every text. Exported data keep full precision and can be
//! imported again.

pub mod card;
pub mod cite;
pub mod csv;
pub mod data;
pub mod dialect;
pub mod document;
pub mod embed;
pub mod formats;
pub mod gallery;
pub mod json;
pub mod many;
pub mod math;
pub mod picture;
pub mod subject;
pub mod vectors;
pub mod words;

mod bbcode;
mod escape;
mod html;
mod latex;
mod markdown;
mod plain;
