//! Symptoms of mistakes, for readers without numbers.

use super::CheckContext;
use super::named::mistake_names;
use crate::state::learn::check::Action;
use crate::widgets::controls::{soft, titled};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use explain::ids::{HasId, VariantArray};
use explain::learn::check::symptom as symptom_words;
use explain::numbers::Digits;
use explain::teach::check::Symptom;
use explain::words::messages::CheckWords;
use explain::words::pieces::pieces as plain_pieces;
use yew::prelude::*;

/// Draws a button for each symptom, which opens its explanation.
pub(super) fn symptoms(context: CheckContext) -> Html {
    let CheckContext { check, words, .. } = context;
    let entry = |symptom: Symptom| {
        let (id, is_open) = (
            ["symptom-", symptom.id()].concat(),
            check.symptom == Some(symptom),
        );
        html! {
            <li>
                <button type="button" aria-expanded={is_open.to_string()} aria-controls={id.clone()}
                    onclick={context.act.on(Action::ToggleSymptom(symptom))}>{ symptom_words(symptom, words)[0] }</button>
                <div {id} hidden={!is_open}>if is_open { { explanation(symptom, words) } }</div>
            </li>
        }
    };
    let content = html! {
        <>
            { soft(words.symptoms_explained()) }
            <ul class="symptoms">for &symptom in Symptom::VARIANTS { { entry(symptom) } }</ul>
        </>
    };
    titled(
        "symptoms-card card",
        "check-symptoms",
        words.symptoms(),
        content,
    )
}

/// Draws what a symptom means, and the mistakes that it points to.
pub(super) fn explanation(symptom: Symptom, words: CheckWords) -> Html {
    html! {
        <>
            <p>{ pieces(&plain_pieces(symptom_words(symptom, words)[1]), Digits::Auto) }</p>
            { mistake_names(symptom.mistakes().iter().copied(), words) }
        </>
    }
}
