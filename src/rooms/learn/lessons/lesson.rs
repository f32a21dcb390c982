//! A lesson: first a question; then the picture with its sliders, the stops, and a final question.

use super::choices::{Choices, act, choices, in_words};
use super::stage::Stage;
use crate::rooms::learn::View;
use crate::state::learn::lessons::{Action, Answered, Guess, Open};
use crate::widgets::controls::{button_of, fold};
use crate::widgets::following::Following;
use crate::widgets::inline::{number, pieces};
use crate::widgets::memo::{Part, memo};
use explain::learn::lessons::WordedLesson;
use explain::numbers::Digits;
use explain::steps::step::Cell;
use explain::teach::lessons::{COUNT, LESSONS};
use explain::words::Language;
use explain::words::pieces::Piece;
use yew::prelude::*;

/// The `id` of the reply to a guess, which gets the focus when it appears.
const SAID: &str = "lesson-said";

/// Draws the open lesson.
pub(crate) fn lesson(view: View, open: &Open) -> Html {
    let Some(worded) = WordedLesson::of(open.place, view.language) else {
        return html! {};
    };
    html! {
        <main class="learn lesson">
            <div class="lesson-head">
                { memo(Way { place: open.place, answered: view.learn.lessons.answered, language: view.language }) }
                <h2 id={open.heading()} tabindex="-1">{ worded.title }</h2>
            </div>
            if let Some(guess) = open.guess {
                <Following />
                { memo(Stage::of(view, open)) }
                <div class="lesson-text">
                    { memo(Said { place: open.place, guess, language: view.language }) }
                    { stops(view, open, &worded) }
                    { check(view, open, &worded) }
                    { ways_on(view, open, &worded) }
                    { memo(Below { place: open.place, language: view.language }) }
                </div>
            } else {
                { question(view, &worded) }
            }
        </main>
    }
}

/// Draws the question that is asked before anything is shown.
fn question(view: View, worded: &WordedLesson) -> Html {
    let of = |sentence: &&str| in_words(worded.sentence(sentence));
    let asked = choices(
        view,
        Choices {
            id: "question",
            question: &of(&worded.words.question),
            answers: worded.words.choices.iter().map(of).collect(),
            chosen: None,
            stays: false,
            choose: Action::Guess,
            then: &[SAID],
        },
    );
    html! {
        <div class="asked">
            { asked }
            { button_of("quiet", view.language.lessons().show_anyway().into(), false, act(view, Action::Show, &[SAID])) }
        </div>
    }
}

/// Draws the stops, which set the sliders, and what to notice at each.
fn stops(view: View, open: &Open, worded: &WordedLesson) -> Html {
    let noticed = worded
        .words
        .stops
        .iter()
        .map(|sentence| pieces(&worded.sentence(sentence), Digits::Auto))
        .collect();
    html! {
        <section class="stops" aria-label={view.language.lessons().stops()}>
            <div class="row-buttons">
                for stop in 0..worded.lesson.stops.len() {
                    <button type="button" aria-pressed={(open.stop == Some(stop)).to_string()}
                        onclick={act(view, Action::Stop(stop), &[])}>{ pieces(&worded.stop(stop), Digits::Auto) }</button>
                }
            </div>
            { one_of("noticed", noticed, open.stop) }
        </section>
    }
}

/// Draws the final question, and the reply to the answer.
fn check(view: View, open: &Open, worded: &WordedLesson) -> Html {
    let replies = worded.words.replies.iter().enumerate().map(|(answer, reply)| {
        let is_right = answer == worded.lesson.check.right;
        html! {
            <>
                <span class={if is_right { "up" } else { "down" }} aria-hidden="true">{ if is_right { "✓ " } else { "✗ " } }</span>
                { pieces(&worded.sentence(reply), Digits::Auto) }
            </>
        }
    });
    let asked = choices(
        view,
        Choices {
            id: "check",
            question: &worded.sentence(worded.words.check),
            answers: worded
                .words
                .answers
                .iter()
                .map(|answer| worded.sentence(answer))
                .collect(),
            chosen: open.answer,
            stays: true,
            choose: Action::Answer,
            then: &[],
        },
    );
    html! {
        <section class="check-question" aria-labelledby="check-title">
            <h3 id="check-title">{ view.language.lessons().check() }</h3>
            { asked }
            { one_of("reply", replies.collect(), open.answer) }
        </section>
    }
}

/// Draws one of several texts, or none yet. The others are in the page but invisible, so that
/// nothing moves whichever is shown.
fn one_of(class: &'static str, all: Vec<Html>, said: Option<usize>) -> Html {
    html! {
        <div class="one-of">
            <p {class} role="status">{ said.and_then(|i| all.get(i).cloned()) }</p>
            for unseen in all { <p aria-hidden="true">{ unseen }</p> }
        </div>
    }
}

