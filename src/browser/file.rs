//! Reading the text of a file that the reader chooses or drops. The file stays on the device.

#[cfg(target_arch = "wasm32")]
mod browser {
    use explain::case::file::{BadFile, check_size};
    use gloo::events::{EventListener, EventListenerOptions};
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{DataTransfer, File, FileReader, HtmlInputElement};
    use yew::prelude::*;

    /// Reads the file that was chosen in a file field, and passes its text to `then`.
    pub(crate) fn chosen(event: &Event, then: Callback<Result<String, BadFile>>) {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        read(&file, then);
        // An empty field also reports the same file again, once the reader has corrected it.
        input.set_value("");
    }

    /// Reads a file that is dropped anywhere on the page, while the component is mounted.
    #[hook]
    pub(crate) fn use_drops(then: &Callback<Result<String, BadFile>>) {
        use_effect_with(then.clone(), |then| {
            let then = then.clone();
            let on = |kind, act: Box<dyn Fn(DataTransfer)>| {
                // Listeners on the window are passive by default, and could not prevent the browser
                // from opening the file.
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(
                    &gloo::utils::window(),
                    kind,
                    options,
                    move |event| {
                        let dragged = event
                            .dyn_ref::<DragEvent>()
                            .and_then(DragEvent::data_transfer);
                        // Text dragged into a field is left to the field.
                        if let Some(dragged) = dragged
                            .filter(|dragged| dragged.types().includes(&JsValue::from("Files"), 0))
                        {
                            event.prevent_default();
                            act(dragged);
                        }
                    },
                )
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
        let Ok(reader) = FileReader::new() else {
            return then.emit(Err(BadFile::Unreadable));
        };
        EventListener::once(&reader, "loadend", {
            let reader = reader.clone();
            let text = move || {
                reader
                    .result()
                    .ok()
                    .and_then(|result| result.as_string())
                    .ok_or(BadFile::Unreadable)
            };
            move |_| then.emit(text())
        })
        .forget();
        // The event `loadend` also reports errors from here on.
        let _ = reader.read_as_text(file);
    }
}

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::{chosen, use_drops};

/// Stubs for builds without a browser, where there are no files.
#[cfg(not(target_arch = "wasm32"))]
mod elsewhere {
    use explain::case::file::BadFile;
    use yew::prelude::*;

    pub(crate) fn chosen(_event: &Event, _then: Callback<Result<String, BadFile>>) {}

    #[hook]
    pub(crate) fn use_drops(_then: &Callback<Result<String, BadFile>>) {}
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use elsewhere::{chosen, use_drops};
