//! Questions about a result: a row of buttons, each of which opens its answer below the row.

use super::ViewContext;
use crate::state::Action;
use crate::widgets::controls::{soft, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::pager::ROWS_A_PAGE;
use crate::widgets::table::list;
use explain::answer::sentences;
use explain::glossary::Why;
use explain::ids::HasId;
use explain::numbers::{Digits, Kind};
use explain::reasons::{self, Chip, Otherwise, Questions};
use explain::steps::key_values::in_path;
use explain::steps::step::Cell;
use explain::teach::lessons::LESSONS;
use explain::teach::solve::Rate;
use explain::teach::struggle::HelpTarget;
use explain::words::number::Number;
use explain::words::pieces::Piece;
use glicko2_steps::Symbol;
use yew::prelude::*;

/// The `id` of the open answer.
const ANSWER: &str = "chip-answer";

/// A function that draws the answer to a question.
pub(crate) type Paragraph = fn(ViewContext, Chip, Option<Rate>) -> Html;

/// Draws the questions about a result, and the open answer. `answer` draws it; without the lazy
/// part there is none, and a message says that it is loading.
///
/// Only `answer` knows how the system rates. As an argument of this function, the system's rules
/// would become part of what a first visit loads.
pub(crate) fn chips(
    context: ViewContext,
    questions: Questions,
    answer: Option<&dyn Fn(Chip) -> Html>,
) -> Html {
    let text = context.text.language.why();
    let Questions {
        all: chips,
        fitting,
    } = questions;
    let open = context.view.open_chip.filter(|chip| chips.contains(chip));
    let button = |&chip: &Chip| {
        html! {
            <button type="button" id={chip.id()} aria-controls={ANSWER} aria-expanded={(open == Some(chip)).to_string()}
                onclick={context.dispatch.on(Action::ToggleChip(chip))}>{ chip.question(text) }</button>
        }
    };
    let (fitting, others) = chips.split_at(fitting);
    let is_among_others = open.is_some_and(|open| others.contains(&open));
    html! {
        <>
            <div class="chips" role="group" aria-label={text.questions()}>
                for chip in fitting { { button(chip) } }
                if !others.is_empty() {
                    <details open={is_among_others}>
                        <summary class="button">{ text.more_questions() }</summary>
                        <div class="chips">
                            for chip in others { { button(chip) } }
                            <a class="button" href="#r=solve">{ text.question_how_many() }</a>
                        </div>
                    </details>
                }
            </div>
            <div class="chip-answer" id={ANSWER} hidden={open.is_none()}>
                if let Some((chip, answer)) = open.zip(answer) {
                    { answer(chip) }
                } else if open.is_some() {
                    { soft(context.text.page.loading()) }
                }
            </div>
        </>
    }
}

/// Draws the answer to a question, with its tables and a link to its lesson.
pub(crate) fn paragraph(context: ViewContext, chip: Chip, rate: Option<Rate>) -> Html {
    let remarks = reasons::remarks(chip, context.period(), context.trace(), rate);
    html! {
        <>
            { tables(context, chip, rate) }
            for remark in remarks {
                <p>{ pieces(&sentences::remark(&remark, context.text.language), context.digits()) }</p>
            }
            { to_lesson(context, chip) }
        </>
    }
}

/// Draws the table of other results, for the question about them.
pub(crate) fn tables(context: ViewContext, chip: Chip, rate: Option<Rate>) -> Html {
    if chip == Chip::WhatIf {
        otherwise(context, rate)
    } else {
        Html::default()
    }
}

/// Draws a link to the lesson, or the entry of the glossary, that explains the answer.
pub(crate) fn to_lesson(context: ViewContext, chip: Chip) -> Html {
    if chip == Chip::Performance {
        let (why, words) = (Why::Performance, context.text.language.glossary());
        return html! {
            <p class="soft"><a href={format!("#{}", HelpTarget::Question(why.id()).link())}>{ why.words(words)[0] }</a></p>
        };
    }
    let Some(id) = chip.lesson() else {
        return Html::default();
    };
    let (language, place) = (
        context.text.language,
        LESSONS.iter().position(|lesson| lesson.id == id),
    );
    html! {
        if let Some(place) = place {
            <p class="soft">
                { language.lessons().explained_in() }{ " " }
                <a href={format!("#{}", HelpTarget::Lesson(id, None).link())}>{ language.lessons().titles()[place] }</a>
            </p>
        }
    }
}

/// Draws a table of the new ratings if a game had ended otherwise, or had not been played.
fn otherwise(context: ViewContext, rate: Option<Rate>) -> Html {
    let words = context.text.language.why();
    let all = context.trace().games.len();
    let games = context.window(all, ROWS_A_PAGE);
    // Ratings are rounded to whole points, as in the rows of games, so that the table fits on a phone.
    let kind = if context.digits() == Digits::Auto {
        Kind::Whole
    } else {
        Kind::Rating
    };
    let otherwise = reasons::otherwise(context.period(), context.trace(), rate, games);
    let rows = otherwise.into_iter().map(|one| row(one, kind)).collect();
    html! {
        <>
            { words_in("", words.otherwise().into()) }
            { list(words.otherwise(), &words.otherwise_heads(), rows, context.digits()) }
            { context.pager(all, ROWS_A_PAGE) }
        </>
    }
}

fn row(
    Otherwise {
        game,
        opponent,
        ended,
        unplayed,
    }: Otherwise,
    kind: Kind,
) -> Vec<Cell> {
    let opponent = Number::from_input(opponent, Kind::Rating, in_path(game, "rating"), Symbol::RJ);
    let rating = |rating: Option<f64>, name: &str| {
        let of = |r| {
            Number::new(
                r,
                kind,
                format!("games.{game}.what_if.{name}"),
                Symbol::RPrime,
            )
        };
        rating.map_or(Cell::Empty, |r| Cell::Number(of(r)))
    };
    let [won, draw, lost] = ended;
    vec![
        Cell::HeadPieces(vec![Piece::Number(opponent)]),
        rating(won, "won"),
        rating(draw, "draw"),
        rating(lost, "lost"),
        rating(unplayed, "unplayed"),
    ]
}
