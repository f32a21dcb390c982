//! Helpers that tests share.

pub(crate) mod act;
pub(crate) mod document;
pub(crate) mod html;
pub(crate) mod league;
pub(crate) mod page;
