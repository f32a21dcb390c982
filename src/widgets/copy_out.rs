//! Text to copy, with a button that copies it.

use super::controls::button;
use super::text_panel::text_out;
use crate::browser::clipboard;
use explain::words::Language;
use yew::prelude::*;

/// The properties of [`CopyOut`].
#[derive(Properties, PartialEq)]
pub(crate) struct CopyOutProps {
    /// The `id` of the text's field.
    pub(crate) id: &'static str,
    /// The label of the text's field.
    pub(crate) label: AttrValue,
    pub(crate) text: AttrValue,
    /// The number of visible lines.
    pub(crate) rows: u8,
    /// The language of the button and the messages.
    pub(crate) language: Language,
}

/// The text, a button that copies it, and the outcome. If the browser does not let the page copy,
/// the text is selected so that the reader can copy it.
#[component]
pub(crate) fn CopyOut(props: &CopyOutProps) -> Html {
    let field = use_node_ref();
    let done = use_state(|| None::<(AttrValue, bool)>);
    let words = props.language.share();
    let copy = {
        let (set, text, field) = (done.setter(), props.text.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            let (set, of) = (set.clone(), text.clone());
            clipboard::copy(
                &text,
                field.clone(),
                Callback::from(move |copied| set.set(Some((of.clone(), copied)))),
            );
        })
    };
    // An outcome counts only for the text that was copied.
    let is_copied = done
        .as_ref()
        .filter(|(of, _)| *of == props.text)
        .map(|(_, is_copied)| *is_copied);
    html! {
        <div class="copy-out">
            { text_out(props.id, props.label.clone(), &props.text, props.rows, &field) }
            <div class="copy-values">
                { button(words.copy(), copy) }
                <span class="soft" role="status">{ is_copied.map(|copied| if copied { words.copied() } else { words.copy_yourself() }) }</span>
            </div>
        </div>
    }
}
