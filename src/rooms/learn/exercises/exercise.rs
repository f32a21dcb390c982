//! An exercise of a sheet, with links to the others.

use super::blank::blank;
use super::context::ExerciseContext;
use super::foot::{at_hand, buttons, status};
use super::letter::letter;
use super::{HEADING, View, link, sheet_name};
use crate::state::learn;
use crate::state::learn::exercises::{Action, Open, Paper};
use crate::widgets::controls::{button, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::{number, number_with_symbol};
use crate::widgets::table::quiet_table;
use explain::learn::exercises;
use explain::learn::exercises::{games, question, score};
use explain::numbers::Digits;
use explain::teach::exercises::{Outcome, Quantity};
use explain::words::messages::PractiseWords;
use yew::prelude::*;

pub(super) fn exercise(view: View, open: &Open, words: PractiseWords) -> Html {
    let Some(work) = view.learn.practise.work() else {
        return Html::default();
    };
    let (exercise, answers) = (open.exercise(), work.answers(open.at));
    let verdicts = answers.verdicts(exercise);
    let act = view.act(learn::Action::Practise);
    let context = ExerciseContext {
        view,
        words,
        exercise,
        answers,
        verdicts: &verdicts,
        act: &act,
    };
    let outcome = |at: usize| work.answers(at).outcome();
    html! {
        <>
            <div class="sheet-head">
                <h2>{ words.title() }{ " · " }{ sheet_name(&open.which, words) }</h2>
                <a href="#r=practise">{ words.other_sheet() }</a>
            </div>
            { list(open, &outcome, words) }
            <p class="score">{ score(work.score(), words) }</p>
            <div class="practise-parts">
                <section class="exercise" aria-labelledby={HEADING}>
                    <h3 id={HEADING} tabindex="-1">
                        { words.exercise_of(open.at + 1, open.sheet.exercises.len()) }
                    </h3>
                    <p class="question">{ question(exercise, words) }</p>
                    { case(context) }
                    { derivation(context) }
                    { status(context) }
                    { buttons(context) }
                </section>
                <aside>
                    { at_hand(context) }
                    <div class="row-buttons">
                        { button(words.print_sheet(), act.on(Action::Print(Paper::Sheet))) }
                        { button(words.print_key(), act.on(Action::Print(Paper::Key))) }
                    </div>
                    if !open.which.is_mine() { { soft(words.shared()) } }
                </aside>
            </div>
        </>
    }
}

/// Draws links to all exercises, each with its outcome.
fn list(open: &Open, outcome: &dyn Fn(usize) -> Outcome, words: PractiseWords) -> Html {
    html! {
        <nav class="exercises" aria-label={words.exercises()}>
            <ol>
                for at in 0..open.sheet.exercises.len() {
                    <li>
                        <a href={link(open, at)} aria-current={(at == open.at).then_some("step")}>
                            <span class="visually-hidden">{ words.exercise(at + 1) }{ ": " }{ words.outcomes()[outcome(at) as usize] }</span>
                            <span aria-hidden="true">{ at + 1 }</span>
                            <span class="mark" aria-hidden="true">{ sign(outcome(at)) }</span>
                        </a>
                    </li>
                }
            </ol>
        </nav>
    }
}

fn sign(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::New => "",
        Outcome::Tried => "…",
        Outcome::First | Outcome::Later => "✓",
        Outcome::Shown => "–",
    }
}

/// Draws the player and the games.
fn case(context: ExerciseContext) -> Html {
    let period = &context.exercise.period;
    html! {
        <div class="the-case">
            <p class="values">
                for value in exercises::player(period) { <span>{ number_with_symbol(&value, Digits::Auto) }</span> }
            </p>
            { quiet_table(games(period, context.view.text), Digits::Auto) }
        </div>
    }
}

/// Draws the given values and the blanks, step by step.
fn derivation(context: ExerciseContext) -> Html {
    let asked = &context.exercise.asked;
    let step = |line: &Quantity| line.step();
    let mut steps: Vec<u8> = exercises::given_quantities(context.exercise)
        .chain(asked.iter().copied())
        .map(|line| step(&line))
        .collect();
    steps.sort_unstable();
    steps.dedup();
    html! {
        <div class="derivation" role="group" aria-label={context.words.derivation()}>
            for number in steps {
                <fieldset>
                    <legend>{ context.view.text.steps.step(number.into()) }</legend>
                    { given_of(context, number) }
                    for (i, line) in asked.iter().enumerate().filter(|(_, line)| step(line) == number) { { blank(context, i, *line) } }
                </fieldset>
            }
        </div>
    }
}

/// Draws the given values of a step.
fn given_of(context: ExerciseContext, step: u8) -> Html {
    let lines: Vec<Quantity> = exercises::given_quantities(context.exercise)
        .filter(|line| line.step() == step)
        .collect();
    let hidden = |line: &Quantity| *line == Quantity::Sigma && hides_volatility(context);
    let value = |line: Quantity| {
        let (value, digits) = exercises::value(line, context.exercise.values.entry(line).value);
        number(&value, digits)
    };
    html! {
        if !lines.is_empty() {
            <p class="values">
                for line in lines {
                    <span>
                        { letter(line) }{ " " }
                        if hidden(&line) { <span class="soft">{ context.words.hidden() }</span> } else { { value(line) } }
                    </span>
                }
            </p>
        }
    }
}

/// Returns whether the new volatility is hidden, because it would answer the question whether the volatility rises.
fn hides_volatility(context: ExerciseContext) -> bool {
    let direction = context
        .exercise
        .asked
        .iter()
        .position(|&line| line == Quantity::Direction);
    direction.is_some_and(|i| {
        context.answers.typed(i).is_empty() && !context.answers.outcome().is_done()
    })
}
