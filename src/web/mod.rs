//! The page, in Yew. `views` turn a state into HTML with the widgets of `kit`; only the other files call the browser.

mod kit;
mod views;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod copy;
#[cfg(target_arch = "wasm32")]
mod drag;
#[cfg(target_arch = "wasm32")]
mod effects;
#[cfg(target_arch = "wasm32")]
mod embedded;
#[cfg(target_arch = "wasm32")]
mod event;
#[cfg(target_arch = "wasm32")]
mod highlight;
#[cfg(target_arch = "wasm32")]
mod history_entry;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod load_rooms;
#[cfg(target_arch = "wasm32")]
mod printing;
#[cfg(target_arch = "wasm32")]
mod reflect;
#[cfg(target_arch = "wasm32")]
mod saving;
#[cfg(target_arch = "wasm32")]
mod session_history;
#[cfg(target_arch = "wasm32")]
mod sharing;
#[cfg(target_arch = "wasm32")]
mod start;
#[cfg(target_arch = "wasm32")]
mod steady;
#[cfg(target_arch = "wasm32")]
mod storage;
#[cfg(target_arch = "wasm32")]
mod tooltip;
#[cfg(target_arch = "wasm32")]
mod tooltip_target;

mod chance;
mod clipboard;
mod file;
mod focus;
mod frame;
mod json;
mod measure;
mod modal;
mod presentation;
mod steps_history;

#[cfg(target_arch = "wasm32")]
pub use app::{App, AppProps};
#[cfg(target_arch = "wasm32")]
pub use start::start;
pub use views::league::{LeagueRoom, LeagueRoomProps};
pub use views::page::{Message, Page, PageProps};
pub use views::rooms::{OnPaper, OnPaperProps, RoomView, by_system};
pub use views::saved::Notes;
pub use views::share::{ShareDialog, ShareDialogProps};
pub use views::tooltip::{TooltipTarget, role_of, told_of};
#[cfg(not(target_arch = "wasm32"))]
pub use views::written::Written;
