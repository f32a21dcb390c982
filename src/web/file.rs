//! The text of a file that somebody chooses or drops. It stays on their device.

#[cfg(feature = "page")]
mod browser {
    use gloo::events::EventListener;
    use web_sys::{File, FileReader, HtmlInputElement};
    use yew::prelude::*;

    /// No case is larger, and the browser would stand still for as long as it read.
    const LARGEST: f64 = 16e6;

    /// Reads the file of a file field, if there is one, and hands its text on.
    pub(crate) fn read(event: &Event, then: Callback<String>) {
        read_or_not(
            event,
            Callback::from(move |text: Option<String>| {
                // A file that cannot be read gives no text, and what stands in the field stays.
                if let Some(text) = text {
                    then.emit(text);
                }
            }),
        );
    }

    /// The same, and tells of a file that cannot be read.
    pub(crate) fn read_or_not(event: &Event, then: Callback<Option<String>>) {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        read_text(&file, then);
        // The same file, once mended, is a choice as well.
        input.set_value("");
    }

    /// Reads the file that is dropped, if it is one.
    pub(crate) fn dropped(event: &DragEvent, then: Callback<Option<String>>) {
        event.prevent_default();
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            read_text(&file, then);
        }
    }

    fn read_text(file: &File, then: Callback<Option<String>>) {
        if file.size() > LARGEST {
            return then.emit(None);
        }
        let Ok(reader) = FileReader::new() else { return };
        EventListener::once(&reader, "loadend", {
            let reader = reader.clone();
            move |_| then.emit(reader.result().ok().and_then(|result| result.as_string()))
        })
        .forget();
        // What goes wrong from here on is told by the event.
        let _ = reader.read_as_text(file);
    }
}

#[cfg(feature = "page")]
pub(crate) use browser::{dropped, read, read_or_not};

/// Without a browser there are no files.
#[cfg(not(feature = "page"))]
mod elsewhere {
    use yew::prelude::*;

    pub(crate) fn read(_event: &Event, _then: Callback<String>) {}
    pub(crate) fn read_or_not(_event: &Event, _then: Callback<Option<String>>) {}
    pub(crate) fn dropped(_event: &DragEvent, _then: Callback<Option<String>>) {}
}

#[cfg(not(feature = "page"))]
pub(crate) use elsewhere::{dropped, read, read_or_not};
