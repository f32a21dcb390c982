//! Keys that work wherever the focus is: undo, redo and step navigation.

use crate::browser::wasm::embedded;
use crate::browser::wasm::event::closest;
use crate::state::Action;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::Callback;

/// Handles key presses as long as the returned listener lives.
pub(crate) fn listen(dispatch: Callback<Action>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document(), "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        // A listener closer to the focus has already used the key.
        if event.default_prevented() {
            return;
        }
        if let Some(action) = undo(event).or_else(|| step_navigation(event)) {
            event.prevent_default();
            dispatch.emit(action);
        }
    })
}

/// Returns undo or redo for Ctrl or ⌘ with Z, Shift+Z or Y. The browser's own undo does not know
/// rows that were added or removed.
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

/// Returns the step navigation of an arrow key, Home or End, unless the focused element uses these
/// keys itself. F starts the presentation.
fn step_navigation(event: &KeyboardEvent) -> Option<Action> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key() {
        return None;
    }
    if focused_in(
        event,
        "input, select, textarea, summary, [role=radiogroup], [data-scrub], .scroller, .formula",
    ) {
        return None;
    }
    // The room Learn has no step navigation by these keys. The presentation has its own, which may not listen yet.
    if document()
        .query_selector("main.learn, main.screen")
        .is_ok_and(|main| main.is_some())
    {
        return None;
    }
    match event.key().as_str() {
        "ArrowRight" => Some(Action::Next),
        "ArrowLeft" => Some(Action::Back),
        // In a frame these two keys scroll the page around it.
        "Home" | "End" if embedded::is() => None,
        "Home" => Some(Action::First),
        "End" => Some(Action::Last),
        // Speech control may send a single letter, so it counts only when the focus is in the derivation.
        "f" | "F" if !embedded::is() && focused_in(event, ".stage, .steps") => {
            Some(Action::Present(true))
        }
        _ => None,
    }
}

/// Returns whether the event's target is within an element that matches the selector.
fn focused_in(event: &KeyboardEvent, selector: &str) -> bool {
    closest(event, selector).is_some()
}
