//! Work that may wait for the next frame: it is done before anything is painted, and once however many keys were pressed.

use yew::prelude::*;

/// What `make` makes of these values, as of the last frame; nothing before the first.
#[cfg(feature = "page")]
#[hook]
pub(crate) fn use_by_next_frame<V: Clone + PartialEq + 'static>(values: V, make: fn(&V) -> String) -> AttrValue {
    use gloo::render::request_animation_frame;

    let made = use_state_eq(AttrValue::default);
    use_effect_with(values, {
        let made = made.setter();
        move |values| {
            let values = values.clone();
            let frame = request_animation_frame(move |_| made.set(make(&values).into()));
            move || drop(frame)
        }
    });
    (*made).clone()
}

/// Without a browser there are no frames.
#[cfg(not(feature = "page"))]
#[hook]
pub(crate) fn use_by_next_frame<V: Clone + PartialEq + 'static>(values: V, make: fn(&V) -> String) -> AttrValue {
    make(&values).into()
}
