//! Panels for text: typed, pasted or brought in from a file, and shown to be taken away.

use super::controls::{button, button_of, titled};
use yew::prelude::*;

/// A panel that takes text in. Its parts have ids that begin with `id`: `csv-text`, `csv-found`, …
pub(crate) struct PastePanel {
    pub(crate) id: &'static str,
    pub(crate) title: &'static str,
    /// What may be typed, as a sentence and as an example.
    pub(crate) explained: &'static str,
    pub(crate) placeholder: &'static str,
    /// What the field is called.
    pub(crate) label: &'static str,
    /// How many lines of it are seen.
    pub(crate) rows: u8,
    /// A field for a file, where one may be brought.
    pub(crate) file: Html,
    pub(crate) typed: AttrValue,
    /// Takes what is typed.
    pub(crate) oninput: Callback<InputEvent>,
    /// What was found in it.
    pub(crate) found: String,
    /// Why a file was not taken.
    pub(crate) bad_file: Option<&'static str>,
    /// The lines that were not understood.
    pub(crate) bad_lines: Html,
    /// Whether there is something to be taken.
    pub(crate) can_take: bool,
    /// Takes it in the place of what is there, takes it after that, takes nothing: the words, and what it does.
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

/// Text to be taken away, whole: by a button, or by hand.
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
