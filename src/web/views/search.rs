//! What can be done with Step 5: sliding through its iterations, other cases, other ends to start from.

use super::Scene;
use super::pictures::Picture;
use crate::app::{Action, Moment, Worked};
use crate::case::tries::cases_to_try;
use crate::number::Digits;
use crate::present::stage::{End, Starts};
use crate::present::step::pieces as plain_pieces;
use crate::present::text::Text;
use crate::web::kit::chart::chart;
use crate::web::kit::controls::button;
use crate::web::kit::inline::pieces;
use crate::web::kit::input::slider as range;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The slider below the picture of Step 5, from the bracket to the last iteration.
pub(crate) fn slider(scene: Scene) -> Html {
    let Some(volatility) = &scene.trace().volatility else { return html! {} };
    let Moment { step: 5, sub } = scene.state.moment() else { return html! {} };
    // What is covered is not to be slid to; the room for the slider stays.
    if scene.state.covered_iterations().is_some() {
        return html! { <div class="slide"></div> };
    }
    let text = scene.text;
    let last = u16::try_from(volatility.iterations.len() - 1).unwrap_or(u16::MAX);
    let at = if sub == 0 { text.walk.at_bracket.to_owned() } else { (text.walk.at_iteration)(sub, Some(last)) };
    let go = scene.dispatch.reform(|sub| Action::GoTo(Moment { step: 5, sub }));
    html! { <div class="slide">{ range(text.stage.iteration, sub, last, at, &go) }</div> }
}

/// Cases in which more happens, and other ends to start from.
pub(crate) fn beyond(scene: Scene) -> Html {
    let words = &scene.text.stage;
    let rounding = scene.state.options.rounding;
    let tries =
        |i: usize| scene.dispatch.reform(move |_| Action::Replace(Rc::new(cases_to_try()[i].clone()), rounding));
    html! {
        <>
            <div class="row-buttons">
                <span>{ words.try_it }</span>
                for (i, name) in words.cases_to_try.into_iter().enumerate() { { button(name, tries(i)) } }
            </div>
            <OtherEnds of={Rc::clone(&scene.state.worked)} text={scene.text} digits={scene.digits()} />
        </>
    }
}

#[derive(Properties)]
struct OtherEndsProps {
    of: Rc<Worked>,
    text: &'static Text,
    digits: Digits,
}

impl PartialEq for OtherEndsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.of, &other.of) && self.text == other.text && self.digits == other.digits
    }
}

/// Two ends to move, and what comes of them, once somebody opens it. Where they stand is nobody else's business, so it is kept here.
#[component]
fn OtherEnds(props: &OtherEndsProps) -> Html {
    let ends = use_state_eq(|| [None; 2]);
    let is_open = use_state_eq(|| false);
    let toggled = {
        let is_open = is_open.clone();
        move |event: Event| {
            is_open.set(event.target_dyn_into::<Element>().is_some_and(|fold| fold.has_attribute("open")));
        }
    };
    html! {
        <details ontoggle={Callback::from(toggled)}>
            <summary>{ props.text.stage.other_ends }</summary>
            if *is_open { { other_ends(props, &ends) } }
        </details>
    }
}

fn other_ends(props: &OtherEndsProps, ends: &UseStateHandle<[End; 2]>) -> Html {
    let words = &props.text.stage;
    let Some(starts) = Starts::of(&props.of.period, &props.of.trace, **ends) else { return html! {} };
    let shown = [starts.a, starts.b].map(Starts::shown);
    let end = |i: usize, name: &'static str| {
        let ends = ends.clone();
        let moved = Callback::from(move |at| {
            let mut next: [End; 2] = *ends;
            next[i] = Some(at);
            ends.set(next);
        });
        html! {
            <label class="slide">
                <span>{ name }{ " = " }{ shown[i].clone() }</span>
                { range(name, starts.at[i], Starts::STEPS, shown[i].clone(), &moved) }
            </label>
        }
    };
    let back = {
        let ends = ends.clone();
        move |_| ends.set([None; 2])
    };
    html! {
        <div class="other-ends">
            <p class="soft">{ pieces(&plain_pieces(words.other_ends_explained), props.digits) }</p>
            { chart(Picture::Between(props.of.clone(), starts.a, starts.b), (words.other_ends_alt)(&shown[0], &shown[1])) }
            { end(0, "A") }
            { end(1, "B") }
            <p aria-live="polite">{ pieces(&starts.told(words), props.digits) }</p>
            if **ends != [None; 2] {
                <div class="row-buttons">{ button(words.papers_ends, Callback::from(back)) }</div>
            }
        </div>
    }
}
