//! The page with its state. The state lives for the whole visit; the lazy part adds its rooms to it.

use super::effects::{use_clock, use_ears, use_quiet_answer, use_step_in_view, use_theme};
use super::load_rooms::{LazyPart, use_rooms};
use super::saving::use_saving;
use super::session_history::{Arrival, room_beside_address, use_session_history};
use super::sharing::SharingProps;
use super::storage;
use super::tooltip::Tooltip;
use crate::browser::focus;
use crate::browser::wasm::embedded;
use crate::page::Page;
use crate::state::{Action, State};
use explain::by_ptr::ByPtr;
use explain::words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The reducer's value: the page's state, and the lazy part once it has been loaded.
struct Model {
    state: Rc<State>,
    lazy_part: Option<LazyPart>,
}

impl Reducible for Model {
    /// An action, and the lazy part if the action is its arrival.
    type Action = (Action, Option<LazyPart>);

    fn reduce(self: Rc<Self>, (action, lazy_part): Self::Action) -> Rc<Self> {
        Rc::new(Self {
            state: Rc::new(self.state.update(action)),
            lazy_part: lazy_part.or(self.lazy_part),
        })
    }
}

/// The properties of [`App`].
#[derive(Properties, PartialEq)]
pub struct AppProps {
    /// The lazy part, if it was loaded before the page was mounted.
    pub lazy_part: Option<LazyPart>,
    /// Whether loading the lazy part failed before the page was mounted.
    pub rooms_failed: bool,
}

/// The whole page with its state.
#[component]
pub fn App(props: &AppProps) -> Html {
    let language = Language::default();
    let text = language.text();
    let found = use_memo((), |()| storage::found());
    let model = use_reducer(|| {
        let lazy_part = props.lazy_part;
        let mut state = State::of_found(&found, lazy_part.map(|lazy_part| (lazy_part.rooms)()));
        state = state.update(Action::SetTheme(storage::theme()));
        if let Some(room) = room_beside_address().filter(|_| lazy_part.is_some()) {
            state = state.update(Action::Enter(room));
        }
        Model {
            state: Rc::new(state),
            lazy_part,
        }
    });
    let state = model.state.clone();
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| {
            focus::renders(true);
            dispatcher.dispatch((action, None));
        }
    });
    // This effect runs after those of all components within the page.
    use_effect_with(ByPtr(state.clone()), |_| focus::renders(false));
    let open = use_callback((), {
        let dispatch = dispatch.clone();
        move |arrival: Arrival, ()| {
            let room = match arrival {
                Arrival::Link(fragment) => return dispatch.emit(Action::Load(fragment)),
                Arrival::Room(room) => room,
                Arrival::Case(left, room) => {
                    dispatch.emit(Action::Return(left));
                    room
                }
            };
            if let Some(room) = room {
                dispatch.emit(Action::Enter(room));
            }
        }
    });
    let was_held = use_mut_ref(|| false);
    let on_loaded = use_callback((), {
        let (dispatcher, was_held) = (model.dispatcher(), was_held.clone());
        move |lazy_part: LazyPart, ()| {
            was_held.replace(focus::is_held());
            dispatcher.dispatch((
                Action::RoomsLoaded(Box::new((lazy_part.rooms)())),
                Some(lazy_part),
            ));
        }
    });

    use_ears(dispatch.clone());
    use_session_history(&state, open);
    let notes = use_saving(
        &state,
        &found,
        dispatch.reform(|(room, saved)| Action::Restore(room, saved)),
    );
    let message = use_rooms(
        text.page,
        state.awaited.clone(),
        props.rooms_failed,
        on_loaded,
    );
    use_quiet_answer(state.view.derivation.clone(), state.view.is_changing());
    use_theme(state.theme);
    use_clock(state.view.playing, dispatch.clone());
    use_step_in_view(state.view.options.position, model.lazy_part.is_some());

    let lazy_part = model.lazy_part;
    // An empty node keeps the position in the list, so that Yew keeps the page when the dialog is added.
    let sharing = lazy_part.map_or_else(Html::default, |lazy_part| {
        let is_late = props.lazy_part.is_none();
        let was_held = *was_held.borrow();
        (lazy_part.sharing)(SharingProps {
            state: ByPtr(state.clone()),
            language,
            is_late,
            was_held,
            dispatch: dispatch.clone(),
        })
    });
    html! {
        <>
            <Page state={ByPtr(state.clone())} {language} {dispatch} rooms={lazy_part.map(|lazy_part| lazy_part.view)} {message} {notes} embedded={embedded::is()} />
            { sharing }
            <Tooltip {language} rooms={lazy_part.map(|lazy_part| lazy_part.view)} of={ByPtr(state.view.derivation.clone())} />
        </>
    }
}
