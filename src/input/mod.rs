//! From what was typed, pasted or linked to a period that can be rated.
//!
//! A [`Form`](form::Form) holds strings exactly as typed. [`read`] makes a period of it that the engine then rates or refuses;
//! there is no second opinion here on what is allowed.

pub mod address;
pub mod file;
pub mod form;
pub mod group;
pub mod link;
pub mod paste;
pub mod read;
pub mod season;
pub mod table;
