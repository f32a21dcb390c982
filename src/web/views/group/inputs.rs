//! Fields that several modes share.

use super::{Pager, Room};
use crate::app::group::{Action, below};
use crate::input::form::Score;
use crate::input::group::form::{Field, Part};
use crate::present::symbol::Symbol;
use crate::web::focus;
use crate::web::views::controls;
use crate::web::views::pieces::symbol;
use yew::prelude::*;

/// A field in a row of fields: its name is for those who do not see the head of the column.
pub(super) struct Slot<'a> {
    pub(super) field: Field,
    pub(super) label: &'static str,
    /// The letter it is a value of, if it is a number.
    pub(super) symbol: Option<Symbol>,
    /// Names to choose from.
    pub(super) list: Option<&'static str>,
    /// What is wrong in this row has this id.
    pub(super) problem_id: &'a str,
}

/// An input for one field.
pub(super) fn input(room: Room, slot: &Slot) -> Html {
    let Slot { field, label, symbol, list, problem_id } = *slot;
    let edit = room.on_value::<InputEvent>(move |value| Action::Edit(field, value));
    let is_wrong = room.state.problem(field).is_some();
    html! {
        <input type="text" inputmode={symbol.map(|_| "decimal")} autocomplete="off" spellcheck="false" id={field.id()}
            class={symbol.is_none().then_some("words")} aria-label={label} value={room.state.form.field(field)} {list}
            aria-invalid={is_wrong.then_some("true")} aria-describedby={is_wrong.then(|| problem_id.to_owned())}
            data-symbol={symbol.map(Symbol::id)} oninput={edit} onkeydown={enter(room, field)} />
    }
}

/// Enter goes to the next row, and makes it where there is none.
pub(super) fn enter(room: Room, field: Field) -> Option<Callback<KeyboardEvent>> {
    let (to, add) = below(&room.state.form, field)?;
    let page = match to {
        Field::Player(row, _) | Field::Entrant(row, _) | Field::Place(row) => Some((Pager::Players, row)),
        Field::Side(row, _) => Some((Pager::Results, row)),
        _ => None,
    };
    let (dispatch, turn_to) = (room.dispatch.clone(), room.turn_to.clone());
    Some(Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            if let Some(add) = &add {
                dispatch.emit(add.clone());
            }
            if let Some((pager, row)) = page {
                turn_to.emit((pager, row / pager.rows() * pager.rows()));
            }
            focus::soon(to.id());
        }
    }))
}

/// What is wrong with some fields, in words.
pub(super) fn problems(room: Room, id: String, fields: &[Field]) -> Html {
    // Nearly always there is nothing to look for.
    if room.state.problems.is_empty() {
        return html! {};
    }
    let problems: Vec<String> = fields.iter().filter_map(|&field| room.problem(field)).collect();
    html! {
        if !problems.is_empty() { <p class="problem" {id}>{ problems.join(" ") }</p> }
    }
}

/// The head of each part of a player, and its letter.
fn part_of(room: Room, part: Part) -> (&'static str, Option<Symbol>) {
    let text = &room.text.input;
    match part {
        Part::Name => (room.words.input.name, None),
        Part::Rating => (text.rating, Some(Symbol::R)),
        Part::Deviation => (text.deviation, Some(Symbol::Rd)),
        Part::Volatility => (text.volatility, Some(Symbol::Sigma)),
    }
}

