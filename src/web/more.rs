//! From the first program to the full one.
//!
//! A first visit loads a program with one player and the paper's system, as most visits need no more. Whatever is beyond it has a link
//! with a key that the full program knows: then the first one asks the start script for that, which takes its place.

use super::views::page::Message;
use crate::app::Handed;
use crate::present::text::PageText;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element};
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit, Event, EventInit};
use yew::prelude::*;

/// The first program asks the start script for the full one by this event of the document: see `www/start.js`.
const ASKED: &str = "glicko2-ask-full";
/// The start script answers so if the full program does not come.
const FAILED: &str = "glicko2-full-failed";
/// The start script has tried already, as a link asked for it, and has started the first program instead.
const HAS_FAILED: &str = "data-full-failed";
/// The full program sends this to the document before it starts.
const CALLED_OFF: &str = "glicko2-full";
/// Before that it sends this one, with an empty list: the first program puts there what it hands over.
const HAND_OVER: &str = "glicko2-hand-over";
/// The full program is there.
const RUNS: &str = "data-full-runs";
/// After so long the page says that loading takes unusually long. It goes on loading all the same.
const PATIENCE_MS: u32 = 8_000;

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
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::once_with_options(&document(), CALLED_OFF, options, |event| {
        event.prevent_default();
        leave();
    })
    .forget();
}

/// What the full program finds when it starts.
pub enum Before {
    /// Nothing: it is the first one.
    Nothing,
    /// The first program has left. What had the keyboard there, by its `id`.
    First(AttrValue),
    /// The full program itself, from a try that took longer.
    Full,
}

/// Has the first program leave, if it is there.
#[must_use]
pub fn take_over() -> Before {
    if document_element().has_attribute(RUNS) {
        return Before::Full;
    }
    // Setting an attribute of this name cannot fail.
    let _ = document_element().set_attribute(RUNS, "");
    let focused = document().active_element().map(|element| element.id()).unwrap_or_default();
    let init = EventInit::new();
    init.set_cancelable(true);
    let event = Event::new_with_event_init_dict(CALLED_OFF, &init);
    // The first program answers by cancelling it.
    let has_left = event.is_ok_and(|event| document().dispatch_event(&event) == Ok(false));
    if has_left { Before::First(focused.into()) } else { Before::Nothing }
}

/// How far the full program has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Coming {
    NotAsked,
    Loading { again: bool },
    Late,
    Failed,
}

/// What may happen to it.
#[derive(Clone, Copy)]
enum Happened {
    Asked,
    TookLong,
    Failed,
    NotWanted,
}

impl Reducible for Coming {
    type Action = Happened;

    fn reduce(self: Rc<Self>, happened: Happened) -> Rc<Self> {
        let next = match (*self, happened) {
            (now, Happened::Asked) => Self::Loading { again: now != Self::NotAsked },
            (Self::Loading { .. }, Happened::TookLong) => Self::Late,
            (Self::NotAsked, Happened::Failed) | (_, Happened::NotWanted) => Self::NotAsked,
            (_, Happened::Failed) => Self::Failed,
            (now, Happened::TookLong) => now,
        };
        if next == *self { self } else { next.into() }
    }
}

/// The way to the full program.
pub(super) struct Way {
    /// What there is to say of it.
    pub(super) message: Option<Message>,
    /// Whether it is wanted: asks for it, or forgets that it was asked for.
    pub(super) want: Callback<bool>,
}

/// The way to the full program, for the first one.
#[hook]
pub(super) fn use_full_program(text: &'static PageText) -> Way {
    let coming =
        use_reducer_eq(|| if document_element().has_attribute(HAS_FAILED) { Coming::Failed } else { Coming::NotAsked });
    use_effect_with((), {
        let coming = coming.dispatcher();
        move |()| {
            let listener = EventListener::new(&document(), FAILED, move |_| coming.dispatch(Happened::Failed));
            move || drop(listener)
        }
    });
    use_effect_with(*coming, {
        let dispatcher = coming.dispatcher();
        move |coming| {
            let timer = matches!(coming, Coming::Loading { .. })
                .then(|| Timeout::new(PATIENCE_MS, move || dispatcher.dispatch(Happened::TookLong)));
            move || drop(timer)
        }
    });
    let want = use_callback((), {
        let coming = coming.dispatcher();
        move |wanted, ()| {
            coming.dispatch(if wanted { Happened::Asked } else { Happened::NotWanted });
            if let (true, Ok(event)) = (wanted, Event::new(ASKED)) {
                // Dispatching fails only for an event that is being dispatched.
                let _ = document().dispatch_event(&event);
            }
        }
    });
    let again = || Some((text.try_again, want.reform(|_| true)));
    let message = match *coming {
        Coming::NotAsked => None,
        Coming::Loading { again: false } => Some(Message { words: text.coming, way_on: None }),
        // The button stays, and the keyboard with it.
        Coming::Loading { again: true } => Some(Message { words: text.coming, way_on: again() }),
        Coming::Late => Some(Message { words: text.long_in_coming, way_on: again() }),
        Coming::Failed => Some(Message { words: text.not_coming, way_on: again() }),
    };
    Way { message, want }
}
