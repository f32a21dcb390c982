//! Where the keyboard is, what is in view, and when the answer is read out.

#[cfg(feature = "page")]
mod browser {
    use crate::case::Moment;
    use crate::web::embedded;
    use gloo::timers::callback::Timeout;
    use gloo::utils::{document, window};
    use std::cell::{Cell, RefCell};
    use wasm_bindgen::JsCast;
    use web_sys::{
        Element, HtmlElement, HtmlInputElement, MouseEvent, ScrollBehavior, ScrollIntoViewOptions,
        ScrollLogicalPosition, ScrollToOptions,
    };

    /// Rendering may take so long on a slow device, above all while the page is just starting.
    const PATIENCE_MS: u32 = 1_000;
    /// What is seen as a whole when the keyboard goes there: the games of a period, and the standings of a league.
    const WHOLE: &str = "[aria-labelledby=games-title], #league-standings:focus";
    /// So long from one look to the next.
    const LOOK_MS: u32 = 20;
    /// How many times at most the page is scrolled back towards a field.
    const MOST_SCROLLS: usize = 50;
    /// How many times at most the page is scrolled to bring a step to its place.
    const MOST_TRIES: usize = 4;
    /// Between the header and a field below it, in pixels.
    const AIR: f64 = 16.0;

    /// Goes to the last of the elements with these ids that are there once the page has been rendered anew.
    pub(crate) fn soon(ids: Vec<String>) {
        look_for(ids, 0);
    }

    fn look_for(ids: Vec<String>, waited_ms: u32) {
        let look = move || {
            let element = |id: &String| document().get_element_by_id(id)?.dyn_into::<HtmlElement>().ok();
            match ids.iter().rev().find_map(element) {
                Some(element) => {
                    // A missing focus is no harm: the person goes on from where they were.
                    _ = element.focus();
                    // What is in a field is typed over, as after Tab.
                    if let Some(field) = element.dyn_ref::<HtmlInputElement>() {
                        field.select();
                    }
                    // As far as there is room, and none of it lies under the header.
                    let list = element.closest(WHOLE).ok().flatten();
                    if list.is_some() && !embedded::is() {
                        reveal(WHOLE, ScrollLogicalPosition::Nearest);
                    }
                }
                None if waited_ms < PATIENCE_MS => look_for(ids, waited_ms + LOOK_MS),
                None => {}
            }
        };
        Timeout::new(if waited_ms == 0 { 0 } else { LOOK_MS }, look).forget();
    }

    thread_local! {
        /// Whether a part of a room is about to have the keyboard.
        static SHOWS: Cell<bool> = const { Cell::new(false) };
    }

    /// Goes to the heading of a room that was just entered, unless a link leads to a part of it.
    pub(crate) fn enter(heading: &str) {
        if !SHOWS.get() {
            soon(vec![heading.to_owned()]);
        }
    }

    /// Gives the keyboard to an element, at the top of the window. It is for links to a part of what is there already.
    pub(crate) fn show(id: String) {
        SHOWS.set(true);
        let look = move || {
            SHOWS.set(false);
            let Some(element) = document().get_element_by_id(&id) else { return };
            if let Some(element) = element.dyn_ref::<HtmlElement>() {
                // A missing focus is no harm: it is seen.
                _ = element.focus();
            }
            // In a frame the page around it would be scrolled as well.
            if !embedded::is() {
                reveal(&format!("#{id}"), ScrollLogicalPosition::Start);
            }
        };
        // After the heading of a room that was just entered has it.
        Timeout::new(LOOK_MS, look).forget();
    }

    /// Whether anything has the keyboard.
    pub(crate) fn is_held() -> bool {
        document().active_element().is_some_and(|element| element.tag_name() != "BODY")
    }

    /// Brings the field that has the keyboard into view.
    pub(crate) fn keep_in_view() {
        const FIELD: &str = ".inputs input:focus";
        if embedded::is() {
            return;
        }
        reveal(FIELD, ScrollLogicalPosition::Nearest);
        // A form longer than the window stays at its end while the page goes on below it: it moves only once the page has been scrolled back to there.
        let Ok(Some(field)) = document().query_selector(FIELD) else { return };
        let Ok(Some(header)) = document().query_selector(".header") else { return };
        for _ in 0..MOST_SCROLLS {
            let above = header.get_bounding_client_rect().bottom().max(0.0) - top(&field);
            if above <= 0.0 {
                return;
            }
            scroll_by(-above - AIR);
        }
    }

