//! Buttons, menus and the like, and words in their places.

use super::dispatch::{Dispatch, HasValue};
use yew::prelude::*;

/// A button with words on it.
pub(crate) fn button(words: impl Into<AttrValue>, onclick: Callback<MouseEvent>) -> Html {
    button_of("", words.into(), false, onclick)
}

/// A button of some class, which may be out of use.
pub(crate) fn button_of(class: &'static str, words: AttrValue, disabled: bool, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" {class} {disabled} {onclick}>{ words }</button> }
}

/// A button that opens a panel, and says whether that is open.
pub(crate) fn opener(
    id: Option<&'static str>,
    words: &'static str,
    is_open: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {id} aria-expanded={is_open.to_string()} {onclick}>{ words }</button> }
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

/// A menu. An option has what it stands for, its name in markup, and its name for people.
pub(crate) fn select<T: Copy + PartialEq + 'static>(
    label: &'static str,
    options: Vec<(T, String, String)>,
    chosen: T,
    set: Callback<T>,
) -> Html {
    let known: Vec<(T, String)> = options.iter().map(|(option, id, _)| (*option, id.clone())).collect();
    let onchange = Callback::from(move |event: Event| {
        let id = event.value();
        if let Some(&(option, _)) = known.iter().find(|(_, known)| *known == id) {
            set.emit(option);
        }
    });
    html! {
        <select aria-label={label} {onchange}>
            for (option, id, name) in options {
                <option value={id} selected={option == chosen}>{ name }</option>
            }
        </select>
    }
}

/// One of a few, by radio buttons; the arrow keys go from one to the next. With `takes_focus` the chosen one has the keyboard when its dialog
/// opens.
pub(crate) fn radios<T: Copy + PartialEq + 'static>(
    class: &'static str,
    name: &'static str,
    label: &'static str,
    options: &[(T, &'static str)],
    chosen: T,
    set: &Callback<T>,
    takes_focus: bool,
) -> Html {
    html! {
        <div {class} role="radiogroup" aria-label={label}>
            for &(option, words) in options {
                <label>
                    <input type="radio" {name} checked={option == chosen} autofocus={takes_focus && option == chosen}
                        onchange={set.on::<Event>(option)} />
                    <span>{ words }</span>
                </label>
            }
        </div>
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
pub(crate) fn titled(
    class: &'static str,
    id: impl Into<AttrValue>,
    title: impl Into<AttrValue>,
    content: Html,
) -> Html {
    section(class.into(), id.into(), title.into(), None, content)
}

/// A part of the page under a title, with a menu beside that.
pub(crate) fn section(class: Classes, id: AttrValue, title: AttrValue, menu: Option<Html>, content: Html) -> Html {
    let heading = html! { <h2 id={id.clone()}>{ title }</h2> };
    html! {
        <section {class} aria-labelledby={id}>
            if let Some(menu) = menu {
                <div class="title">{ heading }{ menu }</div>
            } else {
                { heading }
            }
            { content }
        </section>
    }
}

/// Something folded away under its name.
pub(crate) fn fold(name: impl Into<AttrValue>, content: Html) -> Html {
    let name = name.into();
    html! {
        <details>
            <summary>{ name }</summary>
            { content }
        </details>
    }
}
