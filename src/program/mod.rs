//! The program as it runs in the browser: the page with its state, its history and its storage, and the handlers of
//! keys, dragging, copying and tooltips. Only this folder and `browser` call the browser.

pub(crate) mod app;
mod copy;
mod drag;
mod effects;
mod keys;
mod load_rooms;
mod printing;
mod saving;
mod session_history;
mod sharing;
pub(crate) mod start;
mod steady;
mod storage;
mod tooltip;
mod tooltip_target;
