//! Keyboard focus, scrolling, and the time at which the answer is read out.

#[cfg(target_arch = "wasm32")]
mod browser {
    use crate::browser::wasm::embedded;
    use explain::case::StepPosition;
    use gloo::timers::callback::Timeout;
    use gloo::utils::{document, window};
    use std::cell::{Cell, RefCell};
    use wasm_bindgen::JsCast;
    use web_sys::{
        Element, HtmlElement, HtmlInputElement, MouseEvent, ScrollBehavior, ScrollIntoViewOptions,
        ScrollLogicalPosition, ScrollToOptions,
    };

    /// The longest wait for an element to be rendered, in milliseconds. Rendering is slow on a slow
    /// device, above all while the page starts.
    const PATIENCE_MS: u32 = 1_000;
    /// The parts that are scrolled into view as a whole when they get the focus: the games of a
    /// period and the standings of a league.
    const WHOLE: &str = "[aria-labelledby=games-title], #league-standings:focus";
    /// The pause between two looks for an element, in milliseconds.
    const LOOK_MS: u32 = 20;
    /// The largest number of scrolls back to a field.
    const MOST_SCROLLS: usize = 50;
    /// The largest number of scrolls that put a step below the header.
    const MOST_TRIES: usize = 4;
    /// The gap between the header and a field below it, in pixels.
    const AIR: f64 = 16.0;

    thread_local! {
        /// Whether the page is being rendered. Yew renders in several tasks if that takes long.
        static RENDERS: Cell<bool> = const { Cell::new(false) };
    }

    /// Notes that a rendering begins or has ended.
    pub(crate) fn renders(now: bool) {
        RENDERS.set(now);
    }

    /// Runs `act` in a later task, when nothing is being rendered.
    pub(crate) fn after_rendering(act: impl FnOnce() + 'static) {
        let look = move || {
            if RENDERS.get() {
                after_rendering(act);
            } else {
                act();
            }
        };
        Timeout::new(0, look).forget();
    }

    /// Focuses the last of the elements with these ids that are in the page after the next rendering.
    pub(crate) fn soon(ids: Vec<String>) {
        after_rendering(move || look_for(ids, 0));
    }

    fn look_for(ids: Vec<String>, waited_ms: u32) {
        let element = |id: &String| {
            document()
                .get_element_by_id(id)?
                .dyn_into::<HtmlElement>()
                .ok()
        };
        match ids.iter().rev().find_map(element) {
            Some(element) => {
                // If the element cannot be focused, the reader goes on from where they were.
                _ = element.focus();
                // Text in a field is selected, so that typing replaces it, as after Tab.
                if let Some(field) = element.dyn_ref::<HtmlInputElement>() {
                    field.select();
                }
                // The list is scrolled into view as far as it fits, without going under the header.
                let list = element.closest(WHOLE).ok().flatten();
                if list.is_some() && !embedded::is() {
                    reveal(WHOLE, ScrollLogicalPosition::Nearest);
                }
            }
            None if waited_ms < PATIENCE_MS => {
                Timeout::new(LOOK_MS, move || look_for(ids, waited_ms + LOOK_MS)).forget();
            }
            None => {}
        }
    }

    thread_local! {
        /// Whether [`show`] is about to focus a part of a room.
        static SHOWS: Cell<bool> = const { Cell::new(false) };
    }

    /// Focuses the heading of a room that was just entered, unless a link leads to a part of the room.
    pub(crate) fn enter(heading: &str) {
        if !SHOWS.get() {
            soon(vec![heading.to_owned()]);
        }
    }

    /// Focuses an element and scrolls it to the top of the window, for links to a part of what is rendered already.
    pub(crate) fn show(id: String) {
        SHOWS.set(true);
        let look = move || {
            SHOWS.set(false);
            let Some(element) = document().get_element_by_id(&id) else {
                return;
            };
            if let Some(element) = element.dyn_ref::<HtmlElement>() {
                // If the element cannot be focused, it can still be seen.
                _ = element.focus();
            }
            // In a frame this would also scroll the page around it.
            if !embedded::is() {
                reveal(&format!("#{id}"), ScrollLogicalPosition::Start);
            }
        };
        // The heading of a room that was just entered gets the focus first.
        Timeout::new(LOOK_MS, move || after_rendering(look)).forget();
    }

    /// Returns whether any element has the focus.
    pub(crate) fn is_held() -> bool {
        document()
            .active_element()
            .is_some_and(|element| element.tag_name() != "BODY")
    }

