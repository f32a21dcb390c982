//! Fields to type into, and what is wrong with what was typed.

use super::dispatch::Dispatch;
use super::inline;
use crate::number::style::in_field;
use crate::present::symbol::Symbol;
use yew::prelude::*;

/// What is typed into a field.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum InputKind {
    /// A number: a phone offers digits.
    #[default]
    Number,
    /// A name.
    Words,
    /// Scores, several of them perhaps.
    Scores,
}

/// A field to type into. By default one for a number.
#[derive(Default)]
pub(crate) struct Input {
    /// Its `id`.
    pub(crate) id: String,
    /// What it is called, where no label says so.
    pub(crate) name: Option<AttrValue>,
    /// A shorter label to be seen, made of words of the name.
    pub(crate) short: Option<&'static str>,
    /// What there is to say of it.
    pub(crate) title: Option<AttrValue>,
    /// What is in it; of a number, as it is kept.
    pub(crate) typed: String,
    /// What is typed into it.
    pub(crate) kind: InputKind,
    /// The letter that it is a value of.
    pub(crate) symbol: Option<Symbol>,
    /// The path of the quantity that it is, where a derivation on the page has it.
    pub(crate) quantity: Option<String>,
    /// The name by which it is scrubbed: see `src/web/drag.rs`.
    pub(crate) scrubs: Option<String>,
    /// The `id` of a list of names to choose from.
    pub(crate) list: Option<&'static str>,
    /// The `id` of the paragraph that says what is wrong, if anything is.
    pub(crate) problem_id: Option<String>,
    /// The `id` of a remark on what is in it, if there is one.
    pub(crate) note_id: Option<String>,
    /// Takes what is typed.
    pub(crate) oninput: Callback<InputEvent>,
    /// Takes keys.
    pub(crate) onkeydown: Option<Callback<KeyboardEvent>>,
}

/// A field without a label beside it.
pub(crate) fn input(input: Input) -> Html {
    let typed = if input.kind == InputKind::Words { input.typed } else { in_field(&input.typed).into_owned() };
    let Input {
        id, name, title, kind, symbol, quantity, scrubs, list, problem_id, note_id, oninput, onkeydown, ..
    } = input;
    let described =
        [note_id, problem_id.clone()].into_iter().flatten().reduce(|note, problem| [&note, " ", &problem].concat());
    html! {
        <input type="text" inputmode={(kind == InputKind::Number).then_some("decimal")} autocomplete="off" spellcheck="false"
            class={(kind == InputKind::Words).then_some("words")} {id} aria-label={name} {title} value={typed} {list}
            aria-invalid={problem_id.as_ref().map(|_| "true")} aria-describedby={described}
            data-symbol={symbol.map(Symbol::id)} data-quantity={quantity} data-scrub={scrubs} {oninput} {onkeydown} />
    }
}

/// A field for a number with its label, the letter it is a value of, and what is wrong with it.
pub(crate) fn number_field(label: &'static str, field: Input, wrong: Option<String>) -> Html {
    let problem_id = format!("{}-problem", field.id);
    html! {
        <div class="field">
            <label for={field.id.clone()} data-scrub={field.scrubs.clone()}>
                { field.short.unwrap_or(label) }
                if let Some(letter) = field.symbol {
                    <span aria-hidden="true">{ " " }{ inline::symbol(letter) }</span>
                }
            </label>
            { input(Input { name: field.short.map(|_| label.into()), problem_id: wrong.as_ref().map(|_| problem_id.clone()), ..field }) }
            { problem(problem_id, wrong) }
        </div>
    }
}

/// A menu with its label beside it. The menu itself has the same name for those who do not see it.
pub(crate) fn menu_field(label: &'static str, menu: Html) -> Html {
    html! {
        <div class="field">
            <span aria-hidden="true">{ label }</span>
            { menu }
        </div>
    }
}

/// The paragraph that says what is wrong, if anything is.
pub(crate) fn problem(id: String, wrong: Option<String>) -> Html {
    html! {
        if let Some(wrong) = wrong { <p class="problem" {id}>{ wrong }</p> }
    }
}

/// A slider from 0 to `most`; `told` says where it is for those who do not see it.
pub(crate) fn slider(name: &'static str, at: u16, most: u16, told: String, moved: &Callback<u16>) -> Html {
    html! {
        <input type="range" min="0" max={most.to_string()} value={at.to_string()} aria-label={name} aria-valuetext={told}
            oninput={moved.on_value(|text| text.parse().unwrap_or_default())} />
    }
}
