//! History entries for steps that are opened in the room League. Back leads from the steps to where they were opened.

use explain::case::league::Who;
use yew::prelude::*;

/// Adds a history entry whenever the steps of a player are opened or closed. On Back and Forward,
/// calls `show` with the player whose steps were open and the player whose steps are to be open.
#[cfg(target_arch = "wasm32")]
#[hook]
pub(crate) fn use_steps_history(open: Option<Who>, show: &Callback<(Option<Who>, Option<Who>)>) {
    use super::wasm::history_entry::Entry;
    use crate::state::Room;
    use gloo::events::EventListener;
    use gloo::utils::window;

    let here = || Entry::now().filter(|entry| entry.room == Some(Room::League));
    // The listener lives as long as the room, so it reads the latest value.
    let now = use_mut_ref(|| open);
    now.replace(open);
    let is_first = use_mut_ref(|| true);

    use_effect_with(open, {
        let show = show.clone();
        move |&open| {
            let is_first = is_first.replace(false);
            match here() {
                Some(entry) if entry.open == open => {}
                // The page has been reloaded.
                Some(Entry {
                    open: Some(who), ..
                }) if is_first => show.emit((open, Some(who))),
                Some(entry) if !is_first => Entry { open, ..entry }.push(None),
                _ => {}
            }
        }
    });
    use_effect_with(show.clone(), move |show| {
        let show = show.clone();
        let listener = EventListener::new(&window(), "popstate", move |_| {
            let was = *now.borrow();
            if let Some(entry) = here().filter(|entry| entry.open != was) {
                show.emit((was, entry.open));
            }
        });
        move || drop(listener)
    });
}

/// Does nothing without a browser.
#[cfg(not(target_arch = "wasm32"))]
#[hook]
pub(crate) fn use_steps_history(_open: Option<Who>, _show: &Callback<(Option<Who>, Option<Who>)>) {}
