//! The page, in Yew.
use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <h1>{ "Glicko-2, step by step" }</h1> }
}