    /// Says of the answer whether it is still changing. The attribute is not Yew's, so Yew leaves it alone.
    pub(crate) fn set_busy(busy: bool) {
        if let Ok(Some(answer)) = document().query_selector(".answer [role=status]") {
            // Setting an attribute of this name cannot fail.
            let _ = answer.set_attribute("aria-busy", if busy { "true" } else { "false" });
        }
    }

    thread_local! {
        /// What is to stay where it is on the screen, and how far from the window's top that is.
        static HELD: RefCell<Option<(Element, f64)>> = const { RefCell::new(None) };
    }

    fn top(element: &Element) -> f64 {
        element.get_bounding_client_rect().top()
    }

    /// Has what was pressed stay where it is, whatever opens or closes above it when the page is rendered anew.
    pub(crate) fn hold(event: &MouseEvent) {
        let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        HELD.set(pressed.map(|element| {
            let at = top(&element);
            (element, at)
        }));
    }

    /// Shows where one is in the derivation. A line that was pressed stays in its place; any other step stands right below what stays in view above it.
    pub(crate) fn show_step(moment: Option<Moment>) {
        let held = HELD.take();
        let is_start = held.is_none();
        if let Some((element, before)) = held {
            scroll_by(top(&element) - before);
        }
        // In a frame the page around it would be scrolled as well.
        let Some(moment) = moment.filter(|_| !embedded::is()) else { return };
        let line = format!("#step-{} summary", moment.step);
        if is_start {
            put_on_top(&line);
        } else {
            reveal(&line, ScrollLogicalPosition::Nearest);
        }
        if moment.sub > 0 {
            reveal("#step-5 tr[aria-current]", ScrollLogicalPosition::Nearest);
        }
    }

    /// Scrolls so that an element stands right below what stays in view above it: the header and, where it is in the same column, the picture of the stage.
    fn put_on_top(selector: &str) {
        let Ok(Some(element)) = document().query_selector(selector) else { return };
        for _ in 0..MOST_TRIES {
            let away = top(&element) - covered_above(&element);
            if away.abs() < 1.0 {
                return;
            }
            // What stays in view may reach its place only by this.
            scroll_by(away);
        }
    }

    /// How much of the window's top is covered where an element would stand there.
    fn covered_above(element: &Element) -> f64 {
        let own = element.get_bounding_client_rect();
        let bottom = |selector: &&str| {
            let one = document().query_selector(selector).ok()??;
            let style = window().get_computed_style(&one).ok()??;
            let at = one.get_bounding_client_rect();
            let is_above = at.left() < own.right() && own.left() < at.right();
            (is_above && style.get_property_value("position").ok()? == "sticky").then(|| at.bottom())
        };
        [".header", ".stage > .picture"].iter().filter_map(bottom).fold(0.0, f64::max)
    }

    /// Scrolls down by so many pixels at once. The page scrolls smoothly to where a link leads; what stands still must not be seen to come back.
    fn scroll_by(down: f64) {
        let options = ScrollToOptions::new();
        options.set_top(down);
        options.set_behavior(ScrollBehavior::Instant);
        window().scroll_by_with_scroll_to_options(&options);
    }

    fn reveal(selector: &str, block: ScrollLogicalPosition) {
        let Ok(Some(element)) = document().query_selector(selector) else { return };
        let options = ScrollIntoViewOptions::new();
        options.set_block(block);
        options.set_behavior(ScrollBehavior::Instant);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

#[cfg(feature = "page")]
pub(crate) use browser::{enter, hold, is_held, keep_in_view, set_busy, show, show_step, soon};

/// Without a browser there is nowhere to go.
#[cfg(not(feature = "page"))]
pub(crate) fn soon(_ids: Vec<String>) {}

/// Nor anything to be brought into view.
#[cfg(not(feature = "page"))]
pub(crate) fn show(_id: String) {}

/// Nor anything that moves.
#[cfg(not(feature = "page"))]
pub(crate) fn hold(_event: &yew::MouseEvent) {}

/// Nor anything to be in view.
#[cfg(not(feature = "page"))]
pub(crate) fn show_step(_moment: Option<crate::case::Moment>) {}
