//! A dialog above the page.

use super::controls::icon_button;
use super::icons;
use crate::web::modal::use_modal;
use yew::prelude::*;

/// What a dialog has.
#[derive(Properties, PartialEq)]
pub(crate) struct DialogProps {
    /// What its class and ids begin with.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    /// Buttons beside the title.
    pub(crate) tools: Html,
    /// What stays in view below the title, however far one scrolls.
    pub(crate) below_title: Html,
    /// What the button that closes it is called.
    pub(crate) close: &'static str,
    /// Closes it: told as somebody leaves, in whatever way.
    pub(crate) leave: Callback<()>,
    /// A selector of what opens it, which gets the keyboard back.
    pub(crate) opener: &'static str,
    pub(crate) children: Html,
}

/// A dialog, open as long as it is there.
#[component]
pub(crate) fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    use_modal(&node, props.leave.clone(), props.opener);
    let name = props.name;
    let title_id = format!("{name}-title");
    html! {
        <dialog class={name} ref={node} aria-labelledby={title_id.clone()}>
            <div class={format!("{name}-head")}>
                <h2 id={title_id}>{ props.title }</h2>
                { props.tools.clone() }
                { icon_button(icons::close(), props.close, false, props.leave.reform(|_| ())) }
                { props.below_title.clone() }
            </div>
            <div class={format!("{name}-sheet")}>{ props.children.clone() }</div>
        </dialog>
    }
}
