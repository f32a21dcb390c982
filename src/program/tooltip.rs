//! The tooltip of a symbol or number: its name, its value with all digits, to be selected and
//! copied, and a link to the glossary.

use crate::rooms::RoomView;
use crate::state::Derivation;
use crate::widgets::tooltip::{TooltipTarget, told_of};
use explain::by_ptr::ByPtr;
use explain::words::Language;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct TooltipProps {
    /// The language of the page.
    pub(crate) language: Language,
    /// The views of the lazy part, once it has been loaded. Only they show numbers that are not the
    /// value of their symbol.
    pub(crate) rooms: Option<RoomView>,
    /// The derivation of the numbers.
    pub(crate) of: ByPtr<Derivation>,
}

/// The tooltip of the symbol or number that is pointed at, tapped or reached by keys.
#[component]
pub(crate) fn Tooltip(props: &TooltipProps) -> Html {
    let node = use_node_ref();
    let pointed = use_pointed(&node, props.of.clone());
    let told = |pointed: &TooltipTarget| {
        let role = props
            .rooms
            .and_then(|rooms| (rooms.role)(pointed, props.language));
        told_of(pointed, role, props.language.text())
    };
    html! {
        <div class="tip" role="status" ref={node} hidden={pointed.is_none()}>
            if let Some(pointed) = &*pointed { { told(pointed) } }
        </div>
    }
}

#[hook]
fn use_pointed(tooltip: &NodeRef, of: ByPtr<Derivation>) -> UseStateHandle<Option<TooltipTarget>> {
    use web_sys::Element;

    let pointed = use_state_eq(|| None);
    use_effect_with((), {
        let (set, tooltip) = (pointed.setter(), tooltip.clone());
        move |()| {
            let watch = super::tooltip_target::watch(move |now| {
                // Nothing is rendered if two adjacent numbers are equal, so the tooltip is also moved here.
                super::tooltip_target::place(tooltip.cast::<Element>().as_ref());
                set.set(now);
            });
            move || drop(watch)
        }
    });
    // The tooltip disappears when the derivation changes, because its value may be out of date.
    use_effect_with(of, {
        let set = pointed.setter();
        move |_| set.set(None)
    });
    use_effect_with((*pointed).clone(), {
        let tooltip = tooltip.clone();
        move |_| super::tooltip_target::place(tooltip.cast::<Element>().as_ref())
    });
    pointed
}
