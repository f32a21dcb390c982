//! The mark of a page on which the reader follows steps or a lesson: on a phone, only the header's row of rooms then stays
//! in view.

use yew::prelude::*;

/// Marks the document while it is drawn. `:has` would also do, but with such a rule for the document, the browser looks
/// again after every element that is inserted.
#[component]
pub(crate) fn Following() -> Html {
    use_mark();
    Html::default()
}

#[cfg(target_arch = "wasm32")]
#[hook]
fn use_mark() {
    use gloo::utils::document_element;
    const MARK: &str = "data-following";

    use_effect_with((), |()| {
        // Setting an attribute of this name cannot fail.
        let _ = document_element().set_attribute(MARK, "");
        || _ = document_element().remove_attribute(MARK)
    });
}

/// Does nothing without a browser.
#[cfg(not(target_arch = "wasm32"))]
#[hook]
fn use_mark() {}
