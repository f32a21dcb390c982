//! Files that the reader chooses or drops. They are read in slices, between which the browser can do other things. They
//! stay on the device.

use std::cell::Cell;
use std::rc::Rc;

/// Work that is done in slices. Dropping it cancels the rest.
#[derive(Default)]
pub(crate) struct Work {
    is_over: Rc<Cell<bool>>,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.is_over.set(true);
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use super::{Cell, Rc, Work};
    use crate::browser::wasm::{embedded, event};
    use crate::state::import::{Compared, Import};
    use explain::import::{File, MOST_BYTES, Reader, Refused};
    use gloo::events::{EventListener, EventListenerOptions};
    use gloo::timers::callback::Timeout;
    use js_sys::{Array, ArrayBuffer, Uint8Array};
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{Blob, DataTransfer, FileReader, HtmlInputElement};
    use yew::prelude::*;

    /// The event that tells the document that files are taken now. `www/start.js` then repeats an earlier drop.
    const LISTENS: &str = "glicko2-drops";
    /// The bytes of a slice. A slow phone reads them in about a tenth of a second.
    const SLICE: f64 = 500_000.0;
    /// The games that are compared at a time.
    const GAMES: usize = 300;
    /// The pause in which the browser draws the progress bar before it, in milliseconds.
    const PAUSE_MS: u32 = 30;

    /// Returns the file that was chosen in a file field.
    pub(crate) fn chosen(event: &Event) -> Option<Blob> {
        let input = event.target_dyn_into::<HtmlInputElement>()?;
        let file = input.files()?.get(0)?;
        // An empty field also reports the same file again, once the reader has corrected it.
        input.set_value("");
        Some(file.into())
    }

    /// Returns a text as a file.
    pub(crate) fn of_text(text: &str) -> Option<Blob> {
        Blob::new_with_str_sequence(&Array::of1(&JsValue::from(text))).ok()
    }

    /// Calls `then` with each file that is dropped anywhere on the page, while the component is mounted. A page in a frame
    /// leaves files to the page around it.
    #[hook]
    pub(crate) fn use_drops(then: &Callback<Blob>) {
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
            let listeners = (!embedded::is()).then(|| {
                let take = move |dragged: DataTransfer| {
                    if let Some(file) = dragged.files().and_then(|files| files.get(0)) {
                        then.emit(file.into());
                    }
                };
                [on("dragover", Box::new(|_| {})), on("drop", Box::new(take))]
            });
            event::dispatch(LISTENS);
            move || drop(listeners)
        });
    }

    /// The callbacks of reading a file.
    #[derive(Clone)]
    struct Reading {
        is_over: Rc<Cell<bool>>,
        progress: Callback<f64>,
        then: Callback<Result<File, Refused>>,
    }

    /// Reads a file. `progress` takes the part that is done, from 0 to 1.
    pub(crate) fn read(
        file: Blob,
        progress: Callback<f64>,
        then: Callback<Result<File, Refused>>,
    ) -> Work {
        let work = Work::default();
        if file.size() > MOST_BYTES as f64 {
            then.emit(Err(Refused::TooLarge));
        } else {
            let is_over = work.is_over.clone();
            let reading = Reading {
                is_over,
                progress,
                then,
            };
            read_on(file, Reader::default(), reading);
        }
        work
    }

    fn read_on(file: Blob, mut reader: Reader, reading: Reading) {
        let (done, size) = (reader.bytes_done() as f64, file.size());
        if done >= size {
            return reading.then.emit(reader.finish());
        }
        reading.progress.emit(done / size);
        let slice = file.slice_with_f64_and_f64(done, (done + SLICE).min(size));
        let (Ok(slice), Ok(bytes)) = (slice, FileReader::new()) else {
            return reading.then.emit(Err(Refused::Unreadable));
        };
        EventListener::once(&bytes, "loadend", {
            let bytes = bytes.clone();
            move |_| {
                if reading.is_over.get() {
                    return;
                }
                let read = bytes.result().ok();
                let read = read.and_then(|read| read.dyn_into::<ArrayBuffer>().ok());
                match read.filter(|read| read.byte_length() > 0) {
                    Some(read) => {
                        reader.push(&Uint8Array::new(&read).to_vec());
                        read_on(file, reader, reading);
                    }
                    None => reading.then.emit(Err(Refused::Unreadable)),
                }
            }
        })
        .forget();
        // The event `loadend` also reports errors from here on.
        let _ = bytes.read_as_array_buffer(&slice);
    }

    /// Compares the games that were found with the site. Passes `None` to `then` if the rules of the site are not known.
    pub(crate) fn compare(
        import: Rc<Import>,
        progress: Callback<f64>,
        then: Callback<Option<Rc<Compared>>>,
    ) -> Work {
        let work = Work::default();
        let is_over = work.is_over.clone();
        Timeout::new(PAUSE_MS, move || {
            if is_over.get() {
                return;
            }
            match import.compare() {
                Some(compared) => compare_on(compared, is_over, progress, then),
                None => then.emit(None),
            }
        })
        .forget();
        work
    }

    fn compare_on(
        mut compared: Compared,
        is_over: Rc<Cell<bool>>,
        progress: Callback<f64>,
        then: Callback<Option<Rc<Compared>>>,
    ) {
        if is_over.get() {
            return;
        }
        if !compared.comparison.advance(GAMES) {
            return then.emit(Some(Rc::new(compared)));
        }
        progress.emit(compared.done());
        Timeout::new(0, move || compare_on(compared, is_over, progress, then)).forget();
    }
}

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::{chosen, compare, of_text, read, use_drops};

/// Stubs for builds without a browser, where there are no files.
#[cfg(not(target_arch = "wasm32"))]
mod elsewhere {
    use super::{Rc, Work};
    use crate::state::import::{Compared, Import};
    use explain::import::{File, Refused};
    use web_sys::Blob;
    use yew::prelude::*;

    pub(crate) fn chosen(_event: &Event) -> Option<Blob> {
        None
    }

    pub(crate) fn of_text(_text: &str) -> Option<Blob> {
        None
    }

    #[hook]
    pub(crate) fn use_drops(_then: &Callback<Blob>) {}

    pub(crate) fn read(
        _file: Blob,
        _progress: Callback<f64>,
        _then: Callback<Result<File, Refused>>,
    ) -> Work {
        Work::default()
    }

    pub(crate) fn compare(
        _import: Rc<Import>,
        _progress: Callback<f64>,
        _then: Callback<Option<Rc<Compared>>>,
    ) -> Work {
        Work::default()
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use elsewhere::{chosen, compare, of_text, read, use_drops};
