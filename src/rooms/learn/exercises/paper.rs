//! A sheet of exercises on paper: with boxes to write into, or as a key.

use super::foot::all_formulas;
use super::letter::letter;
use super::{View, sheet_name};
use crate::state::learn::exercises::{Open, Paper};
use crate::widgets::inline::{number, number_with_symbol};
use crate::widgets::table::quiet_table;
use explain::export::dialect::address;
use explain::learn::exercises;
use explain::learn::exercises::{games, key_rows, question};
use explain::numbers::Digits;
use explain::steps::step::{Table, TableId};
use explain::teach::exercises::values::decimals;
use explain::teach::exercises::{Exercise, Quantity};
use explain::words::messages::PractiseWords;
use explain::words::pieces::pieces as plain_pieces;
use yew::prelude::*;

/// Draws the open sheet or its key. Draws nothing if none is open. `link` is its address and `today` the date.
pub(crate) fn on_paper(view: View, link: &str, today: &str) -> Html {
    let (words, practise) = (view.language.practise(), &view.learn.practise);
    let Some(open) = &practise.open else {
        return Html::default();
    };
    let paper = practise.paper;
    html! {
        <article class="handout exercise-sheet">
            <header>
                <h1>{ words.title() }{ " · " }{ sheet_name(&open.which, words) }</h1>
                <p>{ if paper == Paper::Key { words.key() } else { view.text.page.title() } }</p>
            </header>
            {
                match paper {
                    Paper::Sheet => sheet(view, open, words),
                    Paper::Key => key(open, words),
                }
            }
            <p class="found">
                // A sheet for the reader's own weak points exists only on this device, so a link
                // would not open it elsewhere.
                if let Some(link) = address(link).filter(|_| !open.which.is_mine()) { <a href={link.clone()}>{ link }</a>{ " · " } }
                { view.language.handout().printed(today) }
            </p>
        </article>
    }
}

fn sheet(view: View, open: &Open, words: PractiseWords) -> Html {
    html! {
        <>
            <p class="name"><span>{ words.name() }{ " " }<span class="blank"></span></span></p>
            for (i, exercise) in open.sheet.exercises.iter().enumerate() {
                <section class="paper-exercise">
                    <h2>{ words.exercise(i + 1) }{ ". " }<span>{ question(exercise, words) }</span></h2>
                    <div class="paper-case">{ case(view, exercise) }{ given_values(exercise) }</div>
                    { boxes(exercise, words) }
                </section>
            }
            <section class="paper-formulas">
                <h2>{ words.formulas() }</h2>
                { all_formulas(view, words) }
            </section>
        </>
    }
}

fn case(view: View, exercise: &Exercise) -> Html {
    let period = &exercise.period;
    html! {
        <div>
            <p class="values">for value in exercises::player(period) { <span>{ number_with_symbol(&value, Digits::Auto) }</span> }</p>
            { quiet_table(games(period, view.text), Digits::Auto) }
        </div>
    }
}

fn given_values(exercise: &Exercise) -> Html {
    // σ′ would reveal the answer.
    let is_told = |line: &Quantity| *line != Quantity::Sigma || !exercise.hides_volatility();
    html! {
        <p class="values">
            for line in exercises::given_quantities(exercise).filter(is_told) {
                <span>{ letter(line) }{ " " }{ value(exercise, line) }</span>
            }
        </p>
    }
}

fn value(exercise: &Exercise, line: Quantity) -> Html {
    let (value, digits) = exercises::value(line, exercise.values.entry(line).value);
    number(&value, digits)
}

/// Draws a box for each value that is asked for.
fn boxes(exercise: &Exercise, words: PractiseWords) -> Html {
    html! {
        <p class="boxes">
            for &line in &exercise.asked {
                if line == Quantity::Direction {
                    <span class="choice">{ words.direction() }{ " " }for answer in words.directions() { <span>{ "☐ " }{ answer }</span> }</span>
                } else {
                    <span>{ letter(line) }<span class="box"></span><small>{ words.decimals(decimals(line).into()) }</small></span>
                }
            }
        </p>
    }
}

fn key(open: &Open, words: PractiseWords) -> Html {
    let heads = || words.key_heads().into_iter().map(plain_pieces).collect();
    let table = |exercise: &Exercise| Table {
        id: TableId::Games,
        caption: words.key(),
        heads: heads(),
        rows: key_rows(exercise, words),
    };
    html! {
        <section class="answer-key">
            for (i, exercise) in open.sheet.exercises.iter().enumerate() {
                <section class="paper-exercise">
                    <h2>{ words.exercise(i + 1) }</h2>
                    { quiet_table(table(exercise), Digits::Auto) }
                </section>
            }
        </section>
    }
}
