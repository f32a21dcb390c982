//! The page of a state as a server would render it.

use crate::html::block_on;
use glicko2_steps::app::State;
use glicko2_steps::present::text::Language;
use glicko2_steps::web::{Notes, Page, PageProps, RoomView};
use std::rc::Rc;
use yew::{Callback, LocalServerRenderer};

/// The page, or the small one inside somebody else's; with all rooms if the state has them.
pub(crate) fn markup(state: &State, embedded: bool) -> String {
    markup_in(Language::En, state, embedded)
}

/// The same in a language, with numbers as that language writes them.
pub(crate) fn markup_in(language: Language, state: &State, embedded: bool) -> String {
    let props = PageProps {
        state: Rc::new(state.clone()),
        language,
        dispatch: Callback::noop(),
        rooms: state.rooms.is_some().then(RoomView::of_all),
        message: None,
        notes: Notes::default(),
        embedded,
    };
    language.speak(|| block_on(LocalServerRenderer::<Page>::with_props(props).hydratable(false).render()))
}
