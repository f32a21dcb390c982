//! Drawing at the next frame, so that several key presses before it cause one drawing.

use yew::prelude::*;

/// Returns what `make` draws of `values`, updated at the next frame. The first render draws at
/// once, because a later drawing would push down the content below it. `place` is the element
/// around the drawing; the highlight is applied to it again after each drawing.
#[cfg(target_arch = "wasm32")]
#[hook]
pub(crate) fn use_next_frame<V: Clone + PartialEq + 'static, T: Clone + PartialEq + 'static>(
    place: &NodeRef,
    values: V,
    make: fn(&V) -> T,
) -> T {
    use super::wasm::highlight::highlight_again;
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
            highlight_again(&place);
        }
    });
    made.1.clone()
}

/// Draws at once, because without a browser there are no frames.
#[cfg(not(target_arch = "wasm32"))]
#[hook]
pub(crate) fn use_next_frame<V: Clone + PartialEq + 'static, T: Clone + PartialEq + 'static>(
    _place: &NodeRef,
    values: V,
    make: fn(&V) -> T,
) -> T {
    make(&values)
}
