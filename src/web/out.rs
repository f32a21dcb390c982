//! What leaves the page: to the clipboard, to the device's own sheet for sharing, into a file, onto paper.

#[cfg(feature = "page")]
mod browser {
    use gloo::events::EventListener;
    use gloo::timers::callback::Timeout;
    use gloo::utils::{document, window};
    use js_sys::{Array, Function, Promise, Reflect};
    use std::rc::Rc;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{
        Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlDocument,
        HtmlImageElement, HtmlTextAreaElement, Url,
    };
    use yew::{Callback, NodeRef};

    /// Pixels of a PNG to one of the picture.
    const DENSITY: f64 = 2.0;
    /// A file that was handed over is forgotten after so long; some browsers fetch it late.
    const FORGET_MS: u32 = 60_000;
    /// The page is printed once what was open is gone from it.
    const PRINT_MS: u32 = 100;

    /// A property. Whatever is missing, in old browsers and in frames, gives `None`.
    pub(crate) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
        Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
    }

    /// What a method gives, if it is there and does not throw.
    pub(crate) fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
        let method = property(object, name)?.dyn_into::<Function>().ok()?;
        method.apply(object, &arguments.iter().collect::<Array>()).ok()
    }

    pub(crate) fn navigator() -> Option<JsValue> {
        property(&window(), "navigator")
    }

    /// Does one thing when a promise is kept, another when it is broken.
    pub(crate) fn settled(promise: &JsValue, kept: impl FnOnce() + 'static, broken: impl FnOnce() + 'static) {
        let [kept, broken] = [Closure::once_into_js(kept), Closure::once_into_js(broken)];
        call(promise, "then", &[kept, broken]);
    }

    /// Puts a text into the clipboard; where that is refused, as in many frames, selects it in its field. Tells whether it was put there.
    pub(crate) fn copy(text: &str, field: NodeRef, then: Callback<bool>) {
        let copying = clipboard().and_then(|clipboard| call(&clipboard, "writeText", &[text.into()]));
        match copying {
            Some(promise) => {
                let done = then.clone();
                settled(&promise, move || done.emit(true), move || then.emit(copy_from(&field)));
            }
            None => then.emit(copy_from(&field)),
        }
    }

    /// The way of old: whether the browser copied what is selected.
    fn copy_from(field: &NodeRef) -> bool {
        let Some(field) = field.cast::<HtmlTextAreaElement>() else { return false };
        // Without the focus the person's own keys would copy something else.
        let _ = field.focus();
        field.select();
        document().unchecked_into::<HtmlDocument>().exec_command("copy").unwrap_or(false)
    }

    /// Whether the device has a sheet for sharing.
    pub(crate) fn can_send() -> bool {
        navigator().is_some_and(|navigator| property(&navigator, "share").is_some())
    }

    /// Opens it. Whoever closes it again has changed their mind, and nothing needs to be said.
    pub(crate) fn send(title: &str, text: &str, link: &str) {
        let data = js_sys::Object::new();
        for (key, value) in [("title", title), ("text", text), ("url", link)] {
            // A new object takes any property.
            let _ = Reflect::set(&data, &key.into(), &value.into());
        }
        if let Some(promise) = navigator().and_then(|navigator| call(&navigator, "share", &[data.into()])) {
            settled(&promise, || {}, || {});
        }
    }

    /// Hands a text over as a file. Whether the browser keeps it, it does not tell.
    pub(crate) fn save(text: &str, kind: &str, name: &str) {
        let options = BlobPropertyBag::new();
        options.set_type(kind);
        if let Ok(blob) = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options) {
            hand_over(&blob, name);
        }
    }

    fn hand_over(blob: &Blob, name: &str) {
        let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
        if let Ok(link) = document().create_element("a") {
            let link: HtmlAnchorElement = link.unchecked_into();
            link.set_href(&address);
            link.set_download(name);
            link.click();
        }
        Timeout::new(FORGET_MS, move || _ = Url::revoke_object_url(&address)).forget();
    }

    /// Draws a picture, given by the address that holds all of it, and hands it over as a PNG of twice its size. Tells whether that went well.
    pub(crate) fn save_png(address: &str, size: (f64, f64), name: String, then: Callback<bool>) {
        let made = move |png: Option<Blob>| {
            if let Some(png) = &png {
                hand_over(png, &name);
            }
            then.emit(png.is_some());
        };
        png(address, size, Rc::new(made));
    }

    /// What makes an entry of the clipboard that is no text.
    fn clipboard_item() -> Option<Function> {
        property(&window(), "ClipboardItem")?.dyn_into().ok()
    }

    fn clipboard() -> Option<JsValue> {
        navigator().and_then(|navigator| property(&navigator, "clipboard"))
    }

    /// Whether the browser can put pictures into the clipboard.
    pub(crate) fn can_copy_png() -> bool {
        clipboard_item().is_some() && clipboard().is_some_and(|clipboard| property(&clipboard, "write").is_some())
    }

    /// Puts a picture into the clipboard. Tells whether it is there.
    pub(crate) fn copy_png(address: &str, size: (f64, f64), then: Callback<bool>) {
        // Safari writes only in the very event of the press, so it is given a promise of the picture.
        let coming = Promise::new(&mut |keep, break_it| {
            let made = move |png: Option<Blob>| {
                // Telling a promise cannot fail.
                _ = match &png {
                    Some(png) => keep.call1(&JsValue::UNDEFINED, png),
                    None => break_it.call0(&JsValue::UNDEFINED),
                };
            };
            png(address, size, Rc::new(made));
        });
        let content = js_sys::Object::new();
        // A new object takes any property.
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

    /// Draws a picture, given by the address that holds all of it, as a PNG of twice its size.
    fn png(address: &str, (width, height): (f64, f64), then: Rc<dyn Fn(Option<Blob>)>) {
        let Ok(image) = HtmlImageElement::new() else { return then(None) };
        let drawn = image.clone();
        let failed = then.clone();
        EventListener::once(&image, "load", move |_| {
            let done = then.clone();
            let made = Closure::once_into_js(move |blob: JsValue| done(blob.dyn_into::<Blob>().ok()));
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
        context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height).ok()?;
        Some(canvas)
    }

    /// Prints the page, once it has been rendered anew.
    pub(crate) fn print() {
        // A frame may refuse; its browser then has a menu of its own.
        Timeout::new(PRINT_MS, || _ = window().print()).forget();
    }

    /// Tells when the page is going to be printed, and when that is over.
    pub(crate) fn watch_printing(tell: &Callback<bool>) -> [EventListener; 2] {
        [("beforeprint", true), ("afterprint", false)].map(|(kind, begins)| {
            let tell = tell.clone();
            EventListener::new(&window(), kind, move |_| tell.emit(begins))
        })
    }

    /// The day where the reader is: `2026-11-22`.
    pub(crate) fn today() -> String {
        let now = js_sys::Date::new_0();
        format!("{}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
    }
}

#[cfg(feature = "page")]
pub(crate) use browser::{
    call, can_copy_png, can_send, copy, copy_png, navigator, print, property, save, save_png, send, settled, today,
    watch_printing,
};

/// Without a browser nothing leaves.
#[cfg(not(feature = "page"))]
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
    pub(crate) fn save_png(_address: &str, _size: (f64, f64), _name: String, _then: Callback<bool>) {}
}

#[cfg(not(feature = "page"))]
pub(crate) use elsewhere::{can_copy_png, can_send, copy, copy_png, save, save_png, send};
