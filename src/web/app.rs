//! The first program: one player, the paper's system.

use super::effects::{use_clock, use_ears, use_kept, use_quiet_answer, use_step_in_view, use_theme};
use super::views::page::Page;
use super::{embedded, more, storage};
use crate::app::{Action, State};
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
    let model = use_reducer(|| Model(Rc::new(storage::load())));
    let state = model.0.clone();
    let message = use_state_eq(|| None);
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| dispatcher.dispatch(action)
    });

    let link = storage::link(&state);
    // The listener lives as long as the page, and needs the link as it is then.
    let now = use_mut_ref(String::new);
    now.replace(link.clone());
    let open = use_callback((), {
        let (dispatch, message) = (dispatch.clone(), message.setter());
        move |fragment: String, ()| {
            if link::is_beyond(&fragment) {
                storage::keep_beside(&now.borrow(), &fragment);
                let failed = message.clone();
                message.set(Some(text.page.coming));
                more::load(move || failed.set(Some(text.page.not_coming)));
            } else {
                dispatch.emit(Action::Load(fragment));
            }
        }
    });

    use_ears(dispatch.clone(), open);
    use_kept(storage::Kept { address: link.clone(), whole: None, page: link });
    use_quiet_answer(state.worked.clone());
    use_theme(state.theme);
    use_clock(state.playing, dispatch.clone());
    use_step_in_view(state.options.moment);

    html! { <Page {state} {text} {dispatch} message={*message} embedded={embedded::is()} /> }
}
