//! The results as a crosstable: the fields, and how far each result was from the expected one.

use super::inputs::{Handlers, Slot, part_of, remover, wrong};
use super::{List, Room, heat, periods, results};
use crate::state::league::{Action, below};
use crate::widgets::controls::button_of;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::{number, symbol};
use crate::widgets::input::{Input, InputKind, input, problem};
use crate::widgets::memo::{Part, memo};
use crate::widgets::table::scroller;
use explain::case::league::crosstable::{Crosstable, MOST};
use explain::case::league::{Field, Mode, read};
use explain::case::{Games, Part as Given};
use explain::league::{before, heat as surprise};
use explain::numbers::Digits;
use explain::words::messages::LeagueWords;
use glicko2_steps::Symbol;
use glicko2_steps::groups::Against;
use std::rc::Rc;
use yew::prelude::*;

/// Returns whether the results are shown as a crosstable.
pub(super) fn is_shown(room: Room) -> bool {
    room.state.mode() == Mode::Table
        && room.state.case().participants.len() <= MOST
        && matches!(room.state.here().played(), Games::Results(_))
}

pub(super) fn inputs(room: Room) -> Html {
    let Some(table) = Crosstable::of(room.state.case(), room.state.period) else {
        return html! {};
    };
    results(room, cells(room, &table))
}

fn cells(room: Room, table: &Crosstable) -> Html {
    let words = room.words;
    let count = table.size();
    let names: Vec<Rc<str>> = (0..count)
        .map(|i| room.state.case().label(i).into())
        .collect();
    let letter = |of: Symbol| html! { <th scope="col" class="given-number">{ symbol(of) }</th> };
    let content = html! {
        <>
            <thead>
                <tr>
                    <th scope="col">{ room.words.after_player() }</th>
                    { letter(Symbol::R) }
                    { letter(Symbol::Rd) }
                    for name in &names { <th scope="col"><span title={name.to_string()}>{ &**name }</span></th> }
                    if room.is_first() { <td></td> }
                </tr>
            </thead>
            <tbody>
                for i in 0..count { { row(room, table, i, &names) } }
            </tbody>
        </>
    };
    let add = room.add(
        Action::AddPlayer,
        List::Players,
        count,
        &format!("player-{count}-name"),
    );
    // Blank rows of the list are not results.
    let is_empty = read::rows(room.state.here()).is_empty();
    html! {
        <>
            { scroller("crosstable", words.input_crosstable(), false, content) }
            { problems(room, table, &names) }
            { volatilities(room, &names) }
            { periods::idle(room) }
            if !is_empty { { heat::key(room) } }
            <div class="row-buttons">
                if room.is_first() { <button type="button" id="add-player" onclick={add}>{ words.input_add_player() }</button> }
                if !is_empty {
                    { button_of("quiet", words.input_clear().into(), false, room.dispatch.on(Action::ClearResults).then_focus(&["cell-0-1"])) }
                }
            </div>
        </>
    }
}

/// Draws the row of a participant: the numbers before the period, and the scores against each opponent.
fn row(room: Room, table: &Crosstable, i: usize, names: &[Rc<str>]) -> Html {
    let number_of = |part| html! { <td class="given-number">{ start_value(room, i, part) }</td> };
    html! {
        <tr>
            <th scope="row">{ start_value(room, i, Given::Name) }</th>
            { number_of(Given::Rating) }
            { number_of(Given::Deviation) }
            for j in 0..names.len() { { cell(room, table, i, j, names) } }
            if room.is_first() {
                <td>
                    { remover(&room.words.input_remove(&names[i]), room.dispatch.on(Action::RemovePlayer(i)).then_focus(&["add-player"])) }
                </td>
            }
        </tr>
    }
}

/// Draws the volatilities in a closed `details` element. They are rarely changed, and the table has
/// no room for them beside many opponents.
fn volatilities(room: Room, names: &[Rc<str>]) -> Html {
    html! {
        <details class="volatilities">
            <summary>{ room.text.input.volatility() }{ " " }{ symbol(Symbol::Sigma) }</summary>
            <ul>
                for (i, name) in names.iter().enumerate() {
                    <li><span>{ &**name }</span>{ start_value(room, i, Given::Volatility) }</li>
                }
            </ul>
        </details>
    }
}

