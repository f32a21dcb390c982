//! Access to the browser that exists only in a browser.

pub(crate) mod embedded;
pub(crate) mod event;
pub(crate) mod highlight;
pub(crate) mod history_entry;
pub(crate) mod reflect;
