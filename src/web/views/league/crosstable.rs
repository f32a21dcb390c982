//! The results as a crosstable.

use super::inputs::Handlers;
use super::{Room, before, csv, list, time};
use crate::app::league::below;
use crate::case::league::Field;
use crate::case::league::crosstable::{Crosstable, MOST};
use crate::present::symbol::Symbol;
use crate::web::kit::controls::{soft, titled};
use crate::web::kit::input::{Input, InputKind, input, problem};
use crate::web::kit::table::scroller;
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    let words = &room.words.input;
    let Some(table) = Crosstable::of(room.state.case(), room.state.period) else {
        return html! { <>{ soft((words.too_many_for_table)(MOST)) }{ list::inputs(room) }</> };
    };
    html! {
        <>
            { titled("", "crosstable-title", words.results, cells(room, &table)) }
            { time::idle(room) }
            { before::players(room) }
            { csv::csv(room) }
        </>
    }
}

fn cells(room: Room, table: &Crosstable) -> Html {
    let words = &room.words.input;
    let names: Vec<String> = (0..table.size()).map(|i| room.state.case().label(i)).collect();
    let content = html! {
        <>
            <thead>
                <tr>
                    <td></td>
                    for name in &names { <th scope="col"><span>{ name }</span></th> }
                </tr>
            </thead>
            <tbody>
                for i in 0..table.size() {
                    <tr>
                        <th scope="row">{ &names[i] }</th>
                        for j in 0..table.size() { { cell(room, table, i, j, &names) } }
                    </tr>
                }
            </tbody>
        </>
    };
    html! { <>{ scroller("crosstable", words.crosstable, false, content) }{ problems(room, table, &names) }</> }
}

/// What is wrong, below the table: in a cell there is no room for it.
fn problems(room: Room, table: &Crosstable, names: &[String]) -> Html {
    if room.state.problems.is_empty() {
        return html! {};
    }
    // Each result stands in two cells; it is named from the first.
    let pairs = (0..table.size()).flat_map(|i| (i + 1..table.size()).map(move |j| (i, j)));
    let wrong = pairs.flat_map(|(i, j)| table.results(i, j).map(move |m| (m, i, j)));
    html! {
        for (m, i, j) in wrong {
            {
                problem(problem_id(m), room.problem(Field::Score(m)).map(|problem| {
                    (room.words.input.in_cell)(&names[i], &names[j], &problem)
                }))
            }
        }
    }
}

fn problem_id(result: usize) -> String {
    format!("result-{result}-problem")
}

fn cell(room: Room, table: &Crosstable, i: usize, j: usize, names: &[String]) -> Html {
    if i == j {
        return html! { <td class="same"></td> };
    }
    let field = Field::Cell(i, j);
    let to = Handlers::of(room);
    let wrong = table.results(i, j).find(|&m| room.state.problem(Field::Score(m)).is_some());
    let field = Input {
        id: field.id(),
        name: Some((room.words.input.against)(&names[i], &names[j]).into()),
        typed: room.state.cell(table, i, j),
        kind: InputKind::Scores,
        symbol: Some(Symbol::S),
        problem_id: wrong.map(problem_id),
        oninput: to.edit(field),
        onkeydown: below(room.state.case(), room.state.period, field).map(|below| to.enter(below)),
        ..Input::default()
    };
    html! { <td>{ input(field) }</td> }
}
