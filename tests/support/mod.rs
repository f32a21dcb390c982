//! Helpers that tests share.

pub(crate) mod html;
pub(crate) mod page;
pub(crate) mod paste;
