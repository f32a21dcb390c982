//! The parts below and beside an exercise: the result of marking, the buttons, and the formulas.

use super::context::ExerciseContext;
use super::{HEADING, View};
use crate::state::learn::exercises::Action;
use crate::widgets::controls::{button, button_of, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::formula::formula;
use crate::widgets::inline::pieces;
use explain::case::{Case, Options, StepPosition, link as case_link};
use explain::learn::exercises::{formulas, marked, reply, which_b};
use explain::numbers::Digits;
use explain::teach::exercises::{Exercise, Outcome, Verdict};
use explain::words::messages::PractiseWords;
use yew::prelude::*;

/// The `id` of the button for the next exercise.
const NEXT: &str = "practise-next";

/// Returns the link to a step with the numbers of the exercise.
fn own_step(exercise: &Exercise, step: u8) -> String {
    let position = Some(StepPosition { step, sub: 0 });
    format!(
        "#{}",
        case_link::print(
            &Case::of_period(&exercise.period),
            &Options {
                position,
                ..Options::default()
            }
        )
    )
}

/// Returns a handler that marks the answers. If the exercise is done by that, the button for the
/// next one gets the focus.
pub(super) fn check<E: 'static>(context: ExerciseContext) -> Callback<E> {
    context.act.then_focus(&[NEXT]).on(Action::Check)
}

/// Draws the result of marking, as a live region.
pub(super) fn status(context: ExerciseContext) -> Html {
    let words = context.words;
    let count = |of: fn(&Verdict) -> bool| {
        context
            .verdicts
            .iter()
            .filter(|verdict| of(verdict))
            .count()
    };
    let wrong = count(|verdict| matches!(verdict, Verdict::Wrong(_)));
    let right = count(Verdict::is_right);
    let told = match context.answers.outcome() {
        Outcome::New => String::new(),
        Outcome::First | Outcome::Later => words.all_right().to_owned(),
        Outcome::Shown => words.was_shown().to_owned(),
        // The remark on a single answer is beside it; the live region repeats it for screen readers.
        Outcome::Tried => match (context.exercise.asked.as_slice(), context.verdicts) {
            ([line], [verdict]) => {
                reply(context.exercise, *line, verdict, words).unwrap_or_default()
            }
            _ => marked(
                [right, wrong, context.verdicts.len() - right - wrong],
                words,
            ),
        },
    };
    let is_beside =
        context.answers.outcome() == Outcome::Tried && context.exercise.asked.len() == 1;
    let is_last =
        context.answers.outcome().is_done() && context.view.learn.practise.next_open().is_none();
    html! {
        <div class="status">
            <p role="status" class={is_beside.then_some("visually-hidden")}>{ told }</p>
            if is_last { <p>{ words.all_done() }</p> }
            if context.answers.outcome().is_done() {
                <p><a href={own_step(context.exercise, last_step(context.exercise))}>{ words.worked_case(last_step(context.exercise).into()) }</a></p>
            }
        </div>
    }
}

/// Returns the step of the last blank.
fn last_step(exercise: &Exercise) -> u8 {
    exercise.asked.last().map_or(8, |line| line.step())
}

pub(super) fn buttons(context: ExerciseContext) -> Html {
    let words = context.words;
    let answers = context.answers;
    let is_done = answers.outcome().is_done();
    let next = context.view.learn.practise.next_open();
    let go = |at: usize| context.act.then_focus(&[HEADING]).on(Action::GoTo(at));
    html! {
        <div class="row-buttons">
            if !is_done {
                { button_of("primary", words.check().into(), answers.is_blank(), check(context)) }
                if let Some(left) = answers.tries_left() { { soft(words.tries_left(left)) } }
                if answers.can_show() {
                    { button(words.show(), context.act.then_focus(&[NEXT]).on(Action::Show)) }
                }
            }
            if let Some(at) = next {
                <button type="button" id={is_done.then_some(NEXT)} class={if is_done { "primary" } else { "quiet" }} onclick={go(at)}>
                    { words.next() }
                </button>
            }
        </div>
    }
}

/// Draws the formulas in a closed `details` element.
pub(super) fn at_hand(context: ExerciseContext) -> Html {
    let words = context.words;
    html! {
        <details class="formulas">
            <summary>{ words.formulas() }</summary>
            { all_formulas(context.view, words) }
        </details>
    }
}

/// Draws the formulas that exercises need.
pub(super) fn all_formulas(view: View, words: PractiseWords) -> Html {
    html! {
        for (step, of_step) in formulas(view.text) {
            <section>
                <h4>{ view.text.steps.step(step.into()) }</h4>
                for math in &of_step { { formula(math, Digits::Auto, "letters") } }
                if step == 5 { <p class="soft">{ pieces(&which_b(words), Digits::Auto) }</p> }
            </section>
        }
    }
}
