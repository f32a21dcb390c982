//! The full program: all rooms, all systems.

use super::effects::{use_clock, use_ears, use_quiet_answer, use_step_in_view, use_theme};
use super::keeping::{Keeping, use_kept};
use super::sharing::Sharing;
use super::storage;
use super::views::full::FullPage;
use crate::app::full::{Act, Full};
use crate::app::{Action, Handed};
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

/// What the full program begins with.
#[derive(PartialEq, Properties)]
pub struct FullAppProps {
    /// What the first program hands over, if it was there.
    pub handed: Option<Handed>,
}

/// The whole page with its state.
#[component]
pub fn FullApp(props: &FullAppProps) -> Html {
    let found = use_memo((), |()| storage::found());
    let model = use_reducer(|| {
        let full = Full::of_found(&found, props.handed.as_ref());
        Model(Rc::new(full.update(Act::Page(Action::SetTheme(storage::theme())))))
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
        move |fragment: String, ()| dispatch.emit(Act::Load(fragment))
    });

    use_ears(on_page.clone(), open);
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

    let language = Language::default();
    html! {
        <>
            <FullPage state={state.clone()} {language} dispatch={dispatch.clone()} {notes} />
            <Sharing {state} {language} {dispatch} />
        </>
    }
}
