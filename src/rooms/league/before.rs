//! The participants before the period: fields in the first period, later the numbers that the previous period left.

use super::inputs::{ParticipantRow, heads, person, wrong};
use super::{List, Room};
use crate::state::league::Action;
use crate::widgets::controls::{soft, titled};
use crate::widgets::input::problem;
use explain::case::Games;
use explain::case::league::Field;
use yew::prelude::*;

/// Draws the participants in a list of results.
pub(super) fn players(room: Room) -> Html {
    titled(
        "",
        "league-players-title",
        room.words.input_players(),
        people(room, None),
    )
}

/// Draws the participants of a free-for-all, with a field for the place of each.
pub(super) fn race(room: Room) -> Html {
    let words = room.words;
    let content = html! { <>{ people(room, Some((Field::Place, words.input_place()))) }{ soft(words.input_no_place()) }</> };
    titled("", "league-players-title", words.input_entrants(), content)
}

/// Draws all participants, each with a field for their result if `first` names one.
pub(super) fn people(room: Room, first: Option<(fn(usize) -> Field, &'static str)>) -> Html {
    let case = room.state.case();
    let count = case.participants.len();
    // A match has exactly three worlds.
    let can_change = room.is_first() && !matches!(room.state.here().played(), Games::Points(_));
    let add = room.add(
        Action::AddPlayer,
        List::Players,
        count,
        &format!("player-{count}-name"),
    );
    html! {
        <>
            { heads(room, first.map(|(_, label)| label)) }
            <ol class="rows">
                for i in room.window(List::Players, count) {
                    <li>{ person(room, ParticipantRow {
                        i,
                        label: case.label(i),
                        first: first.map(|(field, label)| (field(i), label)),
                        team: None,
                        remove: can_change.then_some((Action::RemovePlayer(i), "add-player")),
                    }) }</li>
                }
            </ol>
            { room.pager(List::Players, count) }
            { problem("league-players-problem".to_owned(), wrong(room, &[Field::Players])) }
            if can_change {
                <div class="row-buttons">
                    <button type="button" id="add-player" onclick={add}>{ room.words.input_add_player() }</button>
                </div>
            }
        </>
    }
}
