//! The results as a crosstable: what goes in, and how far it was from what was expected.

use super::inputs::{Handlers, Slot, part_of, remover, wrong};
use super::{List, Room, heat, pair, results, time};
use crate::app::league::{Action, below};
use crate::case::league::crosstable::{Crosstable, MOST};
use crate::case::league::{Field, Mode, read};
use crate::case::{Games, Part};
use crate::number::Digits;
use crate::present::league::before;
use crate::present::symbol::Symbol;
use crate::web::kit::controls::button_of;
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::inline::{number, symbol};
use crate::web::kit::input::{Input, InputKind, input, problem};
use crate::web::kit::table::scroller;
use yew::prelude::*;

/// Whether results stand in a crosstable.
pub(super) fn is_shown(room: Room) -> bool {
    room.state.form.mode == Mode::Table
        && room.state.case().participants.len() <= MOST
        && matches!(room.state.here().played(), Games::Results(_))
}

pub(super) fn inputs(room: Room) -> Html {
    let Some(table) = Crosstable::of(room.state.case(), room.state.period) else { return html! {} };
    html! { <>{ results(room, cells(room, &table)) }{ pair::pair(room) }</> }
}

fn cells(room: Room, table: &Crosstable) -> Html {
    let words = &room.words.input;
    let count = table.size();
    let names: Vec<String> = (0..count).map(|i| room.state.case().label(i)).collect();
    let letter = |of: Symbol| html! { <th scope="col" class="given-number">{ symbol(of) }</th> };
    let content = html! {
        <>
            <thead>
                <tr>
                    <th scope="col">{ room.words.after.player }</th>
                    { letter(Symbol::R) }
                    { letter(Symbol::Rd) }
                    for name in &names { <th scope="col"><span title={name.clone()}>{ name }</span></th> }
                    { letter(Symbol::Sigma) }
                    if room.is_first() { <td></td> }
                </tr>
            </thead>
            <tbody>
                for i in 0..count { { row(room, table, i, &names) } }
            </tbody>
        </>
    };
    let add = room.add(Action::AddPlayer, List::Players, count, &format!("player-{count}-name"));
    // Blank rows of the list are no results.
    let is_empty = read::rows(room.state.here()).is_empty();
    html! {
        <>
            { scroller("crosstable", words.crosstable, false, content) }
            { problems(room, table, &names) }
            { time::idle(room) }
            if !is_empty { { heat::key(room) } }
            <div class="row-buttons">
                if room.is_first() { <button type="button" id="add-player" onclick={add}>{ words.add_player }</button> }
                if !is_empty {
                    { button_of("quiet", words.clear.into(), false, room.dispatch.on(Action::ClearResults).then_focus(&["cell-0-1"])) }
                }
            </div>
        </>
    }
}

/// A participant: the numbers before the period, and what was scored against each of the others.
fn row(room: Room, table: &Crosstable, i: usize, names: &[String]) -> Html {
    let number_of = |part| html! { <td class="given-number">{ given(room, i, part) }</td> };
    html! {
        <tr>
            <th scope="row">{ given(room, i, Part::Name) }</th>
            { number_of(Part::Rating) }
            { number_of(Part::Deviation) }
            for j in 0..names.len() { { cell(room, table, i, j, names) } }
            { number_of(Part::Volatility) }
            if room.is_first() {
                <td>
                    { remover(&(room.words.input.remove)(&names[i]), room.dispatch.on(Action::RemovePlayer(i)).then_focus(&["add-player"])) }
                </td>
            }
        </tr>
    }
}

/// What a participant begins the period with: a field before the first one, and later what the period before has left.
fn given(room: Room, i: usize, part: Part) -> Html {
    if room.is_first() {
        let (label, letter) = part_of(room, part);
        let slot = Slot::of(room, Field::Player(i, part), label, letter);
        return Handlers::of(room).field(&slot, &player_problem(i));
    }
    let worked = room.state.worked().filter(|worked| worked.period == room.state.period);
    let Some(place) = Part::NUMBERS.iter().position(|other| *other == part) else {
        return match worked.as_ref().and_then(|worked| Some((worked, worked.round().sheet(i)?))) {
            Some((worked, sheet)) => room.opener(worked.who(i), worked.name(i), &[sheet]).in_row(),
            None => html! { <span>{ room.state.case().label(i) }</span> },
        };
    };
    let numbers = worked.and_then(|worked| before(worked.round(), i));
    html! { if let Some(numbers) = numbers { { number(&numbers[place], room.digits()) } } }
}

fn player_problem(i: usize) -> String {
    format!("{}-problem", Field::Player(i, Part::Name).id())
}

/// What is wrong, below the table: in a cell there is no room for it.
fn problems(room: Room, table: &Crosstable, names: &[String]) -> Html {
    if room.state.problems.is_empty() {
        return html! {};
    }
    let of_player = |i: usize| {
        let fields = [Part::Name, Part::Rating, Part::Deviation, Part::Volatility].map(|part| Field::Player(i, part));
        let said = wrong(room, &fields).map(|said| format!("{}: {said}", names[i]));
        problem(player_problem(i), said)
    };
    // Each result stands in two cells; it is named from the first.
    let pairs = (0..table.size()).flat_map(|i| (i + 1..table.size()).map(move |j| (i, j)));
    let wrong_results = pairs.flat_map(|(i, j)| table.results(i, j).map(move |m| (m, i, j)));
    html! {
        <>
        for i in 0..names.len() { { of_player(i) } }
        for (m, i, j) in wrong_results {
            {
                problem(problem_id(m), room.problem(Field::Score(m)).map(|problem| {
                    (room.words.input.in_cell)(&names[i], &names[j], &problem)
                }))
            }
        }
        </>
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
    let heat = heat::of(room, i, j);
    let field = Input {
        id: field.id(),
        name: Some((room.words.input.against)(&names[i], &names[j]).into()),
        title: heat.as_ref().map(|heat| heat.told.clone().into()),
        typed: room.state.cell(table, i, j),
        kind: InputKind::Scores,
        symbol: Some(Symbol::S),
        problem_id: wrong.map(problem_id),
        oninput: to.edit(field),
        onkeydown: below(room.state.case(), room.state.period, field).map(|below| to.enter(below)),
        ..Input::default()
    };
    let is_seen = room.state.pair.is_some_and(|pair| pair == (i, j) || pair == (j, i));
    let look = room.dispatch.on::<FocusEvent>(Action::LookAt(i, j));
    html! {
        <td class={classes!("cell", heat::class_of(heat.as_ref()), is_seen.then_some("seen"))} onfocusin={look}>
            { input(field) }
            if let Some(heat) = &heat { <small>{ number(&heat.surprise, Digits::Auto) }</small> }
        </td>
    }
}
