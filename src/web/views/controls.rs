//! Events and small controls that several views share.

use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// An event that tells what was typed or chosen.
pub(crate) trait HasValue: 'static {
    fn value(&self) -> String;
}

impl HasValue for InputEvent {
    fn value(&self) -> String {
        self.target_dyn_into::<HtmlInputElement>()
            .map(|input| input.value())
            .or_else(|| self.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value()))
            .unwrap_or_default()
    }
}

impl HasValue for Event {
    fn value(&self) -> String {
        self.target_dyn_into::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default()
    }
}

/// A button with words on it.
pub(crate) fn button(words: impl Into<AttrValue>, onclick: Callback<MouseEvent>) -> Html {
    button_of("", words.into(), false, onclick)
}

/// A button of some class, which may be out of use.
pub(crate) fn button_of(class: &'static str, words: AttrValue, disabled: bool, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" {class} {disabled} {onclick}>{ words }</button> }
}

/// A button with a picture on it; its name is for those who do not see it, or wonder.
pub(crate) fn icon_button(
    picture: Html,
    name: impl Into<AttrValue>,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let name = name.into();
    html! {
        <button type="button" class="icon" aria-label={name.clone()} title={name} {disabled} {onclick}>{ picture }</button>
    }
}

/// A menu of options with names.
pub(crate) fn select<T: Copy + PartialEq>(
    label: &'static str,
    options: impl IntoIterator<Item = (T, String, String)>,
    chosen: T,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <select aria-label={label} {onchange}>
            for (option, id, name) in options {
                <option value={id} selected={option == chosen}>{ name }</option>
            }
        </select>
    }
}

/// Words in small, quiet type.
pub(crate) fn soft(words: impl Into<AttrValue>) -> Html {
    words_in("soft", words.into())
}

/// A paragraph of some class.
pub(crate) fn words_in(class: &'static str, words: AttrValue) -> Html {
    html! { <p {class}>{ words }</p> }
}

/// A part of the page under a title of its own.
pub(crate) fn titled(class: &'static str, id: &'static str, title: &'static str, content: Html) -> Html {
    html! {
        <section {class} aria-labelledby={id}>
            <h2 {id}>{ title }</h2>
            { content }
        </section>
    }
}

/// Something folded away under its name.
pub(crate) fn folded(name: &'static str, content: Html) -> Html {
    html! {
        <details>
            <summary>{ name }</summary>
            { content }
        </details>
    }
}
