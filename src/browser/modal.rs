//! A modal dialog: while it is open, nothing else on the page can be reached.

use yew::prelude::*;

/// Opens the `<dialog>` when it is mounted, and calls `leave` when the reader leaves it by Escape
/// or by a click beside it. When the dialog is removed, the browser returns the focus to where it
/// was. If that was nowhere, as after a link, the element that `opener` selects gets the focus.
#[cfg(target_arch = "wasm32")]
#[hook]
pub(crate) fn use_modal(node: &NodeRef, leave: Callback<()>, opener: &'static str) {
    use gloo::events::EventListener;
    use wasm_bindgen::JsCast;
    use web_sys::{Element, HtmlDialogElement, HtmlElement, KeyboardEvent};

    use_effect_with(node.clone(), move |node| {
        let dialog = node.cast::<HtmlDialogElement>();
        let listeners = dialog.as_ref().map(|dialog| {
            if dialog.show_modal().is_err() {
                // A browser without modal dialogs shows the dialog because of this attribute. Setting it cannot fail.
                let _ = dialog.set_attribute("open", "");
            }
            let on = |kind: &'static str, leave: Callback<()>, is: fn(&Event, &Element) -> bool| {
                let element: Element = dialog.clone().unchecked_into();
                EventListener::new(dialog, kind, move |event| {
                    if is(event, &element) {
                        leave.emit(());
                    }
                })
            };
            let is_key = |event: &Event, _: &Element| {
                // The page behind the dialog must not handle its keys.
                event.stop_propagation();
                event
                    .dyn_ref::<KeyboardEvent>()
                    .is_some_and(|event| event.key() == "Escape" && !event.default_prevented())
            };
            let is_beside = |event: &Event, dialog: &Element| {
                event
                    .target()
                    .and_then(|target| target.dyn_into::<Element>().ok())
                    .as_ref()
                    == Some(dialog)
            };
            [
                on("close", leave.clone(), |_, _| true),
                on("keydown", leave.clone(), is_key),
                on("click", leave, is_beside),
            ]
        });
        move || {
            drop(listeners);
            // In a browser without dialogs, `open` is never true.
            if let Some(dialog) = dialog.as_ref().filter(|dialog| dialog.open()) {
                dialog.close();
            }
            let document = gloo::utils::document();
            let is_nobodys = |element: Element| {
                element.tag_name() == "BODY"
                    || dialog.is_some_and(|dialog| dialog.contains(Some(&element)))
            };
            if document.active_element().is_none_or(is_nobodys) {
                let opener = document.query_selector(opener).ok().flatten();
                // Failing to focus does no harm. The opener may be gone.
                let _ = opener
                    .and_then(|opener| opener.dyn_into::<HtmlElement>().ok())
                    .map(|opener| opener.focus());
            }
        }
    });
}

/// Does nothing without a browser.
#[cfg(not(target_arch = "wasm32"))]
#[hook]
pub(crate) fn use_modal(_node: &NodeRef, _leave: Callback<()>, _opener: &'static str) {}
