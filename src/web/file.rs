//! The text of a file that somebody chooses. It stays on their device.

use yew::prelude::*;

/// Reads the file of a file field, if there is one, and hands its text on.
#[cfg(feature = "page")]
pub(crate) fn read(event: &Event, then: Callback<String>) {
    use wasm_bindgen::{JsCast, closure::Closure};
    use web_sys::{FileReader, HtmlInputElement};

    let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    let Ok(reader) = FileReader::new() else { return };
    let done = {
        let reader = reader.clone();
        Closure::once_into_js(move || {
            if let Some(text) = reader.result().ok().and_then(|result| result.as_string()) {
                then.emit(text);
            }
        })
    };
    reader.set_onload(Some(done.unchecked_ref()));
    // A file that cannot be read gives no text, and what stands in the field stays.
    let _ = reader.read_as_text(&file);
    // The same file, once mended, is a choice as well.
    input.set_value("");
}

/// Without a browser there are no files.
#[cfg(not(feature = "page"))]
pub(crate) fn read(_event: &Event, _then: Callback<String>) {}
