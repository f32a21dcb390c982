//! The stage: the step navigation, and the picture of the current step position.

use super::navigation::{Navigation, NavigationState};
use super::{ViewContext, cards};
use crate::widgets::memo::memo;
use yew::prelude::*;

/// Draws the column with the step navigation and the picture below it, so that the height of the
/// picture does not move the navigation. `picture` draws the current step position; without it, the
/// curve of the answer is drawn.
pub(crate) fn stage(
    derived: ViewContext,
    picture: Option<fn(ViewContext) -> Html>,
    navigation: Option<Navigation>,
) -> Html {
    html! {
        <aside class="column stage" aria-label={derived.text.page.what_it_means()}>
            if let Some(navigation) = navigation { { memo(navigation) } }
            { self::picture(derived, picture) }
        </aside>
    }
}

/// Draws the picture of the current step position, or of the answer if no step is open.
pub(crate) fn picture(context: ViewContext, picture: Option<fn(ViewContext) -> Html>) -> Html {
    match picture {
        // `picture` leaves out by itself what is hidden.
        Some(picture) if context.view.has_open_step() || context.view.options.hide => {
            picture(context)
        }
        // The answer already says that it is hidden. An empty card keeps the place of the picture
        // until the lazy part is loaded.
        _ if context.view.hides_answer() => html! { <section class="card picture covered" /> },
        _ => cards::strength(context),
    }
}

/// Returns the step navigation of a derivation. `at` is the name of the step position, if the steps are
/// not just the paper's eight.
pub(crate) fn navigation(context: ViewContext, at: Option<String>) -> Navigation {
    Navigation {
        state: NavigationState::of(context.view),
        at,
        text: context.text,
        dispatch: context.dispatch.clone(),
    }
}
