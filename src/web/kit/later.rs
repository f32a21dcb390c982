//! What nobody looks at waits until the keys rest: the work of steps that are folded.

use super::memo::{Memo, Part, Shared};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, Properties, PartialEq)]
struct LaterProps {
    part: Shared,
    waits: bool,
}

/// A part of the page. While it waits it is as it was when the keys last rested; at first it is not there at all.
pub(crate) fn later(part: impl Part + 'static, waits: bool) -> Html {
    html! { <Later part={Shared(Rc::new(part))} {waits} /> }
}

#[component]
fn Later(props: &LaterProps) -> Html {
    let rested = use_rested(props);
    let part = if props.waits { rested } else { Some(props.part.clone()) };
    html! {
        if let Some(part) = part { <Memo {part} /> }
    }
}

/// The part as it was when the keys last rested.
#[cfg(feature = "page")]
#[hook]
fn use_rested(props: &LaterProps) -> Option<Shared> {
    use gloo::timers::callback::Timeout;
    /// Between two keys of somebody who types there is less.
    const REST_MS: u32 = 150;

    let rested = use_state(|| None::<Shared>);
    use_effect_with(props.clone(), {
        let rested = rested.clone();
        move |props| {
            let is_behind = props.waits && rested.as_ref() != Some(&props.part);
            let part = props.part.clone();
            let rest = is_behind.then(|| Timeout::new(REST_MS, move || rested.set(Some(part))));
            move || drop(rest)
        }
    });
    (*rested).clone()
}

/// Without a browser there are no keys.
#[cfg(not(feature = "page"))]
#[hook]
fn use_rested(props: &LaterProps) -> Option<Shared> {
    Some(props.part.clone())
}
