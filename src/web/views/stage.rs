//! The stage: the step navigation, and the picture of the current step position.

use super::navigation::{Navigation, NavigationState};
use super::{Scene, cards};
use crate::web::kit::memo::memo;
use yew::prelude::*;

/// Draws the column with the step navigation and the picture below it, so that the height of the
/// picture does not move the navigation. `picture` draws the current step position; without it, the
/// curve of the answer is drawn.
pub(crate) fn stage(derived: Scene, picture: Option<fn(Scene) -> Html>, navigation: Option<Navigation>) -> Html {
    html! {
        <aside class="column stage" aria-label={derived.text.page.what_it_means}>
            if let Some(navigation) = navigation { { memo(navigation) } }
            { self::picture(derived, picture) }
        </aside>
    }
}

/// Draws the picture of the current step position, or of the answer if no step is open.
pub(crate) fn picture(scene: Scene, picture: Option<fn(Scene) -> Html>) -> Html {
    match picture {
        // `picture` leaves out by itself what is hidden.
        Some(picture) if scene.view.has_open_step() || scene.view.options.hide => picture(scene),
        // The answer already says that it is hidden. An empty card keeps the place of the picture
        // until the lazy part is loaded.
        _ if scene.view.hides_answer() => html! { <section class="card picture covered" /> },
        _ => cards::strength(scene),
    }
}

/// Returns the step navigation of a derivation. `at` is the name of the step position, if the steps are
/// not just the paper's eight.
pub(crate) fn navigation(scene: Scene, at: Option<String>) -> Navigation {
    Navigation { state: NavigationState::of(scene.view), at, text: scene.text, dispatch: scene.dispatch.clone() }
}
