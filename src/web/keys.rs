//! Keys that work wherever the focus is: undo and redo, and walking through the derivation.

use super::embedded;
use super::event::closest;
use crate::app::Action;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::Callback;

/// Listens as long as the listener is kept.
pub(super) fn listen(dispatch: Callback<Action>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document(), "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        // Somebody nearer to the focus has used the key already.
        if event.default_prevented() {
            return;
        }
        if let Some(action) = undo(event).or_else(|| walk(event)) {
            event.prevent_default();
            dispatch.emit(action);
        }
    })
}

/// Ctrl or ⌘ with Z, Shift Z or Y. The browser's own undo knows nothing of rows that were added or removed.
fn undo(event: &KeyboardEvent) -> Option<Action> {
    if !(event.ctrl_key() || event.meta_key()) || event.alt_key() {
        return None;
    }
    match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) => Some(Action::Undo),
        ("z", true) | ("y", false) => Some(Action::Redo),
        _ => None,
    }
}

/// Arrows, Home and End, unless the focus is where they have a meaning of their own.
fn walk(event: &KeyboardEvent) -> Option<Action> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key() {
        return None;
    }
    if focused_in(event, "input, select, textarea, summary, [role=radiogroup], [data-scrub], .scroller, .formula") {
        return None;
    }
    // Nobody walks where lessons are.
    if document().query_selector("main.learn").is_ok_and(|main| main.is_some()) {
        return None;
    }
    match event.key().as_str() {
        "ArrowRight" => Some(Action::Next),
        "ArrowLeft" => Some(Action::Back),
        // In a frame these two scroll the page around it.
        "Home" | "End" if embedded::is() => None,
        "Home" => Some(Action::First),
        "End" => Some(Action::Last),
        // A letter alone may come from somebody's voice, so it counts only where one walks.
        "f" | "F" if !embedded::is() && focused_in(event, ".stage, .steps") => Some(Action::Present(true)),
        _ => None,
    }
}

/// Whether the focus is within something of these.
fn focused_in(event: &KeyboardEvent, selector: &str) -> bool {
    closest(event, selector).is_some()
}
