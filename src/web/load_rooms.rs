//! Loading the part of the program that has all rooms.
//!
//! A first visit loads the part with one player and the paper's system, as most visits need no more. Whatever is beyond it has a link with a key
//! that only the other part knows: then the page's script is asked to load that.

use super::views::page::Message;
use crate::present::text::PageText;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use std::rc::Rc;
use web_sys::Event;
use yew::prelude::*;

/// This event of the document asks for the rooms: see `www/start.js`.
const ASKED: &str = "glicko2-ask-rooms";
/// The answer once they are there.
pub(super) const CAME: &str = "glicko2-rooms";
/// The answer if they do not come.
pub(super) const FAILED: &str = "glicko2-rooms-failed";
/// After so long the page says that loading takes unusually long. It goes on loading all the same.
const PATIENCE_MS: u32 = 8_000;

/// Has the rooms loaded.
pub(super) fn ask() {
    if let Ok(event) = Event::new(ASKED) {
        // Dispatching fails only for an event that is being dispatched.
        let _ = document().dispatch_event(&event);
    }
}

/// How far the rooms have come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Coming {
    NotAsked,
    Loading { again: bool },
    Late,
    Failed,
}

/// What may happen on the way.
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

/// The way to the rooms.
pub(super) struct Way {
    /// What there is to say of it.
    pub(super) message: Option<Message>,
    /// Whether they are wanted: asks for them, or forgets that they were asked for.
    pub(super) want: Callback<bool>,
}

/// The way to the rooms; `has_failed` if they were asked for in vain already.
#[hook]
pub(super) fn use_rooms(text: &'static PageText, has_failed: bool) -> Way {
    let coming = use_reducer_eq(|| if has_failed { Coming::Failed } else { Coming::NotAsked });
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
            if wanted {
                ask();
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
