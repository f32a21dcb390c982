//! The first program: one player, the paper's system.

use super::effects::{use_clock, use_ears, use_kept, use_quiet_answer, use_step_in_view, use_theme};
use super::more::use_full_program;
use super::session_history::{Arrival, Told, use_session_history};
use super::views::page::Page;
use super::{embedded, storage};
use crate::app::{Action, Options, Room, State};
use crate::input::link;
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

fn kept(state: &State) -> storage::Kept {
    let link = storage::link(state);
    storage::Kept { address: link.clone(), whole: None, page: link }
}

/// The whole page with its state.
#[component]
pub fn App() -> Html {
    let text = Language::default().text();
    let model = use_reducer(|| Model(Rc::new(storage::load())));
    let state = model.0.clone();
    let way = use_full_program(&text.page);
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| dispatcher.dispatch(action)
    });

    // What listens lives as long as the page, and needs the state as it is then.
    let now = use_mut_ref(|| state.clone());
    now.replace(state.clone());
    let open = use_callback((), {
        let (dispatch, want, now) = (dispatch.clone(), way.want.clone(), now.clone());
        move |arrival: Arrival, ()| {
            let fragment = storage::fragment();
            let (beyond, own) = link::parted(&fragment);
            let is_beyond = link::is_beyond(&fragment);
            match arrival {
                Arrival::Link(link) if is_beyond => {
                    let state = now.borrow().clone();
                    if link::has_case(&own) {
                        dispatch.emit(Action::Load(own));
                    } else if !own.is_empty() {
                        dispatch.emit(Action::Load(format!("{}&{own}", link::print(&state.form, &Options::default()))));
                    }
                    storage::keep_beside(&storage::link(&state), &link);
                }
                Arrival::Case(link, _) if is_beyond => dispatch.emit(Action::Load(link::parted(&link).1)),
                Arrival::Link(link) | Arrival::Case(link, _) => dispatch.emit(Action::Load(link)),
                Arrival::Room(_) if is_beyond => storage::keep_beside(&storage::link(&now.borrow()), &beyond),
                Arrival::Room(_) => {}
            }
            want.emit(is_beyond);
        }
    });
    // The full program calls this one off, and reads what was kept.
    use_effect_with((), move |()| move || storage::save(&kept(&now.borrow())));

    use_ears(dispatch.clone());
    use_session_history(
        &state,
        Told {
            // While the full program is awaited, the address is meant for it.
            room: |_| (!link::is_beyond(&storage::fragment())).then_some(Room::Player),
            stays: |link| link::is_beyond(link) && !link::has_case(link),
            address: storage::link,
            whole: storage::link,
        },
        open,
    );
    use_kept(&state, kept);
    use_quiet_answer(state.worked.clone());
    use_theme(state.theme);
    use_clock(state.playing, dispatch.clone());
    use_step_in_view(state.options.moment);

    html! { <Page {state} {text} {dispatch} message={way.message} embedded={embedded::is()} /> }
}