/// Draws the name or a number with which a participant begins the period: a field in the first
/// period, later the value that the previous period left.
fn start_value(room: Room, i: usize, part: Given) -> Html {
    if room.is_first() {
        let (label, letter) = part_of(room, part);
        let slot = Slot::of(room, Field::Player(i, part), label, letter);
        return Handlers::of(room).field(&slot, &player_problem(i));
    }
    let rated_period = room
        .state
        .rated_period()
        .filter(|rated_period| rated_period.period == room.state.period);
    let Some(place) = Given::NUMBERS.iter().position(|other| *other == part) else {
        return match rated_period
            .as_ref()
            .and_then(|rated_period| Some((rated_period, rated_period.round().sheet(i)?)))
        {
            Some((rated_period, sheet)) => room
                .opener(rated_period.who(i), rated_period.name(i), &[sheet])
                .in_row(),
            None => html! { <span>{ room.state.case().label(i) }</span> },
        };
    };
    let numbers = rated_period.and_then(|rated_period| before(rated_period.round(), i));
    html! { if let Some(numbers) = numbers { { number(&numbers[place], room.digits()) } } }
}

fn player_problem(i: usize) -> String {
    format!("{}-problem", Field::Player(i, Given::Name).id())
}

/// Draws the problems below the table, because a cell has no room for them.
fn problems(room: Room, table: &Crosstable, names: &[Rc<str>]) -> Html {
    if !room.state.editor.is_stale() {
        return html! {};
    }
    let of_player = |i: usize| {
        let fields = [
            Given::Name,
            Given::Rating,
            Given::Deviation,
            Given::Volatility,
        ]
        .map(|part| Field::Player(i, part));
        let said = wrong(room, &fields).map(|said| format!("{}: {said}", names[i]));
        problem(player_problem(i), said)
    };
    // Each result is in two cells. Its problem is named after the first one.
    let pairs = (0..table.size()).flat_map(|i| (i + 1..table.size()).map(move |j| (i, j)));
    let wrong_results = pairs.flat_map(|(i, j)| table.results(i, j).map(move |m| (m, i, j)));
    html! {
        <>
        for i in 0..names.len() { { of_player(i) } }
        for (m, i, j) in wrong_results {
            {
                problem(problem_id(m), room.problem(Field::Score(m)).map(|problem| {
                    room.words.input_in_cell(&names[i], &names[j], &problem)
                }))
            }
        }
        </>
    }
}

fn problem_id(result: usize) -> String {
    format!("result-{result}-problem")
}

fn cell(room: Room, table: &Crosstable, i: usize, j: usize, names: &[Rc<str>]) -> Html {
    if i == j {
        return html! { <td class="same"></td> };
    }
    let field = Field::Cell(i, j);
    let wrong = table
        .results(i, j)
        .find(|&m| room.state.problem(Field::Score(m)).is_some());
    memo(Cell {
        pair: (i, j),
        names: [names[i].clone(), names[j].clone()],
        typed: room.state.cell(table, i, j),
        wrong,
        against: heat::of(room, i, j),
        is_seen: room
            .state
            .pair
            .is_some_and(|pair| pair == (i, j) || pair == (j, i)),
        below: below(room.state.case(), room.state.period, field),
        words: room.words,
        to: Handlers::of(room),
    })
}

/// A cell of the crosstable. There may be hundreds, of which a key press changes two.
#[derive(PartialEq)]
struct Cell {
    pair: (usize, usize),
    names: [Rc<str>; 2],
    typed: String,
    /// The index of an invalid result in the cell.
    wrong: Option<usize>,
    against: Option<[Against; 2]>,
    is_seen: bool,
    below: Option<(Field, Option<Action>)>,
    words: LeagueWords,
    to: Handlers,
}

impl Part for Cell {
    fn view(&self) -> Html {
        let [a, b] = [&*self.names[0], &*self.names[1]];
        let (i, j) = self.pair;
        let field = Field::Cell(i, j);
        let heat = self
            .against
            .map(|against| surprise(self.pair, [a, b], against, self.words));
        // The field has no symbol, because otherwise typing would highlight all scores on the page.
        let field = Input {
            id: field.id(),
            name: Some(self.words.input_against(a, b).into()),
            title: heat.as_ref().map(|heat| heat.told.clone().into()),
            typed: self.typed.clone(),
            kind: InputKind::Scores,
            problem_id: self.wrong.map(problem_id),
            oninput: self.to.edit_number(field),
            onkeydown: self.below.clone().map(|below| self.to.enter(below)),
            ..Input::default()
        };
        html! {
            <td class={classes!("cell", heat::class_of(heat.as_ref()), self.is_seen.then_some("seen"))}
                onfocusin={self.to.on(Action::LookAt(i, j))}>
                { input(field) }
                if let Some(heat) = &heat { <small>{ number(&heat.surprise, Digits::Auto) }</small> }
            </td>
        }
    }
}
