//! Guessing before looking: the question about a hidden step, the bell curve that is moved to the
//! expected rating, and the outcome.

use super::ViewContext;
use super::pictures::Picture;
use crate::state::{Action, StepPosition};
use crate::widgets::chart::{ChartCard, chart, chart_card};
use crate::widgets::controls::{button_of, soft};
use crate::widgets::dispatch::{Dispatch, on_enter};
use crate::widgets::inline::{pieces, symbol};
use crate::widgets::input::{Input, input, problem};
use crate::widgets::table::list;
use explain::by_ptr::ByPtr;
use explain::charts::data::Strength;
use explain::learn::guess::{Compared, question, summary, value_to_guess};
use explain::numbers::{Digits, Kind, Typed, full, show, typed};
use explain::words::messages::GuessWords;
use explain::words::number::Number;
use yew::prelude::*;

/// The step with the new rating, which is guessed with the bell curve.
const LAST: u8 = 8;

fn words(context: ViewContext) -> GuessWords {
    context.text.language.guess()
}

fn value(context: ViewContext, step: u8) -> Option<Number> {
    value_to_guess(step, context.period(), context.trace(), context.text)
}

/// Draws the content of a hidden step: a question with a field. A step that the system leaves out
/// has no value to guess.
pub(crate) fn hidden(context: ViewContext, step: u8, has_value: bool) -> Html {
    let words = words(context);
    let is_on_stage = step == LAST && context.view.hides_picture();
    html! {
        <div class="work covered">
            if has_value {
                <p class="text">{ pieces(&question(step, context.period(), words), context.digits()) }</p>
                if is_on_stage {
                    { soft(words.on_stage()) }
                    { just_show(context, step) }
                } else {
                    { form(context, step) }
                }
            } else {
                { soft(words.nothing_to_guess()) }
                { just_show(context, step) }
            }
        </div>
    }
}

/// Draws the question below the visible part of a step.
pub(crate) fn rest(context: ViewContext, step: u8) -> Html {
    html! {
        <div class="work to-guess">
            <p class="text">{ pieces(&question(step, context.period(), words(context)), context.digits()) }</p>
            { form(context, step) }
        </div>
    }
}

/// Returns a callback that sends an action and then moves the focus: to the step that is shown, or
/// to the field if its content has to be corrected.
fn then_focus(context: ViewContext, step: u8) -> Callback<Action> {
    context
        .dispatch
        .then_focus(&[&format!("step-{step}"), &field_id(step)])
}

fn field_id(step: u8) -> String {
    format!("guess-{step}")
}

fn just_show(context: ViewContext, step: u8) -> Html {
    let go = then_focus(context, step).on(Action::GoTo(StepPosition::end_of(step)));
    button_of("quiet", words(context).just_show().into(), false, go)
}

/// Draws the field for the guess, with its problem.
fn form(context: ViewContext, step: u8) -> Html {
    let words = words(context);
    let guesses = &context.view.guesses;
    let Some(value) = value(context, step) else {
        return just_show(context, step);
    };
    let wrong = guesses.bad(step).map(|is_empty| {
        if is_empty {
            words.empty()
        } else {
            words.not_a_number()
        }
    });
    let id = field_id(step);
    let problem_id = format!("{id}-problem");
    let take = then_focus(context, step);
    let field = input(Input {
        id: id.clone(),
        typed: guesses.typed(step).to_owned(),
        problem_id: wrong.map(|_| problem_id.clone()),
        oninput: context
            .dispatch
            .on_number(move |text| Action::TypeGuess(step, text)),
        onkeydown: Some(on_enter(take.on(Action::Guess(step)))),
        ..Input::default()
    });
    html! {
        <div class="guess">
            <label for={id}>{ words.field() }{ " " }{ symbol(value.symbol) }</label>
            { field }
            { button_of("primary", words.show().into(), false, take.on(Action::Guess(step))) }
            { just_show(context, step) }
            { problem(problem_id, wrong.map(str::to_owned)) }
        </div>
    }
}

fn compared(context: ViewContext, step: u8) -> Option<Compared> {
    let guess = context
        .view
        .guesses
        .guess(step)
        .filter(|_| context.view.options.hide && !context.view.hides_value(step))?;
    Some(Compared::of(guess, value(context, step)?))
}

