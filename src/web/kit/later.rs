//! What nobody looks at waits until the keys or the pointer rest: the work of steps that are folded, and the cards while a number is dragged.

use super::memo::{Memo, Part, Shared};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, Properties, PartialEq)]
struct LaterProps {
    part: Shared,
    waits: bool,
}

/// A part of the page. While it waits it is as it was when the keys last rested; what waits from the first is not there at all until then.
pub(crate) fn later(part: impl Part + 'static, waits: bool) -> Html {
    html! { <Later part={Shared(Rc::new(part))} {waits} /> }
}

#[component]
fn Later(props: &LaterProps) -> Html {
    let part = use_rested(props);
    html! {
        if let Some(part) = part { <Memo {part} /> }
    }
}

/// The part as it was when the keys last rested, or when it last did not wait.
#[cfg(feature = "page")]
#[hook]
fn use_rested(props: &LaterProps) -> Option<Shared> {
    use gloo::timers::callback::Timeout;
    /// Between two keys of somebody who types there is less.
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

/// Without a browser there are no keys.
#[cfg(not(feature = "page"))]
#[hook]
fn use_rested(props: &LaterProps) -> Option<Shared> {
    Some(props.part.clone())
}
