//! A season as it is typed, linked and imported.

pub mod csv;
pub mod form;
pub mod link;
