//! The page, in Yew. `views` turn a state into HTML with the widgets of `kit`; only the other files call the browser.

mod kit;
mod views;

#[cfg(feature = "page")]
mod app;
#[cfg(feature = "page")]
mod copy;
#[cfg(feature = "page")]
mod drag;
#[cfg(feature = "page")]
mod effects;
#[cfg(feature = "page")]
mod embedded;
#[cfg(feature = "page")]
mod event;
#[cfg(feature = "page")]
mod highlight;
#[cfg(feature = "page")]
mod keys;
#[cfg(feature = "page")]
mod load_rooms;
#[cfg(feature = "page")]
mod printing;
#[cfg(feature = "page")]
mod reflect;
#[cfg(feature = "page")]
mod saving;
#[cfg(feature = "page")]
mod session_history;
#[cfg(feature = "page")]
mod sharing;
#[cfg(feature = "page")]
mod start;
#[cfg(feature = "page")]
mod steady;
#[cfg(feature = "page")]
mod storage;
#[cfg(feature = "page")]
mod tooltip;
#[cfg(feature = "page")]
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

#[cfg(feature = "page")]
pub use app::{App, AppProps};
#[cfg(feature = "page")]
pub use start::start;
pub use views::league::{LeagueRoom, LeagueRoomProps};
pub use views::page::{Message, Page, PageProps};
pub use views::rooms::{OnPaper, OnPaperProps, RoomView, by_system};
pub use views::saved::Notes;
pub use views::share::{ShareDialog, ShareDialogProps};
pub use views::tooltip::{TooltipTarget, role_of, told_of};
#[cfg(feature = "ssr")]
pub use views::written::Written;
