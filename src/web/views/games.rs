//! The games of the period, a row each.

use super::controls::{button, button_of, soft};
use super::inputs::{idle_periods, problem};
use super::pieces::number;
use super::{GAMES_A_PAGE, Scene, icons};
use crate::app::Action;
use crate::glicko2::{Field, WarningKind, what_if};
use crate::input::form::{GameForm, Score};
use crate::present::math::Number;
use crate::present::number::{Digits, Kind};
use crate::present::symbol::Symbol;
use crate::web::focus;
use yew::prelude::*;

pub(crate) fn games(scene: Scene) -> Html {
    let text = &scene.text.input;
    let games = &scene.state.form.games;
    let window = scene.window(games.len());
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
                { pager(scene, games.len()) }
                { soft(text.what_if_explained) }
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
    let row = scene.state.form.games.len();
    Callback::from(move |_| {
        dispatch.emit(Action::AddGame);
        turn_to.emit(row / GAMES_A_PAGE * GAMES_A_PAGE);
        focus::soon(format!("games-{row}-rating"));
    })
}

fn game(scene: Scene, j: usize, game: &GameForm) -> Html {
    let text = &scene.text.input;
    let name = (text.game)(j + 1);
    let problems: Vec<(Field, String)> = [Field::GameRating(j), Field::GameDeviation(j), Field::GameScore(j)]
        .into_iter()
        .filter_map(|field| Some((field, problem(scene, field)?)))
        .collect();
    let problem_id = format!("games-{j}-problem");
    let described = |field: Field| problems.iter().any(|(f, _)| *f == field).then(|| problem_id.clone());
    let input = |field: Field, label: &'static str, part: &str, symbol: Symbol| {
        let edit = scene.on_value::<InputEvent>(move |value| Action::Edit(field, value));
        let invalid = described(field);
        html! {
            <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false"
                id={format!("games-{j}-{part}")} aria-label={label} value={scene.state.form.field(field).to_owned()}
                aria-invalid={invalid.as_ref().map(|_| "true")} aria-describedby={invalid}
                data-symbol={symbol.id()} data-quantity={format!("in.games.{j}.{part}")}
                oninput={edit} onkeydown={next_row(scene, j, part)} />
        }
    };
    html! {
        <div class="game" role="group" aria-label={name}>
            <span class="number" aria-hidden="true">{ j + 1 }</span>
            { input(Field::GameRating(j), text.opponent_rating, "rating", Symbol::RJ) }
            { input(Field::GameDeviation(j), text.opponent_deviation, "deviation", Symbol::RdJ) }
            <div>
                {
                    match &game.score {
                        Score::Typed(_) => input(Field::GameScore(j), text.score, "score", Symbol::S),
                        _ => result(scene, j, game),
                    }
                }
                { what_ifs(scene, j, game) }
            </div>
            { more(scene, j, game) }
            if !problems.is_empty() {
                <p class="problem" id={problem_id}>
                    for (_, problem) in &problems { { problem }{ " " } }
                </p>
            }
            { warnings(scene, j) }
        </div>
    }
}

/// Enter goes to the same field of the next game, and makes that game where there is none.
fn next_row(scene: Scene, j: usize, part: &str) -> Callback<KeyboardEvent> {
    let is_last = j + 1 == scene.state.form.games.len();
    let target = format!("games-{}-{}", j + 1, if is_last { "rating" } else { part });
    let (dispatch, turn_to) = (scene.dispatch.clone(), scene.turn_to.clone());
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            if is_last {
                dispatch.emit(Action::AddGame);
            }
            turn_to.emit((j + 1) / GAMES_A_PAGE * GAMES_A_PAGE);
            focus::soon(target.clone());
        }
    })
}

/// Won, draw or lost.
fn result(scene: Scene, j: usize, game: &GameForm) -> Html {
    let text = &scene.text.input;
    let choice = |score: Score, label: &'static str, class: &'static str| {
        html! {
            <label class={class}>
                <input type="radio" name={format!("result-{}", game.id)} checked={game.score == score}
                    onchange={scene.on(Action::SetScore(j, score))} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <div class="segment" role="radiogroup" aria-label={text.result} data-symbol={Symbol::S.id()}
            data-quantity={format!("in.games.{j}.score")}>
            { choice(Score::Won, text.won, "won") }
            { choice(Score::Draw, text.draw, "draw") }
            { choice(Score::Lost, text.lost, "lost") }
        </div>
    }
}

/// The new rating had this game ended so, under each result.
fn what_ifs(scene: Scene, row: usize, game: &GameForm) -> Html {
    let worked = &scene.state.worked;
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

/// What else can be done with a row, folded away.
fn more(scene: Scene, j: usize, game: &GameForm) -> Html {
    let text = &scene.text.input;
    let last = scene.state.form.games.len() - 1;
    let is_open = scene.state.open_row == Some(game.id);
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
        <>
            <button class="icon quiet" type="button" aria-label={(text.more)(j + 1)} aria-expanded={is_open.to_string()}
                onclick={scene.on(Action::ToggleRow(game.id))}>{ icons::more() }</button>
            if is_open {
                <div class="actions">
                    { button((text.remove)(j + 1), remove) }
                    { button((text.duplicate)(j + 1), scene.on(Action::Duplicate(j))) }
                    { button_of("", (text.up)(j + 1).into(), j == 0, scene.on(Action::Move { from: j, to: j.saturating_sub(1) })) }
                    { button_of("", (text.down)(j + 1).into(), j == last, scene.on(Action::Move { from: j, to: j + 1 })) }
                    { button(label, scene.on(Action::SetScore(j, change))) }
                </div>
            }
        </>
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
pub(crate) fn pager(scene: Scene, all: usize) -> Html {
    if all <= GAMES_A_PAGE {
        return html! {};
    }
    let text = &scene.text.input;
    let window = scene.window(all);
    let turn = |to: usize| {
        let turn_to = scene.turn_to.clone();
        Callback::from(move |_: MouseEvent| turn_to.emit(to))
    };
    html! {
        <div class="pager">
            { button_of("", text.previous_page.into(), window.start == 0, turn(window.start.saturating_sub(GAMES_A_PAGE))) }
            <span>{ (text.page_of)(window.start + 1, window.end, all) }</span>
            { button_of("", text.next_page.into(), window.end == all, turn(window.end)) }
        </div>
    }
}
