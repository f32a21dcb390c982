//! Where an event happened.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// The nearest element around the place of an event that the selector means.
pub(super) fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}
