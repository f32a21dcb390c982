//! The periods of a league: selecting one, and adding the next.

use super::inputs::Handlers;
use super::{Problem, Room};
use crate::state::league::Action;
use crate::widgets::controls::{button_of, fold, select, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::input::{Input, menu_field, number_field};
use crate::widgets::periods::{PeriodTab, Periods, elsewhere, of_period, periods};
use explain::case::Games;
use explain::case::league::{Field, Mode, read};
use explain::ids::HasId;
use explain::league::{kind as kind_in_words, problem};
use explain::numbers::style::in_field;
use glicko2_steps::Symbol;
use yew::prelude::*;

/// Draws the list of periods, and the problems of other periods.
pub(super) fn tabs(room: Room) -> Html {
    let (state, words) = (room.state, room.language.periods());
    let sentence = |of: &Problem| (of.period, problem(*of, state.case(), room.language));
    let select = room.dispatch.reform(Action::SelectPeriod);
    if state.case().periods.len() < 2 {
        return html! {};
    }
    let hidden = state.editor.problems.iter().filter(|of| !state.is_here(of));
    html! {
        <section class="league-time" aria-label={words.periods_title()}>
            { elsewhere(hidden.map(sentence), words, &select) }
            { chips(room) }
            { arise(room) }
        </section>
    }
}

/// Draws a tab for each period, if there are several.
pub(super) fn chips(room: Room) -> Html {
    let (state, words) = (room.state, room.language.periods());
    let all = &state.case().periods;
    if all.len() < 2 {
        return html! {};
    }
    let tab = |k: usize| PeriodTab {
        id: all[k].id(),
        played: match (all[k].played(), read::rows(&all[k]).len()) {
            (Games::Results(_), 0) => words.idle_for(&in_field(all[k].idle())),
            (Games::Results(_), count) => room.words.time_results(count),
            _ => String::new(),
        },
        result: None,
    };
    periods(Periods {
        all: all.len(),
        tab: &tab,
        selected: state.period,
        digits: room.digits(),
        text: room.text,
        words,
        select: &room.dispatch.reform(Action::SelectPeriod),
    })
}

/// Draws the buttons that add a period or a pause after the last one.
pub(super) fn on(room: Room) -> Html {
    let (text, dispatch) = (&room.text.input, room.dispatch);
    let is_wrong = room.state.editor.is_stale();
    let places = [
        "team-score",
        "player-0-points",
        "player-0-place",
        "result-0-a",
        "cell-0-1",
    ];
    let next = dispatch
        .on::<MouseEvent>(Action::NextPeriod)
        .then_focus(&places);
    let pause = dispatch
        .on::<MouseEvent>(Action::Pause)
        .then_focus(&["league-idle"]);
    html! {
        <div class="row-buttons">
            <button type="button" id="next-period" disabled={is_wrong} onclick={next}>{ text.next_period() }</button>
            <button type="button" onclick={pause}>{ text.pause() }</button>
        </div>
    }
}

/// Draws the menu for the kind of games in a later period. The first period has its own choice at
/// the top of the room.
fn arise(room: Room) -> Html {
    if room.is_first() {
        return html! {};
    }
    let ways = [Mode::List, Mode::Teams, Mode::Race, Mode::Worlds];
    // A match has exactly three worlds.
    let fits = |mode: &Mode| *mode != Mode::Worlds || room.state.case().participants.len() == 3;
    let option = |mode: Mode| {
        (
            mode.kind(),
            mode.id().to_owned(),
            kind_in_words(mode.kind(), room.words).to_owned(),
        )
    };
    let options = ways.into_iter().filter(fits).map(option).collect();
    let words = room.words.time_arise();
    let now = room.state.here().played().kind();
    menu_field(
        words,
        select(words, options, now, room.dispatch.reform(Action::SetKind)),
    )
}

/// Draws the field for the number of idle periods, in a period without results.
pub(super) fn idle(room: Room) -> Html {
    if !matches!(room.state.here().played(), Games::Results(results) if results.is_empty()) {
        return html! {};
    }
    let field = Input {
        id: Field::Idle.id(),
        typed: room.state.typed(Field::Idle),
        symbol: Some(Symbol::T),
        oninput: Handlers::of(room).edit_number(Field::Idle),
        ..Input::default()
    };
    number_field(
        room.text.input.idle_periods(),
        field,
        room.problem(Field::Idle),
    )
}

/// Draws the actions on the period as a whole, the button for the example, and a hint about keys.
pub(super) fn time(room: Room) -> Html {
    let words = room.language.periods();
    let all = room.state.case().periods.len();
    let edit = room.dispatch.reform(Action::EditPeriod);
    html! {
        <div>
            if all > 1 {
                { fold(room.words.time_change(), of_period(room.state.period, all, words, &edit)) }
            }
            <div class="row-buttons">
                { button_of("quiet", room.words.input_reset().into(), false, room.dispatch.on(Action::Reset)) }
            </div>
            { soft(room.text.language.form().keys_hint()) }
        </div>
    }
}
