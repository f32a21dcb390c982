//! The picture of a lesson with its sliders, and the numbers that follow from them.

use super::pictures::{bars, picture, run};
use crate::rooms::learn::View;
use crate::state::Action as PageAction;
use crate::state::learn::lessons::{self, Open};
use crate::state::learn::{self};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::{number, pieces};
use crate::widgets::memo::Part;
use explain::learn::lessons::WordedLesson;
use explain::numbers::style::between;
use explain::numbers::{Digits, Typed, full, typed};
use explain::words::Language;
use explain::words::number::{Number, format_number};
use explain::words::pieces::Piece;
use glicko2_steps::symbol::Letter;
use std::rc::Rc;
use yew::prelude::*;

/// The picture of a lesson with a setting of its sliders.
#[derive(PartialEq)]
pub(crate) struct Stage {
    place: usize,
    at: Vec<f64>,
    language: Language,
    dispatch: Callback<PageAction>,
}

impl Stage {
    pub(crate) fn of(view: View, open: &Open) -> Self {
        Self {
            place: open.place,
            at: open.at.clone(),
            language: view.language,
            dispatch: view.dispatch.clone(),
        }
    }

    /// Returns a handler that goes to the next run of a simulation.
    fn next_run(&self) -> Callback<MouseEvent> {
        let next = learn::Action::Lessons(lessons::Action::NextRun);
        self.dispatch.on(PageAction::Learn(Rc::new(next)))
    }

    fn slider(&self, worded: &WordedLesson, i: usize, follows: &str) -> Html {
        let lesson = worded.lesson;
        let (Some([from, to]), Some(at)) = (
            lesson.range(i, &self.at),
            worded.setting_value(i, self.at[i]),
        ) else {
            return html! {};
        };
        let (id, ticks) = (format!("move-{i}"), format!("ticks-{i}"));
        let value = format_number(&at, Digits::Auto);
        let oninput = self.dispatch.on_value(move |text| {
            let to = if let Typed::Number(to) = typed(&text) {
                to
            } else {
                from
            };
            PageAction::Learn(Rc::new(learn::Action::Lessons(lessons::Action::Move(
                i, to,
            ))))
        });
        html! {
            <div class="move">
                <label for={id.clone()}>{ pieces(&worded.sentence(worded.words.moves[i]), Digits::Auto) }</label>
                <span class="put" aria-hidden="true">{ number(&at, Digits::Auto) }</span>
                <input type="range" {id} list={ticks.clone()} min={full(from)} max={full(to)} step={full(lesson.moves[i].setting.step())}
                    value={full(self.at[i])} aria-valuetext={format!("{value}; {follows}")} {oninput} />
                <datalist id={ticks}>for tick in lesson.ticks(i) { <option value={full(tick)}></option> }</datalist>
                <span class="ends" aria-hidden="true">
                    for end in [from, to] { <span>{ worded.setting_value(i, end).map(|end| format_number(&end, Digits::Auto)) }</span> }
                </span>
            </div>
        }
    }
}

impl Part for Stage {
    fn view(&self) -> Html {
        /// The number of results that screen readers announce with each move of a slider.
        const TOLD: usize = 2;
        let Some(worded) = WordedLesson::of(self.place, self.language) else {
            return html! {};
        };
        let live = worded.live(&self.at);
        let follows = live
            .iter()
            .take(TOLD)
            .map(in_words)
            .collect::<Vec<_>>()
            .join(between());
        html! {
            <div class="lesson-stage">
                <div class="stays">
                    { picture(worded.lesson, &self.at, self.language) }
                    for i in 0..worded.lesson.moves.len() { { self.slider(&worded, i, &follows) } }
                </div>
                <dl class="follows" aria-label={self.language.lessons().follows()}>
                    for (name, value) in &live {
                        <div>
                            <dt>{ pieces(name, Digits::Auto) }</dt>
                            <dd>if let Some(value) = value { { number(value, Digits::Auto) } } else { { NOTHING } }</dd>
                        </div>
                    }
                </dl>
                { bars(worded.lesson, &self.at, self.language) }
                { run(worded.lesson, &self.at, self.language, self.next_run()) }
            </div>
        }
    }
}

/// The sign for a number that does not exist.
const NOTHING: &str = "–";

fn in_words((name, value): &(Vec<Piece>, Option<Number>)) -> String {
    let value = value.as_ref().map_or_else(
        || NOTHING.to_owned(),
        |value| format_number(value, Digits::Auto),
    );
    format!("{} {value}", plain(name))
}

/// Returns a sentence as plain text, as screen readers read it out.
pub(crate) fn plain(sentence: &[Piece]) -> String {
    let of = |piece: &Piece| match piece {
        Piece::Text(words) => words.clone(),
        Piece::Symbol(symbol) => {
            let Letter { base, sub, mark } = symbol.letter();
            [base, mark.unwrap_or_default(), sub.unwrap_or_default()].concat()
        }
        Piece::Number(number) => format_number(number, Digits::Auto),
    };
    sentence.iter().map(of).collect()
}
