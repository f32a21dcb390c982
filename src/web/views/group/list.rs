//! Players and a list of results, and what came of it.

use super::inputs::{Hands, Line, LinePart, Person, Scored, Slot, constant, end, heads, line, person, wrong};
use super::{Pager, Room, after, csv};
use crate::app::group::Action;
use crate::input::group::form::{End, Field, PlayerForm, ResultForm, Side};
use crate::present::symbol::Symbol;
use crate::web::views::controls::{button_of, soft, titled};
use std::rc::Rc;
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    html! {
        <>
            { players(room) }
            { titled("", "group-results-title", room.words.input.results, results(room)) }
            { csv::csv(room) }
            { end(room) }
        </>
    }
}

/// The players before the period, and τ.
pub(super) fn players(room: Room) -> Html {
    let form = &room.state.form;
    let words = &room.words.input;
    let count = form.players.len();
    let add = room.add(Action::AddPlayer, Pager::Players, count, format!("player-{count}-name"));
    let content = html! {
        <>
            { constant(room) }
            { heads(room, None) }
            <ol class="rows">
                for i in room.window(Pager::Players, count) {
                    <li>{ person(room, Person {
                        label: form.label(i),
                        field: &|part| Field::Player(i, part),
                        first: None,
                        remove: Some((Action::RemovePlayer(i), "add-player")),
                    }) }</li>
                }
            </ol>
            { room.pager(Pager::Players, count) }
            <div class="row-buttons">
                <button type="button" id="add-player" onclick={add}>{ words.add_player }</button>
            </div>
        </>
    };
    titled("", "group-players-title", words.players, content)
}

fn results(room: Room) -> Html {
    let form = &room.state.form;
    let words = &room.words.input;
    let count = form.results.len();
    let add = room.add(Action::AddResult, Pager::Results, count, format!("result-{count}-a"));
    let strangers = form.results.iter().any(|result| is_stranger(room, result));
    html! {
        <>
            if form.results.is_empty() { { soft(words.no_results) } }
            <Names players={form.players.clone()} />
            <ol class="rows">
                for m in room.window(Pager::Results, count) {
                    <li>{ row(room, m, &form.results[m]) }</li>
                }
            </ol>
            { room.pager(Pager::Results, count) }
            <div class="row-buttons">
                <button type="button" id="add-result" onclick={add}>{ words.add_result }</button>
                if strangers { { button_of("", words.enlist.into(), false, room.on(Action::Enlist)) } }
                if count > 0 {
                    { button_of("quiet", words.clear.into(), false, room.on_then(Action::ClearResults, vec!["add-result".to_owned()])) }
                }
            </div>
        </>
    }
}

/// Whether a side has a name that is nobody's.
fn is_stranger(room: Room, result: &ResultForm) -> bool {
    [&result.a, &result.b].into_iter().any(|side| match side {
        Side::Player(_) => false,
        Side::Typed(text) => !text.trim().is_empty() && room.state.form.player_of(text).is_none(),
    })
}

fn row(room: Room, m: usize, form: &ResultForm) -> Html {
    let words = &room.words.input;
    let (a, b, score) = (Field::Side(m, End::A), Field::Side(m, End::B), Field::Score(m));
    let side = |field: Field, label| LinePart::Field(Slot::of(room, field, label, None).with_list(NAMES));
    let slot = Slot::of(room, score, words.score_of_a, Some(Symbol::S));
    line(Line {
        class: "result",
        label: (words.result)(m + 1),
        parts: vec![
            LinePart::Number(m + 1),
            side(a, words.side_a),
            LinePart::Score(Scored::Result(m), form.score.clone(), slot),
            side(b, words.side_b),
        ],
        remove: Some(((words.remove_result)(m + 1), Action::RemoveResult(m), "add-result")),
        problem_id: format!("result-{m}-problem"),
        problem: wrong(room, &[a, b, score]),
        text: room.text,
        hands: Hands::of(room),
    })
}

/// The list of names that the sides of results are chosen from.
const NAMES: &str = "group-names";

#[derive(Properties)]
struct NamesProps {
    players: Rc<Vec<Rc<PlayerForm>>>,
}

impl PartialEq for NamesProps {
    fn eq(&self, other: &Self) -> bool {
        let names = |props: &Self| props.players.clone();
        Rc::ptr_eq(&self.players, &other.players)
            || names(self).iter().map(|player| &player.name).eq(names(other).iter().map(|player| &player.name))
    }
}

/// Rendered anew only where a name has changed, since there may be hundreds.
#[component]
fn Names(props: &NamesProps) -> Html {
    html! {
        <datalist id={NAMES}>
            for player in props.players.iter().filter(|player| !player.name.trim().is_empty()) {
                <option value={player.name.clone()}></option>
            }
        </datalist>
    }
}

/// What came of a list, a crosstable or a free-for-all.
pub(super) fn outcome(room: Room) -> Html {
    let Some(worked) = room.state.rated() else { return html! {} };
    html! {
        <>
            { after::everybody(room, worked) }
            { after::both_sides(room, worked) }
        </>
    }
}
