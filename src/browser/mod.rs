//! Access to the browser that views need. Without a browser, each function does nothing or returns a usual value, so
//! that views also render while the site is built, and in tests.

pub(crate) mod chance;
pub(crate) mod clipboard;
pub(crate) mod file;
pub(crate) mod focus;
pub(crate) mod frame;
pub(crate) mod json;
pub(crate) mod measure;
pub(crate) mod modal;
pub(crate) mod presentation;
pub(crate) mod steps_history;
#[cfg(target_arch = "wasm32")]
pub(crate) mod wasm;
