//! The application: the state, what keeps it, and what the page hears beyond its own controls.

use super::views::page::Page;
use super::{copy, focus, keys, light, storage};
use crate::app::{Action, Moment, State};
use crate::present::text::Language;
use gloo::timers::callback::{Interval, Timeout};
use std::rc::Rc;
use yew::prelude::*;

/// A step of the derivation stays so long while it plays.
const PLAY_MS: u32 = 2_500;
/// The state is kept once nothing has changed for so long; browsers refuse an address that changes too often.
const SAVE_MS: u32 = 300;
/// The answer is read out once nothing has changed for so long, not at every digit.
const SPEAK_MS: u32 = 700;

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
    let model = use_reducer(|| Model(Rc::new(storage::load())));
    let state = model.0.clone();
    let dispatch = use_callback((), {
        let dispatcher = model.dispatcher();
        move |action: Action, ()| dispatcher.dispatch(action)
    });

    // What the page hears: keys, a new link in the address bar, pointing, copying.
    use_effect_with((), {
        let dispatch = dispatch.clone();
        move |()| {
            let listeners =
                (keys::listen(dispatch.clone()), storage::listen(dispatch), light::listen(), copy::listen());
            move || drop(listeners)
        }
    });

    use_effect_with(storage::link(&state), |link| {
        let link = link.clone();
        let timer = Timeout::new(SAVE_MS, move || storage::save(&link));
        move || drop(timer)
    });

    // A live region that is busy is not read out.
    use_effect_with(state.worked.clone(), |_| {
        light::untitle();
        focus::set_busy(true);
        let timer = Timeout::new(SPEAK_MS, || focus::set_busy(false));
        move || drop(timer)
    });

    use_effect_with(state.theme, |theme| storage::apply_theme(*theme));

    use_effect_with(state.playing, {
        let dispatch = dispatch.clone();
        move |playing| {
            let timer = playing.then(|| Interval::new(PLAY_MS, move || dispatch.emit(Action::Tick)));
            move || drop(timer)
        }
    });

    // The step that is walked to comes into view; at the start only if a link asks for it.
    let walked = use_mut_ref(Moment::default);
    use_effect_with(state.options.moment, move |moment| {
        if walked.replace(*moment) != *moment {
            focus::reveal(&format!("step-{}", moment.step));
        }
    });

    html! { <Page {state} text={Language::default().text()} {dispatch} /> }
}
