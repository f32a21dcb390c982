//! A dialog above the page: as long as it is open, nothing else can be reached.

use yew::prelude::*;

/// Opens the `<dialog>` as it appears, and tells when somebody leaves it, by Escape or by a click beside it. Where it goes, the keyboard goes back
/// to where it was.
#[cfg(feature = "page")]
#[hook]
pub(crate) fn use_modal(node: &NodeRef, leave: Callback<()>) {
    use gloo::events::EventListener;
    use wasm_bindgen::JsCast;
    use web_sys::{Element, HtmlDialogElement, KeyboardEvent};

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
            if let Some(dialog) = dialog.filter(HtmlDialogElement::open) {
                dialog.close();
            }
        }
    });
}

/// Without a browser nothing opens.
#[cfg(not(feature = "page"))]
#[hook]
pub(crate) fn use_modal(_node: &NodeRef, _leave: Callback<()>) {}
