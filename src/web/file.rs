//! The text of a file that somebody chooses or drops. It stays on their device.

#[cfg(feature = "page")]
mod browser {
    use crate::input::file::{BadFile, check_size};
    use gloo::events::{EventListener, EventListenerOptions};
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{DataTransfer, File, FileReader, HtmlInputElement};
    use yew::prelude::*;

    /// Reads the file of a file field, if there is one.
    pub(crate) fn chosen(event: &Event, then: Callback<Result<String, BadFile>>) {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        read(&file, then);
        // The same file, once mended, is a choice as well.
        input.set_value("");
    }

    /// Reads a file that is dropped anywhere on the page, as long as the component is there.
    #[hook]
    pub(crate) fn use_drops(then: &Callback<Result<String, BadFile>>) {
        use_effect_with(then.clone(), |then| {
            let then = then.clone();
            let on = |kind, act: Box<dyn Fn(DataTransfer)>| {
                // A listener of the window's that may prevent what the browser would do has to say so.
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&gloo::utils::window(), kind, options, move |event| {
                    let dragged = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer);
                    // Text that is dragged into a field is the field's.
                    if let Some(dragged) =
                        dragged.filter(|dragged| dragged.types().includes(&JsValue::from("Files"), 0))
                    {
                        event.prevent_default();
                        act(dragged);
                    }
                })
            };
            let over = on("dragover", Box::new(|_| {}));
            let dropped = on(
                "drop",
                Box::new(move |dragged| {
                    if let Some(file) = dragged.files().and_then(|files| files.get(0)) {
                        read(&file, then.clone());
                    }
                }),
            );
            move || drop((over, dropped))
        });
    }

    fn read(file: &File, then: Callback<Result<String, BadFile>>) {
        if let Err(bad) = check_size(file.size()) {
            return then.emit(Err(bad));
        }
        let Ok(reader) = FileReader::new() else { return then.emit(Err(BadFile::Unreadable)) };
        EventListener::once(&reader, "loadend", {
            let reader = reader.clone();
            let text = move || reader.result().ok().and_then(|result| result.as_string()).ok_or(BadFile::Unreadable);
            move |_| then.emit(text())
        })
        .forget();
        // What goes wrong from here on is told by the event.
        let _ = reader.read_as_text(file);
    }
}

#[cfg(feature = "page")]
pub(crate) use browser::{chosen, use_drops};

/// Without a browser there are no files.
#[cfg(not(feature = "page"))]
mod elsewhere {
    use crate::input::file::BadFile;
    use yew::prelude::*;

    pub(crate) fn chosen(_event: &Event, _then: Callback<Result<String, BadFile>>) {}

    #[hook]
    pub(crate) fn use_drops(_then: &Callback<Result<String, BadFile>>) {}
}

#[cfg(not(feature = "page"))]
pub(crate) use elsewhere::{chosen, use_drops};
