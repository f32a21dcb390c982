//! Where the keyboard is, what is in view, and when the answer is read out.

#[cfg(feature = "page")]
mod browser {
    use crate::web::embedded;
    use gloo::timers::callback::Timeout;
    use gloo::utils::{document, window};
    use wasm_bindgen::JsCast;
    use web_sys::{HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

    /// Rendering may take so long on a slow device, above all while the page is just starting.
    const PATIENCE_MS: u32 = 1_000;
    /// So long from one look to the next.
    const LOOK_MS: u32 = 20;

    /// Goes to the last of the elements with these ids that are there once the page has been rendered anew.
    pub(crate) fn soon(ids: Vec<String>) {
        look_for(ids, 0);
    }

    fn look_for(ids: Vec<String>, waited_ms: u32) {
        let look = move || {
            let element = |id: &String| document().get_element_by_id(id)?.dyn_into::<HtmlElement>().ok();
            match ids.iter().rev().find_map(element) {
                // A missing focus is no harm: the person goes on from where they were.
                Some(element) => _ = element.focus(),
                None if waited_ms < PATIENCE_MS => look_for(ids, waited_ms + LOOK_MS),
                None => {}
            }
        };
        Timeout::new(if waited_ms == 0 { 0 } else { LOOK_MS }, look).forget();
    }

    /// Says of the answer whether it is still changing. The attribute is not Yew's, so Yew leaves it alone.
    pub(crate) fn set_busy(busy: bool) {
        if let Ok(Some(answer)) = document().query_selector(".answer [role=status]") {
            // Setting an attribute of this name cannot fail.
            let _ = answer.set_attribute("aria-busy", if busy { "true" } else { "false" });
        }
    }

    /// Scrolls the element of that id into view, at once where motion is not wanted.
    pub(crate) fn reveal(id: &str) {
        // It would scroll the page around it as well.
        if embedded::is() {
            return;
        }
        let Some(element) = document().get_element_by_id(id) else { return };
        let still =
            window().match_media("(prefers-reduced-motion: reduce)").ok().flatten().is_some_and(|m| m.matches());
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Start);
        options.set_behavior(if still { ScrollBehavior::Instant } else { ScrollBehavior::Smooth });
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

#[cfg(feature = "page")]
pub(crate) use browser::{reveal, set_busy, soon};

/// Without a browser there is nowhere to go.
#[cfg(not(feature = "page"))]
pub(crate) fn soon(_ids: Vec<String>) {}
