//! The bar at the foot: walking through the derivation.

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
                <button class="icon" type="button" aria-label={text.first} title={text.first} disabled={at_first}
                    onclick={scene.on(Action::First)}>{ icons::first() }</button>
                <button type="button" disabled={at_first} onclick={scene.on(Action::Back)}>{ text.back }</button>
                { pips(scene) }
                <span class="where">{ place(scene, now) }</span>
                <button type="button" class="primary" disabled={at_last} onclick={scene.on(Action::Next)}>{ text.next }</button>
                <button class="icon" type="button" aria-label={text.last} title={text.last} disabled={at_last}
                    onclick={scene.on(Action::Last)}>{ icons::last() }</button>
                <button class="icon" type="button" aria-label={play} title={play}
                    onclick={scene.on(Action::TogglePlay)}>{ play_icon }</button>
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
