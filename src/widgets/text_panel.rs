//! Panels that take text, typed, pasted or from a file; and fields that show text to copy.

use super::controls::{button, button_of, titled};
use yew::prelude::*;

/// A panel that takes text. The ids of its parts begin with `id`: `csv-text`, `csv-found`, …
pub(crate) struct PastePanel {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    /// The accepted text, explained in a sentence. `placeholder` is an example.
    pub(crate) explained: &'static str,
    pub(crate) placeholder: &'static str,
    /// The label of the text field.
    pub(crate) label: &'static str,
    /// The number of visible lines.
    pub(crate) rows: u8,
    /// A field for a file, if files are accepted.
    pub(crate) file: Html,
    pub(crate) typed: AttrValue,
    /// Called when the reader types.
    pub(crate) oninput: Callback<InputEvent>,
    /// The message about what was found in the text.
    pub(crate) found: String,
    /// The reason why a file could not be read.
    pub(crate) bad_file: Option<&'static str>,
    /// The lines that could not be read.
    pub(crate) bad_lines: Html,
    /// Whether there is anything to import.
    pub(crate) can_take: bool,
    /// The labels and handlers of three buttons: replace the present content, append to it, cancel.
    pub(crate) replace: (&'static str, Callback<MouseEvent>),
    pub(crate) append: (&'static str, Callback<MouseEvent>),
    pub(crate) cancel: (&'static str, Callback<MouseEvent>),
}

pub(crate) fn paste_panel(panel: PastePanel) -> Html {
    let id = |part: &str| format!("{}-{part}", panel.id);
    let (explained, text, found) = (id("explained"), id("text"), id("found"));
    let content = html! {
        <>
            <p class="soft" id={explained.clone()}>{ panel.explained }</p>
            { panel.file }
            <label for={text.clone()} class="visually-hidden">{ panel.label }</label>
            <textarea id={text} rows={panel.rows.to_string()} placeholder={panel.placeholder} spellcheck="false"
                aria-describedby={format!("{explained} {found}")} value={panel.typed} oninput={panel.oninput} />
            <div id={found} role="status">
                <p>{ panel.found }</p>
                if let Some(bad) = panel.bad_file { <p class="problem">{ bad }</p> }
                { panel.bad_lines }
            </div>
            <div class="row-buttons">
                { button_of("primary", panel.replace.0.into(), !panel.can_take, panel.replace.1) }
                { button_of("", panel.append.0.into(), !panel.can_take, panel.append.1) }
                { button(panel.cancel.0, panel.cancel.1) }
            </div>
        </>
    };
    titled("paste", id("title"), panel.title, content)
}

/// Draws a read-only field with a text to copy.
pub(crate) fn text_out(
    id: impl Into<AttrValue>,
    label: impl Into<AttrValue>,
    text: &AttrValue,
    rows: u8,
    node: &NodeRef,
) -> Html {
    let id = id.into();
    html! {
        <>
            <label for={id.clone()}>{ label.into() }</label>
            <textarea {id} ref={node} rows={rows.to_string()} readonly=true spellcheck="false" value={text} />
        </>
    }
}
