//! A button that opens a small panel of further actions below it.

use super::icons;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, Node};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct PopoverProps {
    name: AttrValue,
    class: &'static str,
    id: Option<&'static str>,
    words: Option<&'static str>,
    content: Html,
}

/// Draws a button that opens a panel with `content`. The button shows `words`, which are part of
/// its name, or three dots. Escape, a press on a button in the panel and a press elsewhere close
/// the panel.
pub(crate) fn popover(
    class: &'static str,
    id: Option<&'static str>,
    name: impl Into<AttrValue>,
    words: Option<&'static str>,
    content: Html,
) -> Html {
    html! { <Popover name={name.into()} {class} {id} {words} {content} /> }
}

#[component]
fn Popover(props: &PopoverProps) -> Html {
    let is_open = use_state_eq(|| false);
    let (opener, panel) = (use_node_ref(), use_node_ref());
    {
        // The panel needs the focus, because it closes on a press elsewhere by losing the focus.
        let panel = panel.clone();
        use_effect_with(*is_open, move |is_open| {
            if let Some(panel) = panel.cast::<HtmlElement>().filter(|_| *is_open) {
                focus(&panel);
                reveal(&panel);
            }
        });
    }
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let close = {
        let (is_open, opener) = (is_open.clone(), opener.clone());
        move || {
            is_open.set(false);
            if let Some(opener) = opener.cast::<HtmlElement>() {
                focus(&opener);
            }
        }
    };
    let onkeydown = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.stop_propagation();
                close();
            }
        })
    };
    let onclick = Callback::from(move |event: MouseEvent| {
        let pressed = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        if pressed.is_some_and(|pressed| {
            pressed
                .closest("button")
                .is_ok_and(|button| button.is_some())
        }) {
            close();
        }
    });
    let onfocusout = {
        let (is_open, panel, opener) = (is_open.clone(), panel.clone(), opener.clone());
        Callback::from(move |event: FocusEvent| {
            let to = event
                .related_target()
                .and_then(|to| to.dyn_into::<Node>().ok());
            let holds = |node: &NodeRef| node.get().is_some_and(|node| node.contains(to.as_ref()));
            // The opener's own handler closes the panel.
            if !holds(&panel) && !holds(&opener) {
                is_open.set(false);
            }
        })
    };
    html! {
        <div class={classes!("popover", props.class)}>
            <button type="button" class={if props.words.is_some() { "" } else { "icon quiet" }} id={props.id} ref={opener}
                aria-label={props.words.is_none().then(|| props.name.clone())} title={props.name.clone()} aria-expanded={is_open.to_string()} onclick={toggle}>
                if let Some(words) = props.words { { words } } else { { icons::more() } }
            </button>
            if *is_open {
                <div class="popover-panel" role="group" aria-label={props.name.clone()} tabindex="-1" ref={panel}
                    {onkeydown} {onclick} {onfocusout}>{ props.content.clone() }</div>
            }
        </div>
    }
}

/// Focuses an element without scrolling to it. Scrolling would move the page under the bar at the
/// bottom of the window, although the buttons of the bar are always in view.
fn focus(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Failing to focus does no harm: the Tab key goes on from where the focus was.
    _ = element.focus_with_options(&options);
}

/// Moves a panel into the window. Scrolling would move the page, but not a column that stays in view.
fn reveal(panel: &HtmlElement) {
    let Some(root) = panel.owner_document().and_then(|of| of.document_element()) else {
        return;
    };
    let place = panel.get_bounding_client_rect();
    // Whole pixels, because writing a fraction needs much code.
    let back =
        |start: f64, end: f64, room: i32| (end - f64::from(room)).max(0.0).min(start).ceil() as i32;
    let left = back(place.left(), place.right(), root.client_width());
    let up = back(place.top(), place.bottom(), root.client_height());
    let shift = format!("{}px {}px", -left, -up);
    // Setting a property of this name cannot fail.
    _ = panel.style().set_property("translate", &shift);
}
