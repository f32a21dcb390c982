//! Views that cover the page or replace it: sharing, the printed page, and the presentation.

pub(crate) mod presentation;
pub(crate) mod print;
pub(crate) mod share;
