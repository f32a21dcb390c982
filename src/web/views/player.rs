//! The room of one player: what goes in, the answer with its derivation, and the stage.

use super::chips::{self, Paragraph};
use super::inputs::{Form, inputs};
use super::{Scene, answer, stage, steps};
use crate::present::why::{self, Chip};
use yew::prelude::*;

/// What this room has beside its own: of a first visit, or once all rooms and places have come.
#[derive(Default)]
pub(crate) struct Beside {
    /// What the form has beside its own.
    pub(crate) form: Form,
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
    /// What follows from the number in hand.
    pub(crate) strip: Html,
    /// Below the steps.
    pub(crate) cards: Html,
}

/// The room. `derived` is what the derivation is of: the case itself, or what a place makes of it.
pub(crate) fn room(scene: Scene, derived: Scene, beside: Beside) -> Html {
    if scene.state.is_unrated || scene.state.awaits_games() {
        return without_result(scene, beside);
    }
    let walk = (!beside.form.is_glicko).then(|| stage::walk(scene, beside.at));
    let (works, paragraph) = (beside.works, beside.paragraph);
    let derivation = beside.derivation.unwrap_or_else(|| {
        let answer = paragraph.map(|paragraph| move |chip| paragraph(scene, chip, None));
        let questions = chips::chips(
            scene,
            why::questions(scene.period(), scene.trace()),
            answer.as_ref().map(|answer| answer as &dyn Fn(Chip) -> Html),
        );
        html! { <>{ answer::answer(scene, questions, true) }{ steps::steps(scene, works) }</> }
    });
    html! {
        <main class={classes!("columns", scene.state.has_walked().then_some("walking"), scene.state.is_stale().then_some("outdated"))}>
            { inputs(scene, beside.form) }
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

/// The room while there is no result, not even an older one: what was entered cannot be rated, or no game was entered yet.
fn without_result(scene: Scene, beside: Beside) -> Html {
    let text = &scene.text.answer;
    let words = match scene.state.options.period {
        _ if scene.state.has_wrong_field() => text.unrated,
        0 => text.fill_in,
        _ => text.fill_in_next,
    };
    html! {
        <main class="columns">
            { inputs(scene, beside.form) }
            <section class="column derivation" aria-label={scene.text.page.derivation}>
                // What is wrong may be in another period.
                { beside.line_of_time }
                <section class="answer"><p class="unrated" role="status" aria-label={text.result}>{ words }</p></section>
            </section>
            // As many parts as with a result, so that the form stays the same one, with the keyboard in it.
            { Html::default() }
            <div hidden=true></div>
        </main>
    }
}
