//! Fields that show text to copy.

use yew::prelude::*;

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
