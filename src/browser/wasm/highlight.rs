//! Highlighting: a symbol or number that the reader points at is highlighted together with its
//! formula, its operands and its marks in charts.
//!
//! The highlight is set on the document directly, not through the state. Rendering the page for
//! each move of the pointer would be slow.

use super::event::closest;
use glicko2_steps::Symbol;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, document_element};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, EventInit, KeyboardEvent, ScrollIntoViewOptions, ScrollLogicalPosition,
};

/// The attribute of highlighted elements: `self`, `operand` or `formula`.
const HIGHLIGHTED: &str = "data-lit";

/// The attribute of the element that the arrow keys have reached within a formula or table.
const POINTER: &str = "data-pointer";

/// Listeners that are removed when they are dropped.
pub(crate) type Listeners = Vec<EventListener>;

/// Highlights what the reader points at or focuses, as long as the listeners live.
pub(crate) fn listen() -> Listeners {
    let mut listeners: Listeners = ["pointerover", "focusin", "click"]
        .into_iter()
        .map(|kind| {
            EventListener::new(&document(), kind, |event| {
                if !is_in_tooltip(event) {
                    highlight(symbol_at(event).as_ref());
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
                move_pointer(event);
            }
        },
    ));
    listeners
}

/// Returns whether an event happened in the tooltip.
pub(crate) fn is_in_tooltip(event: &Event) -> bool {
    closest(event, ".tip").is_some()
}

/// Returns the symbol or number at which an event happened.
pub(crate) fn symbol_at(event: &Event) -> Option<Element> {
    closest(event, "[data-symbol]")
}

/// Returns the game of a quantity, such as `2` for `games.2.g`.
fn game(element: &Element) -> Option<String> {
    let quantity = element.get_attribute("data-quantity")?;
    let rest = quantity.split_once("games.")?.1;
    rest.split('.').next().map(str::to_owned)
}

thread_local! {
    /// The symbol or number that the reader points at or focuses.
    static POINTED: RefCell<Option<Element>> = const { RefCell::new(None) };
}

fn highlight(at: Option<&Element>) {
    let root = document_element();
    each(&root, &format!("[{HIGHLIGHTED}]"), |element| {
        // Removing an attribute cannot fail.
        let _ = element.remove_attribute(HIGHLIGHTED);
    });
    POINTED.set(at.cloned());
    if let Some(at) = at {
        highlight_within(&root, at);
    }
}

/// Highlights elements that were added to this part of the document after the reader pointed at something.
pub(crate) fn highlight_again(part: &Element) {
    if let Some(at) = POINTED
        .with_borrow(Clone::clone)
        .filter(|at| at.is_connected())
    {
        highlight_within(part, &at);
    }
}

/// Highlights everything in this part of the document that belongs to `at`.
fn highlight_within(part: &Element, at: &Element) {
    let Some(symbol) = at
        .get_attribute("data-symbol")
        .as_deref()
        .and_then(Symbol::from_id)
    else {
        return;
    };
    let of_game = game(at);
    // Numbers of other games are not highlighted.
    let belongs = |element: &Element| match (&of_game, game(element)) {
        (Some(mine), Some(theirs)) => *mine == theirs,
        _ => true,
    };
    let mark = |symbol: Symbol, how: &str| {
        each(part, &format!("[data-symbol={}]", symbol.id()), |element| {
            if belongs(element) && !element.has_attribute(HIGHLIGHTED) {
                let _ = element.set_attribute(HIGHLIGHTED, how);
            }
        });
    };
    mark(symbol, "self");
    for &operand in symbol.operands() {
        mark(operand, "operand");
    }
    each(
        part,
        &format!("[data-defines={}]", symbol.id()),
        |element| {
            let _ = element.set_attribute(HIGHLIGHTED, "formula");
        },
    );
}

fn each(part: &Element, selector: &str, mut act: impl FnMut(&Element)) {
    let Ok(found) = part.query_selector_all(selector) else {
        return;
    };
    for i in 0..found.length() {
        if let Some(element) = found
            .item(i)
            .and_then(|node| node.dyn_into::<Element>().ok())
        {
            act(&element);
        }
    }
}

/// Moves from one symbol or number to the next with the arrow keys, within the focused formula or table.
fn move_pointer(event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => -1,
        _ => return,
    };
    let Some(focused) = document().active_element() else {
        return;
    };
    let Ok(Some(group)) = focused.closest(".formula, .scroller") else {
        return;
    };
    let Ok(found) = group.query_selector_all("[data-symbol]") else {
        return;
    };
    let all: Vec<Element> = (0..found.length())
        .filter_map(|i| found.item(i)?.dyn_into::<Element>().ok())
        .collect();
    let at = all
        .iter()
        .position(|element| element.has_attribute(POINTER));
    let next = match at {
        Some(i) => i as isize + step,
        None if step > 0 => 0,
        None => all.len() as isize - 1,
    };
    let Some(element) = usize::try_from(next).ok().and_then(|i| all.get(i)) else {
        return;
    };
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

/// Dispatches a `pointerover` event, so that the element is treated like one under the pointer.
pub(crate) fn point_at(element: &Element) {
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(pointed) = Event::new_with_event_init_dict("pointerover", &init) {
        let _ = element.dispatch_event(&pointed);
    }
}
