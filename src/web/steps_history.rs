//! History entries for steps that are opened in the room League. Back leads from the steps to where they were opened.

use explain::case::league::Who;
use yew::prelude::*;

/// Adds a history entry whenever the steps of a player are opened or closed. On Back and Forward,
/// calls `show` with the player whose steps were open and the player whose steps are to be open.
#[cfg(target_arch = "wasm32")]
#[hook]
pub(crate) fn use_steps_history(open: Option<Who>, show: &Callback<(Option<Who>, Option<Who>)>) {
    use browser::{Entry, on_popstate};

    // The listener lives as long as the room, so it reads the latest value.
    let now = use_mut_ref(|| open);
    now.replace(open);
    let is_first = use_mut_ref(|| true);

    use_effect_with(open, {
        let show = show.clone();
        move |&open| {
            let is_first = is_first.replace(false);
            match Entry::now() {
                Some(entry) if entry.open == open => {}
                // The page has been reloaded.
                Some(Entry { open: Some(who), .. }) if is_first => show.emit((open, Some(who))),
                Some(entry) if !is_first => entry.push(open),
                _ => {}
            }
        }
    });
    use_effect_with(show.clone(), move |show| {
        let show = show.clone();
        let listener = on_popstate(move || {
            let was = *now.borrow();
            if let Some(entry) = Entry::now().filter(|entry| entry.open != was) {
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

#[cfg(target_arch = "wasm32")]
mod browser {
    use crate::app::Room;
    use explain::case::league::Who;
    use explain::ids::HasId;
    use gloo::events::EventListener;
    use gloo::utils::window;

    /// A history entry of the room League.
    pub(super) struct Entry {
        /// The part of its state that entries of all rooms have: see session_history.rs.
        of_room: String,
        /// The player whose steps are open, written after that part.
        pub(super) open: Option<Who>,
    }

    impl Entry {
        /// Returns the present entry. Returns `None` if it is of another room.
        pub(super) fn now() -> Option<Self> {
            let state = window().history().ok()?.state().ok()?.as_string()?;
            let mut parts = state.splitn(3, ' ');
            let (case, room) = (parts.next()?, parts.next()?);
            let open = parts.next().and_then(read);
            (room == Room::League.id()).then(|| Self { of_room: format!("{case} {room}"), open })
        }

        /// Adds an entry after this one, with the same address.
        pub(super) fn push(&self, open: Option<Who>) {
            let open = open.map(|who| format!(" {}", written(who))).unwrap_or_default();
            let state = format!("{}{open}", self.of_room).into();
            // A sandboxed frame may refuse. The page works without history.
            let _ = window().history().and_then(|history| history.push_state_with_url(&state, "", None));
        }
    }

    fn written(who: Who) -> String {
        match who {
            Who::Player(player) => player.to_string(),
            Who::Member(team, member) => format!("{team}-{member}"),
        }
    }

    fn read(text: &str) -> Option<Who> {
        Some(match text.split_once('-') {
            None => Who::Player(text.parse().ok()?),
            Some((team, member)) => Who::Member(team.parse().ok()?, member.parse().ok()?),
        })
    }

    pub(super) fn on_popstate(then: impl Fn() + 'static) -> EventListener {
        EventListener::new(&window(), "popstate", move |_| then())
    }
}
