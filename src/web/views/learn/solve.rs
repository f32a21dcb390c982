//! Behind one door.

use super::View;
use yew::prelude::*;

pub(super) fn room(view: View) -> Html {
    html! { <main class="learn"><h2>{ view.language.solve().title }</h2></main> }
}
