//! The element at which an event happened.

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
