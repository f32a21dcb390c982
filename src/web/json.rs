//! JSON by the browser's own writer and reader, which are smaller and faster than any of ours.

use crate::export::json::Import;
use serde::Serialize;

/// A value as text, in lines that people can read.
#[cfg(feature = "page")]
pub(crate) fn write(value: &impl Serialize) -> String {
    use js_sys::JSON;
    use wasm_bindgen::JsValue;

    let plain = value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).ok();
    let text = plain.and_then(|plain| JSON::stringify_with_replacer_and_space(&plain, &JsValue::NULL, &2.into()).ok());
    text.map(String::from).unwrap_or_default() + "\n"
}

/// What a text holds, if it is JSON.
#[cfg(feature = "page")]
pub(crate) fn read(text: &str) -> Option<Import> {
    let value = js_sys::JSON::parse(text.trim_start_matches('\u{feff}')).ok()?;
    serde_wasm_bindgen::from_value(value).ok()
}

/// Without a browser there is no writer.
#[cfg(not(feature = "page"))]
pub(crate) fn write(_value: &impl Serialize) -> String {
    String::new()
}

/// Without a browser there is no reader.
#[cfg(not(feature = "page"))]
pub(crate) fn read(_text: &str) -> Option<Import> {
    None
}
