//! The step navigation of the stage.

use crate::state::{Action, DerivationView, StepPosition};
use crate::widgets::controls::{button, button_of, icon_button};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::icons;
use crate::widgets::memo::Part;
use crate::widgets::popover::popover;
use explain::words::Text;
use yew::prelude::*;

/// The `id` of the introduction above the answer, which gets the focus when the steps are left.
pub(crate) const INTRODUCTION: &str = "introduction";

/// The values that the step navigation depends on.
#[derive(PartialEq)]
pub(crate) struct Navigation {
    pub(crate) state: NavigationState,
    /// The name of the step position, if the steps are not just the paper's eight.
    pub(crate) at: Option<String>,
    pub(crate) text: Text,
    pub(crate) dispatch: Callback<Action>,
}

impl Navigation {
    /// Returns the navigation at another step: the one whose value is asked for.
    pub(crate) fn at_step(self, step: u8) -> Self {
        Self {
            state: NavigationState {
                now: StepPosition { step, sub: 0 },
                ..self.state
            },
            ..self
        }
    }
}

/// The step position, and what can be done from there.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct NavigationState {
    now: StepPosition,
    /// Whether a step is open.
    is_in: bool,
    is_first: bool,
    pub(crate) is_last: bool,
    is_playing: bool,
    hides: bool,
    /// Whether there is a Step 5. An idle period has none.
    has_games: bool,
    /// The number of iterations of Step 5, unless it is hidden.
    iterations: Option<u16>,
}

impl NavigationState {
    pub(crate) fn of(view: &DerivationView) -> Self {
        let search = view.derivation.trace.volatility.as_ref();
        let made = |count: usize| u16::try_from(count - 1).unwrap_or(u16::MAX);
        Self {
            now: view.position(),
            is_in: view.has_open_step(),
            is_first: view.is_first(),
            is_last: view.is_last(),
            is_playing: view.playing,
            hides: view.options.hide,
            has_games: search.is_some(),
            iterations: search
                .filter(|_| view.first_hidden_iteration().is_none())
                .map(|search| made(search.iterations.len())),
        }
    }
}

impl Part for Navigation {
    fn view(&self) -> Html {
        navigation(self)
    }
}

fn navigation(bar: &Navigation) -> Html {
    let text = bar.text.navigation;
    let state = &bar.state;
    let on = |action| bar.dispatch.on(action);
    let hides = html! {
        <button type="button" class="hides" aria-pressed={state.hides.to_string()}
            onclick={on(Action::ToggleHide)}>{ icons::hidden() }<span>{ text.hide() }</span></button>
    };
    let more = html! {
        <>
            if !state.hides { { hides.clone() } }
            if state.is_in { { button(text.to_answer(), on(Action::CloseStep).then_focus(&[INTRODUCTION])) } }
            { button(text.play(), on(Action::TogglePlay)) }
            <button type="button" class="presents" title={text.present_key()} aria-keyshortcuts="f"
                onclick={on(Action::Present(true))}>{ text.present() }</button>
        </>
    };
    html! {
        <nav class={classes!("walk", state.is_in.then_some("in"))} aria-label={text.label()}>
            <div class="controls">
                { core(bar, if state.is_in { text.next() } else { text.through() }, state.is_in && state.is_last, Action::Next) }
                // While steps are hidden, the button that shows them stays visible.
                if state.hides { { hides } }
                if state.is_playing {
                    { icon_button(icons::pause(), text.pause(), false, on(Action::TogglePlay)) }
                } else {
                    { popover("end", Some("present"), text.more(), Some(text.more_short()), more) }
                }
            </div>
        </nav>
    }
}

/// Draws the parts of every navigation: back, the dots, the step position, and next.
pub(crate) fn core(bar: &Navigation, next: &'static str, is_over: bool, go: Action) -> Html {
    let on = |action| bar.dispatch.on(action);
    html! {
        <>
            if bar.state.is_in {
                { button_of("", bar.text.navigation.back().into(), bar.state.is_first, on(Action::Back)) }
            }
            { pips(bar) }
            // If no step is open, the title of the picture says so.
            <span class="where">{ bar.state.is_in.then(|| where_it_is(bar)) }</span>
            { button_of("primary", next.into(), is_over, on(go)) }
        </>
    }
}

/// Draws a dot for each step. A press goes to the step.
pub(crate) fn pips(bar: &Navigation) -> Html {
    let NavigationState {
        now,
        is_in,
        has_games,
        ..
    } = bar.state;
    let steps = if has_games { 1..=8 } else { 6..=6 };
    html! {
        <div class="pips">
            for step in steps {
                <button type="button" class={classes!((is_in && step <= now.step).then_some("reached"))}
                    aria-label={bar.text.steps.step(step.into())} title={bar.text.steps.step(step.into())}
                    aria-current={(is_in && step == now.step).then_some("step")}
                    onclick={bar.dispatch.on::<MouseEvent>(Action::GoTo(StepPosition { step, sub: 0 }))}></button>
            }
        </div>
    }
}

pub(crate) fn where_it_is(bar: &Navigation) -> String {
    let text = bar.text.navigation;
    let NavigationState {
        now,
        is_in,
        iterations,
        ..
    } = bar.state;
    match (now.step, now.sub) {
        _ if !is_in => text.at_answer().to_owned(),
        (5, 0) => text.at_bracket().to_owned(),
        (5, i) => match iterations {
            Some(n) => text.at_iteration_of(i.into(), n.into()),
            None => text.at_iteration(i.into()),
        },
        (step, _) => bar.at.clone().unwrap_or_else(|| text.at_step(step.into())),
    }
}
