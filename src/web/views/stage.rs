//! The stage: the bar that walks on, and the picture of where one is.

use super::walk::{Place, Walk};
use super::{Scene, cards};
use crate::web::kit::memo::memo;
use yew::prelude::*;

/// The column with the bar and, below it, the picture: the bar stays where it is, however high that is. `picture` draws where one is; without it the answer's curve stands there.
pub(crate) fn stage(derived: Scene, picture: Option<fn(Scene) -> Html>, walk: Option<Walk>) -> Html {
    html! {
        <aside class="column stage" aria-label={derived.text.page.what_it_means}>
            if let Some(walk) = walk { { memo(walk) } }
            { self::picture(derived, picture) }
        </aside>
    }
}

/// The picture of where one is, and of the answer before one walks.
pub(crate) fn picture(scene: Scene, picture: Option<fn(Scene) -> Html>) -> Html {
    match picture {
        // What it covers of itself, it knows.
        Some(picture) if scene.state.has_walked() || scene.state.options.hide => picture(scene),
        // The answer says already that it is covered. The picture keeps its place until its program is loaded.
        _ if scene.state.covers_answer() => html! { <section class="card picture covered" /> },
        _ => cards::strength(scene),
    }
}

/// The bar of a state. `at` says where it is, where the steps are not the paper's eight alone.
pub(crate) fn walk(scene: Scene, at: Option<String>) -> Walk {
    Walk { place: Place::of(scene.state), at, text: scene.text, dispatch: scene.dispatch.clone() }
}
