//! Where the keyboard is, what is in view, and when the answer is read out.

#[cfg(feature = "page")]
mod browser {
    use crate::web::embedded;
    use gloo::timers::callback::Timeout;
    use gloo::utils::{document, window};
    use wasm_bindgen::JsCast;
    use web_sys::{HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

    /// Goes to the element of that id once the page has been rendered anew.
    pub(crate) fn soon(id: String) {
        Timeout::new(0, move || {
            if let Some(element) = document().get_element_by_id(&id).and_then(|e| e.dyn_into::<HtmlElement>().ok()) {
                // A missing focus is no harm: the person goes on from where they were.
                let _ = element.focus();
            }
        })
        .forget();
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
pub(crate) fn soon(_id: String) {}
