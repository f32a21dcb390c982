//! One exercise of a sheet, with the way to the others.

use super::letter::letter;
use super::{HEADING, View, link, named};
use crate::app::learn;
use crate::app::learn::practise::work::Answers;
use crate::app::learn::practise::{Action, Open, Paper};
use crate::case::{Case, Moment, Options, link as case_link};
use crate::number::Digits;
use crate::present::practise::{self as present, formulas, games, question, said};
use crate::present::text::practise::PractiseText;
use crate::teach::exercise::{Exercise, Line, Outcome, Quantity, Verdict};
use crate::web::kit::controls::{button, button_of, radios, soft};
use crate::web::kit::dispatch::{Dispatch, on_enter};
use crate::web::kit::formula::formula;
use crate::web::kit::inline::{named as named_number, number, pieces};
use crate::web::kit::input::{Input, input};
use crate::web::kit::table::quiet_table;
use yew::prelude::*;

/// The `id` of the button that leads on.
const NEXT: &str = "practise-next";

/// The `id` of a blank.
fn blank_id(i: usize) -> String {
    format!("blank-{i}")
}

/// What every part of an exercise needs.
#[derive(Clone, Copy)]
struct Seen<'a> {
    view: View<'a>,
    words: &'static PractiseText,
    exercise: &'a Exercise,
    answers: &'a Answers,
    verdicts: &'a [Verdict],
    act: &'a Callback<Action>,
}

pub(super) fn exercise(view: View, open: &Open, words: &'static PractiseText) -> Html {
    let Some(work) = view.learn.practise.work() else { return Html::default() };
    let (exercise, answers) = (open.exercise(), work.answers(open.at));
    let verdicts = answers.verdicts(exercise);
    let act = view.act(learn::Action::Practise);
    let seen = Seen { view, words, exercise, answers, verdicts: &verdicts, act: &act };
    let outcome = |at: usize| work.answers(at).outcome();
    html! {
        <>
            <div class="sheet-head">
                <h2>{ words.title }{ " · " }{ named(&open.which, words) }</h2>
                <a href="#r=practise">{ words.other_sheet }</a>
            </div>
            { list(open, &outcome, words) }
            <p class="score">{ (words.score)(work.score()) }</p>
            <div class="practise-parts">
                <section class="exercise" aria-labelledby={HEADING}>
                    <h3 id={HEADING} tabindex="-1">
                        { (words.exercise_of)(open.at + 1, open.sheet.exercises.len()) }
                    </h3>
                    <p class="question">{ question(exercise, words) }</p>
                    { case(seen) }
                    { derivation(seen) }
                    { status(seen) }
                    { buttons(seen) }
                </section>
                <aside>
                    { at_hand(seen) }
                    <div class="row-buttons">
                        { button(words.print_sheet, act.on(Action::Print(Paper::Sheet))) }
                        { button(words.print_key, act.on(Action::Print(Paper::Key))) }
                    </div>
                    if !open.which.is_mine() { { soft(words.shared) } }
                </aside>
            </div>
        </>
    }
}

