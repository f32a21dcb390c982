//! A free-for-all with places.

use super::inputs::{Person, constant, end, heads, person, wrong};
use super::{List, Room};
use crate::app::group::Action;
use crate::input::group::form::{Field, label};
use crate::web::kit::controls::titled;
use crate::web::kit::input::problem;
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    let words = &room.words.input;
    let entrants = &room.state.form.race.entrants;
    let count = entrants.len();
    let add = room.add(Action::AddEntrant, List::Players, count, &format!("entrant-{count}-name"));
    let content = html! {
        <>
            { constant(room) }
            { heads(room, Some(words.place)) }
            <ol class="rows">
                for i in room.window(List::Players, count) {
                    <li>{ person(room, Person {
                        label: label(Some(&entrants[i].0.name), i),
                        field: &|part| Field::Entrant(i, part),
                        first: Some((Field::Place(i), words.place)),
                        remove: Some((Action::RemoveEntrant(i), "add-entrant")),
                    }) }</li>
                }
            </ol>
            { room.pager(List::Players, count) }
            { problem("group-players-problem".to_owned(), wrong(room, &[Field::Players])) }
            <div class="row-buttons">
                <button type="button" id="add-entrant" onclick={add}>{ words.add_player }</button>
            </div>
            { end(room) }
        </>
    };
    titled("", "group-players-title", words.entrants, content)
}
