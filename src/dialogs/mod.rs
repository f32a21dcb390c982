//! Views that cover the page or replace it: opening files, sharing, the printed page, and the presentation.

pub(crate) mod import;
pub(crate) mod presentation;
pub(crate) mod print;
pub(crate) mod share;
