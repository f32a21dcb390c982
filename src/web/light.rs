//! Pointing at a symbol or number: it, its formula, what it is made of and its mark on the plots light up together.
//!
//! This works on the document itself, not through the state: to render the whole page anew for each move of a pointer
//! would be slow, and what is lit belongs to nobody's state.

use super::event::closest;
use crate::present::symbol::Symbol;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, document_element};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventInit, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition};

/// What is lit carries this attribute: `self`, `operand` or `formula`.
const LIT: &str = "data-lit";

/// Where the arrow keys are within a formula or table.
const POINTER: &str = "data-pointer";

/// Listeners that live as long as they are kept.
pub(super) type Listeners = Vec<EventListener>;

/// Lights up what is pointed at or focused.
pub(super) fn listen() -> Listeners {
    let mut listeners: Listeners = ["pointerover", "focusin", "click"]
        .into_iter()
        .map(|kind| {
            EventListener::new(&document(), kind, |event| {
                if !is_in_tip(event) {
                    light(symbol_at(event).as_ref());
                }
            })
        })
        .collect();
    listeners.push(EventListener::new_with_options(
        &document(),
        "keydown",
        EventListenerOptions::enable_prevent_default(),
        |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                walk(event);
            }
        },
    ));
    listeners
}

/// Whether something happened in the tip.
pub(super) fn is_in_tip(event: &Event) -> bool {
    closest(event, ".tip").is_some()
}

/// What is pointed at.
pub(super) fn symbol_at(event: &Event) -> Option<Element> {
    closest(event, "[data-symbol]")
}

/// The game that a quantity belongs to: 2 for `games.2.g`.
fn game(element: &Element) -> Option<String> {
    let quantity = element.get_attribute("data-quantity")?;
    let rest = quantity.split_once("games.")?.1;
    rest.split('.').next().map(str::to_owned)
}

thread_local! {
    /// What is pointed at or focused.
    static POINTED: RefCell<Option<Element>> = const { RefCell::new(None) };
}

fn light(at: Option<&Element>) {
    let root = document_element();
    each(&root, &format!("[{LIT}]"), |element| {
        // Removing an attribute cannot fail.
        let _ = element.remove_attribute(LIT);
    });
    POINTED.set(at.cloned());
    if let Some(at) = at {
        light_within(&root, at);
    }
}

/// Lights up what has come into this part of the document since something was pointed at.
pub(super) fn light_again(part: &Element) {
    if let Some(at) = POINTED.with_borrow(Clone::clone).filter(|at| at.is_connected()) {
        light_within(part, &at);
    }
}

/// Lights up all in this part of the document that belongs to what is pointed at.
fn light_within(part: &Element, at: &Element) {
    let Some(symbol) = at.get_attribute("data-symbol").as_deref().and_then(Symbol::from_id) else { return };
    let of_game = game(at);
    // Numbers of other games stay dark.
    let belongs = |element: &Element| match (&of_game, game(element)) {
        (Some(mine), Some(theirs)) => *mine == theirs,
        _ => true,
    };
    let mark = |symbol: Symbol, how: &str| {
        each(part, &format!("[data-symbol={}]", symbol.id()), |element| {
            if belongs(element) && !element.has_attribute(LIT) {
                let _ = element.set_attribute(LIT, how);
            }
        });
    };
    mark(symbol, "self");
    for &operand in symbol.operands() {
        mark(operand, "operand");
    }
    each(part, &format!("[data-defines={}]", symbol.id()), |element| {
        let _ = element.set_attribute(LIT, "formula");
    });
}

fn each(part: &Element, selector: &str, mut act: impl FnMut(&Element)) {
    let Ok(found) = part.query_selector_all(selector) else { return };
    for i in 0..found.length() {
        if let Some(element) = found.item(i).and_then(|node| node.dyn_into::<Element>().ok()) {
            act(&element);
        }
    }
}

/// Within a formula or table that has the focus, the arrow keys go from one symbol or number to the next.
fn walk(event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => -1,
        _ => return,
    };
    let Some(focused) = document().active_element() else { return };
    let Ok(Some(group)) = focused.closest(".formula, .scroller") else { return };
    let Ok(found) = group.query_selector_all("[data-symbol]") else { return };
    let all: Vec<Element> = (0..found.length()).filter_map(|i| found.item(i)?.dyn_into::<Element>().ok()).collect();
    let at = all.iter().position(|element| element.has_attribute(POINTER));
    let next = match at {
        Some(i) => i as isize + step,
        None if step > 0 => 0,
        None => all.len() as isize - 1,
    };
    let Some(element) = usize::try_from(next).ok().and_then(|i| all.get(i)) else { return };
    event.prevent_default();
    each(&document_element(), &format!("[{POINTER}]"), |element| {
        let _ = element.remove_attribute(POINTER);
    });
    let _ = element.set_attribute(POINTER, "");
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    nearest.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&nearest);
    point_at(element);
}

/// From here on it is as if a pointer had come by.
pub(super) fn point_at(element: &Element) {
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(pointed) = Event::new_with_event_init_dict("pointerover", &init) {
        let _ = element.dispatch_event(&pointed);
    }
}
