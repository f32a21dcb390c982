//! Drawing may wait for the next frame: it is done before that is painted, and once however many keys were pressed.

use yew::prelude::*;

/// What `make` draws of these values, as of the last frame. At the first render it is made at once: what came a frame later
/// would push down what is below it. `place` is what it is put into; there what is pointed at stays lit when it is drawn anew.
#[cfg(feature = "page")]
#[hook]
pub(crate) fn use_by_next_frame<V: Clone + PartialEq + 'static, T: Clone + PartialEq + 'static>(
    place: &NodeRef,
    values: V,
    make: fn(&V) -> T,
) -> T {
    use super::light::light_again;
    use gloo::render::request_animation_frame;

    let made = use_state(|| (values.clone(), make(&values)));
    use_effect_with(values, {
        let made = made.clone();
        move |values| {
            let frame = (made.0 != *values).then(|| {
                let values = values.clone();
                request_animation_frame(move |_| {
                    let new = make(&values);
                    made.set((values, new));
                })
            });
            move || drop(frame)
        }
    });
    let place = place.clone();
    use_effect_with(made.1.clone(), move |_| {
        if let Some(place) = place.cast() {
            light_again(&place);
        }
    });
    made.1.clone()
}

/// Without a browser there are no frames.
#[cfg(not(feature = "page"))]
#[hook]
pub(crate) fn use_by_next_frame<V: Clone + PartialEq + 'static, T: Clone + PartialEq + 'static>(
    _place: &NodeRef,
    values: V,
    make: fn(&V) -> T,
) -> T {
    make(&values)
}
