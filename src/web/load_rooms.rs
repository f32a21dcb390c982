//! Loading the second part of the program, which has all rooms.
//!
//! A first visit loads the part with one player and the paper's system, as most visits need no more. Whatever is beyond it has a link with a key
//! that only the other part knows, and waits in the state: then the page's script is asked to load that part. What only [`second_part`] reaches lies
//! there. In a program that is not divided (see the feature `split`) all of it is there from the start.

use super::sharing::{Sharing, SharingProps};
use super::storage;
use super::views::page::Message;
use super::views::rooms::RoomView;
use crate::app::Rooms;
use crate::app::other_rooms::OtherRooms;
use crate::case::Subject;
use crate::present::text::PageText;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use std::rc::Rc;
use web_sys::Event;
use yew::platform::spawn_local;
use yew::prelude::*;

/// This event of the document asks for the rooms: see `www/start.js`.
const ASKED: &str = "glicko2-ask-rooms";
/// The answer once they are there.
pub(super) const CAME: &str = "glicko2-rooms";
/// The answer if they do not come.
pub(super) const FAILED: &str = "glicko2-rooms-failed";
/// After so long the page says that loading takes unusually long. It goes on loading all the same.
const PATIENCE_MS: u32 = 8_000;

/// What the second part of the program has.
#[derive(Clone, Copy)]
pub struct SecondPart {
    /// Makes the state of the other rooms, as it is kept now: another tab may have changed it since this one was opened.
    pub(super) rooms: fn() -> Box<dyn OtherRooms>,
    /// Shows the room that one is in.
    pub(super) view: RoomView,
    /// The dialog for sharing, and what else is beside the page.
    pub(super) sharing: fn(SharingProps) -> Html,
}

/// There is one.
impl PartialEq for SecondPart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Gives the second part, once it has come.
pub(super) async fn second_part() -> SecondPart {
    #[cfg(feature = "split")]
    return all_rooms().await;
    #[cfg(not(feature = "split"))]
    return all_rooms();
}

/// Where the program is divided. The feature `split` makes it asynchronous.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(rooms))]
fn all_rooms() -> SecondPart {
    SecondPart { rooms, view: RoomView::of_all(), sharing: |props| html! { <Sharing ..props /> } }
}

/// Makes the rooms. It stays a function pointer in [`SecondPart`]: if the first part could see through it,
/// the optimiser would move [`Rooms`] there.
fn rooms() -> Box<dyn OtherRooms> {
    let mut rooms = Rooms::default();
    rooms.restore(Subject::League, &storage::found().league);
    rooms.restore_learnt(&storage::learnt());
    Box::new(rooms)
}

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

/// Asks for the rooms as soon as something is `awaited` of them; `has_failed` if they were asked for in vain already. Hands them over, and gives what
/// there is to say meanwhile.
#[hook]
pub(super) fn use_rooms(
    text: &'static PageText,
    awaited: Option<String>,
    has_failed: bool,
    came: Callback<SecondPart>,
) -> Option<Message> {
    let coming = use_reducer_eq(|| if has_failed { Coming::Failed } else { Coming::NotAsked });
    use_effect_with((), {
        let coming = coming.dispatcher();
        move |()| {
            let failed = EventListener::new(&document(), FAILED, move |_| coming.dispatch(Happened::Failed));
            let came = EventListener::new(&document(), CAME, move |_| {
                let came = came.clone();
                spawn_local(async move { came.emit(second_part().await) });
            });
            move || drop((failed, came))
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
    let ask_for_them = use_callback((), {
        let coming = coming.dispatcher();
        move |(), ()| {
            coming.dispatch(Happened::Asked);
            ask();
        }
    });
    let has_just_failed = use_mut_ref(|| has_failed);
    use_effect_with(awaited, {
        let (coming, ask_for_them) = (coming.dispatcher(), ask_for_them.clone());
        move |awaited| match awaited {
            None => coming.dispatch(Happened::NotWanted),
            Some(_) if has_just_failed.replace(false) => {}
            Some(_) => ask_for_them.emit(()),
        }
    });
    let again = || Some((text.try_again, ask_for_them.reform(|_| ())));
    match *coming {
        Coming::NotAsked => None,
        Coming::Loading { again: false } => Some(Message { words: text.coming, way_on: None }),
        // The button stays, and the keyboard with it.
        Coming::Loading { again: true } => Some(Message { words: text.coming, way_on: again() }),
        Coming::Late => Some(Message { words: text.long_in_coming, way_on: again() }),
        Coming::Failed => Some(Message { words: text.not_coming, way_on: again() }),
    }
}
