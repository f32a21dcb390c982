//! Keeping the height of the answer while a number is dragged, so that the number stays under the pointer.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The selector of the answer and each of its sentences.
const PARTS: &str = ".answer, .answer .details, .answer .why p";

fn each(work: impl Fn(&HtmlElement)) {
    let Ok(found) = document().query_selector_all(PARTS) else {
        return;
    };
    for i in 0..found.length() {
        if let Some(part) = found
            .item(i)
            .and_then(|part| part.dyn_into::<HtmlElement>().ok())
        {
            work(&part);
        }
    }
}

/// Fixes the height of every part, unless it is fixed already.
pub(crate) fn hold() {
    each(|part| {
        let style = part.style();
        if style
            .get_property_value("height")
            .is_ok_and(|height| height.is_empty())
        {
            // Longer text is cut off, because it would push the number away. Setting these values cannot fail.
            let _ = style.set_property("height", &format!("{}px", part.offset_height()));
            let _ = style.set_property("overflow", "clip");
        }
    });
}

/// Lets every part have the height of its content again.
pub(crate) fn release() {
    each(|part| {
        // Removing a missing property is no error.
        let _ = part.style().remove_property("height");
        let _ = part.style().remove_property("overflow");
    });
}
