//! JSON by the browser's own functions, which are smaller and faster than an implementation in Rust.

use explain::export::json::Import;
use serde::Serialize;

/// Returns a value as JSON with line breaks and indentation.
#[cfg(target_arch = "wasm32")]
pub(crate) fn write(value: &impl Serialize) -> String {
    use js_sys::JSON;
    use wasm_bindgen::JsValue;

    let plain = value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .ok();
    let text = plain.and_then(|plain| {
        JSON::stringify_with_replacer_and_space(&plain, &JsValue::NULL, &2.into()).ok()
    });
    text.map(String::from).unwrap_or_default() + "\n"
}

/// Parses an exported file. Returns `None` if the text is not JSON or lacks the expected fields.
#[cfg(target_arch = "wasm32")]
pub(crate) fn read(text: &str) -> Option<Import> {
    let value = js_sys::JSON::parse(text.trim_start_matches('\u{feff}')).ok()?;
    serde_wasm_bindgen::from_value(value).ok()
}

/// Returns an empty string without a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn write(_value: &impl Serialize) -> String {
    String::new()
}

/// Returns `None` without a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn read(_text: &str) -> Option<Import> {
    None
}
