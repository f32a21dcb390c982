//! The entries of the browser's history. Each room that is entered makes an entry, and going back loses nothing.
//!
//! All that is typed after a link was opened belongs to one case. Back and Forward within a case
//! only change the room; to another case, they restore its last state.

use super::storage;
use crate::browser::wasm::history_entry::Entry;
use crate::state::{Room, State};
use explain::by_ptr::ByPtr;
use explain::case::link::{self, Link};
use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// A navigation by the browser: by a link, Back or Forward.
pub(crate) enum Arrival {
    /// A link that was followed or entered into the address bar.
    Link(String),
    /// A room of the present case. `None` keeps the current room, because neither the entry nor the
    /// address names one.
    Room(Option<Room>),
    /// Another case in its last state, and the room in which it was seen.
    Case(Rc<State>, Option<Room>),
}

/// Returns the room of the present entry, if the address is empty.
pub(crate) fn room_beside_address() -> Option<Room> {
    Entry::now()
        .filter(|_| storage::fragment().is_empty())?
        .room
}

/// The cases of a visit.
struct Cases {
    now: Cell<u64>,
    /// The state in which each case was left, by the number of the case. A visit has few cases.
    left: RefCell<Vec<(u64, Rc<State>)>>,
}

impl Cases {
    fn new() -> Self {
        storage::remember_address();
        Self {
            now: Cell::new(Entry::now().map_or_else(new_case, |entry| entry.case)),
            left: RefCell::default(),
        }
    }

    /// Returns the history entry for a room of the present case.
    fn entry(&self, room: Option<Room>) -> Entry {
        Entry {
            case: self.now.get(),
            room,
            open: None,
        }
    }

    /// Switches to another case. Returns its state if it was left earlier in this visit.
    fn go(&self, to: u64, state: Rc<State>) -> Option<Rc<State>> {
        let mut left = self.left.borrow_mut();
        left.push((self.now.replace(to), state));
        let at = left.iter().position(|(case, _)| *case == to)?;
        Some(left.swap_remove(at).1)
    }

    /// Returns what a change of the present entry means. `state` is the state before it.
    fn arrive(&self, state: Rc<State>) -> Arrival {
        let fragment = storage::fragment();
        storage::remember_address();
        let lazy = Link::parse(&fragment).lazy.print();
        match Entry::now() {
            // The lazy part is not loaded, so the link that needs it is opened again.
            Some(Entry {
                case, room: None, ..
            }) if case == self.now.get() && state.rooms.is_none() && link::is_beyond(&lazy) => {
                Arrival::Link(lazy)
            }
            Some(Entry { case, room, .. }) if case == self.now.get() => Arrival::Room(room),
            Some(Entry { case, room, .. }) => match self.go(case, state) {
                Some(left) => Arrival::Case(left, room),
                // The page has been reloaded since, so the case is only in the address.
                None if fragment.is_empty() => Arrival::Room(room),
                None => Arrival::Link(fragment),
            },
            None => {
                let is_new = !fragment.is_empty() && !state.stays_at(&fragment);
                if is_new {
                    self.go(new_case(), state);
                }
                self.entry(None).replace();
                if fragment.is_empty() {
                    Arrival::Room(None)
                } else {
                    Arrival::Link(fragment)
                }
            }
        }
    }
}

fn new_case() -> u64 {
    // The time is neither negative nor too large for the type.
    js_sys::Date::now() as u64
}

/// Adds a history entry for each room that the state goes to, and calls `open` on Back, Forward or a link.
#[hook]
pub(crate) fn use_session_history(state: &Rc<State>, open: Callback<Arrival>) {
    let cases = use_memo((), |()| Cases::new());
    // The listeners live as long as the page, so they read the latest state.
    let now = use_mut_ref(|| state.clone());
    now.replace(state.clone());
    let is_first = use_mut_ref(|| true);

    use_effect_with(ByPtr(state.clone()), {
        let cases = cases.clone();
        move |ByPtr(state)| {
            let is_first = is_first.replace(false);
            // While another room is awaited, the entry is for that room.
            let room = state.awaited.is_none().then_some(state.room);
            let entry = cases.entry(room);
            match Entry::now() {
                Some(Entry {
                    room: Some(room), ..
                }) if !is_first && entry.room.is_some_and(|new| new != room) => {
                    entry.push(Some(&format!("#{}", state.link())));
                    storage::remember_address();
                }
                Some(Entry { room, .. }) if room == entry.room => {}
                // A link has just been followed. Its event comes next, and must find a new entry.
                None if !is_first && storage::is_arriving() => {}
                _ => entry.replace(),
            }
        }
    });
    use_effect_with((), move |()| {
        let arrive = Rc::new(move || open.emit(cases.arrive(now.borrow().clone())));
        // Following a link fires `hashchange`, except if the link is to the present address, and
        // mostly `popstate` before it. Its entry has no state until the first of the two is handled.
        // Back and Forward may fire `popstate` alone.
        let on_popstate = EventListener::new(&window(), "popstate", {
            let arrive = arrive.clone();
            move |_| arrive()
        });
        let on_hashchange = EventListener::new(&window(), "hashchange", move |_| {
            if Entry::now().is_none() {
                arrive();
            }
        });
        let listeners = (on_popstate, on_hashchange);
        move || drop(listeners)
    });
}
