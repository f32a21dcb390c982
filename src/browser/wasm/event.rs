//! Events of the document.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// Returns the closest element around the event's target that matches the selector.
pub(crate) fn closest(event: &Event, selector: &str) -> Option<Element> {
    event
        .target()?
        .dyn_into::<Element>()
        .ok()?
        .closest(selector)
        .ok()?
}

/// Dispatches an event on the document, for the scripts in `www/`.
pub(crate) fn dispatch(kind: &str) {
    if let Ok(event) = Event::new(kind) {
        // Dispatching fails only for an event that is being dispatched.
        let _ = document().dispatch_event(&event);
    }
}