/// Draws links to what comes next.
fn ways_on(view: View, open: &Open, worded: &WordedLesson) -> Html {
    let words = view.language.lessons();
    let next = LESSONS.get(open.place + 1);
    html! {
        <div class="row-buttons">
            <a class="button" href={format!("#{}", worded.lesson.derivation_link())}>{ words.see_it_worked() }</a>
            if let Some(next) = next {
                <a class={classes!("button", open.answer.is_some().then_some("primary"))} href={link(next.id)}>{ words.next_lesson() }</a>
            } else {
                <a class="button" href="#r=learn">{ words.all() }</a>
            }
        </div>
    }
}

/// Returns the link of a lesson.
pub(crate) fn link(id: &str) -> String {
    format!("#r=learn&n={id}")
}

/// The navigation between lessons.
#[derive(PartialEq)]
struct Way {
    place: usize,
    answered: [Answered; COUNT],
    language: Language,
}

impl Part for Way {
    fn view(&self) -> Html {
        /// The classes of a lesson that is not begun, begun, or answered.
        const MARKS: [&str; 3] = ["", "begun", "answered"];
        let words = self.language.lessons();
        html! {
            <nav class="lesson-way" aria-label={words.way()}>
                <a href="#r=learn">{ words.all() }</a>
                <span class="soft">{ words.lesson_of(self.place + 1, LESSONS.len()) }</span>
                <ol class="dots">
                    for (i, (lesson, title)) in LESSONS.iter().zip(words.titles()).enumerate() {
                        <li>
                            <a href={link(lesson.id)} aria-current={(i == self.place).then_some("page")} {title}
                                class={MARKS[self.answered[i].mark()]}
                                aria-label={format!("{}: {title}, {}", words.lesson(i + 1), words.marks()[self.answered[i].mark()])}></a>
                        </li>
                    }
                </ol>
            </nav>
        }
    }
}

/// The reply to a guess, and the idea of the lesson.
#[derive(PartialEq)]
struct Said {
    place: usize,
    guess: Guess,
    language: Language,
}

impl Part for Said {
    fn view(&self) -> Html {
        let Some(worded) = WordedLesson::of(self.place, self.language) else {
            return html! {};
        };
        let said = match self.guess {
            Guess::Said(choice) => worded.reply(choice),
            Guess::NotSaid => worded.it_is(),
        };
        let text = |sentence| pieces(&worded.sentence(sentence), Digits::Auto);
        html! {
            <>
                <p class="was-asked soft">{ text(worded.words.question) }</p>
                <p class="it-is" id={SAID} tabindex="-1">
                    <strong>{ pieces(&said, Digits::Auto) }</strong>{ " " }{ text(worded.words.because) }
                </p>
                <p class="idea">{ text(worded.words.idea) }</p>
            </>
        }
    }
}

/// The misunderstandings that the lesson removes, further remarks, and the tables.
#[derive(PartialEq)]
struct Below {
    place: usize,
    language: Language,
}

impl Part for Below {
    fn view(&self) -> Html {
        let words = self.language.lessons();
        let Some(worded) = WordedLesson::of(self.place, self.language) else {
            return html! {};
        };
        let text = |sentence: &&str| pieces(&worded.sentence(sentence), Digits::Auto);
        let tables = (0..worded.words.tables.len()).filter_map(|i| worded.table(i));
        let tables =
            html! { for (caption, heads, rows) in tables { { table(&caption, &heads, &rows) } } };
        let more = html! { for sentence in &worded.words.more { <p>{ text(sentence) }</p> } };
        html! {
            <div class="lesson-more">
                <h3>{ words.removes() }</h3>
                for sentence in &worded.words.removes { <p>{ text(sentence) }</p> }
                if !worded.words.more.is_empty() { { fold(words.more(), more) } }
                { fold(words.tables(), tables) }
            </div>
        }
    }
}

/// Draws a table whose caption contains numbers.
fn table(caption: &[Piece], heads: &[Vec<Piece>], rows: &[Vec<Cell>]) -> Html {
    let cell = |cell: &Cell| match cell {
        Cell::HeadPieces(words) => html! { <th scope="row">{ pieces(words, Digits::Auto) }</th> },
        Cell::Number(n) if n.value.is_finite() => html! { <td>{ number(n, Digits::Auto) }</td> },
        _ => html! { <td></td> },
    };
    let label = super::stage::plain(caption);
    html! {
        <div class="scroller" tabindex="0" role="group" aria-label={label}>
            <table>
                <caption>{ pieces(caption, Digits::Auto) }</caption>
                <thead><tr>for head in heads { <th scope="col">{ pieces(head, Digits::Auto) }</th> }</tr></thead>
                <tbody>for row in rows { <tr>for one in row { { cell(one) } }</tr> }</tbody>
            </table>
        </div>
    }
}
