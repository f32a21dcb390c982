//! A dialog above the page.

use super::controls::icon_button;
use super::icons;
use crate::browser::modal::use_modal;
use yew::prelude::*;

/// The properties of [`Dialog`].
#[derive(Properties, PartialEq)]
pub(crate) struct DialogProps {
    /// Its class, and the prefix of its ids.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    /// Buttons beside the title.
    pub(crate) tools: Html,
    /// The content below the title that stays in view while the dialog scrolls.
    pub(crate) below_title: Html,
    /// The name of the close button.
    pub(crate) close: &'static str,
    /// Closes the dialog. Called in whichever way the reader leaves it.
    pub(crate) leave: Callback<()>,
    /// The selector of the element that opens the dialog and gets the focus back.
    pub(crate) opener: &'static str,
    pub(crate) children: Html,
}

/// A modal dialog that is open while it is mounted.
#[component]
pub(crate) fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    use_modal(&node, props.leave.clone(), props.opener);
    let name = props.name;
    let title_id = format!("{name}-title");
    html! {
        <dialog class={classes!("sheet", name)} ref={node} aria-labelledby={title_id.clone()}>
            <div class="sheet-head">
                <h2 id={title_id}>{ props.title }</h2>
                { props.tools.clone() }
                { icon_button(icons::close(), props.close, false, props.leave.reform(|_| ())) }
                { props.below_title.clone() }
            </div>
            <div class="sheet-body">{ props.children.clone() }</div>
        </dialog>
    }
}
