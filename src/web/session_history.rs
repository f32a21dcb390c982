//! The entries of the browser's history. Each room that is entered is one, and going back to it throws nothing away.
//!
//! An entry says what its address cannot: the room that it shows, and the case that it belongs to. All that is typed after a link was opened
//! belongs to one case. Back and Forward within a case change the room alone; to another case they bring that one as it was left.

use super::effects::Same;
use super::storage;
use crate::app::{Room, State};
use crate::case::link;
use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// A navigation by the browser's own means: a link, Back or Forward.
pub(super) enum Arrival {
    /// To a link: followed, or put into the address bar.
    Link(String),
    /// To a room as it is now. `None`: to an address that says nothing, so everything is as it was.
    Room(Option<Room>),
    /// To another case as it was left, and to the room where it was looked at.
    Case(Rc<State>, Option<Room>),
}

#[derive(Clone, Copy)]
struct Entry {
    /// The time when the case began, so that no two have the same number, even where the page is loaded anew.
    case: u64,
    room: Option<Room>,
}

impl Entry {
    /// What the present entry says of itself; nothing if it is new.
    fn now() -> Option<Self> {
        let told = window().history().ok()?.state().ok()?.as_string()?;
        // What follows is the room's own: see steps_history.rs.
        let mut parts = told.split(' ');
        let (case, room) = (parts.next()?, parts.next()?);
        Some(Self { case: case.parse().ok()?, room: Room::from_id(room) })
    }

    fn told(self) -> JsValue {
        format!("{} {}", self.case, self.room.map_or("", Room::id)).into()
    }

    /// Has the present entry say this.
    fn put(self) {
        // A sandboxed frame may refuse; the page works without.
        let _ = window().history().and_then(|history| history.replace_state_with_url(&self.told(), "", None));
    }

    /// Makes an entry after the present one.
    fn push(self, link: &str) {
        let _ = window()
            .history()
            .and_then(|history| history.push_state_with_url(&self.told(), "", Some(&format!("#{link}"))));
    }
}

/// The room of the present entry, where its address says nothing and the entry itself does.
pub(super) fn room_beside_address() -> Option<Room> {
    Entry::now().filter(|_| storage::fragment().is_empty())?.room
}

/// The cases of a visit.
struct Cases {
    now: Cell<u64>,
    /// How each was left, by its number. There are few in a visit.
    left: RefCell<Vec<(u64, Rc<State>)>>,
}

impl Cases {
    fn new() -> Self {
        Self { now: Cell::new(Entry::now().map_or_else(new_case, |entry| entry.case)), left: RefCell::default() }
    }

    /// Goes to another case, and gives that one as it was left if it has been there before.
    fn go(&self, to: u64, state: Rc<State>) -> Option<Rc<State>> {
        let mut left = self.left.borrow_mut();
        left.push((self.now.replace(to), state));
        let at = left.iter().position(|(case, _)| *case == to)?;
        Some(left.swap_remove(at).1)
    }

    /// What it means that the present entry has become another one, where there was this state.
    fn arrive(&self, state: Rc<State>) -> Arrival {
        let fragment = storage::fragment();
        let (beyond, _) = link::parted(&fragment);
        match Entry::now() {
            // What is awaited there is awaited again.
            Some(Entry { case, room: None })
                if case == self.now.get() && state.rooms.is_none() && link::is_beyond(&beyond) =>
            {
                Arrival::Link(beyond)
            }
            Some(Entry { case, room }) if case == self.now.get() => Arrival::Room(room),
            Some(Entry { case, room }) => match self.go(case, state) {
                Some(left) => Arrival::Case(left, room),
                // The page has been loaded anew since: then its address has it.
                None if fragment.is_empty() => Arrival::Room(room),
                None => Arrival::Link(fragment),
            },
            None => {
                let is_new = !fragment.is_empty() && !state.stays_at(&fragment);
                if is_new {
                    self.go(new_case(), state);
                }
                Entry { case: self.now.get(), room: None }.put();
                if fragment.is_empty() { Arrival::Room(None) } else { Arrival::Link(fragment) }
            }
        }
    }
}

fn new_case() -> u64 {
    // Neither negative nor beyond what the type holds.
    js_sys::Date::now() as u64
}

/// Makes a history entry for each room that the state goes to, and reports navigation by Back, Forward or a link.
#[hook]
pub(super) fn use_session_history(state: &Rc<State>, open: Callback<Arrival>) {
    let cases = use_memo((), |()| Cases::new());
    // The listeners live as long as the page, and need the state as it is then.
    let now = use_mut_ref(|| state.clone());
    now.replace(state.clone());
    let is_first = use_mut_ref(|| true);

    use_effect_with(Same(state.clone()), {
        let cases = cases.clone();
        move |Same(state)| {
            let is_first = is_first.replace(false);
            // While another room is awaited, the entry is meant for that.
            let room = state.awaited.is_none().then_some(state.room);
            let entry = Entry { case: cases.now.get(), room };
            match Entry::now() {
                Some(Entry { room: Some(room), .. }) if !is_first && entry.room.is_some_and(|new| new != room) => {
                    entry.push(&state.link());
                }
                Some(Entry { room, .. }) if room == entry.room => {}
                _ => entry.put(),
            }
        }
    });
    use_effect_with((), move |()| {
        let arrive = Rc::new(move || open.emit(cases.arrive(now.borrow().clone())));
        // A new address has an entry that says nothing, and only the second of these two events everywhere; Back and Forward may have the first
        // alone.
        let on = |kind, is_new| {
            let arrive = arrive.clone();
            EventListener::new(&window(), kind, move |_| {
                if Entry::now().is_none() == is_new {
                    arrive();
                }
            })
        };
        let listeners = (on("popstate", false), on("hashchange", true));
        move || drop(listeners)
    });
}
