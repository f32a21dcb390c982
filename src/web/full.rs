//! The full program: all rooms, all systems.

use super::effects::{use_clock, use_ears, use_kept, use_quiet_answer, use_step_in_view, use_theme};
use super::sharing::Sharing;
use super::storage;
use super::views::full::FullPage;
use crate::app::Action;
use crate::app::full::{Act, Full};
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

/// The whole page with its state.
#[component]
pub fn FullApp() -> Html {
    let model = use_reducer(|| Model(Rc::new(storage::load_full())));
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
        move |fragment: String, ()| dispatch.emit(Act::Load(fragment))
    });

    use_ears(on_page.clone(), open);
    use_kept(storage::Kept { address: state.link(), whole: Some(state.whole()), page: storage::link(&state.page) });
    use_quiet_answer(state.page.worked.clone());
    use_theme(state.page.theme);
    use_clock(state.page.playing, on_page);
    use_step_in_view(state.page.options.moment);

    let language = Language::default();
    html! {
        <>
            <FullPage state={state.clone()} {language} dispatch={dispatch.clone()} />
            <Sharing {state} {language} {dispatch} />
        </>
    }
}
