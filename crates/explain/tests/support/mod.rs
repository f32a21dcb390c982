//! Helpers that tests share.

pub(crate) mod contents;
pub(crate) mod examples;
pub(crate) mod one_by_one;
pub(crate) mod outcomes;
pub(crate) mod periods;
pub(crate) mod pieces;
pub(crate) mod printed;
pub(crate) mod readers;
pub(crate) mod rfc4180;
pub(crate) mod shown;
pub(crate) mod snapshot;
pub(crate) mod svg;
pub(crate) mod systems;
pub(crate) mod worked;
