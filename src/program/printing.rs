//! Printing the page.

use crate::browser::wasm::event;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::Callback;

/// The delay before printing, in milliseconds. An open dialog is gone from the page by then.
const PRINT_MS: u32 = 100;

/// The event that tells the document that the derivation can be printed now. `www/start.js` then prints, if it has
/// delayed that.
const PRINTS: &str = "glicko2-prints";

/// Prints the page after the next rendering.
pub(crate) fn print() {
    // A frame may refuse to print. The browser's own menu can still do it.
    Timeout::new(PRINT_MS, || _ = window().print()).forget();
}

/// Calls `tell` with `true` before the page is printed, and with `false` afterwards.
pub(crate) fn watch_printing(tell: &Callback<bool>) -> [EventListener; 2] {
    let listeners = [("beforeprint", true), ("afterprint", false)].map(|(kind, begins)| {
        let tell = tell.clone();
        EventListener::new(&window(), kind, move |_| tell.emit(begins))
    });
    event::dispatch(PRINTS);
    listeners
}

/// Returns the date where the reader is, such as `2026-11-22`.
pub(crate) fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{}-{:02}-{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}
