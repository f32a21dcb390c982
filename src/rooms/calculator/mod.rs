//! The room of one player: the input, the answer with its derivation, and the stage.

pub(crate) mod by_system;
mod compared;
mod fields;
pub(crate) mod games;
mod handles;
pub(crate) mod inputs;
pub(crate) mod lazy;
mod menu;
mod periods;
mod strip;

use crate::derivation::chips::{self, Paragraph};
use crate::derivation::{ViewContext, answer, stage, steps};
use crate::state::State;
use crate::widgets::following::Following;
use explain::reasons::{self, Chip};
use inputs::{Form, inputs};
use yew::prelude::*;

/// The parts of the room that differ between a first visit and the time when the lazy part is loaded.
#[derive(Default)]
pub(crate) struct LazyViews {
    /// The parts of the form beside its own fields.
    pub(crate) form: Form,
    /// The overview of several periods above the answer.
    pub(crate) line_of_time: Html,
    /// The answer and steps of a system other than the paper's.
    pub(crate) derivation: Option<Html>,
    /// The work of the paper's steps.
    pub(crate) works: Option<Vec<Html>>,
    /// Draws the answers to questions about a result.
    pub(crate) paragraph: Option<Paragraph>,
    /// Draws the picture of the current step position.
    pub(crate) picture: Option<fn(ViewContext) -> Html>,
    /// The name of the step position in the system's order.
    pub(crate) at: Option<String>,
    /// The sensitivity strip of the active field.
    pub(crate) strip: Html,
    /// The cards below the steps.
    pub(crate) cards: Html,
}

/// Draws the room. `derived` is the case that the steps derive: the entered one, or the one that
/// the system makes of it.
pub(crate) fn room(
    state: &State,
    context: ViewContext,
    derived: ViewContext,
    lazy: LazyViews,
) -> Html {
    if state.is_unrated || state.awaits_games() {
        return without_result(state, context, lazy);
    }
    let navigation = (!lazy.form.is_glicko).then(|| stage::navigation(context, lazy.at));
    let (works, paragraph) = (lazy.works, lazy.paragraph);
    let waits = works.is_none()
        && lazy.derivation.is_none()
        && (1..=8).any(|step| context.view.opens_step(step));
    let derivation = lazy.derivation.unwrap_or_else(|| {
        let answer = paragraph.map(|paragraph| move |chip| paragraph(context, chip, None));
        let questions = chips::chips(
            context,
            reasons::questions(context.period(), context.trace()),
            answer
                .as_ref()
                .map(|answer| answer as &dyn Fn(Chip) -> Html),
        );
        html! { <>{ answer::answer(context, questions, true) }{ steps::steps(context, works) }</> }
    });
    html! {
        <main class={classes!("columns", context.view.has_open_step().then_some("walking"), waits.then_some("waits"), state.is_stale().then_some("outdated"))}>
            { inputs(state, context, lazy.form) }
            <section class="column derivation" aria-label={context.text.page.derivation()}>
                { lazy.line_of_time }
                { derivation }
                { lazy.cards }
            </section>
            { lazy.strip }
            { stage::stage(derived, lazy.picture, navigation) }
            if context.view.has_open_step() { <Following /> }
        </main>
    }
}

/// Draws the room while there is no result, not even an older one: the input cannot be rated, or no
/// game was entered yet.
fn without_result(state: &State, context: ViewContext, lazy: LazyViews) -> Html {
    let text = &context.text.answer;
    let words = match context.view.options.period {
        _ if state.has_wrong_field() => text.unrated(),
        0 => text.fill_in(),
        _ => text.fill_in_next(),
    };
    html! {
        <main class="columns">
            { inputs(state, context, lazy.form) }
            <section class="column derivation" aria-label={context.text.page.derivation()}>
                // The problem may be in another period.
                { lazy.line_of_time }
                <section class="answer"><p class="unrated" role="status" aria-label={text.result()}>{ words }</p></section>
            </section>
            // There are as many children as with a result, so that Yew keeps the form, and the focus in it.
            { Html::default() }
            <div hidden=true></div>
            { Html::default() }
        </main>
    }
}
