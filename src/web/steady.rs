//! The answer keeps its height while a number is dragged, so that the number stays under the pointer.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The answer, and each of its sentences.
const PARTS: &str = ".answer, .answer .details, .answer .why p";

fn each(work: impl Fn(&HtmlElement)) {
    let Ok(found) = document().query_selector_all(PARTS) else { return };
    for i in 0..found.length() {
        if let Some(part) = found.item(i).and_then(|part| part.dyn_into::<HtmlElement>().ok()) {
            work(&part);
        }
    }
}

/// Has every part keep the height that it has now, unless it does so already.
pub(super) fn hold() {
    each(|part| {
        let style = part.style();
        if style.get_property_value("height").is_ok_and(|height| height.is_empty()) {
            // What is longer meanwhile is cut off: it would push the number away. Values of these kinds are always taken.
            let _ = style.set_property("height", &format!("{}px", part.offset_height()));
            let _ = style.set_property("overflow", "clip");
        }
    });
}

/// Has every part be as high as what it says.
pub(super) fn release() {
    each(|part| {
        // It need not be there.
        let _ = part.style().remove_property("height");
        let _ = part.style().remove_property("overflow");
    });
}
