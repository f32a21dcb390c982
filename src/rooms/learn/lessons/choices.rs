//! A question with answers to choose from.

use crate::browser::focus;
use crate::rooms::learn::View;
use crate::state::learn::{self, lessons};
use crate::widgets::inline::pieces;
use explain::numbers::Digits;
use explain::words::number::format_number;
use explain::words::pieces::Piece;
use yew::prelude::*;

/// A question and its answers.
pub(crate) struct Choices<'a> {
    /// The prefix of the answers' ids, and the `id` of the question.
    pub(crate) id: &'static str,
    /// The question.
    pub(crate) question: &'a [Piece],
    /// The answers.
    pub(crate) answers: Vec<Vec<Piece>>,
    /// The chosen answer.
    pub(crate) chosen: Option<usize>,
    /// Whether the answers stay after a choice and show which one was chosen.
    pub(crate) stays: bool,
    /// Returns the action of choosing an answer.
    pub(crate) choose: fn(usize) -> lessons::Action,
    /// The elements to focus after a choice, if the answers are gone.
    pub(crate) then: &'static [&'static str],
}

/// Draws the question with a button for each answer. The arrow keys move between the answers without choosing one.
pub(crate) fn choices(view: View, choices: Choices) -> Html {
    let Choices {
        id,
        question,
        answers,
        chosen,
        stays,
        choose,
        then,
    } = choices;
    let of = |i: usize| format!("{id}-{i}");
    let count = answers.len();
    html! {
        <>
            <p class="question" id={id}>{ pieces(question, Digits::Auto) }</p>
            <div class="choices" role="group" aria-labelledby={id}>
                for (i, answer) in answers.iter().enumerate() {
                    <button type="button" id={of(i)} aria-pressed={stays.then(|| (chosen == Some(i)).to_string())}
                        onkeydown={arrows(id, i, count)} onclick={act(view, choose(i), then)}>
                        { pieces(answer, Digits::Auto) }
                    </button>
                }
            </div>
        </>
    }
}

/// Returns a handler that sends an action of a lesson and then focuses an element that the action adds.
pub(crate) fn act(
    view: View,
    action: lessons::Action,
    then: &'static [&'static str],
) -> Callback<MouseEvent> {
    let act = view.act(move |_: MouseEvent| learn::Action::Lessons(action));
    Callback::from(move |event: MouseEvent| {
        act.emit(event);
        if !then.is_empty() {
            focus::soon(then.iter().map(|&id| id.to_owned()).collect());
        }
    })
}

/// Returns a key handler that moves from one answer to the next, and from the last to the first.
fn arrows(id: &'static str, i: usize, count: usize) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowDown" | "ArrowRight" => (i + 1) % count,
            "ArrowUp" | "ArrowLeft" => (i + count - 1) % count,
            _ => return,
        };
        event.prevent_default();
        focus::soon(vec![format!("{id}-{to}")]);
    })
}

/// Replaces the numbers of a sentence by text, because their further digits would give the answer away.
pub(crate) fn in_words(sentence: Vec<Piece>) -> Vec<Piece> {
    let of = |piece| match piece {
        Piece::Number(number) => Piece::Text(format_number(&number, Digits::Auto)),
        other => other,
    };
    sentence.into_iter().map(of).collect()
}
