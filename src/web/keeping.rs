//! Keeps the state while the page is used, and when it is left; and offers what is kept and not shown.

use super::effects::Same;
use super::storage::{self, Local};
use super::views::kept::Notes;
use crate::app::kept::{Found, Keeper, Offer, Shown, StoreIsFull};
use crate::app::{Origin, Room};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::VisibilityState;
use yew::prelude::*;

/// The state is kept once nothing has changed for so long; browsers refuse an address that changes too often.
const SAVE_MS: u32 = 300;

/// How a state is kept.
pub(super) struct Keeping<T: 'static> {
    /// What is kept of it for the next visit.
    pub(super) shown: fn(&T, &Found) -> Shown,
    /// What it has in the address.
    pub(super) address: fn(&T) -> String,
    /// The room that is seen, and where its content came from.
    pub(super) seen: fn(&T) -> (Room, Origin),
    /// Goes back to what was kept of a room.
    pub(super) restore: Callback<(Room, String)>,
}

/// What a tab has written, and what it has to write.
struct Book<T: 'static> {
    keeper: Keeper,
    state: Rc<T>,
    is_written: bool,
}

/// Something to do at any time.
pub(super) type Now = Callback<()>;

/// Keeps the state. Gives what has to be said about that, and a way to keep it at once.
#[hook]
pub(super) fn use_kept<T: 'static>(state: &Rc<T>, found: &Rc<Found>, keeping: Keeping<T>) -> (Notes, Now) {
    let Keeping { shown, address, seen, restore } = keeping;
    let is_full = use_state_eq(|| false);
    let has_said_full = use_mut_ref(|| false);
    let offer = use_state_eq(|| None);
    let hidden = use_state_eq(|| None);
    let book: Rc<RefCell<Book<T>>> = use_mut_ref(|| Book {
        keeper: Keeper::new(found, &shown(state, found)),
        state: state.clone(),
        is_written: false,
    });

    let look = use_callback((), {
        let (book, set) = (book.clone(), offer.setter());
        move |(), ()| {
            let book = book.borrow();
            let (room, origin) = seen(&book.state);
            set.set(book.keeper.offer(room, origin, &Local).map(|offer| (room, origin, offer)));
        }
    });
    let keep = use_callback((), {
        let (book, found, look, is_full) = (book.clone(), found.clone(), look.clone(), is_full.setter());
        move |(), ()| {
            {
                let mut book = book.borrow_mut();
                if book.is_written {
                    return;
                }
                let state = book.state.clone();
                let kept = storage::save(&mut book.keeper, &shown(&state, &found), &address(&state));
                book.is_written = true;
                // It is said once.
                if kept == Err(StoreIsFull) && !has_said_full.replace(true) {
                    is_full.set(true);
                }
            }
            look.emit(());
        }
    });

    if !Rc::ptr_eq(&book.borrow().state, state) {
        let mut book = book.borrow_mut();
        book.state = state.clone();
        book.is_written = false;
    }
    // A long season takes longer to write down than to rate, so that is left until nothing changes.
    use_effect_with(Same(state.clone()), {
        let keep = keep.clone();
        move |_| {
            let timer = Timeout::new(SAVE_MS, move || keep.emit(()));
            move || drop(timer)
        }
    });
    use_effect_with(seen(state), {
        let look = look.clone();
        move |_| look.emit(())
    });
    use_effect_with((), {
        let keep = keep.clone();
        move |()| {
            let hide = EventListener::new(&document(), "visibilitychange", {
                let keep = keep.clone();
                move |_| {
                    if document().visibility_state() == VisibilityState::Hidden {
                        keep.emit(());
                    }
                }
            });
            let leave = EventListener::new(&window(), "pagehide", move |_| keep.emit(()));
            move || drop((hide, leave))
        }
    });

    let offered = offer.filter(|offered| *hidden != Some(*offered));
    let take = use_callback(*offer, {
        let (book, restore, look) = (book.clone(), restore, look.clone());
        move |(), offered: &Option<(Room, Origin, Offer)>| {
            let Some((room, _, offer)) = *offered else { return };
            let taken = book.borrow_mut().keeper.take(room, offer, &Local);
            restore.emit((room, taken));
            look.emit(());
        }
    });
    let drop_offer = use_callback(*offer, {
        let (book, look, hidden) = (book, look, hidden.setter());
        move |(), offered: &Option<(Room, Origin, Offer)>| {
            match *offered {
                Some((room, _, Offer::Former)) => book.borrow().keeper.forget(room, &Local),
                other => hidden.set(other),
            }
            look.emit(());
        }
    });
    let close_full = use_callback((), {
        let is_full = is_full.setter();
        move |(), ()| is_full.set(false)
    });
    let offer = offered.map(|(_, _, offer)| offer);
    let notes = Notes { offer, is_full: *is_full, take, drop_offer, close_full };
    (notes, keep)
}
