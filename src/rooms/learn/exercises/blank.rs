//! The blanks of an exercise, with a remark on each answer.

use super::context::ExerciseContext;
use super::foot::check;
use super::letter::letter;
use crate::state::learn::exercises::Action;
use crate::widgets::controls::radios;
use crate::widgets::dispatch::{Dispatch, on_enter};
use crate::widgets::input::{Input, input};
use explain::learn::exercises::{reply, value_text};
use explain::numbers::style::in_field;
use explain::teach::exercises::values::decimals;
use explain::teach::exercises::{Quantity, Verdict};
use yew::prelude::*;

/// The `id` of a blank.
fn blank_id(i: usize) -> String {
    format!("blank-{i}")
}

/// Draws a blank with its label, and a remark on its content.
pub(super) fn blank(context: ExerciseContext, i: usize, line: Quantity) -> Html {
    let words = context.words;
    let verdict = context.verdicts.get(i).unwrap_or(&Verdict::Empty);
    let is_wrong = matches!(verdict, Verdict::Wrong(_) | Verdict::NotANumber);
    let note_id = format!("{}-note", blank_id(i));
    let label = html! {
        <>
            if line == Quantity::Direction { { words.direction() } } else {
                { letter(line) }{ " " }<span class="soft">{ words.decimals(decimals(line).into()) }</span>
            }
        </>
    };
    let field = match (context.answers.outcome().is_done(), line) {
        (true, _) => done(context, i, line),
        (false, Quantity::Direction) => direction(context, i),
        _ => input(Input {
            id: blank_id(i),
            typed: context.answers.typed(i).to_owned(),
            problem_id: is_wrong.then(|| note_id.clone()),
            oninput: context.act.on_value(move |text| Action::Type(i, text)),
            onkeydown: Some(on_enter(check(context))),
            ..Input::default()
        }),
    };
    let is_label = !context.answers.outcome().is_done() && line != Quantity::Direction;
    html! {
        <div class="blank-line">
            if is_label { <label for={blank_id(i)}>{ label }</label> } else { <span>{ label }</span> }
            { field }
            { note(context, line, verdict, note_id) }
        </div>
    }
}

/// Draws the choice whether the volatility rises or falls.
fn direction(context: ExerciseContext, i: usize) -> Html {
    let words = context.words;
    let options = [("1", words.directions()[0]), ("-1", words.directions()[1])];
    let chosen = options
        .iter()
        .map(|(id, _)| *id)
        .find(|id| *id == context.answers.typed(i))
        .unwrap_or_default();
    let set = context
        .act
        .reform(move |id: &'static str| Action::Type(i, id.to_owned()));
    radios(
        "segment two",
        "direction",
        words.direction(),
        &options,
        chosen,
        &set,
        false,
    )
}

/// Draws the final answer. If it is wrong, draws the right value beside it.
fn done(context: ExerciseContext, i: usize, line: Quantity) -> Html {
    let right = context.verdicts.get(i).is_some_and(Verdict::is_right);
    let typed = in_field(context.answers.typed(i));
    let of = context.exercise.values.entry(line).value;
    let typed = match line {
        Quantity::Direction if !typed.is_empty() => {
            context.words.directions()[usize::from(typed == "-1")]
        }
        _ => &*typed,
    };
    html! {
        <span class="answered">
            if right {
                { typed }
            } else {
                if !typed.is_empty() { <s>{ typed }</s>{ " " } }
                <b>{ value_text(line, of, context.words) }</b>
            }
        </span>
    }
}

/// Draws the remark on an answer, with a link to the step if the answer is wrong.
fn note(context: ExerciseContext, line: Quantity, verdict: &Verdict, id: String) -> Html {
    let is_done = context.answers.outcome().is_done();
    let Some(said) = reply(context.exercise, line, verdict, context.words) else {
        return Html::default();
    };
    let (class, sign) = match verdict {
        verdict if verdict.is_right() => ("note right", "✓"),
        Verdict::Short(_) => ("note short", "…"),
        _ => ("note wrong", "▲"),
    };
    html! {
        <p {class} {id}>
            <span aria-hidden="true">{ sign }{ " " }</span>{ said }
            if matches!(verdict, Verdict::Wrong(_)) && !is_done {
                { " " }<a href={papers_step(line.step())}>{ context.words.worked_paper(line.step().into()) }</a>
            }
        </p>
    }
}

/// Returns the link to a step with the paper's numbers, which reveals nothing about the exercise.
fn papers_step(step: u8) -> String {
    format!("#k={step}")
}
