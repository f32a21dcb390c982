//! Loading the lazy part of the program, which has all rooms.
//!
//! A first visit loads only the part with one player and the paper's system, because most visits
//! need no more. Any other content has a link with a key that only the lazy part knows. The link
//! waits in the state while the page's script loads the lazy part. Functions that only
//! [`lazy_part`] reaches are in the lazy part. Without the feature `split` the program is one
//! file, and everything is loaded from the start.

use super::sharing::{Sharing, SharingProps};
use super::storage;
use crate::browser::wasm::event;
use crate::page::Message;
use crate::rooms::RoomView;
use crate::state::Rooms;
use explain::case::link::LazyLink;
use explain::words::messages::PageWords;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use std::rc::Rc;
use yew::platform::spawn_local;
use yew::prelude::*;

/// The document event that requests the lazy part: see `www/start.js`.
const ASKED: &str = "glicko2-ask-rooms";
/// The document event that reports that the lazy part has been loaded.
pub(crate) const LOADED: &str = "glicko2-rooms";
/// The document event that reports that loading the lazy part failed.
pub(crate) const FAILED: &str = "glicko2-rooms-failed";
/// The time after which the page says that loading takes unusually long, in milliseconds. Loading goes on.
const PATIENCE_MS: u32 = 8_000;

/// The lazy part of the program.
#[derive(Clone, Copy)]
pub struct LazyPart {
    /// Makes the state of the other rooms as it is saved now. Another tab may have changed it since
    /// this one was opened.
    pub(crate) rooms: fn() -> Rooms,
    /// Draws the current room.
    pub(crate) view: RoomView,
    /// Draws the sharing dialog and the printed page.
    pub(crate) sharing: fn(SharingProps) -> Html,
}

/// Any two are equal, because a program has only one lazy part.
impl PartialEq for LazyPart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Returns the lazy part once it has been loaded.
pub(crate) async fn lazy_part() -> LazyPart {
    #[cfg(feature = "split")]
    return all_rooms().await;
    #[cfg(not(feature = "split"))]
    return all_rooms();
}

/// The function at which the program is split. The feature `split` makes it asynchronous.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(rooms))]
fn all_rooms() -> LazyPart {
    LazyPart {
        rooms,
        view: RoomView::of_all(),
        sharing: |props| html! { <Sharing ..props /> },
    }
}

/// Makes the state of the other rooms. [`LazyPart`] holds it as a function pointer; if the first
/// part called it directly, the optimizer would move the functions of [`Rooms`] into the first part.
fn rooms() -> Rooms {
    Rooms::of_saved(&storage::found().league, &storage::learnt())
}

/// Requests the lazy part.
pub(crate) fn ask() {
    event::dispatch(ASKED);
}

/// The progress of loading the lazy part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loading {
    NotAsked,
    Started { again: bool },
    Late,
    Failed,
}

/// An event while the lazy part is loaded.
#[derive(Clone, Copy)]
enum LoadingEvent {
    Asked,
    TookLong,
    Failed,
    NotWanted,
}

impl Reducible for Loading {
    type Action = LoadingEvent;

    fn reduce(self: Rc<Self>, event: LoadingEvent) -> Rc<Self> {
        let next = match (*self, event) {
            (now, LoadingEvent::Asked) => Self::Started {
                again: now != Self::NotAsked,
            },
            (Self::Started { .. }, LoadingEvent::TookLong) => Self::Late,
            (Self::NotAsked, LoadingEvent::Failed) | (_, LoadingEvent::NotWanted) => Self::NotAsked,
            (_, LoadingEvent::Failed) => Self::Failed,
            (now, LoadingEvent::TookLong) => now,
        };
        if next == *self { self } else { next.into() }
    }
}

/// Requests the lazy part as soon as it is `awaited`, and passes it to `on_loaded`. `has_failed` says
/// whether an earlier request failed. Returns the message to show meanwhile.
#[hook]
pub(crate) fn use_rooms(
    text: PageWords,
    awaited: Option<LazyLink>,
    has_failed: bool,
    on_loaded: Callback<LazyPart>,
) -> Option<Message> {
    let loading = use_reducer_eq(|| {
        if has_failed {
            Loading::Failed
        } else {
            Loading::NotAsked
        }
    });
    use_effect_with((), {
        let loading = loading.dispatcher();
        move |()| {
            let failed = EventListener::new(&document(), FAILED, move |_| {
                loading.dispatch(LoadingEvent::Failed);
            });
            let on_loaded = EventListener::new(&document(), LOADED, move |_| {
                let on_loaded = on_loaded.clone();
                spawn_local(async move { on_loaded.emit(lazy_part().await) });
            });
            move || drop((failed, on_loaded))
        }
    });
    use_effect_with(*loading, {
        let dispatcher = loading.dispatcher();
        move |loading| {
            let timer = matches!(loading, Loading::Started { .. }).then(|| {
                Timeout::new(PATIENCE_MS, move || {
                    dispatcher.dispatch(LoadingEvent::TookLong);
                })
            });
            move || drop(timer)
        }
    });
    let ask_for_them = use_callback((), {
        let loading = loading.dispatcher();
        move |(), ()| {
            loading.dispatch(LoadingEvent::Asked);
            ask();
        }
    });
    let has_just_failed = use_mut_ref(|| has_failed);
    use_effect_with(awaited, {
        let (loading, ask_for_them) = (loading.dispatcher(), ask_for_them.clone());
        move |awaited| match awaited {
            None => loading.dispatch(LoadingEvent::NotWanted),
            Some(_) if has_just_failed.replace(false) => {}
            Some(_) => ask_for_them.emit(()),
        }
    });
    let again = || Some((text.try_again(), ask_for_them.reform(|_| ())));
    match *loading {
        Loading::NotAsked => None,
        Loading::Started { again: false } => Some(Message {
            words: text.loading(),
            way_on: None,
        }),
        // The button stays on the page, so that it keeps the focus.
        Loading::Started { again: true } => Some(Message {
            words: text.loading(),
            way_on: again(),
        }),
        Loading::Late => Some(Message {
            words: text.long_loading(),
            way_on: again(),
        }),
        Loading::Failed => Some(Message {
            words: text.not_loaded(),
            way_on: again(),
        }),
    }
}
