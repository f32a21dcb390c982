//! Access to browser objects that may lack properties, as in old browsers and in frames.

use gloo::utils::window;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// Returns a property. Returns `None` if it is missing, as in old browsers and in frames.
pub(crate) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into())
        .ok()
        .filter(|value| !value.is_undefined() && !value.is_null())
}

/// Calls a method and returns its result. Returns `None` if the method is missing or throws.
pub(crate) fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method = property(object, name)?.dyn_into::<Function>().ok()?;
    method
        .apply(object, &arguments.iter().collect::<Array>())
        .ok()
}

pub(crate) fn navigator() -> Option<JsValue> {
    property(&window(), "navigator")
}

/// Calls `kept` when a promise is fulfilled, and `broken` when it is rejected.
pub(crate) fn settled(
    promise: &JsValue,
    kept: impl FnOnce() + 'static,
    broken: impl FnOnce() + 'static,
) {
    let [kept, broken] = [Closure::once_into_js(kept), Closure::once_into_js(broken)];
    call(promise, "then", &[kept, broken]);
}
