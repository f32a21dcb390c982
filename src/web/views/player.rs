//! The room of one player: what goes in, the answer with its derivation, and the stage.

use super::chips::{self, Paragraph};
use super::{Scene, answer, inputs, stage, steps};
use crate::present::why::{self, Chip};
use crate::web::kit::game_rows::GameEdit;
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
    /// The work of the paper's steps.
    pub(crate) works: Option<Vec<Html>>,
    /// Answers what people ask about a result.
    pub(crate) paragraph: Option<Paragraph>,
    /// Draws where one is.
    pub(crate) picture: Option<fn(Scene) -> Html>,
    /// Where the walk is in the place's order.
    pub(crate) at: Option<String>,
    /// Whether it is the system of 1995, which has neither σ nor τ; nor are the pictures of games its own, nor does one walk through it.
    pub(crate) is_glicko: bool,
    /// What follows from the number in hand.
    pub(crate) strip: Html,
    /// Below the steps.
    pub(crate) cards: Html,
}

/// The room. `derived` is what the derivation is of: the case itself, or what a place makes of it.
pub(crate) fn room(scene: Scene, derived: Scene, beside: Beside) -> Html {
    if scene.state.is_unrated {
        return unrated(scene, beside);
    }
    let walk = (!beside.is_glicko).then(|| stage::walk(scene, beside.at));
    let (works, paragraph) = (beside.works, beside.paragraph);
    let derivation = beside.derivation.unwrap_or_else(|| {
        let answer = paragraph.map(|paragraph| move |chip| paragraph(scene, chip, None));
        let questions = chips::chips(
            scene,
            why::questions(scene.period(), scene.trace()).all,
            answer.as_ref().map(|answer| answer as &dyn Fn(Chip) -> Html),
        );
        html! { <>{ answer::answer(scene, questions, true) }{ steps::steps(scene, works) }</> }
    });
    html! {
        <main class={classes!("columns", scene.state.has_walked().then_some("walking"), scene.state.is_stale().then_some("outdated"))}>
            { inputs::inputs(scene, beside.system, beside.time, beside.is_glicko, &beside.edit_game) }
            <section class="column derivation" aria-label={scene.text.page.derivation}>
                { beside.line_of_time }
                { derivation }
                { beside.cards }
            </section>
            { beside.strip }
            { stage::stage(derived, beside.picture, walk) }
        </main>
    }
}

/// The room while nothing entered could be rated yet: there is no result to show, not even an older one.
fn unrated(scene: Scene, beside: Beside) -> Html {
    let text = scene.text;
    html! {
        <main class="columns">
            { inputs::inputs(scene, beside.system, beside.time, beside.is_glicko, &beside.edit_game) }
            <section class="column derivation" aria-label={text.page.derivation}>
                // What is wrong may be in another period.
                { beside.line_of_time }
                <section class="answer"><p class="unrated" role="status">{ text.answer.unrated }</p></section>
            </section>
        </main>
    }
}
