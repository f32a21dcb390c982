//! The page with all rooms and all systems.

use super::effects::{use_clock, use_ears, use_quiet_answer, use_room_told, use_step_in_view, use_theme};
use super::keeping::{Keeping, use_kept};
use super::session_history::{Arrival, Told, room_beside_address, use_session_history};
use super::sharing::Sharing;
use super::storage;
use super::views::full::FullPage;
use crate::app::address::is_of_dialog;
use crate::app::full::{Act, Full};
use crate::app::{Action, State};
use crate::present::text::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The state, as Yew keeps it.
struct Model(Rc<Full>);

impl Reducible for Model {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(Self(Rc::new(self.0.update(act))))
    }
}

/// What the page with all rooms comes after.
#[derive(Default, Properties, PartialEq)]
pub struct FullAppProps {
    /// The state of the room of one player, if that was there alone.
    #[prop_or_default]
    pub handed: Option<Rc<State>>,
    /// What had the keyboard there, by its `id`; `None` if the page has just been opened.
    #[prop_or_default]
    pub before: Option<AttrValue>,
}

/// The whole page with its state.
#[component]
pub fn FullApp(props: &FullAppProps) -> Html {
    let found = use_memo((), |()| storage::found());
    let model = use_reducer(|| {
        let full = Full::of_found(&found, props.handed.as_deref());
        let full = full.update(Act::Page(Action::SetTheme(storage::theme())));
        Model(Rc::new(room_beside_address().map_or(full.clone(), |room| full.update(Act::Enter(room)))))
    });
    let state = model.0.clone();
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |act: Act, ()| dispatcher.dispatch(act)
    });
    let on_page = use_callback((), {
        let dispatch = dispatch.clone();
        move |action: Action, ()| dispatch.emit(Act::Page(action))
    });
    let open = use_callback((), {
        let dispatch = dispatch.clone();
        move |arrival: Arrival<Full>, ()| {
            let room = match arrival {
                Arrival::Link(fragment) => return dispatch.emit(Act::Load(fragment)),
                Arrival::Room(room) => room,
                Arrival::Case(left, room) => {
                    dispatch.emit(Act::Return(left));
                    room
                }
            };
            if let Some(room) = room {
                dispatch.emit(Act::Enter(room));
            }
        }
    });

    let language = Language::default();
    use_ears(on_page.clone());
    use_session_history(
        &state,
        Told { room: |state| Some(state.room), stays: is_of_dialog, address: Full::link },
        open,
    );
    // A dialog that a link has opened gives the keyboard back to the button that opens it.
    let before = use_memo((), |()| props.before.clone().filter(|_| storage::asked_to_share().is_none()));
    use_room_told(state.room, language.text(), (*before).clone());
    let (notes, _) = use_kept(
        &state,
        &found,
        Keeping {
            shown: |state, _| state.shown(),
            address: Full::link,
            seen: |state| (state.room, state.origin()),
            restore: dispatch.reform(|(room, link)| Act::Restore(room, link)),
        },
    );
    use_quiet_answer(state.page.worked.clone());
    use_theme(state.page.theme);
    use_clock(state.page.playing, on_page);
    use_step_in_view(state.page.options.moment);

    html! {
        <>
            <FullPage state={state.clone()} {language} dispatch={dispatch.clone()} {notes} />
            <Sharing {state} {language} {dispatch} />
        </>
    }
}