/// The way to every exercise, each with how it stands.
fn list(open: &Open, outcome: &dyn Fn(usize) -> Outcome, words: &PractiseText) -> Html {
    html! {
        <nav class="exercises" aria-label={words.exercises}>
            <ol>
                for at in 0..open.sheet.exercises.len() {
                    <li>
                        <a href={link(open, at)} aria-current={(at == open.at).then_some("step")}>
                            <span class="visually-hidden">{ (words.exercise)(at + 1) }{ ": " }{ words.outcomes[outcome(at) as usize] }</span>
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

/// The player and the games.
fn case(seen: Seen) -> Html {
    let period = &seen.exercise.period;
    html! {
        <div class="the-case">
            <p class="values">
                for value in present::player(period) { <span>{ named_number(&value, Digits::Auto) }</span> }
            </p>
            { quiet_table(games(period, seen.view.text), Digits::Auto) }
        </div>
    }
}

/// What is given and what is asked, step by step.
fn derivation(seen: Seen) -> Html {
    let asked = &seen.exercise.asked;
    let step = |line: &Line| line.quantity.step();
    let mut steps: Vec<u8> =
        present::given(seen.exercise).chain(asked.iter().copied()).map(|line| step(&line)).collect();
    steps.sort_unstable();
    steps.dedup();
    html! {
        <div class="derivation" role="group" aria-label={seen.words.derivation}>
            for number in steps {
                <fieldset>
                    <legend>{ (seen.view.text.steps.step)(number) }</legend>
                    { given_of(seen, number) }
                    for (i, line) in asked.iter().enumerate().filter(|(_, line)| step(line) == number) { { blank(seen, i, *line) } }
                </fieldset>
            }
        </div>
    }
}

/// What is given of a step.
fn given_of(seen: Seen, step: u8) -> Html {
    let lines: Vec<Line> = present::given(seen.exercise).filter(|line| line.quantity.step() == step).collect();
    let covered = |line: &Line| line.quantity == Quantity::SigmaPrime && covers_volatility(seen);
    let value = |line: Line| {
        let (value, digits) = present::value(line, seen.exercise.values.entry(line).value);
        number(&value, digits)
    };
    html! {
        if !lines.is_empty() {
            <p class="values">
                for line in lines {
                    <span>
                        { letter(line) }{ " " }
                        if covered(&line) { <span class="soft">{ seen.words.covered }</span> } else { { value(line) } }
                    </span>
                }
            </p>
        }
    }
}

/// Whether the new volatility would tell what is asked.
fn covers_volatility(seen: Seen) -> bool {
    let direction = seen.exercise.asked.iter().position(|line| line.quantity == Quantity::Direction);
    direction.is_some_and(|i| seen.answers.typed(i).is_empty() && !seen.answers.outcome().is_done())
}

/// A blank with its label, and what is said of what stands in it.
fn blank(seen: Seen, i: usize, line: Line) -> Html {
    let words = seen.words;
    let verdict = seen.verdicts.get(i).unwrap_or(&Verdict::Empty);
    let is_wrong = matches!(verdict, Verdict::Wrong(_) | Verdict::NotANumber);
    let note_id = format!("{}-note", blank_id(i));
    let label = html! {
        <>
            if line.quantity == Quantity::Direction { { words.direction } } else {
                { letter(line) }{ " " }<span class="soft">{ (words.decimals)(line.quantity.decimals().into()) }</span>
            }
        </>
    };
    let field = match (seen.answers.outcome().is_done(), line.quantity) {
        (true, _) => done(seen, i, line),
        (false, Quantity::Direction) => direction(seen, i),
        _ => input(Input {
            id: blank_id(i),
            typed: seen.answers.typed(i).to_owned(),
            problem_id: is_wrong.then(|| note_id.clone()),
            oninput: seen.act.on_value(move |text| Action::Type(i, text)),
            onkeydown: Some(on_enter(check(seen))),
            ..Input::default()
        }),
    };
    let is_label = !seen.answers.outcome().is_done() && line.quantity != Quantity::Direction;
    html! {
        <div class="blank-line">
            if is_label { <label for={blank_id(i)}>{ label }</label> } else { <span>{ label }</span> }
            { field }
            { note(seen, line, verdict, note_id) }
        </div>
    }
}

/// Whether the volatility rises: one of two.
fn direction(seen: Seen, i: usize) -> Html {
    let words = seen.words;
    let options = [("1", words.directions[0]), ("-1", words.directions[1])];
    let chosen = options.iter().map(|(id, _)| *id).find(|id| *id == seen.answers.typed(i)).unwrap_or_default();
    let set = seen.act.reform(move |id: &'static str| Action::Type(i, id.to_owned()));
    radios("segment two", "direction", words.direction, &options, chosen, &set, false)
}

/// What was answered in the end, or what is right beside it.
fn done(seen: Seen, i: usize, line: Line) -> Html {
    let right = seen.verdicts.get(i).is_some_and(Verdict::is_right);
    let typed = seen.answers.typed(i);
    let of = seen.exercise.values.entry(line).value;
    let typed = match line.quantity {
        Quantity::Direction if !typed.is_empty() => seen.words.directions[usize::from(typed == "-1")],
        _ => typed,
    };
    html! {
        <span class="answered">
            if right {
                { typed }
            } else {
                if !typed.is_empty() { <s>{ typed }</s>{ " " } }
                <b>{ present::shown(line, of, seen.words) }</b>
            }
        </span>
    }
}

/// What is said of an answer, with the way to its step if it is wrong.
fn note(seen: Seen, line: Line, verdict: &Verdict, id: String) -> Html {
    let is_done = seen.answers.outcome().is_done();
    let Some(said) = said(seen.exercise, line, verdict, seen.words) else { return Html::default() };
    let (class, sign) = match verdict {
        verdict if verdict.is_right() => ("note right", "✓"),
        Verdict::Short(_) => ("note short", "…"),
        _ => ("note wrong", "▲"),
    };
    html! {
        <p {class} {id}>
            <span aria-hidden="true">{ sign }{ " " }</span>{ said }
            if matches!(verdict, Verdict::Wrong(_)) && !is_done {
                { " " }<a href={papers_step(line.quantity.step())}>{ (seen.words.worked[0])(line.quantity.step()) }</a>
            }
        </p>
    }
}

/// The link to a step with the paper's numbers, which tells nothing of the exercise.
fn papers_step(step: u8) -> String {
    format!("#k={step}")
}

/// The link to a step with the numbers of the exercise.
fn own_step(exercise: &Exercise, step: u8) -> String {
    let moment = Some(Moment { step, sub: 0 });
    format!("#{}", case_link::print(&Case::of_period(&exercise.period), &Options { moment, ..Options::default() }))
}

/// Marks the answers. Once the exercise is done the keyboard goes to the button that leads on.
fn check<E: 'static>(seen: Seen) -> Callback<E> {
    seen.act.then_focus(&[NEXT]).on(Action::Check)
}

/// What came of marking, as it is read out.
fn status(seen: Seen) -> Html {
    let words = seen.words;
    let count = |of: fn(&Verdict) -> bool| seen.verdicts.iter().filter(|verdict| of(verdict)).count();
    let wrong = count(|verdict| matches!(verdict, Verdict::Wrong(_)));
    let right = count(Verdict::is_right);
    let told = match seen.answers.outcome() {
        Outcome::New => String::new(),
        Outcome::First | Outcome::Later => words.all_right.to_owned(),
        Outcome::Shown => words.was_shown.to_owned(),
        // What is said of the only answer stands beside it, and is read out as well.
        Outcome::Tried => match (seen.exercise.asked.as_slice(), seen.verdicts) {
            ([line], [verdict]) => said(seen.exercise, *line, verdict, words).unwrap_or_default(),
            _ => (words.marked)(right, wrong, seen.verdicts.len() - right - wrong),
        },
    };
    let is_beside = seen.answers.outcome() == Outcome::Tried && seen.exercise.asked.len() == 1;
    let is_last = seen.answers.outcome().is_done() && seen.view.learn.practise.next_open().is_none();
    html! {
        <div class="status">
            <p role="status" class={is_beside.then_some("visually-hidden")}>{ told }</p>
            if is_last { <p>{ words.all_done }</p> }
            if seen.answers.outcome().is_done() {
                <p><a href={own_step(seen.exercise, last_step(seen.exercise))}>{ (words.worked[1])(last_step(seen.exercise)) }</a></p>
            }
        </div>
    }
}

/// The step of what was asked last.
fn last_step(exercise: &Exercise) -> u8 {
    exercise.asked.last().map_or(8, |line| line.quantity.step())
}

fn buttons(seen: Seen) -> Html {
    let words = seen.words;
    let answers = seen.answers;
    let is_done = answers.outcome().is_done();
    let next = seen.view.learn.practise.next_open();
    let go = |at: usize| seen.act.then_focus(&[HEADING]).on(Action::GoTo(at));
    html! {
        <div class="row-buttons">
            if !is_done {
                { button_of("primary", words.check.into(), answers.is_blank(), check(seen)) }
                if let Some(left) = answers.tries_left() { { soft((words.tries_left)(left)) } }
                if answers.can_show() {
                    { button(words.show, seen.act.then_focus(&[NEXT]).on(Action::Show)) }
                }
            }
            if let Some(at) = next {
                <button type="button" id={is_done.then_some(NEXT)} class={if is_done { "primary" } else { "quiet" }} onclick={go(at)}>
                    { words.next }
                </button>
            }
        </div>
    }
}

/// The formulas, folded.
fn at_hand(seen: Seen) -> Html {
    let words = seen.words;
    html! {
        <details class="formulas">
            <summary>{ words.formulas }</summary>
            { all_formulas(seen.view, words) }
        </details>
    }
}

/// The formulas that exercises take.
pub(super) fn all_formulas(view: View, words: &PractiseText) -> Html {
    html! {
        for (step, of_step) in formulas(view.text) {
            <section>
                <h4>{ (view.text.steps.step)(step) }</h4>
                for math in &of_step { { formula(math, Digits::Auto, "letters") } }
                if step == 5 { <p class="soft">{ pieces(&present::which_b(words), Digits::Auto) }</p> }
            </section>
        }
    }
}
