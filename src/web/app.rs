//! The page of a first visit: one player, the paper's system.

use super::effects::{use_clock, use_ears, use_quiet_answer, use_step_in_view, use_theme};
use super::keeping::{Keeping, use_kept};
use super::load_rooms::use_rooms;
use super::session_history::{Arrival, Told, use_session_history};
use super::views::page::Page;
use super::{embedded, storage};
use crate::app::kept::Shown;
use crate::app::{Action, Options, Room, State};
use crate::case::link;
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

fn link_of(state: &State) -> String {
    link::print(&state.case, &state.options)
}

/// What the page of a first visit starts with.
#[derive(Properties, PartialEq)]
pub struct AppProps {
    /// Whether the other rooms were asked for in vain.
    #[prop_or_default]
    pub rooms_failed: bool,
    /// Takes what gives the state as it is then, and keeps it: for the other rooms, once they are there.
    #[prop_or_default]
    pub offer: Callback<Callback<(), Rc<State>>>,
}

/// The whole page with its state.
#[component]
pub fn App(props: &AppProps) -> Html {
    let text = Language::default().text();
    let found = use_memo((), |()| storage::found());
    let model = use_reducer(|| Model(Rc::new(found.state().update(Action::SetTheme(storage::theme())))));
    let state = model.0.clone();
    let way = use_rooms(&text.page, props.rooms_failed);
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| dispatcher.dispatch(action)
    });

    // What listens lives as long as the page, and needs the state as it is then.
    let now = use_mut_ref(|| state.clone());
    now.replace(state.clone());
    let (notes, keep) = use_kept(
        &state,
        &found,
        Keeping {
            shown: |state, found| Shown::of_first(state, &found.place()),
            address: |state| storage::beside_awaited(&link_of(state)),
            seen: |state| (Room::Player, state.origin),
            restore: dispatch.reform(|(_, case)| Action::Restore(case)),
        },
    );
    // Asks for the other rooms, with the state in the address beside what they are asked for.
    let ask = use_callback((), {
        let (want, now, keep) = (way.want.clone(), now.clone(), keep.clone());
        move |beyond: String, ()| {
            storage::put_into_address(&link::joined(&[&link_of(&now.borrow()), &beyond]));
            keep.emit(());
            want.emit(true);
        }
    });
    let open = use_callback((), {
        let (dispatch, want, now, ask) = (dispatch.clone(), way.want.clone(), now.clone(), ask.clone());
        move |arrival: Arrival<State>, ()| {
            let fragment = storage::fragment();
            let (beyond, own) = link::parted(&fragment);
            match arrival {
                Arrival::Link(_) if link::is_beyond(&fragment) => {
                    if link::has_case(&own) {
                        dispatch.emit(Action::Load(own));
                    } else if !own.is_empty() {
                        let case = link::print(&now.borrow().case, &Options::default());
                        dispatch.emit(Action::Load(link::joined(&[&case, &own])));
                    }
                    return ask.emit(fragment);
                }
                Arrival::Link(link) => dispatch.emit(Action::Load(link)),
                Arrival::Case(left, _) => dispatch.emit(Action::Return(left)),
                Arrival::Room(_) => {}
            }
            if link::is_beyond(&fragment) {
                ask.emit(beyond);
            } else {
                want.emit(false);
            }
        }
    });

    // The line of time comes with the other rooms.
    use_effect_with(state.case.periods.len() > 1 && !embedded::is(), {
        let ask = ask.clone();
        move |has_periods| {
            if *has_periods {
                ask.emit(String::new());
            }
        }
    });
    use_ears(dispatch.clone());
    use_session_history(
        &state,
        Told {
            // While another room is awaited, the address is meant for that.
            room: |_| (!link::is_beyond(&storage::fragment())).then_some(Room::Player),
            stays: |link| link::is_beyond(link) && !link::has_case(link),
            address: link_of,
        },
        open,
    );
    let offer = props.offer.clone();
    use_effect_with((), move |()| {
        // One's own case goes on where it is rated.
        if found.fragment.is_empty() && !found.place().is_empty() {
            ask.emit(found.place());
        }
        offer.emit(Callback::from(move |()| {
            keep.emit(());
            now.borrow().clone()
        }));
    });
    use_quiet_answer(state.worked.clone());
    use_theme(state.theme);
    use_clock(state.playing, dispatch.clone());
    use_step_in_view(state.options.moment);

    html! { <Page {state} {text} {dispatch} message={way.message} {notes} embedded={embedded::is()} /> }
}
