//! The list of periods.

use super::period::PeriodCard;
use super::{Room, Shared, Turned};
use crate::app::season::Action;
use crate::present::season::after;
use crate::season::Problem;
use crate::web::kit::controls::{button, button_of, soft, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::pager::{GAMES_A_PAGE, Pager, page_of, pager};
use std::ops::Range;
use yew::prelude::*;

/// So many periods are listed at once.
const PERIODS_A_PAGE: usize = 50;
/// So many problems are named above the list.
const NAMED: usize = 5;

pub(super) fn periods(room: Room) -> Html {
    let words = &room.words.periods;
    let periods = &room.state.form.periods;
    let window = window(room);
    let dispatch = &room.props.dispatch;
    let content = html! {
        <>
            { elsewhere(room, &window) }
            if periods.is_empty() {
                { soft(words.none) }
            } else {
                <ol class="periods">
                    for k in window.clone() {
                        <li key={periods[k].id().to_string()}>{ card(room, k) }</li>
                    }
                </ol>
                { pages(room, window) }
            }
            <div class="row-buttons">
                <button type="button" id="add-period" class="primary" onclick={add(room)}>{ words.add }</button>
                { button(words.add_idle, dispatch.on(Action::AddIdle)) }
                <button type="button" id="import-csv" onclick={dispatch.on(Action::OpenImport).then_focus(&["import-text"])}
                    aria-expanded={room.state.panel.is_some().to_string()}>{ room.words.import.open }</button>
                if !periods.is_empty() {
                    <button type="button" onclick={dispatch.on::<MouseEvent>(Action::ToggleExport)}
                        aria-expanded={room.state.exports.to_string()}>{ room.words.import.export }</button>
                    { button_of("quiet", words.clear.into(), false, dispatch.on(Action::Clear).then_focus(&["add-period"])) }
                }
            </div>
        </>
    };
    titled("", "periods-title", words.title, content)
}

/// Adds a period and goes to its first game.
fn add(room: Room) -> Callback<MouseEvent> {
    let first_game = format!("periods-{}-games-0-rating", room.state.form.periods.len());
    room.props.dispatch.on(Action::AddPeriod).then_focus(&[&first_game])
}

fn card(room: Room, k: usize) -> Html {
    let state = room.state;
    let form = &state.form.periods[k];
    let is_selected = k == state.selected;
    let problems: Vec<Problem> = state
        .problems
        .iter()
        .filter(|problem| problem.place.period == k && !problem.place.is_start())
        .copied()
        .collect();
    // Once periods came or went nobody knows whose result the last good one was.
    let worked = &state.worked.rated.periods;
    let result = worked.get(k).filter(|_| worked.len() == state.form.periods.len()).map(|rated| after(k, rated));
    let open_row = state.open_row.filter(|(period, _)| *period == form.id()).map(|(_, game)| game);
    html! {
        <PeriodCard {k} form={Shared::of(form)} {result} is_stale={room.is_stale()} {is_selected} is_open={is_selected || is_short(room)}
            is_last={k + 1 == state.form.periods.len()} {open_row} {problems} digits={room.props.digits}
            text={room.text} words={room.words} dispatch={room.props.dispatch.clone()} />
    }
}

/// Whether all periods can be open at once: as many rows as a single period shows.
fn is_short(room: Room) -> bool {
    room.state.form.periods.iter().map(|period| period.games().len().max(1)).sum::<usize>() <= GAMES_A_PAGE
}

/// The periods that are listed: those about the one that is looked at, or those that somebody turned to.
fn window(room: Room) -> Range<usize> {
    let all = room.state.form.periods.len();
    let selected = room.state.selected;
    let turned = room.turned.first.filter(|first| room.turned.selected == selected && *first < all);
    let first = turned.unwrap_or_else(|| page_of(selected, PERIODS_A_PAGE));
    first..all.min(first + PERIODS_A_PAGE)
}

fn pages(room: Room, window: Range<usize>) -> Html {
    let words = &room.words.periods;
    let turn_to = {
        let (set, selected) = (room.turned.setter(), room.state.selected);
        Callback::from(move |first| set.set(Turned { selected, first: Some(first) }))
    };
    pager(Pager {
        window,
        all: room.state.form.periods.len(),
        size: PERIODS_A_PAGE,
        words: [words.previous, words.next],
        text: room.text,
        turn_to: &turn_to,
    })
}

/// What is wrong with periods whose fields are not to be seen, with a way there.
fn elsewhere(room: Room, window: &Range<usize>) -> Html {
    let is_seen = |k: usize| k == room.state.selected || (window.contains(&k) && is_short(room));
    let hidden: Vec<&Problem> = room
        .state
        .problems
        .iter()
        .filter(|problem| !problem.place.is_start() && !is_seen(problem.place.period))
        .take(NAMED)
        .collect();
    if hidden.is_empty() {
        return html! {};
    }
    html! {
        <ul class="elsewhere">
            for wrong in hidden {
                <li class="problem">
                    {
                        button(
                            (room.words.periods.elsewhere)(wrong.place.period + 1, &room.sentence(wrong)),
                            room.props.dispatch.on(Action::Select(wrong.place.period)),
                        )
                    }
                </li>
            }
        </ul>
    }
}
