//! The participants and a list of results.

use super::inputs::{Handlers, Line, LinePart, Scored, Slot, wrong};
use super::{List, Room, before, heat, periods};
use crate::state::league::Action;
use crate::widgets::controls::{button_of, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::memo::{Part, memo};
use explain::case::league::crosstable::MOST;
use explain::case::league::{Field, Mode, read};
use explain::case::{End, Participant, ResultForm};
use glicko2_steps::Symbol;
use std::rc::Rc;
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    // The part that is typed into comes first: the participants in the first period, later the
    // results. On a phone the results always come first, because there is no room for both.
    let players = before::players(room);
    let results = super::results(room, results(room));
    let crowd = room.state.mode() == Mode::Table;
    let players_first = room.is_first() && !room.state.is_narrow;
    html! {
        <>
            if crowd { { soft(room.words.input_too_many_for_table(MOST)) } }
            if players_first { { players }{ results } } else { { results }{ players } }
        </>
    }
}

fn results(room: Room) -> Html {
    let (case, words) = (room.state.case(), room.words);
    let results = room.state.here().results();
    let count = results.len();
    let add = room.add(
        Action::AddResult,
        List::Results,
        count,
        &format!("result-{count}-a"),
    );
    // Blank rows are not results.
    let (rows, worked) = (read::rows(room.state.here()), room.current());
    let players_of = |m: usize| {
        let sides = worked
            .as_ref()?
            .rated()?
            .sides(rows.binary_search(&m).ok()?)?;
        Some(sides.map(|side| side.player))
    };
    let strangers = results
        .iter()
        .any(|result| case.is_stranger(&result.a) || case.is_stranger(&result.b));
    html! {
        <>
            if results.is_empty() { { soft(words.input_no_results()) } }
            { periods::idle(room) }
            { memo(Names(case.participants.clone())) }
            <ol class="rows">
                for m in room.window(List::Results, count) { { row(room, m, &results[m], players_of(m)) } }
            </ol>
            { room.pager(List::Results, count) }
            <div class="row-buttons">
                <button type="button" id="add-result" onclick={add}>{ words.input_add_result() }</button>
                if strangers { { button_of("", words.input_enlist().into(), false, room.dispatch.on(Action::Enlist)) } }
                if count > 0 {
                    { button_of("quiet", words.input_clear().into(), false, room.dispatch.on(Action::ClearResults).then_focus(&["add-result"])) }
                }
            </div>
        </>
    }
}

fn row(room: Room, m: usize, form: &ResultForm, players: Option<[usize; 2]>) -> Html {
    let words = room.words;
    let (a, b, score) = (
        Field::Side(m, End::A),
        Field::Side(m, End::B),
        Field::Score(m),
    );
    let side =
        |field: Field, label| LinePart::Field(Slot::of(room, field, label, None).with_list(NAMES));
    let slot = Slot::of(room, score, words.input_score_of_a(), Some(Symbol::S));
    let look = players.map(|[a, b]| room.dispatch.on::<FocusEvent>(Action::LookAt(a, b)));
    let line = memo(Line {
        class: "result",
        label: words.input_result(m + 1),
        parts: vec![
            LinePart::Number(m + 1),
            side(a, words.input_side_a()),
            LinePart::Score(Scored::Result(m), form.score.clone(), slot),
            side(b, words.input_side_b()),
            LinePart::Heat(players.and_then(|[a, b]| {
                let names = [a, b].map(|player| room.state.case().label(player));
                Some(((a, b), names, heat::of(room, a, b)?))
            })),
        ],
        remove: Some((
            words.input_remove_result(m + 1),
            Action::RemoveResult(m),
            "add-result",
        )),
        problem_id: format!("result-{m}-problem"),
        problem: wrong(room, &[a, b, score]),
        text: room.text,
        words: room.words,
        to: Handlers::of(room),
    });
    html! { <li onfocusin={look}>{ line }</li> }
}

/// The `id` of the list of names for the sides of results.
const NAMES: &str = "league-names";

/// The list of names. It is rendered again only if a name changes, because there may be hundreds.
struct Names(Vec<Rc<Participant>>);

impl PartialEq for Names {
    fn eq(&self, other: &Self) -> bool {
        fn names(Names(players): &Names) -> impl Iterator<Item = &str> {
            players.iter().map(|player| player.name.as_str())
        }
        names(self).eq(names(other))
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
