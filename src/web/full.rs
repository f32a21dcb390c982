//! The full program: all rooms, all systems.

use super::effects::{use_clock, use_ears, use_kept, use_quiet_answer, use_room_told, use_step_in_view, use_theme};
use super::session_history::{Arrival, Told, room_beside_address, use_session_history};
use super::sharing::Sharing;
use super::storage;
use super::views::full::FullPage;
use crate::app::Action;
use crate::app::full::{Act, Full};
use crate::input::address::is_of_dialog;
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

/// What the full program comes after.
#[derive(Properties, PartialEq)]
pub struct FullAppProps {
    /// What had the keyboard in the first program, by its `id`; `None` if there was none.
    #[prop_or_default]
    pub before: Option<AttrValue>,
}

/// The whole page with its state.
#[component]
pub fn FullApp(props: &FullAppProps) -> Html {
    let model = use_reducer(|| {
        let full = storage::load_full();
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
        move |arrival: Arrival, ()| {
            let room = match arrival {
                Arrival::Link(fragment) => return dispatch.emit(Act::Load(fragment)),
                Arrival::Room(room) => room,
                Arrival::Case(link, room) => {
                    dispatch.emit(Act::Load(link));
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
        Told { room: |state| Some(state.room), stays: is_of_dialog, address: Full::link, whole: Full::exact },
        open,
    );
    // A dialog that a link has opened gives the keyboard back to the button that opens it.
    let before = use_memo((), |()| props.before.clone().filter(|_| storage::asked_to_share().is_none()));
    use_room_told(state.room, language.text(), (*before).clone());
    use_kept(&state, |state| storage::Kept {
        address: state.link(),
        whole: Some(state.whole()),
        page: storage::link(&state.page),
    });
    use_quiet_answer(state.page.worked.clone());
    use_theme(state.page.theme);
    use_clock(state.page.playing, on_page);
    use_step_in_view(state.page.options.moment);

    html! {
        <>
            <FullPage state={state.clone()} {language} dispatch={dispatch.clone()} />
            <Sharing {state} {language} {dispatch} />
        </>
    }
}
