//! Parts below a row of buttons. Opening a part closes the others.

use super::controls::opener;
use yew::prelude::*;

/// A part and the name on its button.
#[derive(Clone, PartialEq)]
pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) content: Html,
}

#[derive(Properties, PartialEq)]
pub(crate) struct FoldsProps {
    pub(crate) parts: Vec<Part>,
    /// The part that is open before a button is pressed.
    pub(crate) open: Option<&'static str>,
    /// The content of the row after the buttons.
    pub(crate) children: Html,
}

/// A row of buttons, each of which opens its part below the row and closes the others.
#[component]
pub(crate) fn Folds(props: &FoldsProps) -> Html {
    let pressed = use_state_eq(|| None);
    let open = pressed.unwrap_or(props.open);
    let button = |&Part { name, .. }: &Part| {
        let (is_open, pressed) = (open == Some(name), pressed.setter());
        opener(
            None,
            name,
            is_open,
            Callback::from(move |_| pressed.set(Some((!is_open).then_some(name)))),
        )
    };
    html! {
        <>
            <div class="folds">
                for part in &props.parts {
                    { button(part) }
                }
                { props.children.clone() }
            </div>
            for part in &props.parts {
                <div class="fold" hidden={open != Some(part.name)}>{ part.content.clone() }</div>
            }
        </>
    }
}
