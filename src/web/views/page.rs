//! The whole page.

use super::header::{Header, notice};
use super::still::{Still, still};
use super::walk::{Place, Walk};
use super::{Scene, answer, cards, inputs, steps};
use crate::app::{Action, State};
use crate::present::text::Text;
use std::rc::Rc;
use yew::prelude::*;

/// The page as a state has it.
#[derive(Properties)]
pub struct PageProps {
    /// The state.
    pub state: Rc<State>,
    /// The words.
    pub text: &'static Text,
    /// Where to send what a person does.
    pub dispatch: Callback<Action>,
}

impl PartialEq for PageProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state) && self.text == other.text && self.dispatch == other.dispatch
    }
}

/// Header, three columns, the bar at the foot.
#[component]
pub fn Page(props: &PageProps) -> Html {
    let first = use_state_eq(|| 0);
    let turn_to = use_callback((), {
        let first = first.setter();
        move |to, ()| first.set(to)
    });
    let scene =
        Scene { state: &props.state, text: props.text, dispatch: &props.dispatch, first: *first, turn_to: &turn_to };
    let text = &props.text.page;
    let header = Header {
        can_undo: props.state.can_undo(),
        can_redo: props.state.can_redo(),
        theme: props.state.theme,
        text: props.text,
        dispatch: props.dispatch.clone(),
    };
    let walk = Walk { place: Place::of(&props.state), text: props.text, dispatch: props.dispatch.clone() };
    html! {
        <>
            { still(Still::Header(header)) }
            { notice(scene) }
            <main class="columns">
                { inputs::inputs(scene) }
                <section class="column derivation" aria-label={text.derivation}>
                    { answer::answer(scene) }
                    { steps::steps(scene) }
                </section>
                { cards::cards(scene) }
            </main>
            <footer class="footer">
                <p>{ text.source }</p>
                <p>{ text.source_note }</p>
            </footer>
            { still(Still::Walk(walk)) }
        </>
    }
}
