//! The first program: one player, the paper's system.

use super::effects::{use_clock, use_ears, use_quiet_answer, use_step_in_view, use_theme};
use super::keeping::{Keeping, use_kept};
use super::views::page::Page;
use super::{embedded, more, storage};
use crate::app::kept::Shown;
use crate::app::{Action, Handed, Room, State};
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

/// The whole page with its state.
#[component]
pub fn App() -> Html {
    let text = Language::default().text();
    let found = use_memo((), |()| storage::found());
    let model = use_reducer(|| Model(Rc::new(found.state().update(Action::SetTheme(storage::theme())))));
    let state = model.0.clone();
    let message = use_state_eq(|| None);
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| dispatcher.dispatch(action)
    });

    // The listener lives as long as the page, and needs the state as it is then.
    let now = use_mut_ref(|| state.clone());
    now.replace(state.clone());
    let (notes, keep) = use_kept(
        &state,
        &found,
        Keeping {
            shown: |state, found| Shown::of_first(state, &found.place()),
            address: |state| storage::beside_awaited(&link::print(&state.form, &state.options)),
            seen: |state| (Room::Player, state.origin),
            restore: dispatch.reform(|(_, case)| Action::Restore(case)),
        },
    );
    let open = use_callback((), {
        let (dispatch, message, now, keep) = (dispatch.clone(), message.setter(), now.clone(), keep.clone());
        move |fragment: String, ()| {
            if link::is_beyond(&fragment) {
                // Whoever reads the address next has both.
                let State { form, options, .. } = &**now.borrow();
                storage::put_into_address(&link::joined(&[&link::print(form, options), &fragment]));
                keep.emit(());
                let failed = message.clone();
                message.set(Some(text.page.coming));
                more::load(move || failed.set(Some(text.page.not_coming)));
            } else {
                dispatch.emit(Action::Load(fragment));
            }
        }
    });

    use_ears(dispatch.clone(), open.clone());
    use_effect_with((), move |()| {
        // One's own case goes on where it is rated.
        if found.fragment.is_empty() && !found.place().is_empty() {
            open.emit(found.place());
        }
        let listener = more::listen(move || {
            keep.emit(());
            Handed::of(&now.borrow())
        });
        move || drop(listener)
    });
    use_quiet_answer(state.worked.clone());
    use_theme(state.theme);
    use_clock(state.playing, dispatch.clone());
    use_step_in_view(state.options.moment);

    html! { <Page {state} {text} {dispatch} message={*message} {notes} embedded={embedded::is()} /> }
}
