//! A button that copies all values of a step.

use crate::browser::clipboard;
use crate::state::Derivation;
use crate::widgets::controls::button;
use crate::widgets::text_panel::text_out;
use explain::by_ptr::ByPtr;
use explain::steps::copied;
use explain::words::Text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct CopyValuesProps {
    /// The number of the step in the paper.
    pub(crate) step: u8,
    /// The derivation that the step belongs to.
    pub(crate) of: ByPtr<Derivation>,
    pub(crate) text: Text,
}

/// A button that copies the values, and the outcome. If the browser does not let the page copy, a
/// field shows the values so that the reader can copy them.
#[component]
pub(crate) fn CopyValues(props: &CopyValuesProps) -> Html {
    let field = use_node_ref();
    let done = use_state(|| None::<(ByPtr<Derivation>, bool)>);
    let (words, share) = (props.text.language.rooms(), props.text.language.share());
    let (step, of, text) = (props.step, props.of.clone(), props.text);
    let write = move || copied(step, &of.period, &of.trace, text);
    let copy = {
        let (set, of, write) = (done.setter(), props.of.clone(), write.clone());
        Callback::from(move |_: MouseEvent| {
            let (set, of) = (set.clone(), of.clone());
            let then = Callback::from(move |copied| set.set(Some((of.clone(), copied))));
            clipboard::copy(&write(), NodeRef::default(), then);
        })
    };
    // An outcome counts only for the derivation that was copied.
    let is_copied = done
        .as_ref()
        .filter(|(of, _)| *of == props.of)
        .map(|(_, is_copied)| *is_copied);
    html! {
        <div class="copy-values">
            { button(words.copy_values(), copy) }
            <span class="soft" role="status">{ is_copied.map(|copied| if copied { share.copied() } else { words.copy_by_hand() }) }</span>
            if is_copied == Some(false) {
                { text_out(format!("values-{step}"), words.values(), &write().into(), 6, &field) }
            }
        </div>
    }
}
