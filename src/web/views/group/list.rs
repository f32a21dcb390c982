//! Players and a list of results, and what came of it.

use super::inputs::{Handlers, Line, LinePart, Person, Scored, Slot, constant, end, heads, person, wrong};
use super::{List, Room, after, csv};
use crate::app::group::Action;
use crate::input::group::form::{End, Field, PlayerForm, ResultForm, Side};
use crate::present::symbol::Symbol;
use crate::web::kit::controls::{button_of, soft, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::memo::{Part, memo};
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
    let add = room.add(Action::AddPlayer, List::Players, count, &format!("player-{count}-name"));
    let content = html! {
        <>
            { constant(room) }
            { heads(room, None) }
            <ol class="rows">
                for i in room.window(List::Players, count) {
                    <li>{ person(room, Person {
                        label: form.label(i),
                        field: &|part| Field::Player(i, part),
                        first: None,
                        remove: Some((Action::RemovePlayer(i), "add-player")),
                    }) }</li>
                }
            </ol>
            { room.pager(List::Players, count) }
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
    let add = room.add(Action::AddResult, List::Results, count, &format!("result-{count}-a"));
    let strangers = form.results.iter().any(|result| is_stranger(room, result));
    html! {
        <>
            if form.results.is_empty() { { soft(words.no_results) } }
            { memo(Names(form.players.clone())) }
            <ol class="rows">
                for m in room.window(List::Results, count) {
                    <li>{ row(room, m, &form.results[m]) }</li>
                }
            </ol>
            { room.pager(List::Results, count) }
            <div class="row-buttons">
                <button type="button" id="add-result" onclick={add}>{ words.add_result }</button>
                if strangers { { button_of("", words.enlist.into(), false, room.dispatch.on(Action::Enlist)) } }
                if count > 0 {
                    { button_of("quiet", words.clear.into(), false, room.dispatch.on(Action::ClearResults).then_focus(&["add-result"])) }
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
    memo(Line {
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
        to: Handlers::of(room),
    })
}

/// The list of names that the sides of results are chosen from.
const NAMES: &str = "group-names";

/// The names. They are rendered anew only where one has changed, since there may be hundreds.
struct Names(Rc<Vec<Rc<PlayerForm>>>);

impl PartialEq for Names {
    fn eq(&self, other: &Self) -> bool {
        fn names(Names(players): &Names) -> impl Iterator<Item = &str> {
            players.iter().map(|player| player.name.as_str())
        }
        Rc::ptr_eq(&self.0, &other.0) || names(self).eq(names(other))
    }
}

impl Part for Names {
    fn view(&self) -> Html {
        html! {
            <datalist id={NAMES}>
                for player in self.0.iter().filter(|player| !player.name.trim().is_empty()) {
                    <option value={player.name.clone()}></option>
                }
            </datalist>
        }
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
