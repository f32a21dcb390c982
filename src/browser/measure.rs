//! The width of elements and of the window.

use yew::prelude::*;

/// The width assumed before anything is measured, in CSS pixels. It fits the narrowest phone.
const UNMEASURED: u32 = 320;

/// The width at which drawings in the presentation are made, in CSS pixels.
#[cfg(target_arch = "wasm32")]
const ON_SCREEN: u32 = 400;

/// The media query for a window as narrow as a phone's, as in `www/league.css`.
#[cfg(target_arch = "wasm32")]
const NARROW: &str = "(width < 37.5em)";

/// Returns whether the window is as narrow as a phone's, and renders again when that changes.
#[cfg(target_arch = "wasm32")]
#[hook]
pub(crate) fn use_is_narrow(_known: bool) -> bool {
    use gloo::events::EventListener;
    use gloo::utils::window;

    let query = use_memo((), |()| window().match_media(NARROW).ok().flatten());
    let is_narrow = use_state_eq(|| {
        query
            .as_ref()
            .as_ref()
            .is_some_and(web_sys::MediaQueryList::matches)
    });
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

/// Returns `known`, because without a browser there is no window to look at.
#[cfg(not(target_arch = "wasm32"))]
#[hook]
pub(crate) fn use_is_narrow(known: bool) -> bool {
    known
}

/// Returns the width of an element in CSS pixels, and renders again when it changes.
///
/// The width is right from the first render on if the element belongs to a component further up,
/// because that element is in the document by then. An element of the same component enters the
/// document only after its first render, and effects may run only after the first paint.
#[cfg(target_arch = "wasm32")]
#[hook]
pub(crate) fn use_width(node: &NodeRef) -> u32 {
    use wasm_bindgen::{JsCast, closure::Closure};
    use web_sys::{Element, ResizeObserver};

    fn width_of(element: &Element) -> u32 {
        // In the presentation, the style enlarges the whole drawing with its labels.
        if element.closest(".screen").ok().flatten().is_some() {
            return ON_SCREEN;
        }
        u32::try_from(element.client_width())
            .unwrap_or(0)
            .max(UNMEASURED / 2)
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

/// Returns a fixed width, because without a browser nothing is measured.
#[cfg(not(target_arch = "wasm32"))]
#[hook]
pub(crate) fn use_width(_node: &NodeRef) -> u32 {
    UNMEASURED
}