/// Draws the outcome of the guess of a step, above the work of the step.
pub(crate) fn verdict(context: ViewContext, step: u8) -> Html {
    let compared = compared(context, step);
    html! {
        if let Some(compared) = compared {
            <p class="verdict">{ pieces(&compared.sentence(words(context)), context.digits()) }</p>
        }
    }
}

/// Draws the outcome of the last guess, for screen readers.
pub(crate) fn announcement(context: ViewContext) -> Html {
    let last = context
        .view
        .guesses
        .last()
        .and_then(|step| compared(context, step));
    html! {
        if context.view.options.hide {
            <p class="visually-hidden" role="status">
                if let Some(last) = last { { pieces(&last.sentence(words(context)), context.digits()) } }
            </p>
        }
    }
}

/// Draws a summary of all guesses, after the last step.
pub(crate) fn all(context: ViewContext) -> Html {
    let words = words(context);
    let steps = 2..=LAST;
    let of = steps
        .clone()
        .filter(|&step| value(context, step).is_some())
        .count();
    let guesses: Vec<Compared> = steps.filter_map(|step| compared(context, step)).collect();
    if guesses.is_empty() || context.view.hides_answer() {
        return Html::default();
    }
    let (counted, rows) = summary(&guesses, of, words);
    html! {
        <div class="work guesses">
            <p class="text">{ counted }</p>
            { list(words.summary(), &["", words.you_said(), words.it_is(), words.off_by()], rows, context.digits()) }
        </div>
    }
}

/// Returns the typed guess of the new rating, if it is a number.
fn typed_rating(context: ViewContext) -> Option<f64> {
    match typed(context.view.guesses.typed(LAST)) {
        Typed::Number(rating) if rating.is_finite() => Some(rating),
        _ => None,
    }
}

/// Draws the picture of what was known before, with a bell curve that is moved to the expected rating.
pub(crate) fn bell(context: ViewContext) -> Html {
    let words = words(context);
    let view = context.view;
    let (period, rating) = (context.period(), typed_rating(context));
    let show = |x: f64| show(x, Kind::Given, Digits::Auto);
    let before = &period.player;
    let at = rating.unwrap_or(before.rating);
    let alt = words.bell_alt(&show(before.rating), &show(before.deviation), &show(at));
    let [from, to, step] = Strength::to_guess(period, view.options.level)
        .slide()
        .map(full);
    let picture = Picture::Guess {
        of: ByPtr(view.derivation.clone()),
        rating,
        gap: None,
        text: context.text,
    };
    chart_card(ChartCard {
        class: "picture to-guess".into(),
        id: "picture-title",
        title: context.titled(words.title()),
        chart: chart(picture, alt),
        notes: html! {
            <>
                <input type="range" class="bell" aria-label={words.bell()} aria-valuetext={words.gap(&show(at))}
                    min={from} max={to} {step} value={full(at)}
                    oninput={context.dispatch.on_value(|text| Action::TypeGuess(LAST, text))} />
                { soft(words.drag()) }
                { form(context, LAST) }
            </>
        },
        ..ChartCard::default()
    })
}

/// Draws the picture of the guess beside the new rating. Returns `None` if no guess was made.
pub(crate) fn bells(context: ViewContext) -> Option<Html> {
    let words = words(context);
    let view = context.view;
    let (period, trace) = (context.period(), context.trace());
    let compared = compared(context, LAST)?;
    let show = |x: f64, kind| show(x, kind, Digits::Auto);
    let gap = compared.gap_in_words(words);
    let alt = words.compared_alt(
        &show(period.player.rating, Kind::Given),
        &compared.said,
        &show(trace.player.rating, Kind::Rating),
        &gap,
    );
    let picture = Picture::Guess {
        of: ByPtr(view.derivation.clone()),
        rating: view.guesses.guess(LAST),
        gap: Some(gap.into()),
        text: context.text,
    };
    Some(chart_card(ChartCard {
        class: "picture".into(),
        id: "picture-title",
        title: context.titled(words.compared()),
        chart: chart(picture, alt),
        notes: html! { <p class="verdict">{ pieces(&compared.sentence(words), context.digits()) }</p> },
        ..ChartCard::default()
    }))
}
