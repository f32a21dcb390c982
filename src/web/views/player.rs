//! The room of one player: three columns, and the bar at the foot.

use super::still::{Still, still};
use super::walk::{Place, Walk};
use super::{Scene, answer, cards, inputs, steps};
use yew::prelude::*;

/// What the page with all rooms has beside what a first visit has.
#[derive(Default)]
pub(crate) struct Beside {
    /// Above the player's fields: the system.
    pub(crate) system: Html,
    /// In the place of answer and steps: another system's derivation.
    pub(crate) derivation: Option<Html>,
    /// Whether it is the system of 1995, which has neither σ nor τ; nor are the pictures of games its own.
    pub(crate) is_glicko: bool,
    /// Below the answer: what a place makes of it.
    pub(crate) after_answer: Html,
    /// After the last step: what a place adds.
    pub(crate) after_steps: Html,
    /// After the last card.
    pub(crate) after_cards: Html,
}

/// The room. `derived` is what the derivation is of: the case itself, or what a place makes of it.
pub(crate) fn room(scene: Scene, derived: Scene, beside: Beside) -> Html {
    let walk = Walk { place: Place::of(scene.state), text: scene.text, dispatch: scene.dispatch.clone() };
    let walks = beside.derivation.is_none();
    let derivation = beside.derivation.unwrap_or_else(|| {
        html! { <>{ answer::answer(derived) }{ beside.after_answer }{ steps::steps(derived, beside.after_steps) }</> }
    });
    html! {
        <>
            <main class="columns">
                { inputs::inputs(scene, beside.system, beside.is_glicko) }
                <section class="column derivation" aria-label={scene.text.page.derivation}>{ derivation }</section>
                { cards::cards(derived, beside.is_glicko, beside.after_cards) }
            </main>
            if walks { { still(Still::Walk(walk)) } }
        </>
    }
}
