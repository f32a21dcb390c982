//! Buttons, menus, radio buttons, paragraphs and sections.

use super::dispatch::{Dispatch, HasValue};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Draws a button with words on it.
pub(crate) fn button(words: impl Into<AttrValue>, onclick: Callback<MouseEvent>) -> Html {
    button_of("", words.into(), false, onclick)
}

/// Draws a button with a class; it may be disabled.
pub(crate) fn button_of(
    class: &'static str,
    words: AttrValue,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {class} {disabled} {onclick}>{ words }</button> }
}

/// Draws a button that opens a panel and tells assistive technology whether the panel is open.
pub(crate) fn opener(
    id: Option<&'static str>,
    words: &'static str,
    is_open: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {id} aria-expanded={is_open.to_string()} {onclick}>{ words }</button> }
}

/// Draws a button with an icon. Its name is its label for screen readers and its tooltip.
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

/// Draws a menu. An option has its value, its name in the markup and its name on the page.
pub(crate) fn select<T: Copy + PartialEq + 'static>(
    label: &'static str,
    options: Vec<(T, String, String)>,
    chosen: T,
    set: Callback<T>,
) -> Html {
    let known: Vec<(T, String)> = options
        .iter()
        .map(|(option, id, _)| (*option, id.clone()))
        .collect();
    let onchange = Callback::from(move |event: Event| {
        let id = event.value();
        if let Some(&(option, _)) = known.iter().find(|(_, known)| *known == id) {
            set.emit(option);
        }
    });
    let value = options
        .iter()
        .find(|(option, ..)| *option == chosen)
        .map(|(_, id, _)| AttrValue::from(id.clone()));
    html! {
        <Menu {label} chosen={value.unwrap_or_default()} {onchange}>
            for (option, id, name) in options {
                <option value={id} selected={option == chosen}>{ name }</option>
            }
        </Menu>
    }
}

/// The properties of [`Menu`].
#[derive(Properties, PartialEq)]
pub(crate) struct MenuProps {
    #[prop_or_default]
    pub(crate) id: Option<&'static str>,
    /// The name for assistive technology. A menu without a name has a label on the page.
    #[prop_or_default]
    pub(crate) label: Option<&'static str>,
    /// The value of the chosen option, which is marked as `selected` too: the painted page has nothing else.
    pub(crate) chosen: AttrValue,
    pub(crate) onchange: Callback<Event>,
    /// The options.
    pub(crate) children: Html,
}

/// A menu of options.
#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    let menu = use_node_ref();
    let (node, chosen) = (menu.clone(), props.chosen.clone());
    // Browsers ignore a changed `selected` on an option that the reader has chosen before, and Firefox also does on the
    // last option.
    use_effect(move || {
        if let Some(menu) = node.cast::<HtmlSelectElement>() {
            menu.set_value(&chosen);
        }
    });
    html! {
        <select ref={menu} id={props.id} aria-label={props.label} onchange={&props.onchange}>{ props.children.clone() }</select>
    }
}

/// Draws a group of radio buttons. With `takes_focus`, the chosen one gets the focus when its dialog opens.
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

/// Draws a paragraph in small, quiet type.
pub(crate) fn soft(words: impl Into<AttrValue>) -> Html {
    words_in("soft", words.into())
}

/// Draws a paragraph with a class.
pub(crate) fn words_in(class: &'static str, words: AttrValue) -> Html {
    html! { <p {class}>{ words }</p> }
}

/// Draws a section with a title.
pub(crate) fn titled(
    class: &'static str,
    id: impl Into<AttrValue>,
    title: impl Into<AttrValue>,
    content: Html,
) -> Html {
    section(class.into(), id.into(), title.into(), None, content)
}

/// Draws a section with a title and an optional menu beside the title.
pub(crate) fn section(
    class: Classes,
    id: AttrValue,
    title: AttrValue,
    menu: Option<Html>,
    content: Html,
) -> Html {
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

/// Draws a closed `details` element with this name.
pub(crate) fn fold(name: impl Into<AttrValue>, content: Html) -> Html {
    let name = name.into();
    html! {
        <details>
            <summary>{ name }</summary>
            { content }
        </details>
    }
}
