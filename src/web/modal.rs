//! A dialog above the page: as long as it is open, nothing else can be reached.

use yew::prelude::*;

/// Opens the `<dialog>` as it appears, and tells when somebody leaves it, by Escape or by a click beside it. Where it goes, the keyboard goes back
/// to where it was; if that was nowhere, as after a link, to what `opener` selects.
#[cfg(feature = "page")]
#[hook]
pub(crate) fn use_modal(node: &NodeRef, leave: Callback<()>, opener: &'static str) {
    use gloo::events::EventListener;
    use wasm_bindgen::JsCast;
    use web_sys::{Element, HtmlDialogElement, HtmlElement, KeyboardEvent};

    use_effect_with(node.clone(), move |node| {
        let dialog = node.cast::<HtmlDialogElement>();
        let listeners = dialog.as_ref().map(|dialog| {
            if dialog.show_modal().is_err() {
                // A browser without dialogs shows it all the same. Setting an attribute of this name cannot fail.
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
                // The page behind has keys of its own.
                event.stop_propagation();
                event
                    .dyn_ref::<KeyboardEvent>()
                    .is_some_and(|event| event.key() == "Escape" && !event.default_prevented())
            };
            let is_beside = |event: &Event, dialog: &Element| {
                event.target().and_then(|target| target.dyn_into::<Element>().ok()).as_ref() == Some(dialog)
            };
            [
                on("close", leave.clone(), |_, _| true),
                on("keydown", leave.clone(), is_key),
                on("click", leave, is_beside),
            ]
        });
        move || {
            drop(listeners);
            // Where there are no dialogs, none says that it is open.
            if let Some(dialog) = dialog.as_ref().filter(|dialog| dialog.open()) {
                dialog.close();
            }
            let document = gloo::utils::document();
            let is_nobodys = |element: Element| {
                element.tag_name() == "BODY" || dialog.is_some_and(|dialog| dialog.contains(Some(&element)))
            };
            if document.active_element().is_none_or(is_nobodys) {
                let opener = document.query_selector(opener).ok().flatten();
                // What has gone meanwhile cannot have the keyboard, and nothing is lost.
                let _ = opener.and_then(|opener| opener.dyn_into::<HtmlElement>().ok()).map(|opener| opener.focus());
            }
        }
    });
}

/// Without a browser nothing opens.
#[cfg(not(feature = "page"))]
#[hook]
pub(crate) fn use_modal(_node: &NodeRef, _leave: Callback<()>, _opener: &'static str) {}
