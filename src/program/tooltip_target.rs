//! The target of the tooltip: a symbol or number that the pointer rests on, or that is tapped or
//! reached by keys. Also the position of the tooltip, and the keyboard's way into it.

use crate::browser::wasm::event::closest;
use crate::browser::wasm::highlight::{Listeners, is_in_tooltip, symbol_at};
use crate::widgets::tooltip::TooltipTarget;
use glicko2_steps::Symbol;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element, window};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

/// The time for which the pointer rests on a target before the tooltip appears, in milliseconds.
const SHOW_MS: u32 = 250;
/// The time to move the pointer from the target into the tooltip, in milliseconds.
const HIDE_MS: u32 = 350;

thread_local! {
    /// The timer that shows or hides the tooltip after the pointer's last move.
    static PENDING: RefCell<Option<Timeout>> = const { RefCell::new(None) };
    /// The element that the tooltip explains.
    static ANCHOR: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Calls `tell` with the target that the pointer rests on, or that is tapped or reached by keys.
/// Calls it with `None` when the tooltip is to disappear, for example on Escape.
pub(crate) fn watch(tell: impl Fn(Option<TooltipTarget>) + Clone + 'static) -> Listeners {
    let mut listeners: Listeners = ["pointerover", "focusin", "click", "keydown"]
        .into_iter()
        .map(|kind| {
            let tell = tell.clone();
            EventListener::new(&document(), kind, move |event| {
                let by_touch = event
                    .dyn_ref::<PointerEvent>()
                    .is_some_and(|event| event.pointer_type() == "touch");
                let is_followed = kind == "click" && closest(event, ".tip a").is_some();
                let after = match kind {
                    "keydown"
                        if event
                            .dyn_ref::<KeyboardEvent>()
                            .is_none_or(|event| event.key() != "Escape") =>
                    {
                        return;
                    }
                    // A touch may become a tap, or scroll the page.
                    "pointerover" if by_touch => return,
                    "pointerover" if event.dyn_ref::<PointerEvent>().is_some() => true,
                    _ => is_followed,
                };
                // The tooltip stays while the reader reads or selects its text, and while its link has the focus.
                PENDING.take();
                let is_in_use = is_in_tooltip(event)
                    || kind == "pointerover" && tooltip_link().is_some_and(|link| has_focus(&link));
                if kind != "keydown" && !is_followed && is_in_use {
                    return;
                }
                let explained = matches!(kind, "pointerover" | "focusin" | "click");
                let at = symbol_at(event).filter(|at| explained && explains(at, kind));
                if after {
                    let wait = if at.is_some() { SHOW_MS } else { HIDE_MS };
                    let tell = tell.clone();
                    PENDING.set(Some(Timeout::new(wait, move || report(at, &tell))));
                } else {
                    report(at, &tell);
                }
            })
        })
        .collect();
    let options = EventListenerOptions::enable_prevent_default();
    listeners.push(EventListener::new_with_options(
        &document(),
        "keydown",
        options,
        |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                pass_by_tooltip(event);
            }
        },
    ));
    listeners
}

fn report(at: Option<Element>, tell: &impl Fn(Option<TooltipTarget>)) {
    // If the tooltip's link has the focus, the focus would be lost when the tooltip disappears.
    if let Some(holder) = tooltip_link().filter(has_focus).and_then(|_| holder()) {
        focus(&holder);
    }
    let now = at.as_ref().and_then(pointed);
    ANCHOR.set(at);
    tell(now);
}

fn pointed(element: &Element) -> Option<TooltipTarget> {
    let symbol = Symbol::from_id(&element.get_attribute("data-symbol")?)?;
    let value = element
        .get_attribute("data-value")
        .or_else(|| element.get_attribute("value"));
    Some(TooltipTarget {
        symbol,
        value,
        quantity: element.get_attribute("data-quantity"),
    })
}

/// Handles the Tab key around the tooltip, which is at the end of the document. Tab moves from the
/// target's formula or table to the tooltip's link, and from there to what follows the formula or
/// table.
fn pass_by_tooltip(event: &KeyboardEvent) {
    // With Shift, WebKitGTK does not identify the key.
    if event.key() != "Tab" && event.code() != "Tab" {
        return;
    }
    let Some((link, holder)) = tooltip_link().zip(holder()) else {
        return;
    };
    if has_focus(&link) {
        // In the forward direction, the browser moves on from there by itself.
        if event.shift_key() {
            event.prevent_default();
        }
        focus(&holder);
    } else if has_focus(&holder) && !event.shift_key() {
        event.prevent_default();
        focus(&link);
    }
}

/// Returns the link in the tooltip, if the tooltip is shown.
fn tooltip_link() -> Option<Element> {
    document().query_selector(".tip a").ok()?
}

/// Returns the element that has the focus while the arrow keys are at the tooltip's target.
fn holder() -> Option<Element> {
    ANCHOR
        .with_borrow(Clone::clone)?
        .closest("[tabindex='0']")
        .ok()?
}

fn has_focus(element: &Element) -> bool {
    document().active_element().as_ref() == Some(element)
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // If the element cannot be focused, the reader goes on from where they were.
        _ = element.focus();
    }
}

/// Returns whether a tooltip explains an element. A field has its label, an active number its
/// sensitivity strip, and a press on a button or link does what that is for. In the presentation
/// only a click shows a tooltip, so that nothing is covered unasked.
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

/// The gap between the tooltip and its target, and between the tooltip and the window's edges, in pixels.
const GAP: f64 = 6.0;
/// The height above which a formula takes several lines, in pixels.
const LINE: f64 = 120.0;

/// Positions the tooltip below its target, or above it if there is no room below. The page's policy
/// allows no style attribute in the markup, so the position is set here.
pub(crate) fn place(tooltip: Option<&Element>) {
    let Some((tooltip, at)) = tooltip
        .and_then(|tooltip| tooltip.dyn_ref::<HtmlElement>())
        .zip(ANCHOR.with_borrow(Clone::clone))
    else {
        return;
    };
    let formula = at.closest(".formula").ok().flatten();
    let (at, size, root) = (
        at.get_bounding_client_rect(),
        tooltip.get_bounding_client_rect(),
        document_element(),
    );
    let (width, height) = (
        f64::from(root.client_width()),
        f64::from(root.client_height()),
    );
    let left = (at.left() + at.width() / 2.0 - size.width() / 2.0)
        .min(width - size.width() - GAP)
        .max(GAP);
    // The tooltip does not cover the operands of a number: it is put above or below a formula of one line.
    let (mut above, mut below) = (at.top() - GAP, at.bottom() + GAP);
    if let Some(line) = formula
        .map(|formula| formula.get_bounding_client_rect())
        .filter(|line| line.height() < LINE)
    {
        (above, below) = (line.top(), line.bottom());
    }
    let fits = below + size.height() <= height || above < size.height();
    let top = if fits { below } else { above - size.height() };
    let style = tooltip.style();
    let (x, y) = (
        left + window().scroll_x().unwrap_or(0.0),
        top + window().scroll_y().unwrap_or(0.0),
    );
    for (name, value) in [("left", x), ("top", y)] {
        // Setting a length in pixels cannot fail.
        let _ = style.set_property(name, &format!("{}px", value as i32));
    }
}