/// A player's row.
pub(super) struct Person<'a> {
    /// The name it goes by.
    pub(super) label: String,
    /// Where each of its strings stands.
    pub(super) field: &'a dyn Fn(Part) -> Field,
    /// A field before the name: points, or a place.
    pub(super) first: Option<(Field, &'static str)>,
    /// What takes the player away, and where the keyboard goes then.
    pub(super) remove: Option<(Action, &'static str)>,
}

pub(super) fn person(room: Room, person: Person) -> Html {
    let Person { label, field, first, remove } = person;
    let fields = [Part::Name, Part::Rating, Part::Deviation, Part::Volatility];
    let problem_id = format!("{}-problem", field(Part::Name).id());
    let slot = |part: Part| {
        let (label, symbol) = part_of(room, part);
        input(room, &Slot { field: field(part), label, symbol, list: None, problem_id: &problem_id })
    };
    let all: Vec<Field> = first.iter().map(|(field, _)| *field).chain(fields.map(field)).collect();
    html! {
        <div class={classes!("person", first.map(|_| "numbered"))} role="group" aria-label={label.clone()}>
            if let Some((field, label)) = first {
                { input(room, &Slot { field, label, symbol: Some(Symbol::S), list: None, problem_id: &problem_id }) }
            }
            { slot(Part::Name) }
            { slot(Part::Rating) }
            { slot(Part::Deviation) }
            { slot(Part::Volatility) }
            if let Some((action, place)) = remove {
                { remover(room, (room.words.input.remove)(&label), action, place) }
            }
            { problems(room, problem_id.clone(), &all) }
        </div>
    }
}

/// The heads of the columns of players, for those who see them.
pub(super) fn heads(room: Room, first: Option<&'static str>) -> Html {
    html! {
        <div class={classes!("person", "heads", first.map(|_| "numbered"))} aria-hidden="true">
            if let Some(first) = first { <span>{ first }</span> }
            <span class="words">{ room.words.input.name }</span>
            <span>{ symbol(Symbol::R) }</span>
            <span>{ symbol(Symbol::Rd) }</span>
            <span>{ symbol(Symbol::Sigma) }</span>
        </div>
    }
}

/// A small button that takes a row away.
pub(super) fn remover(room: Room, name: String, action: Action, place: &'static str) -> Html {
    let onclick = room.on_then::<MouseEvent>(action, vec![place.to_owned()]);
    html! {
        <button type="button" class="icon quiet" aria-label={name.clone()} title={name} {onclick}>
            <span aria-hidden="true">{ "×" }</span>
        </button>
    }
}

/// Won, draw, lost, or a field for any score.
pub(super) fn result(
    room: Room,
    score: &Score,
    slot: &Slot,
    choose: impl Fn(Score) -> Action + Copy + 'static,
) -> Html {
    let text = &room.text.input;
    // 3 stands for a score that is typed.
    let chosen = match score {
        Score::Won => 0,
        Score::Draw => 1,
        Score::Lost => 2,
        Score::Typed(_) => 3,
    };
    let options = [(0, text.won), (1, text.draw), (2, text.lost), (3, text.score)]
        .map(|(option, name)| (option, option.to_string(), name.to_owned()));
    let typed = score.as_text().to_owned();
    let set = room.on_value::<Event>(move |id| {
        choose(match id.as_str() {
            "0" => Score::Won,
            "1" => Score::Draw,
            "2" => Score::Lost,
            _ => Score::Typed(typed.clone()),
        })
    });
    html! {
        <div class="score">
            { controls::select(slot.label, options, chosen, set) }
            if matches!(score, Score::Typed(_)) {
                { input(room, &Slot { label: text.score, ..*slot }) }
            }
        </div>
    }
}

/// τ of what is shown.
pub(super) fn constant(room: Room) -> Html {
    let id = Field::Tau.id();
    let problem_id = format!("{id}-problem");
    let problem = room.problem(Field::Tau);
    let edit = room.on_value::<InputEvent>(|value| Action::Edit(Field::Tau, value));
    html! {
        <div class="field">
            <label for={id.clone()}>
                { room.text.input.tau }
                <span aria-hidden="true">{ " " }{ symbol(Symbol::Tau) }</span>
            </label>
            <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" {id}
                value={room.state.form.tau().to_owned()} aria-invalid={problem.as_ref().map(|_| "true")}
                aria-describedby={problem.as_ref().map(|_| problem_id.clone())} data-symbol={Symbol::Tau.id()} oninput={edit} />
            if let Some(problem) = problem { <p class="problem" id={problem_id}>{ problem }</p> }
        </div>
    }
}

/// The buttons at the end of what goes in.
pub(super) fn end(room: Room) -> Html {
    let text = room.words;
    html! {
        <>
        <div class="row-buttons">
            { controls::button_of("", text.after.next_period.into(), !room.state.problems.is_empty(), room.on(Action::NextPeriod)) }
            { controls::button_of("quiet", text.input.reset.into(), false, room.on(Action::Reset)) }
        </div>
        { controls::soft(room.text.input.hint) }
        </>
    }
}
