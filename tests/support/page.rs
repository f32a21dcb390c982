//! The page of a state as a server would render it.

use crate::html::block_on;
use glicko2_steps::app::State;
use glicko2_steps::present::text::Language;
use glicko2_steps::web::{Notes, Page, PageProps, RoomView};
use std::rc::Rc;
use yew::{Callback, LocalServerRenderer};

/// The page, or the small one inside somebody else's; with all rooms if the state has them.
pub(crate) fn markup(state: &State, embedded: bool) -> String {
    let props = PageProps {
        state: Rc::new(state.clone()),
        language: Language::En,
        dispatch: Callback::noop(),
        rooms: state.rooms.is_some().then(RoomView::of_all),
        message: None,
        notes: Notes::default(),
        embedded,
    };
    block_on(LocalServerRenderer::<Page>::with_props(props).hydratable(false).render())
}
