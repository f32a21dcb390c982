//! Deferred rendering of parts that the reader is not looking at: the work of closed steps, the
//! cards while a number is dragged, and folds with much to compute. They are rendered once the keys
//! or the pointer rest.

use super::memo::{Memo, Part, Shared};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, Properties, PartialEq)]
struct DeferredProps {
    part: Shared,
    waits: bool,
}

/// Draws a part of the page. While the part waits, its previous rendering stays; before the first
/// one, nothing is shown.
pub(crate) fn deferred(part: impl Part + 'static, waits: bool) -> Html {
    html! { <Deferred part={Shared(Rc::new(part))} {waits} /> }
}

#[derive(Properties, PartialEq)]
struct LazyFoldProps {
    name: &'static str,
    part: Shared,
}

/// Draws a closed `details` element with this name. Its content is rendered while it is open, once the keys rest.
pub(crate) fn lazy_fold(name: &'static str, part: impl Part + 'static) -> Html {
    html! { <LazyFold {name} part={Shared(Rc::new(part))} /> }
}

#[component]
fn LazyFold(props: &LazyFoldProps) -> Html {
    // Without a browser the fold is open, because nothing could open it.
    let is_open = use_state_eq(|| cfg!(not(target_arch = "wasm32")));
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            is_open.set(!*is_open);
        })
    };
    html! {
        <details open={*is_open}>
            <summary onclick={toggle}>{ props.name }</summary>
            if *is_open { <Deferred part={props.part.clone()} waits=true /> }
        </details>
    }
}

#[component]
fn Deferred(props: &DeferredProps) -> Html {
    let part = use_rested(props);
    html! {
        if let Some(part) = part { <Memo {part} /> }
    }
}

/// Returns the part of the last render in which it did not wait, or of the time when the keys last rested.
#[cfg(target_arch = "wasm32")]
#[hook]
fn use_rested(props: &DeferredProps) -> Option<Shared> {
    use gloo::timers::callback::Timeout;
    /// The pause after which the keys count as resting, in milliseconds. It is longer than the pauses within typing.
    const REST_MS: u32 = 150;

    let rested = use_mut_ref(|| None::<Shared>);
    let again = use_force_update();
    if !props.waits {
        rested.replace(Some(props.part.clone()));
    }
    use_effect_with(props.clone(), {
        let rested = rested.clone();
        move |props| {
            let is_behind = props.waits && rested.borrow().as_ref() != Some(&props.part);
            let part = props.part.clone();
            let rest = is_behind.then(|| {
                Timeout::new(REST_MS, move || {
                    rested.replace(Some(part));
                    again.force_update();
                })
            });
            move || drop(rest)
        }
    });
    rested.borrow().clone()
}

/// Never waits, because without a browser there are no keys.
#[cfg(not(target_arch = "wasm32"))]
#[hook]
fn use_rested(props: &DeferredProps) -> Option<Shared> {
    Some(props.part.clone())
}
