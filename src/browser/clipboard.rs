//! Copying to the clipboard, sending by the device's share sheet, and saving files.

#[cfg(target_arch = "wasm32")]
mod browser {
    use crate::browser::wasm::reflect::{call, navigator, property, settled};
    use gloo::events::EventListener;
    use gloo::timers::callback::Timeout;
    use gloo::utils::{document, window};
    use js_sys::{Array, Function, Promise, Reflect};
    use std::rc::Rc;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{
        Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement,
        HtmlDocument, HtmlImageElement, HtmlTextAreaElement, Url,
    };
    use yew::{Callback, NodeRef};

    /// The number of pixels of a PNG for each pixel of the picture.
    const DENSITY: f64 = 2.0;
    /// The time after which the address of a saved file is revoked, in milliseconds. Some browsers
    /// fetch the file late.
    const FORGET_MS: u32 = 60_000;

    /// Copies a text to the clipboard, and passes to `then` whether that worked. If the browser
    /// refuses, as in many frames, selects the text in its field and tries the older `execCommand`.
    pub(crate) fn copy(text: &str, field: NodeRef, then: Callback<bool>) {
        let copying =
            clipboard().and_then(|clipboard| call(&clipboard, "writeText", &[text.into()]));
        match copying {
            Some(promise) => {
                let done = then.clone();
                settled(
                    &promise,
                    move || done.emit(true),
                    move || then.emit(copy_from(&field)),
                );
            }
            None => then.emit(copy_from(&field)),
        }
    }

    /// Selects the text of a field and copies it by the older `execCommand`. Returns whether that worked.
    fn copy_from(field: &NodeRef) -> bool {
        let Some(field) = field.cast::<HtmlTextAreaElement>() else {
            return false;
        };
        // Without the focus, the reader's copy key would copy something else.
        let _ = field.focus();
        field.select();
        document()
            .unchecked_into::<HtmlDocument>()
            .exec_command("copy")
            .unwrap_or(false)
    }

    /// Returns whether the device has a share sheet.
    pub(crate) fn can_send() -> bool {
        navigator().is_some_and(|navigator| property(&navigator, "share").is_some())
    }

    /// Opens the share sheet. If the reader closes it again, nothing is reported.
    pub(crate) fn send(title: &str, text: &str, link: &str) {
        let data = js_sys::Object::new();
        for (key, value) in [("title", title), ("text", text), ("url", link)] {
            // Setting a property of a new object cannot fail.
            let _ = Reflect::set(&data, &key.into(), &value.into());
        }
        if let Some(promise) =
            navigator().and_then(|navigator| call(&navigator, "share", &[data.into()]))
        {
            settled(&promise, || {}, || {});
        }
    }

    /// Saves a text as a file. The browser does not report whether that worked.
    pub(crate) fn save(text: &str, kind: &str, name: &str) {
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        if let Ok(blob) =
            Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)
        {
            hand_over(&blob, name);
        }
    }

    fn hand_over(blob: &Blob, name: &str) {
        let Ok(address) = Url::create_object_url_with_blob(blob) else {
            return;
        };
        if let Ok(link) = document().create_element("a") {
            let link: HtmlAnchorElement = link.unchecked_into();
            link.set_href(&address);
            link.set_download(name);
            link.click();
        }
        Timeout::new(FORGET_MS, move || _ = Url::revoke_object_url(&address)).forget();
    }

    /// Draws the picture at a data URL and saves it as a PNG of twice its size. Passes to `then` whether that worked.
    pub(crate) fn save_png(address: &str, size: (f64, f64), name: String, then: Callback<bool>) {
        let made = move |png: Option<Blob>| {
            if let Some(png) = &png {
                hand_over(png, &name);
            }
            then.emit(png.is_some());
        };
        png(address, size, Rc::new(made));
    }

    /// Returns the constructor of clipboard entries that are not text.
    fn clipboard_item() -> Option<Function> {
        property(&window(), "ClipboardItem")?.dyn_into().ok()
    }

    fn clipboard() -> Option<JsValue> {
        navigator().and_then(|navigator| property(&navigator, "clipboard"))
    }

    /// Returns whether the browser can copy pictures to the clipboard.
    pub(crate) fn can_copy_png() -> bool {
        clipboard_item().is_some()
            && clipboard().is_some_and(|clipboard| property(&clipboard, "write").is_some())
    }

    /// Copies the picture at a data URL to the clipboard. Passes to `then` whether that worked.
    pub(crate) fn copy_png(address: &str, size: (f64, f64), then: Callback<bool>) {
        // Safari allows writing only during the event of the press, so it gets a promise of the picture.
        let coming = Promise::new(&mut |keep, break_it| {
            let made = move |png: Option<Blob>| {
                // Settling a promise cannot fail.
                _ = match &png {
                    Some(png) => keep.call1(&JsValue::UNDEFINED, png),
                    None => break_it.call0(&JsValue::UNDEFINED),
                };
            };
            png(address, size, Rc::new(made));
        });
        let content = js_sys::Object::new();
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&content, &"image/png".into(), &coming);
        let copying = clipboard_item()
            .and_then(|item| Reflect::construct(&item, &Array::of1(&content)).ok())
            .zip(clipboard())
            .and_then(|(item, clipboard)| call(&clipboard, "write", &[Array::of1(&item).into()]));
        match copying {
            Some(promise) => {
                let done = then.clone();
                settled(&promise, move || done.emit(true), move || then.emit(false));
            }
            None => then.emit(false),
        }
    }

    /// Draws the picture at a data URL as a PNG of twice its size.
    fn png(address: &str, (width, height): (f64, f64), then: Rc<dyn Fn(Option<Blob>)>) {
        let Ok(image) = HtmlImageElement::new() else {
            return then(None);
        };
        let drawn = image.clone();
        let failed = then.clone();
        EventListener::once(&image, "load", move |_| {
            let done = then.clone();
            let made =
                Closure::once_into_js(move |blob: JsValue| done(blob.dyn_into::<Blob>().ok()));
            let begun = canvas(&drawn, width * DENSITY, height * DENSITY)
                .is_some_and(|canvas| canvas.to_blob(made.unchecked_ref()).is_ok());
            if !begun {
                then(None);
            }
        })
        .forget();
        EventListener::once(&image, "error", move |_| failed(None)).forget();
        image.set_src(address);
    }

    fn canvas(image: &HtmlImageElement, width: f64, height: f64) -> Option<HtmlCanvasElement> {
        let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
        canvas.set_width(width.ceil() as u32);
        canvas.set_height(height.ceil() as u32);
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
        context
            .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
            .ok()?;
        Some(canvas)
    }
}

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::{can_copy_png, can_send, copy, copy_png, save, save_png, send};

/// Stubs for builds without a browser.
#[cfg(not(target_arch = "wasm32"))]
mod elsewhere {
    use yew::{Callback, NodeRef};

    pub(crate) fn copy(_text: &str, _field: NodeRef, _then: Callback<bool>) {}
    pub(crate) fn can_send() -> bool {
        false
    }
    pub(crate) fn can_copy_png() -> bool {
        false
    }
    pub(crate) fn copy_png(_address: &str, _size: (f64, f64), _then: Callback<bool>) {}
    pub(crate) fn send(_title: &str, _text: &str, _link: &str) {}
    pub(crate) fn save(_text: &str, _kind: &str, _name: &str) {}
    pub(crate) fn save_png(
        _address: &str,
        _size: (f64, f64),
        _name: String,
        _then: Callback<bool>,
    ) {
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use elsewhere::{can_copy_png, can_send, copy, copy_png, save, save_png, send};
