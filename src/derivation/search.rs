//! The controls of Step 5: the slider through its iterations, example cases, and other ends to start from.

use super::ViewContext;
use super::pictures::{Between, Picture};
use crate::state::{Action, Derivation, State, Step5Bracket, StepPosition};
use crate::widgets::chart::{Overlay, live_chart};
use crate::widgets::controls::button;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::input::slider as range;
use explain::by_ptr::ByPtr;
use explain::case::examples::cases_to_try;
use explain::numbers::Digits;
use explain::stage::Starts;
use explain::words::Text;
use explain::words::pieces::pieces as plain_pieces;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Draws the slider below the picture of Step 5, from the bracket to the last iteration.
pub(crate) fn slider(context: ViewContext) -> Html {
    let Some(volatility) = &context.trace().volatility else {
        return html! {};
    };
    let StepPosition { step: 5, sub } = context.view.position() else {
        return html! {};
    };
    // Hidden iterations must not be reached. The room for the slider stays.
    if context.view.first_hidden_iteration().is_some() {
        return html! { <div class="slide"></div> };
    }
    let text = context.text;
    // The slider is for the iterations from the paper's ends. With other ends a button leads back to these.
    if context.view.bracket.is_other() {
        return html! { <div class="slide">{ papers_ends(text, context.dispatch) }</div> };
    }
    let last = u16::try_from(volatility.iterations.len() - 1).unwrap_or(u16::MAX);
    let at = if sub == 0 {
        text.navigation.at_bracket().to_owned()
    } else {
        text.navigation.at_iteration_of(sub.into(), last.into())
    };
    let go = context
        .dispatch
        .reform(|sub| Action::GoTo(StepPosition { step: 5, sub }));
    html! { <div class="slide">{ range(text.language.stage().iteration(), sub, last, at, &go) }</div> }
}

/// Returns the name of the example case that has replaced the reader's own, if any.
pub(crate) fn tried(state: &State, text: Text) -> Option<&'static str> {
    // Only the work of Step 5 says so, and the cases take time to make.
    if !state.can_undo() || !state.view.opens_step(5) {
        return None;
    }
    let names = text.language.stage().cases_to_try();
    cases_to_try()
        .iter()
        .zip(names)
        .find(|(tried, _)| **tried == *state.player.case)
        .map(|(_, name)| name)
}

/// Draws buttons for example cases in which more happens, and the other ends to start from.
pub(crate) fn beyond(context: ViewContext) -> Html {
    let words = context.text.language.stage();
    let rounding = context.view.options.rounding;
    let picture = context
        .view
        .starts(context.view.bracket.at)
        .map(|starts| Between::of(&starts, context.view));
    let tries = |i: usize| {
        context
            .dispatch
            .reform(move |_| Action::Replace(Rc::new(cases_to_try()[i].clone()), rounding))
    };
    html! {
        <>
            <div class="row-buttons">
                <span>{ words.try_it() }</span>
                for (i, name) in words.cases_to_try().into_iter().enumerate() { { button(name, tries(i)) } }
            </div>
            if let Some(name) = context.tried {
                <p class="row-buttons" role="status">
                    <span>{ words.took_place(name) }</span>
                    { button(words.to_own_case(), context.dispatch.on(Action::Undo)) }
                </p>
            }
            <OtherBracket of={ByPtr(context.view.derivation.clone())} bracket={context.view.bracket} {picture} over={context.handles()} text={context.text}
                digits={context.digits()} dispatch={context.dispatch.clone()} />
        </>
    }
}

#[derive(Properties, PartialEq)]
struct OtherBracketProps {
    of: ByPtr<Derivation>,
    bracket: Step5Bracket,
    /// The picture of the ends.
    picture: Option<Between>,
    over: Option<Overlay>,
    text: Text,
    digits: Digits,
    dispatch: Callback<Action>,
}

/// Two ends that can be moved, and the resulting search. The content is rendered once the reader
/// opens it or moves an end in the picture.
#[component]
fn OtherBracket(props: &OtherBracketProps) -> Html {
    let is_open = use_state_eq(|| false);
    let toggled = {
        let is_open = is_open.clone();
        move |event: Event| {
            is_open.set(
                event
                    .target_dyn_into::<Element>()
                    .is_some_and(|fold| fold.has_attribute("open")),
            );
        }
    };
    use_effect_with(props.bracket.is_other(), {
        let is_open = is_open.setter();
        move |&others| {
            if others {
                is_open.set(true);
            }
        }
    });
    html! {
        <details open={*is_open} ontoggle={Callback::from(toggled)}>
            <summary>{ props.text.language.stage().other_ends() }</summary>
            if *is_open { { other_bracket(props) } }
        </details>
    }
}

fn other_bracket(props: &OtherBracketProps) -> Html {
    let words = props.text.language.stage();
    let ends = props.bracket.at;
    let Some(starts) = Starts::of(&props.of.period, &props.of.trace, ends) else {
        return html! {};
    };
    let shown = [starts.a, starts.b].map(Starts::format_end);
    let end = |i: usize, name: &'static str| {
        let (at, starts) = (starts.at[i], starts.clone());
        let moved = props.dispatch.reform(move |at| {
            let mut next = ends;
            next[i] = Some(starts.place(at));
            Action::SetBracket(next)
        });
        html! {
            <label class="slide">
                <span>{ name }{ " = " }{ shown[i].clone() }</span>
                { range(name, at, Starts::STEPS, shown[i].clone(), &moved) }
            </label>
        }
    };
    html! {
        <div class="other-ends">
            <p class="soft">{ pieces(&plain_pieces(words.other_ends_explained()), props.digits) }</p>
            if let Some(between) = props.picture {
                { live_chart(Picture::Between(props.of.clone(), between), starts.alt(words), props.over.clone()) }
            }
            { end(0, "A") }
            { end(1, "B") }
            <p aria-live="polite">{ pieces(&starts.describe(words), props.digits) }</p>
            if props.bracket.is_other() { <div class="row-buttons">{ papers_ends(props.text, &props.dispatch) }</div> }
        </div>
    }
}

/// Draws the button that restores the paper's ends.
fn papers_ends(text: Text, dispatch: &Callback<Action>) -> Html {
    button(
        text.language.stage().papers_ends(),
        dispatch.on(Action::SetBracket([None; 2])),
    )
}