    /// Scrolls the focused field into view.
    pub(crate) fn keep_in_view() {
        const FIELD: &str = ".inputs input:focus";
        if embedded::is() {
            return;
        }
        reveal(FIELD, ScrollLogicalPosition::Nearest);
        // A form longer than the window sticks at its end while the page scrolls on below it. It
        // moves only once the page has been scrolled back to that end, so several scrolls may be
        // needed.
        let Ok(Some(field)) = document().query_selector(FIELD) else {
            return;
        };
        let Ok(Some(header)) = document().query_selector(".header") else {
            return;
        };
        for _ in 0..MOST_SCROLLS {
            let above = header.get_bounding_client_rect().bottom().max(0.0) - top(&field);
            if above <= 0.0 {
                return;
            }
            scroll_by(-above - AIR);
        }
    }

    /// Marks the answer as changing or settled. Yew does not render this attribute, so it does not overwrite it.
    pub(crate) fn set_busy(busy: bool) {
        if let Ok(Some(answer)) = document().query_selector(".answer [role=status]") {
            // Setting an attribute of this name cannot fail.
            let _ = answer.set_attribute("aria-busy", if busy { "true" } else { "false" });
        }
    }

    thread_local! {
        /// The element to keep at its position on the screen, and its distance from the top of the window.
        static HELD: RefCell<Option<(Element, f64)>> = const { RefCell::new(None) };
    }

    fn top(element: &Element) -> f64 {
        element.get_bounding_client_rect().top()
    }

    /// Keeps the pressed element at its position on the screen, even if parts above it open or
    /// close in the next rendering. [`show_step`] scrolls accordingly.
    pub(crate) fn hold(event: &MouseEvent) {
        let pressed = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        HELD.set(pressed.map(|element| {
            let at = top(&element);
            (element, at)
        }));
    }

    /// Scrolls to a step position. A line that was pressed stays at its position on the screen; any
    /// other step is put right below the sticky parts above it.
    pub(crate) fn show_step(position: Option<StepPosition>) {
        let held = HELD.take();
        let is_start = held.is_none();
        if let Some((element, before)) = held {
            scroll_by(top(&element) - before);
        }
        // In a frame this would also scroll the page around it.
        let Some(position) = position.filter(|_| !embedded::is()) else {
            return;
        };
        let line = format!("#step-{} summary", position.step);
        if is_start {
            put_on_top(&line);
        } else {
            reveal(&line, ScrollLogicalPosition::Nearest);
        }
        if position.sub > 0 {
            reveal("#step-5 tr[aria-current]", ScrollLogicalPosition::Nearest);
        }
    }

    /// Scrolls so that an element is right below the sticky parts above it: the header and, if it
    /// is in the same column, the picture of the stage.
    fn put_on_top(selector: &str) {
        let Ok(Some(element)) = document().query_selector(selector) else {
            return;
        };
        for _ in 0..MOST_TRIES {
            let away = top(&element) - covered_above(&element);
            if away.abs() < 1.0 {
                return;
            }
            // Sticky parts may only reach their final position by this scroll, so it is checked again.
            scroll_by(away);
        }
    }

    /// Returns how much of the window's top the sticky parts in the element's column cover, in pixels.
    fn covered_above(element: &Element) -> f64 {
        let own = element.get_bounding_client_rect();
        let bottom = |selector: &&str| {
            let one = document().query_selector(selector).ok()??;
            let style = window().get_computed_style(&one).ok()??;
            let at = one.get_bounding_client_rect();
            let is_above = at.left() < own.right() && own.left() < at.right();
            (is_above && style.get_property_value("position").ok()? == "sticky")
                .then(|| at.bottom())
        };
        [".header", ".stage > .picture"]
            .iter()
            .filter_map(bottom)
            .fold(0.0, f64::max)
    }

    /// Scrolls down without animation. The page's style scrolls smoothly, and an element that is to
    /// stay put would visibly move away and back.
    fn scroll_by(down: f64) {
        let options = ScrollToOptions::new();
        options.set_top(down);
        options.set_behavior(ScrollBehavior::Instant);
        window().scroll_by_with_scroll_to_options(&options);
    }

    fn reveal(selector: &str, block: ScrollLogicalPosition) {
        let Ok(Some(element)) = document().query_selector(selector) else {
            return;
        };
        let options = ScrollIntoViewOptions::new();
        options.set_block(block);
        options.set_behavior(ScrollBehavior::Instant);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::{
    after_rendering, enter, hold, is_held, keep_in_view, renders, set_busy, show, show_step, soon,
};

/// Does nothing without a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn soon(_ids: Vec<String>) {}

/// Does nothing without a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn show(_id: String) {}

/// Does nothing without a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn hold(_event: &yew::MouseEvent) {}

/// Does nothing without a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn show_step(_position: Option<explain::case::StepPosition>) {}
