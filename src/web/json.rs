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

/// What a text holds; else why it is no rating period, as the browser or the reader says.
#[cfg(feature = "page")]
pub(crate) fn read(text: &str) -> Result<Import, String> {
    use wasm_bindgen::JsCast;

    let text = text.trim_start_matches('\u{feff}');
    let value = js_sys::JSON::parse(text).map_err(|error| {
        error.dyn_into::<js_sys::Error>().map(|error| String::from(error.message())).unwrap_or_default()
    })?;
    serde_wasm_bindgen::from_value(value).map_err(|error| error.to_string())
}

/// Without a browser there is no writer.
#[cfg(not(feature = "page"))]
pub(crate) fn write(_value: &impl Serialize) -> String {
    String::new()
}

/// Without a browser there is no reader.
#[cfg(not(feature = "page"))]
pub(crate) fn read(_text: &str) -> Result<Import, String> {
    Err(String::new())
}
