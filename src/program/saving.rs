//! Saving the state while the page is used and when it is left, and offering a saved case that is not shown.

use super::storage::{self, Local};
use crate::browser::focus;
use crate::page::notes::Notes;
use crate::state::saved::{Found, Offer, Saver, StoreIsFull};
use crate::state::{Room, Source, State};
use explain::by_ptr::ByPtr;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use std::rc::Rc;
use web_sys::VisibilityState;
use yew::prelude::*;

/// The pause after the last change before the state is saved, in milliseconds. Browsers refuse an
/// address that changes too often.
const SAVE_MS: u32 = 300;

/// The state of saving in this tab.
struct Book {
    saver: Saver,
    state: Rc<State>,
    is_written: bool,
}

/// Saves the state. Calls `restore` with the saved text of a room when the reader takes up an
/// offer. Returns the notes about saving to show.
#[hook]
pub(crate) fn use_saving(
    state: &Rc<State>,
    found: &Found,
    restore: Callback<(Room, String)>,
) -> Notes {
    let is_full = use_state_eq(|| false);
    let hides_too_large = use_state_eq(|| false);
    let has_said_full = use_mut_ref(|| false);
    let offer = use_state_eq(|| None);
    let hidden = use_state_eq(|| None);
    let book = use_mut_ref(|| Book {
        saver: Saver::new(found, &state.contents()),
        state: state.clone(),
        is_written: false,
    });

    let look = use_callback((), {
        let (book, set) = (book.clone(), offer.setter());
        move |(), ()| {
            let book = book.borrow();
            let (room, source) = room_and_source(&book.state);
            set.set(
                book.saver
                    .offer(room, source, &Local)
                    .map(|offer| (room, source, offer)),
            );
        }
    });
    let save = use_callback((), {
        let (book, look, is_full) = (book.clone(), look.clone(), is_full.setter());
        move |(), ()| {
            {
                let mut book = book.borrow_mut();
                // During a drag nothing is saved; the change is saved when the drag ends.
                if book.is_written || book.state.view.is_changing() {
                    return;
                }
                let state = book.state.clone();
                let saved = storage::save(&mut book.saver, &state.contents(), &state.link());
                book.is_written = true;
                // The warning is shown once.
                if saved == Err(StoreIsFull) && !has_said_full.replace(true) {
                    is_full.set(true);
                }
            }
            look.emit(());
        }
    });

    if !Rc::ptr_eq(&book.borrow().state, state) {
        let mut book = book.borrow_mut();
        let before = std::mem::replace(&mut book.state, state.clone());
        book.is_written = false;
        if before.rooms.is_none() && state.rooms.is_some() {
            book.saver.meet(&before.contents(), &state.contents());
        }
    }
    // Saving a long season takes longer than rating it, so saving waits until nothing changes.
    use_effect_with(ByPtr(state.clone()), {
        let save = save.clone();
        move |_| {
            // A link that is being opened has the address already, and the case before it must not replace it.
            let save = move || focus::after_rendering(move || save.emit(()));
            let timer = Timeout::new(SAVE_MS, save);
            move || drop(timer)
        }
    });
    use_effect_with(room_and_source(state), {
        let look = look.clone();
        move |_| look.emit(())
    });
    use_effect_with((), {
        let save = save.clone();
        move |()| {
            let hide = EventListener::new(&document(), "visibilitychange", {
                let save = save.clone();
                move |_| {
                    if document().visibility_state() == VisibilityState::Hidden {
                        save.emit(());
                    }
                }
            });
            let leave = EventListener::new(&window(), "pagehide", move |_| save.emit(()));
            move || drop((hide, leave))
        }
    });

    let offered = offer.filter(|offered| *hidden != Some(*offered));
    let take = use_callback(*offer, {
        let (book, restore, look) = (book.clone(), restore, look.clone());
        move |(), offered: &Option<(Room, Source, Offer)>| {
            let Some((room, _, offer)) = *offered else {
                return;
            };
            let taken = book.borrow_mut().saver.take(room, offer, &Local);
            restore.emit((room, taken));
            look.emit(());
        }
    });
    let drop_offer = use_callback(*offer, {
        let (book, look, hidden) = (book, look, hidden.setter());
        move |(), offered: &Option<(Room, Source, Offer)>| {
            match *offered {
                Some((room, _, Offer::Previous)) => book.borrow().saver.forget(room, &Local),
                other => hidden.set(other),
            }
            look.emit(());
        }
    });
    let close_full = use_callback((), {
        let (is_full, hides_too_large) = (is_full.setter(), hides_too_large.setter());
        move |(), ()| {
            is_full.set(false);
            hides_too_large.set(true);
        }
    });
    let offer = offered.map(|(_, _, offer)| offer);
    Notes {
        offer,
        is_full: *is_full,
        is_too_large: !*hides_too_large && !state.fits_storage(state.room),
        take,
        drop_offer,
        close_full,
    }
}

/// Returns the visible room and the source of its content.
fn room_and_source(state: &State) -> (Room, Source) {
    (state.room, state.source_here())
}
