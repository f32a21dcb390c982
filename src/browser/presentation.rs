//! Browser access of the presentation: keys of a remote control, full screen, and fitting the work into the window.

/// A command from a remote control or a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(target_arch = "wasm32"),
    expect(dead_code, reason = "nobody presses keys without a browser")
)]
pub(crate) enum Remote {
    Forward,
    Back,
    First,
    Last,
    Leave,
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use super::Remote;
    use crate::browser::wasm::event::closest;
    use crate::browser::wasm::{highlight, reflect};
    use explain::case::StepPosition;
    use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
    use gloo::utils::{document, document_element, window};
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{Element, HtmlElement, KeyboardEvent};
    use yew::prelude::*;

    /// The font sizes that are tried until the work fits, in percent.
    const SIZES: [u32; 13] = [100, 94, 88, 82, 77, 72, 67, 62, 57, 52, 47, 42, 38];

    /// Returns the command of a key press. Remote controls send key presses too.
    fn remote_command(event: &KeyboardEvent) -> Option<Remote> {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return None;
        }
        let is_in = |selector: &str| closest(event, selector).is_some();
        match event.key().as_str() {
            "Escape" => return Some(Remote::Leave),
            _ if is_in("input, select, textarea") => return None,
            // Within a focused table or formula, the arrow keys go from number to number.
            "ArrowRight" | "ArrowLeft" if is_in(".formula, .scroller") => return None,
            " " | "Enter" if is_in("button, a, summary") => return None,
            _ => {}
        }
        match (event.key().as_str(), event.shift_key()) {
            ("ArrowRight" | "ArrowDown" | "PageDown" | " " | "Enter", false) => {
                Some(Remote::Forward)
            }
            ("ArrowLeft" | "ArrowUp" | "PageUp", false) | (" ", true) => Some(Remote::Back),
            ("Home", false) => Some(Remote::First),
            ("End", false) => Some(Remote::Last),
            ("f" | "F", _) => Some(Remote::Leave),
            _ => None,
        }
    }

    /// Handles key presses in the capture phase, before any other listener, while the component is mounted.
    #[hook]
    pub(crate) fn use_remote(remote: Callback<Remote>) {
        use_effect_with(remote, |remote| {
            let remote = remote.clone();
            let options = EventListenerOptions {
                phase: EventListenerPhase::Capture,
                passive: false,
            };
            let listener =
                EventListener::new_with_options(&document(), "keydown", options, move |event| {
                    if let Some(pressed) = event.dyn_ref::<KeyboardEvent>().and_then(remote_command)
                    {
                        event.prevent_default();
                        remote.emit(pressed);
                    }
                });
            move || drop(listener)
        });
    }

    fn is_on_whole_display() -> bool {
        reflect::property(&document(), "fullscreenElement").is_some()
    }

    /// Returns whether the reader has just pressed something. Returns `true` if the browser cannot tell.
    fn is_after_a_press() -> bool {
        let active = reflect::navigator()
            .and_then(|of| reflect::property(&of, "userActivation"))
            .and_then(|of| reflect::property(&of, "isActive"));
        active.is_none_or(|is| is.is_truthy())
    }

    /// Requests full screen where the browser allows it, and calls `leave` when full screen ends.
    /// Without a press the browser refuses; the presentation then fills only the window.
    #[hook]
    pub(crate) fn use_display(leave: Callback<()>) {
        let leave_now = use_mut_ref(|| leave.clone());
        leave_now.replace(leave);
        use_effect_with((), move |()| {
            let is_allowed = reflect::property(&document(), "fullscreenEnabled")
                .is_some_and(|is| is.is_truthy());
            if is_allowed && is_after_a_press() && !is_on_whole_display() {
                ask(&document_element(), "requestFullscreen");
            }
            let listener = EventListener::new(&document(), "fullscreenchange", move |_| {
                if !is_on_whole_display() {
                    leave_now.borrow().emit(());
                }
            });
            move || {
                drop(listener);
                if is_on_whole_display() {
                    ask(&document(), "exitFullscreen");
                }
            }
        });
    }

    fn ask(of: &JsValue, method: &str) {
        if let Some(promise) = reflect::call(of, method, &[]) {
            reflect::settled(&promise, || {}, || {});
        }
    }

    /// Highlights the explained part, and reduces the font size of the work until all of it fits.
    /// The size is checked after each render, when the window is resized, and once the font of
    /// formulas has been loaded.
    #[hook]
    pub(crate) fn use_fit(screen: &NodeRef, at: (StepPosition, usize)) {
        let again = use_force_update();
        use_effect_with((), move |()| {
            let fonts = reflect::property(&document(), "fonts")
                .and_then(|fonts| reflect::property(&fonts, "ready"));
            if let Some(ready) = fonts {
                let again = again.clone();
                reflect::settled(&ready, move || again.force_update(), || {});
            }
            let listener = EventListener::new(&window(), "resize", move |_| again.force_update());
            move || drop(listener)
        });
        let screen = screen.clone();
        use_effect_with(at, {
            let screen = screen.clone();
            move |_| {
                if let Some(screen) = screen.cast::<Element>() {
                    highlight::point_at(result_number(&screen).as_ref().unwrap_or(&screen));
                }
            }
        });
        // This runs after each render, because the answer to a guess makes the work longer.
        use_effect(move || {
            if let Some(screen) = screen.cast::<Element>() {
                fit(&screen);
            }
        });
    }

    /// Returns the last number of the explained part, which is its result.
    fn result_number(screen: &Element) -> Option<Element> {
        let part = screen
            .query_selector(".screen-work [aria-current=true]")
            .ok()??;
        let found = part.query_selector_all("[data-symbol]").ok()?;
        found.item(found.length().checked_sub(1)?)?.dyn_into().ok()
    }

    fn fit(screen: &Element) {
        let Ok(Some(work)) = screen.query_selector(".fits") else {
            return;
        };
        let Some(frame) = work.parent_element() else {
            return;
        };
        let Ok(work) = work.dyn_into::<HtmlElement>() else {
            return;
        };
        for size in SIZES {
            // Setting a property of this name cannot fail.
            let _ = work.style().set_property("font-size", &format!("{size}%"));
            if is_whole(&frame) {
                break;
            }
        }
    }

    /// Returns whether the frame and every scroller within it show all of their content.
    fn is_whole(frame: &Element) -> bool {
        let Ok(found) = frame.query_selector_all(".formula, .scroller") else {
            return true;
        };
        let is_wide = |element: &Element| element.scroll_width() > element.client_width() + 1;
        let mut scrollers =
            (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<Element>().ok());
        frame.scroll_height() <= frame.client_height() + 1
            && !is_wide(frame)
            && !scrollers.any(|at| is_wide(&at))
    }
}

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::{use_display, use_fit, use_remote};

/// Stubs for builds without a browser.
#[cfg(not(target_arch = "wasm32"))]
mod elsewhere {
    use super::Remote;
    use explain::case::StepPosition;
    use yew::prelude::*;

    #[hook]
    pub(crate) fn use_remote(_remote: Callback<Remote>) {}
    #[hook]
    pub(crate) fn use_display(_leave: Callback<()>) {}
    #[hook]
    pub(crate) fn use_fit(_screen: &NodeRef, _at: (StepPosition, usize)) {}
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use elsewhere::{use_display, use_fit, use_remote};
