//! From the first program to the full one.
//!
//! A first visit loads a program with one player and the paper's system, as most visits need no more. Whatever is beyond it has a link
//! with a key that the full program knows: then the first one loads that, which takes its place.

use crate::app::Handed;
use gloo::events::EventListener;
use gloo::utils::{body, document, document_element};
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit, Event, HtmlElement};

/// Where the document says what starts the full program of its own version: see `xtask/src/site.rs`.
const SCRIPT: &str = "data-full";
/// The full program sends this to the document before it starts.
const CALLED_OFF: &str = "glicko2-full";

/// Before that it sends this one, with an empty list: the first program puts there what it hands over.
const HAND_OVER: &str = "glicko2-hand-over";

/// Hands over what the full program asks for, as long as the listener is kept.
pub(super) fn listen(give: impl Fn() -> Handed + 'static) -> EventListener {
    EventListener::new(&document(), HAND_OVER, move |event| {
        let Some(list) = event.dyn_ref::<CustomEvent>().and_then(|event| event.detail().dyn_into::<Array>().ok())
        else {
            return;
        };
        for text in give().texts() {
            list.push(&text.into());
        }
    })
}

/// What the first program hands over, if it is there.
pub fn ask_for_handed() -> Option<Handed> {
    let list = Array::new();
    let options = CustomEventInit::new();
    options.set_detail(&list);
    let event = CustomEvent::new_with_event_init_dict(HAND_OVER, &options).ok()?;
    // Nobody stops it.
    let _ = document().dispatch_event(&event);
    let texts: Vec<String> = list.iter().filter_map(|text| text.as_string()).collect();
    Handed::of_texts(&texts)
}

/// Does this once the full program is there.
pub fn when_called_off(leave: impl FnOnce() + 'static) {
    EventListener::once(&document(), CALLED_OFF, |_| leave()).forget();
}

/// Has the first program leave, if it is there.
pub fn call_off() {
    if let Ok(event) = Event::new(CALLED_OFF) {
        // Whoever listens cannot stop it.
        let _ = document().dispatch_event(&event);
    }
}

/// Loads the full program; `failed` if it does not come.
pub(super) fn load(failed: impl FnOnce() + 'static) {
    let Some(address) = document_element().get_attribute(SCRIPT) else { return failed() };
    let Ok(script) = document().create_element("script") else { return failed() };
    // Setting attributes of these names cannot fail.
    let _ = script.set_attribute("type", "module");
    let _ = script.set_attribute("src", &address);
    EventListener::once(&script, "error", |_| failed()).forget();
    let _ = body().unchecked_ref::<HtmlElement>().append_child(&script);
}
