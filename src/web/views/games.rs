//! The games of the period, a row each.

use super::controls::{button, button_of, soft};
use super::entry::{Entry, problem_id};
use super::inputs::{idle_periods, problem};
use super::pieces::number;
use super::still::{Still, still};
use super::{GAMES_A_PAGE, Scene};
use crate::app::Action;
use crate::case::{GameForm, Score};
use crate::glicko2::{Field, WarningKind, what_if};
use crate::present::math::Number;
use crate::present::number::{Digits, Kind};
use crate::present::symbol::Symbol;
use crate::web::focus;
use std::rc::Rc;
use yew::prelude::*;

pub(crate) fn games(scene: Scene) -> Html {
    let text = &scene.text.input;
    let games = scene.state.games();
    let window = scene.window(games.len(), GAMES_A_PAGE);
    html! {
        <>
            if games.is_empty() {
                { soft(text.no_games) }
                { idle_periods(scene) }
            } else {
                <div class="games-head" aria-hidden="true">
                    <span></span><span>{ text.opponent }</span><span>{ "RD" }</span><span>{ text.result }</span>
                </div>
                <ol class="games">
                    for j in window {
                        <li key={games[j].id.to_string()}>{ game(scene, j, &games[j]) }</li>
                    }
                </ol>
                { pager(scene, games.len(), GAMES_A_PAGE) }
                if scene.what_if.is_some() {
                    { soft(text.what_if_explained) }
                }
            }
            <div class="row-buttons">
                <button type="button" id="add-game" onclick={add(scene)}>{ text.add }</button>
                <button type="button" id="paste-results" onclick={scene.on_then(Action::OpenPaste, &["paste-text"])}
                    aria-expanded={scene.state.paste.is_some().to_string()}>{ text.paste }</button>
                if !games.is_empty() {
                    { button_of("quiet", text.clear.into(), false, scene.on_then(Action::ClearGames, &["add-game"])) }
                }
            </div>
            { soft(text.hint) }
        </>
    }
}

/// Adds a row, turns to it and goes there.
fn add(scene: Scene) -> Callback<MouseEvent> {
    let (dispatch, turn_to) = (scene.dispatch.clone(), scene.turn_to.clone());
    let row = scene.state.games().len();
    Callback::from(move |_| {
        dispatch.emit(Action::AddGame);
        turn_to.emit(row / GAMES_A_PAGE * GAMES_A_PAGE);
        focus::soon(format!("games-{row}-rating"));
    })
}

fn game(scene: Scene, j: usize, game: &Rc<GameForm>) -> Html {
    let fields = [Field::GameRating(j), Field::GameDeviation(j), Field::GameScore(j)];
    let problems = fields.map(|field| problem(scene, field));
    let is_open = scene.state.open_row == Some(game.id);
    let entry = Entry {
        j,
        game: game.clone(),
        wrong: problems.each_ref().map(Option::is_some),
        is_open,
        is_last: j + 1 == scene.state.games().len(),
        text: scene.text,
        dispatch: scene.dispatch.clone(),
        turn_to: scene.turn_to.clone(),
    };
    html! {
        <div class="game" role="group" aria-label={(scene.text.input.game)(j + 1)}>
            { still(Still::Entry(entry)) }
            { what_ifs(scene, j, game) }
            if is_open { { actions(scene, j, game) } }
            if problems.iter().any(Option::is_some) {
                <p class="problem" id={problem_id(j)}>
                    for problem in problems.iter().flatten() { { problem }{ " " } }
                </p>
            }
            { warnings(scene, j) }
        </div>
    }
}

/// The new rating if this game had ended that way, under each result.
fn what_ifs(scene: Scene, row: usize, game: &GameForm) -> Html {
    let Some(worked) = scene.what_if else { return html! {} };
    let Some(j) = worked.rows.iter().position(|&r| r == row) else { return html! {} };
    if !scene.state.problems.is_empty() || scene.state.covers_answer() || matches!(game.score, Score::Typed(_)) {
        return html! {};
    }
    let digits = scene.digits();
    let kind = if digits == Digits::Auto { Kind::Whole } else { Kind::Rating };
    let text = &scene.text.input;
    html! {
        <div class="what-if" role="group" aria-label={text.what_if}>
            for (score, name, is) in [(1.0, "won", Score::Won), (0.5, "draw", Score::Draw), (0.0, "lost", Score::Lost)] {
                if let Some(player) = what_if(&worked.period, &worked.trace, j, score) {
                    <span aria-current={(game.score == is).then_some("true")}>
                        { number(&Number::new(player.rating, kind, format!("games.{j}.what_if.{name}"), Symbol::RPrime), digits) }
                    </span>
                }
            }
        </div>
    }
}

/// What else can be done with a row.
fn actions(scene: Scene, j: usize, game: &GameForm) -> Html {
    let text = &scene.text.input;
    let last = scene.state.games().len() - 1;
    let (change, label) = match &game.score {
        Score::Typed(_) => (Score::Won, text.result_instead),
        other => (Score::Typed(other.as_text().to_owned()), text.score_instead),
    };
    let remove = {
        let dispatch = scene.dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Action::Remove(j));
            focus::soon("add-game".to_owned());
        })
    };
    html! {
        <div class="actions">
            { button((text.remove)(j + 1), remove) }
            { button((text.duplicate)(j + 1), scene.on(Action::Duplicate(j))) }
            { button_of("", (text.up)(j + 1).into(), j == 0, scene.on(Action::Move { from: j, to: j.saturating_sub(1) })) }
            { button_of("", (text.down)(j + 1).into(), j == last, scene.on(Action::Move { from: j, to: j + 1 })) }
            { button(label, scene.on(Action::SetScore(j, change))) }
        </div>
    }
}

/// What is unusual about this game.
fn warnings(scene: Scene, row: usize) -> Html {
    let worked = &scene.state.worked;
    let Some(j) = worked.rows.iter().position(|&r| r == row) else { return html! {} };
    let of_this = |field: Option<Field>| matches!(field, Some(Field::Game(i) | Field::GameRating(i) | Field::GameDeviation(i)) if i == j);
    let kinds: Vec<WarningKind> =
        worked.trace.warnings.iter().filter(|warning| of_this(warning.field)).map(|warning| warning.kind).collect();
    html! {
        for kind in kinds {
            <p class="warning-inline">{ (scene.text.warning)(kind) }</p>
        }
    }
}

/// Which games are shown, where there are many.
pub(crate) fn pager(scene: Scene, all: usize, a_page: usize) -> Html {
    if all <= a_page {
        return html! {};
    }
    let text = &scene.text.input;
    let window = scene.window(all, a_page);
    let turn = |to: usize| {
        let turn_to = scene.turn_to.clone();
        Callback::from(move |_: MouseEvent| turn_to.emit(to))
    };
    html! {
        <div class="pager">
            { button_of("", text.previous_page.into(), window.start == 0, turn(window.start.saturating_sub(a_page))) }
            <span>{ (text.page_of)(window.start + 1, window.end, all) }</span>
            { button_of("", text.next_page.into(), window.end == all, turn(window.end)) }
        </div>
    }
}
