//! One period of the list: its head, and while it is open its games as they are typed.

use super::Shared;
use crate::app::season::Action;
use crate::glicko2::Field;
use crate::input::read::{Typed, typed};
use crate::input::season::form::PeriodForm;
use crate::present::math::Number;
use crate::present::number::Digits;
use crate::present::season::problem;
use crate::present::symbol::Symbol;
use crate::present::text::Text;
use crate::present::text::season::SeasonText;
use crate::season::{Place, Problem};
use crate::web::focus;
use crate::web::kit::controls::{button, button_of, soft};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::game_rows::{GameEdit, GameRows, add_game, game_rows};
use crate::web::kit::inline::number;
use crate::web::kit::input::{Input, number_field};
use crate::web::kit::pager::use_page;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct PeriodProps {
    /// Which period, from 0.
    pub(super) k: usize,
    pub(super) form: Shared<PeriodForm>,
    /// The rating after it, if it is known.
    pub(super) result: Option<Number>,
    /// Whether that is the last good one.
    pub(super) is_stale: bool,
    pub(super) is_selected: bool,
    pub(super) is_open: bool,
    /// Whether no period follows.
    pub(super) is_last: bool,
    /// The row whose further actions are shown.
    pub(super) open_row: Option<u32>,
    /// What is wrong with this period.
    pub(super) problems: Vec<Problem>,
    pub(super) digits: Digits,
    pub(super) text: &'static Text,
    pub(super) words: &'static SeasonText,
    pub(super) dispatch: Callback<Action>,
}

impl PeriodProps {
    /// What is wrong with a field, in words.
    fn problem(&self, field: Field) -> Option<String> {
        let wrong = self.problems.iter().find(|problem| problem.place.field == field)?;
        let empty = matches!(typed(self.form.field(field)), Typed::Empty);
        Some(problem(*wrong, empty, self.text, self.words))
    }
}

/// One period. It is made anew only when something about it has changed.
#[component]
pub(super) fn PeriodCard(props: &PeriodProps) -> Html {
    let (first, turn_to) = use_page();
    let (k, words, dispatch) = (props.k, &props.words.periods, &props.dispatch);
    let edit = use_callback((k, props.form.id(), dispatch.clone()), |edit, (k, id, dispatch)| {
        let removes = matches!(edit, GameEdit::Remove(_));
        dispatch.emit(action(*k, *id, edit));
        // The button that had the keyboard is gone.
        if removes {
            focus::soon(add_id(*k));
        }
    });
    let games = props.form.games();
    let summary = match games.len() {
        0 => (words.idle)(props.form.idle()),
        count => (words.games)(count),
    };
    let carried = [Field::PlayerRating, Field::PlayerDeviation, Field::PlayerVolatility]
        .into_iter()
        .filter(|_| k > 0)
        .filter_map(|field| props.problem(field));
    let ids = format!("periods-{k}-games");
    let rows = GameRows {
        games,
        ids: &ids,
        radios: &format!("result-{}", props.form.id()),
        is_derived: false,
        open_row: props.open_row,
        wrong: &|field| props.problem(field),
        below: &|_| html! {},
        notes: &|_| html! {},
        first,
        turn_to: &turn_to,
        edit: &edit,
        text: props.text,
    };
    html! {
        <div class="period" role="group" aria-label={(words.period)(k + 1)} aria-current={props.is_selected.then_some("true")}>
            <div class="period-head">
                <button type="button" class="name" aria-pressed={props.is_selected.to_string()} title={(words.select)(k + 1)}
                    onclick={dispatch.on::<MouseEvent>(Action::Select(k))}>{ (words.period)(k + 1) }</button>
                <span class="soft">{ summary }</span>
                if let Some(result) = &props.result {
                    <span class={classes!("after", props.is_stale.then_some("stale"))}>{ number(result, props.digits) }</span>
                }
            </div>
            for problem in carried { <p class="problem">{ problem }</p> }
            if props.is_open {
                if games.is_empty() { { idle(props) } } else { { game_rows(&rows) } }
                <div class="row-buttons">
                    <button type="button" id={add_id(k)}
                        onclick={add_game::<MouseEvent>(&edit, &turn_to, &ids, games.len())}>{ props.text.input.add }</button>
                    if props.is_selected { { actions(props) } }
                </div>
            }
        </div>
    }
}

/// The `id` of the button that adds a game to period `k`.
fn add_id(k: usize) -> String {
    format!("periods-{k}-add-game")
}

/// What is done in the rows of period `k`, as an action of the room.
fn action(k: usize, id: u32, edit: GameEdit) -> Action {
    match edit {
        GameEdit::Type(field, text) => Action::Edit(Place { period: k, field }, text),
        GameEdit::SetScore(game, score) => Action::SetScore { period: k, game, score },
        GameEdit::Add => Action::AddGame(k),
        GameEdit::Remove(game) => Action::RemoveGame(k, game),
        GameEdit::Duplicate(game) => Action::DuplicateGame(k, game),
        GameEdit::Move { from, to } => Action::MoveGame { period: k, from, to },
        GameEdit::ToggleMore(game) => Action::ToggleRow(id, game),
    }
}

/// What can be done with the period as a whole.
fn actions(props: &PeriodProps) -> Html {
    let (k, words, dispatch) = (props.k, &props.words.periods, &props.dispatch);
    html! {
        <>
            if !props.form.games().is_empty() { { button(words.clear_games, dispatch.on(Action::ClearGames(k)).then_focus(&[&add_id(k)])) } }
            { button(words.duplicate, dispatch.on(Action::Duplicate(k))) }
            { button_of("", words.up.into(), k == 0, dispatch.on(Action::Move { from: k, to: k.saturating_sub(1) })) }
            { button_of("", words.down.into(), props.is_last, dispatch.on(Action::Move { from: k, to: k + 1 })) }
            { button(words.remove, dispatch.on(Action::Remove(k)).then_focus(&["add-period"])) }
        </>
    }
}

/// The length of a time without games.
fn idle(props: &PeriodProps) -> Html {
    let place = Place { period: props.k, field: Field::IdlePeriods };
    let field = Input {
        id: format!("periods-{}-idle", props.k),
        typed: props.form.idle().to_owned(),
        symbol: Some(Symbol::T),
        oninput: props.dispatch.on_value(move |text| Action::Edit(place, text)),
        ..Input::default()
    };
    html! {
        <>
            { soft(props.words.periods.no_games) }
            { number_field(props.words.periods.idle_periods, field, props.problem(Field::IdlePeriods)) }
        </>
    }
}
