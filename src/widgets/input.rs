//! Text fields, and what is wrong with their content.

use super::dispatch::Dispatch;
use super::inline;
use explain::numbers::style::in_field;
use glicko2_steps::Symbol;
use yew::prelude::*;

/// The kind of content of a field.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum InputKind {
    /// A number. A phone shows a keyboard of digits.
    #[default]
    Number,
    /// A name.
    Words,
    /// One score or several.
    Scores,
}

/// A text field, by default for a number.
#[derive(Default)]
pub(crate) struct Input {
    /// The `id` of the field.
    pub(crate) id: String,
    /// The accessible name, if there is no label.
    pub(crate) name: Option<AttrValue>,
    /// A shorter visible label, made of words of the name.
    pub(crate) short: Option<&'static str>,
    /// The tooltip.
    pub(crate) title: Option<AttrValue>,
    /// The text in the field. A number is in stored form, with a decimal point.
    pub(crate) typed: String,
    /// The kind of content.
    pub(crate) kind: InputKind,
    /// The symbol whose value is typed.
    pub(crate) symbol: Option<Symbol>,
    /// The path of the quantity in the derivation on the page.
    pub(crate) quantity: Option<String>,
    /// The name of the number for dragging: see `src/program/drag.rs`.
    pub(crate) drag_name: Option<String>,
    /// The `id` of a list of names to choose from.
    pub(crate) list: Option<&'static str>,
    /// The `id` of the paragraph with the problem, if there is one.
    pub(crate) problem_id: Option<String>,
    /// The `id` of a remark on the content, if there is one.
    pub(crate) note_id: Option<String>,
    /// Called when the reader types.
    pub(crate) oninput: Callback<InputEvent>,
    /// Called for key presses.
    pub(crate) onkeydown: Option<Callback<KeyboardEvent>>,
}

/// Draws a text field without a label beside it.
pub(crate) fn input(input: Input) -> Html {
    let typed = if input.kind == InputKind::Words {
        input.typed
    } else {
        in_field(&input.typed).into_owned()
    };
    let Input {
        id,
        name,
        title,
        kind,
        symbol,
        quantity,
        drag_name,
        list,
        problem_id,
        note_id,
        oninput,
        onkeydown,
        ..
    } = input;
    let described = [note_id, problem_id.clone()]
        .into_iter()
        .flatten()
        .reduce(|note, problem| [&note, " ", &problem].concat());
    html! {
        <input type="text" inputmode={(kind == InputKind::Number).then_some("decimal")} autocomplete="off" spellcheck="false"
            class={(kind == InputKind::Words).then_some("words")} {id} aria-label={name} {title} value={typed} {list}
            aria-invalid={problem_id.as_ref().map(|_| "true")} aria-describedby={described}
            data-symbol={symbol.map(Symbol::id)} data-quantity={quantity} data-scrub={drag_name} {oninput} {onkeydown} />
    }
}

/// Draws a number field with its label, its symbol and its problem.
pub(crate) fn number_field(label: &'static str, field: Input, wrong: Option<String>) -> Html {
    let problem_id = format!("{}-problem", field.id);
    html! {
        <div class="field">
            <label for={field.id.clone()} data-scrub={field.drag_name.clone()}>
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

/// Draws a menu with a label beside it. Screen readers skip the label, because the menu has the same name.
pub(crate) fn menu_field(label: &'static str, menu: Html) -> Html {
    html! {
        <div class="field">
            <span aria-hidden="true">{ label }</span>
            { menu }
        </div>
    }
}

/// Draws the paragraph that says what is wrong, if anything is.
pub(crate) fn problem(id: String, wrong: Option<String>) -> Html {
    html! {
        if let Some(wrong) = wrong { <p class="problem" {id}>{ wrong }</p> }
    }
}

/// Draws a slider from 0 to `most`. `told` is its value in words for screen readers.
pub(crate) fn slider(
    name: &'static str,
    at: u16,
    most: u16,
    told: String,
    moved: &Callback<u16>,
) -> Html {
    html! {
        <input type="range" min="0" max={most.to_string()} value={at.to_string()} aria-label={name} aria-valuetext={told}
            oninput={moved.on_value(|text| text.parse().unwrap_or_default())} />
    }
}
