//! The room of one player: three columns, and the bar at the foot.

use super::walk::{Place, Walk};
use super::{Scene, answer, cards, chips, inputs, steps};
use crate::web::kit::game_rows::GameEdit;
use crate::web::kit::memo::memo;
use yew::prelude::*;

/// What this room has beside its own: of a first visit, or once all rooms and places have come.
#[derive(Default)]
pub(crate) struct Beside {
    /// Takes what is done in the rows of games.
    pub(crate) edit_game: Callback<GameEdit>,
    /// Above the player's fields: the system.
    pub(crate) system: Html,
    /// Below the buttons that go on in time: what else can be done with periods.
    pub(crate) time: Html,
    /// Above the answer: several periods at a glance.
    pub(crate) line_of_time: Html,
    /// In the place of answer and steps: those of a place.
    pub(crate) derivation: Option<Html>,
    /// Where the walk is in the place's order.
    pub(crate) at: Option<String>,
    /// Whether it is the system of 1995, which has neither σ nor τ; nor are the pictures of games its own, nor does one walk through it.
    pub(crate) is_glicko: bool,
    /// After the last card.
    pub(crate) after_cards: Html,
}

/// The room. `derived` is what the derivation is of: the case itself, or what a place makes of it.
pub(crate) fn room(scene: Scene, derived: Scene, beside: Beside) -> Html {
    let place = Place::of(scene.state);
    let walk = Walk { place, at: beside.at, text: scene.text, dispatch: scene.dispatch.clone() };
    let derivation = beside
        .derivation
        .unwrap_or_else(|| html! { <>{ answer::answer(scene, chips::chips(scene, None)) }{ steps::steps(scene) }</> });
    html! {
        <>
            <main class="columns">
                { inputs::inputs(scene, beside.system, beside.time, beside.is_glicko, &beside.edit_game) }
                <section class="column derivation" aria-label={scene.text.page.derivation}>
                    { beside.line_of_time }
                    { derivation }
                </section>
                { cards::cards(derived, beside.is_glicko, beside.after_cards) }
            </main>
            if !beside.is_glicko { { memo(walk) } }
        </>
    }
}
