//! Copying: numbers are copied with all digits, tables as lines of cells separated by tabs.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Element, Node};

/// Handles copying as long as the returned listener lives.
pub(crate) fn listen() -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document(), "copy", options, |event| {
        let Some(event) = event.dyn_ref::<ClipboardEvent>() else {
            return;
        };
        if let Some(text) = selected()
            && event
                .clipboard_data()
                .is_some_and(|data| data.set_data("text/plain", &text).is_ok())
        {
            event.prevent_default();
        }
    })
}

/// Returns the selected text with all digits of its numbers. Returns `None` if no number is
/// selected; the browser's own copying is right then.
fn selected() -> Option<String> {
    let selection = window().get_selection().ok()??;
    let range = selection.get_range_at(0).ok()?;
    // A selection within a single number copies the whole number.
    let around = range.common_ancestor_container().ok()?;
    let around = around
        .dyn_ref::<Element>()
        .cloned()
        .or_else(|| around.parent_element())?;
    if selection.is_collapsed() {
        return None;
    }
    if let Some(number) = around.closest("[data-quantity]").ok()? {
        return full(&number);
    }
    let fragment = range.clone_contents().ok()?;
    let holder = document().create_element("div").ok()?;
    holder.append_child(&fragment).ok()?;
    holder.query_selector("[data-quantity]").ok()??;
    let mut text = String::new();
    write(&holder, &mut text);
    Some(text.trim().to_owned())
}

fn full(element: &Element) -> Option<String> {
    element
        .get_attribute("data-value")
        .or_else(|| element.get_attribute("value"))
}

fn write(node: &Node, text: &mut String) {
    let Some(element) = node.dyn_ref::<Element>() else {
        text.push_str(&node.text_content().unwrap_or_default());
        return;
    };
    if element.class_list().contains("visually-hidden") {
        return;
    }
    if element.has_attribute("data-quantity")
        && let Some(value) = full(element)
    {
        text.push_str(&value);
        return;
    }
    // The second number of a cell gets a column of its own.
    if element.local_name() == "small" {
        text.push('\t');
    }
    let children = element.child_nodes();
    for i in 0..children.length() {
        if let Some(child) = children.item(i) {
            write(&child, text);
        }
    }
    match element.local_name().as_str() {
        "td" | "th" => text.push('\t'),
        "tr" | "p" | "div" | "h2" | "h3" | "li" | "caption" => text.push('\n'),
        _ => {}
    }
}
