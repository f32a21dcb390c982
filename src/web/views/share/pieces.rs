//! Small parts that the dialog has more than once.

use crate::app::share::{Action, Said};
use crate::web::out;
use crate::web::views::controls::button_of;
use yew::prelude::*;

/// One of a few, by radio buttons; the arrow keys go from one to the next. What is `first` has the keyboard when the dialog opens.
pub(super) fn choice<T: Copy + PartialEq + 'static>(
    name: &'static str,
    label: &'static str,
    options: &[(T, &'static str)],
    chosen: T,
    set: &Callback<T>,
    first: bool,
) -> Html {
    html! {
        <div class="choice segment" role="radiogroup" aria-label={label}>
            for &(option, word) in options {
                <label>
                    <input type="radio" {name} checked={option == chosen} autofocus={first && option == chosen}
                        onchange={set.reform(move |_: Event| option)} />
                    <span>{ word }</span>
                </label>
            }
        </div>
    }
}

/// A text to be taken away, whole: by the button, or by hand.
pub(super) fn field(
    id: &'static str,
    label: impl Into<AttrValue>,
    text: &AttrValue,
    rows: u32,
    node: &NodeRef,
) -> Html {
    html! {
        <>
            <label for={id}>{ label.into() }</label>
            <textarea {id} ref={node} rows={rows.to_string()} readonly=true spellcheck="false" value={text} />
        </>
    }
}

/// A button that puts a text into the clipboard.
pub(super) fn copy_button(words: &'static str, text: &AttrValue, field: &NodeRef, dispatch: &Callback<Action>) -> Html {
    let (text, field) = (text.clone(), field.clone());
    let then = dispatch.reform(|copied| Action::Say(if copied { Said::Copied } else { Said::CopyYourself }));
    let copy = Callback::from(move |_| out::copy(&text, field.clone(), then.clone()));
    button_of("primary", words.into(), false, copy)
}
