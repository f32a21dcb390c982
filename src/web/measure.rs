//! How wide an element is.

use yew::prelude::*;

/// Before anything was measured: a phone's width, which no screen is too narrow for.
const UNMEASURED: u32 = 320;

/// What is drawn for one step a screen is drawn so wide.
#[cfg(feature = "page")]
const ON_SCREEN: u32 = 400;

/// The window of a phone, as in www/league.css.
#[cfg(feature = "page")]
const NARROW: &str = "(width < 37.5em)";

/// Returns whether the window is as narrow as a phone's, followed as it changes.
#[cfg(feature = "page")]
#[hook]
pub(crate) fn use_is_narrow(_known: bool) -> bool {
    use gloo::events::EventListener;
    use gloo::utils::window;

    let query = use_memo((), |()| window().match_media(NARROW).ok().flatten());
    let is_narrow = use_state_eq(|| query.as_ref().as_ref().is_some_and(web_sys::MediaQueryList::matches));
    use_effect_with((), {
        let is_narrow = is_narrow.setter();
        move |()| {
            let listener = (*query).clone().map(|query| {
                let asked = query.clone();
                EventListener::new(&query, "change", move |_| is_narrow.set(asked.matches()))
            });
            move || drop(listener)
        }
    });
    *is_narrow
}

/// Returns what is known of the window: without a browser there is none to look at.
#[cfg(not(feature = "page"))]
#[hook]
pub(crate) fn use_is_narrow(known: bool) -> bool {
    known
}

/// The width of an element in CSS pixels, followed as it changes.
///
/// It is right from the first render on if the element belongs to a component further up: that one is in the document by then. An
/// element of the same component comes into the document after its first render, and effects may run only after the first paint.
#[cfg(feature = "page")]
#[hook]
pub(crate) fn use_width(node: &NodeRef) -> u32 {
    use wasm_bindgen::{JsCast, closure::Closure};
    use web_sys::{Element, ResizeObserver};

    fn width_of(element: &Element) -> u32 {
        // There it is enlarged by the style, with all that is written in it.
        if element.closest(".screen").ok().flatten().is_some() {
            return ON_SCREEN;
        }
        u32::try_from(element.client_width()).unwrap_or(0).max(UNMEASURED / 2)
    }

    let width = use_state_eq(|| node.cast().as_ref().map_or(UNMEASURED, width_of));
    use_effect_with(node.clone(), {
        let width = width.setter();
        move |node| {
            let observed = node.cast::<Element>().map(|element| {
                let measured = element.clone();
                let measure = move || width.set(width_of(&measured));
                measure();
                let changed = Closure::<dyn FnMut()>::new(measure);
                let observer = ResizeObserver::new(changed.as_ref().unchecked_ref());
                if let Ok(observer) = &observer {
                    observer.observe(&element);
                }
                (observer, changed)
            });
            move || {
                if let Some((Ok(observer), _changed)) = observed {
                    observer.disconnect();
                }
            }
        }
    });
    *width
}

/// Without a browser nothing is measured.
#[cfg(not(feature = "page"))]
#[hook]
pub(crate) fn use_width(_node: &NodeRef) -> u32 {
    UNMEASURED
}
