//! The bar at the foot: walking through the derivation.

use super::controls::{button_of, icon_button};
use super::{Scene, icons};
use crate::app::{Action, Moment};
use crate::web::readout::Readout;
use yew::prelude::*;

pub(crate) fn walk(scene: Scene) -> Html {
    let text = &scene.text.walk;
    let state = scene.state;
    let now = state.options.moment;
    let (at_first, at_last) = (state.is_first(), state.is_last());
    let (play, play_icon) = if state.playing { (text.pause, icons::pause()) } else { (text.play, icons::play()) };
    html! {
        <nav class="walk" aria-label={text.label}>
            <Readout point={text.point} symbol={scene.text.symbol} />
            <div class="controls">
                { icon_button(icons::first(), text.first, at_first, scene.on(Action::First)) }
                { button_of("", text.back.into(), at_first, scene.on(Action::Back)) }
                { pips(scene) }
                <span class="where">{ place(scene, now) }</span>
                { button_of("primary", text.next.into(), at_last, scene.on(Action::Next)) }
                { icon_button(icons::last(), text.last, at_last, scene.on(Action::Last)) }
                { icon_button(play_icon, play, false, scene.on(Action::TogglePlay)) }
                <button type="button" aria-pressed={state.options.hide.to_string()}
                    onclick={scene.on(Action::ToggleHide)}>{ text.hide }</button>
            </div>
        </nav>
    }
}

/// One press to each step.
fn pips(scene: Scene) -> Html {
    let now = scene.state.options.moment;
    let steps = if scene.trace().games.is_empty() { 6..=6 } else { 1..=8 };
    html! {
        <div class="pips">
            for step in steps {
                <button type="button" class={classes!((step <= now.step).then_some("reached"))}
                    aria-label={(scene.text.steps.step)(step)} title={(scene.text.steps.step)(step)}
                    aria-current={(step == now.step).then_some("step")}
                    onclick={scene.on(Action::GoTo(Moment { step, sub: 0 }))}></button>
            }
        </div>
    }
}

fn place(scene: Scene, now: Moment) -> String {
    let text = &scene.text.walk;
    match (now.step, now.sub) {
        (5, 0) => text.at_bracket.to_owned(),
        (5, i) => {
            let made = scene.trace().volatility.as_ref().map_or(0, |v| v.iterations.len() - 1);
            (text.at_iteration)(i, u16::try_from(made).unwrap_or(u16::MAX))
        }
        (step, _) => (text.at_step)(step),
    }
}
