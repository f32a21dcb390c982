//! Warnings about a case.

use yew::prelude::*;

/// Draws a list of warnings. Draws nothing if there are none.
pub(crate) fn warnings(warnings: impl IntoIterator<Item = AttrValue>) -> Html {
    let warnings: Vec<Html> = warnings
        .into_iter()
        .map(|words| html! { <li class="warning">{ words }</li> })
        .collect();
    html! {
        if !warnings.is_empty() { <ul class="warnings">{ warnings }</ul> }
    }
}
