//! The page: its state, its views in Yew, and the program in the browser. A folder uses only those before it:
//! `state`, `browser`, `widgets`, `derivation`, `dialogs`, `rooms`, `page`, `program`.

mod browser;
mod derivation;
mod dialogs;
mod page;
#[cfg(target_arch = "wasm32")]
mod program;
mod rooms;
pub mod state;
mod widgets;

pub use dialogs::import::{ImportDialog, ImportDialogProps};
pub use dialogs::share::{ShareDialog, ShareDialogProps};
pub use page::notes::Notes;
#[cfg(not(target_arch = "wasm32"))]
pub use page::written::Written;
pub use page::{Message, Page, PageProps};
#[cfg(target_arch = "wasm32")]
pub use program::app::{App, AppProps};
#[cfg(target_arch = "wasm32")]
pub use program::start::start;
pub use rooms::league::{LeagueRoom, LeagueRoomProps};
pub use rooms::{OnPaper, OnPaperProps, RoomView, by_system};
pub use widgets::tooltip::{TooltipTarget, role_of, told_of};

/// The example in Rust of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
