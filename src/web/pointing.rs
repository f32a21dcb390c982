//! What the tip is about: what a pointer rests on, what is tapped or reached by keys; where the tip stands, and the keyboard's way into it.

use super::event::closest;
use super::light::{Listeners, is_in_tip, symbol_at};
use crate::present::symbol::Symbol;
use crate::web::views::tip::Pointed;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element, window};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

/// The pointer rests so long on something before its tip comes.
const SHOW_MS: u32 = 250;
/// So long there is to go from it to its tip.
const HIDE_MS: u32 = 350;

thread_local! {
    /// What will come of the pointer's last move.
    static COMING: RefCell<Option<Timeout>> = const { RefCell::new(None) };
    /// What the tip is about.
    static ANCHOR: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Tells what is pointed at, tapped or reached by keys: a pointer has to rest on it. Escape takes it away.
pub(super) fn watch(tell: impl Fn(Option<Pointed>) + Clone + 'static) -> Listeners {
    let mut listeners: Listeners = ["pointerover", "focusin", "click", "keydown"]
        .into_iter()
        .map(|kind| {
            let tell = tell.clone();
            EventListener::new(&document(), kind, move |event| {
                let by_touch = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch");
                let is_followed = kind == "click" && closest(event, ".tip a").is_some();
                let after = match kind {
                    "keydown" if event.dyn_ref::<KeyboardEvent>().is_none_or(|event| event.key() != "Escape") => {
                        return;
                    }
                    // It may become a tap, or the page is scrolled.
                    "pointerover" if by_touch => return,
                    "pointerover" if event.dyn_ref::<PointerEvent>().is_some() => true,
                    _ => is_followed,
                };
                // Whoever reads or selects what it says wants it to stay, and so does the keyboard on its link.
                COMING.take();
                let is_in_use =
                    is_in_tip(event) || kind == "pointerover" && tip_link().is_some_and(|link| has_focus(&link));
                if kind != "keydown" && !is_followed && is_in_use {
                    return;
                }
                let explained = matches!(kind, "pointerover" | "focusin" | "click");
                let at = symbol_at(event).filter(|at| explained && explains(at, kind));
                if after {
                    let wait = if at.is_some() { SHOW_MS } else { HIDE_MS };
                    let tell = tell.clone();
                    COMING.set(Some(Timeout::new(wait, move || told(at, &tell))));
                } else {
                    told(at, &tell);
                }
            })
        })
        .collect();
    let options = EventListenerOptions::enable_prevent_default();
    listeners.push(EventListener::new_with_options(&document(), "keydown", options, |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            pass_by_tip(event);
        }
    }));
    listeners
}

fn told(at: Option<Element>, tell: &impl Fn(Option<Pointed>)) {
    // The keyboard would be lost with the link that has it.
    if let Some(holder) = tip_link().filter(has_focus).and_then(|_| holder()) {
        focus(&holder);
    }
    let now = at.as_ref().and_then(pointed);
    ANCHOR.set(at);
    tell(now);
}

fn pointed(element: &Element) -> Option<Pointed> {
    let symbol = Symbol::from_id(&element.get_attribute("data-symbol")?)?;
    let value = element.get_attribute("data-value").or_else(|| element.get_attribute("value"));
    Some(Pointed { symbol, value, quantity: element.get_attribute("data-quantity") })
}

/// The tip stands at the end of the document. The Tab key finds its link after the formula or table of what it is about, and from there goes on to what
/// follows these.
fn pass_by_tip(event: &KeyboardEvent) {
    if event.key() != "Tab" {
        return;
    }
    let Some((link, holder)) = tip_link().zip(holder()) else { return };
    if has_focus(&link) {
        // Ahead, the browser goes on from there by itself.
        if event.shift_key() {
            event.prevent_default();
        }
        focus(&holder);
    } else if has_focus(&holder) && !event.shift_key() {
        event.prevent_default();
        focus(&link);
    }
}

/// The link in the tip, if there is a tip.
fn tip_link() -> Option<Element> {
    document().query_selector(".tip a").ok()?
}

/// What has the keyboard while the arrow keys are at what the tip is about.
fn holder() -> Option<Element> {
    ANCHOR.with_borrow(Clone::clone)?.closest("[tabindex='0']").ok()?
}

fn has_focus(element: &Element) -> bool {
    document().active_element().as_ref() == Some(element)
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // A missing focus is no harm: the person goes on from where they were.
        _ = element.focus();
    }
}

/// Whether a tip explains it: a field has its label, a number in hand its strip, and a press on what does something does that. Where a step
/// fills the screen, nothing is to be covered that nobody asked for, so only a click has a tip there.
fn explains(at: &Element, by: &str) -> bool {
    if by != "click" && at.closest(".screen").is_ok_and(|screen| screen.is_some()) {
        return false;
    }
    let others = match by {
        "pointerover" => "input, [role=radiogroup]",
        "focusin" => "input, [role=radiogroup], [data-scrub]",
        _ => "button, summary, a, label, input, [role=radiogroup], [data-scrub]",
    };
    at.closest(others).is_ok_and(|found| found.is_none())
}

/// Room between the tip and what it is about, and the window's edges.
const GAP: f64 = 6.0;
/// A formula that is higher stands on several lines.
const LINE: f64 = 120.0;

/// Puts the tip below what it is about, or above it where there is no room. Where it is must not be said in the markup: see the page's policy.
pub(super) fn place(tip: Option<&Element>) {
    let Some((tip, at)) = tip.and_then(|tip| tip.dyn_ref::<HtmlElement>()).zip(ANCHOR.with_borrow(Clone::clone)) else {
        return;
    };
    let formula = at.closest(".formula").ok().flatten();
    let (at, size, root) = (at.get_bounding_client_rect(), tip.get_bounding_client_rect(), document_element());
    let (width, height) = (f64::from(root.client_width()), f64::from(root.client_height()));
    let left = (at.left() + at.width() / 2.0 - size.width() / 2.0).min(width - size.width() - GAP).max(GAP);
    // What a number in a formula comes from is not covered.
    let (mut above, mut below) = (at.top() - GAP, at.bottom() + GAP);
    if let Some(line) = formula.map(|formula| formula.get_bounding_client_rect()).filter(|line| line.height() < LINE) {
        (above, below) = (line.top(), line.bottom());
    }
    let fits = below + size.height() <= height || above < size.height();
    let top = if fits { below } else { above - size.height() };
    let style = tip.style();
    let (x, y) = (left + window().scroll_x().unwrap_or(0.0), top + window().scroll_y().unwrap_or(0.0));
    for (name, value) in [("left", x), ("top", y)] {
        // A length in whole pixels is always taken.
        let _ = style.set_property(name, &format!("{}px", value as i32));
    }
}
