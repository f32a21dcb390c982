//! The page with its state. There is one for the whole visit: the other rooms come into it.

use super::effects::{use_clock, use_ears, use_quiet_answer, use_room_told, use_step_in_view, use_theme};
use super::keeping::use_kept;
use super::load_rooms::{SecondPart, use_rooms};
use super::session_history::{Arrival, room_beside_address, use_session_history};
use super::sharing::SharingProps;
use super::views::header::HEADING;
use super::views::page::Page;
use super::{embedded, focus, storage};
use crate::app::{Action, State};
use crate::case::Subject;
use crate::present::text::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The state, as Yew keeps it.
struct Model(Rc<State>);

impl Reducible for Model {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Self(Rc::new(self.0.update(action))))
    }
}

/// What the page starts with.
#[derive(Properties, PartialEq)]
pub struct AppProps {
    /// The second part of the program, where it was there first.
    pub second: Option<SecondPart>,
    /// Whether it was asked for in vain.
    pub rooms_failed: bool,
}

/// The whole page with its state.
#[component]
pub fn App(props: &AppProps) -> Html {
    let language = Language::default();
    let text = language.text();
    let second = use_state(|| props.second);
    let found = use_memo((), |()| storage::found());
    let model = use_reducer(|| {
        let state = State::of_found(&found, second.map(|second| (second.rooms)()));
        let state = state.update(Action::SetTheme(storage::theme()));
        let beside = room_beside_address().filter(|_| second.is_some());
        Model(Rc::new(beside.map_or(state.clone(), |room| state.update(Action::Enter(room)))))
    });
    let state = model.0.clone();
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| dispatcher.dispatch(action)
    });
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
    let came = use_callback((), {
        let (dispatch, setter) = (dispatch.clone(), second.setter());
        move |second: SecondPart, ()| {
            let mut rooms = (second.rooms)();
            // As it is kept now: another tab may have changed it since this one was opened.
            rooms.restore(Subject::League, &storage::found().league);
            setter.set(Some(second));
            dispatch.emit(Action::Came(rooms));
            focus::if_lost(HEADING);
        }
    });

    use_ears(dispatch.clone());
    use_session_history(&state, open);
    use_room_told(state.room, text);
    let notes = use_kept(&state, &found, dispatch.reform(|(room, kept)| Action::Restore(room, kept)));
    let message = use_rooms(&text.page, state.awaited.clone(), props.rooms_failed, came);
    use_quiet_answer(state.worked.clone());
    use_theme(state.theme);
    use_clock(state.playing, dispatch.clone());
    use_step_in_view(state.options.moment);

    let second = second.filter(|_| state.rooms.is_some());
    let sharing = second
        .map(|second| (second.sharing)(SharingProps { state: state.clone(), language, dispatch: dispatch.clone() }));
    html! {
        <>
            <Page {state} {language} {dispatch} rooms={second.map(|second| second.view)} {message} {notes} embedded={embedded::is()} />
            { sharing }
        </>
    }
}
