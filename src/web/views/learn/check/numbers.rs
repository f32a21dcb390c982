//! The fields for the reader's numbers: the results, the intermediate values, and a box to paste into.

use super::Scene;
use crate::app::learn::check::Action;
use crate::present::check::{letter, name};
use crate::present::step::pieces as plain_pieces;
use crate::teach::check::Quantity;
use crate::web::kit::bad_lines::bad_lines;
use crate::web::kit::controls::{button, soft, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::inline::pieces;
use crate::web::kit::input::{Input, input, problem};
use crate::web::kit::pager::{GAMES_A_PAGE, Pager, pager, window};
use yew::prelude::*;

/// Returns the `id` of the field of a quantity.
pub(super) fn id(quantity: Quantity) -> String {
    // σ′ has a single field.
    let quantity = if quantity == Quantity::Sigma { Quantity::Volatility } else { quantity };
    ["check-", &quantity.path()].concat()
}

pub(super) fn numbers(scene: Scene) -> Html {
    let Scene { check, words, .. } = scene;
    let beside = check.sheet().fields().iter().map(|(quantity, _)| *quantity);
    let beside: Vec<Quantity> = beside.filter(|of| !Quantity::RESULT.contains(of) && !is_below(scene, *of)).collect();
    let content = html! {
        <>
            { soft(words.numbers_explained) }
            for quantity in Quantity::RESULT { { field(scene, quantity) } }
            for quantity in beside { { field(scene, quantity) } }
            <div class="row-buttons">
                <button type="button" aria-expanded={check.more.to_string()} aria-controls="check-more"
                    onclick={scene.act.on(Action::ToggleMore)}>{ words.more }</button>
                if !check.sheet().is_blank() { { button(words.clear, scene.act.on(Action::Clear)) } }
            </div>
            <div id="check-more" hidden={!check.more}>
                if check.more { { on_the_way(scene) } }
            </div>
        </>
    };
    html! { <>{ titled("", "check-numbers", words.numbers, content) }{ pasting(scene) }</> }
}

/// Returns whether the field of a quantity is among the visible fields for intermediate values.
fn is_below(scene: Scene, quantity: Quantity) -> bool {
    let games = scene.period.games.len();
    let is_shown = quantity.game().is_none_or(|j| shown_games(scene).contains(&j)) && quantity != Quantity::Sigma;
    scene.check.more && is_shown && quantity.is_of(games)
}

fn shown_games(scene: Scene) -> std::ops::Range<usize> {
    window(scene.check.first, scene.period.games.len(), GAMES_A_PAGE)
}

/// Draws a field with its label.
fn field(scene: Scene, quantity: Quantity) -> Html {
    let label = letter(quantity).unwrap_or_default();
    let problem_id = format!("{}-problem", id_of(quantity));
    html! {
        <div class="field">
            <label for={id_of(quantity)}>
                { name(quantity, scene.words) }
                <span aria-hidden="true">{ " " }{ pieces(&plain_pieces(&label), scene.view.state.view.options.digits) }</span>
            </label>
            { bare(scene, quantity, None) }
            { problem(problem_id, wrong(scene, quantity)) }
        </div>
    }
}

/// Returns the `id` of a field, as [`id`] does, but σ′ of Step 5 has a field of its own if the
/// reader gave it as well.
fn id_of(quantity: Quantity) -> String {
    ["check-", &quantity.path()].concat()
}

/// Draws a field without a label.
fn bare(scene: Scene, quantity: Quantity, name: Option<AttrValue>) -> Html {
    let is_wrong = wrong(scene, quantity).is_some();
    input(Input {
        id: id_of(quantity),
        name,
        typed: scene.check.sheet().typed(quantity).to_owned(),
        symbol: Some(quantity.symbol()),
        problem_id: is_wrong.then(|| format!("{}-problem", id_of(quantity))),
        oninput: scene.act.on_number(move |text| Action::Edit(quantity, text)),
        ..Input::default()
    })
}

/// Returns the problem of a field's content.
fn wrong(scene: Scene, quantity: Quantity) -> Option<String> {
    let games = scene.period.games.len();
    if scene.check.sheet().is_wrong(quantity) {
        return Some(scene.words.not_a_number.to_owned());
    }
    (!quantity.is_of(games)).then(|| (scene.words.not_of_case)(games))
}

/// Draws fields for all intermediate values, step by step.
fn on_the_way(scene: Scene) -> Html {
    let games = scene.period.games.len();
    let all = Quantity::all(games).into_iter();
    let of_case: Vec<Quantity> = all
        .filter(|of| of.is_of(games) && !Quantity::RESULT.contains(of) && *of != Quantity::Sigma)
        .filter(|of| of.game().is_none())
        .collect();
    html! {
        for n in 2..=7_u8 {
            if of_case.iter().any(|of| of.step() == n) {
                <div class="on-the-way" role="group" aria-labelledby={format!("check-step-{n}")}>
                    <h3 id={format!("check-step-{n}")}>{ (scene.words.step)(n) }</h3>
                    if n == 3 { { by_game(scene) } }
                    for quantity in of_case.iter().filter(|of| of.step() == n) { { field(scene, *quantity) } }
                </div>
            }
        }
    }
}

/// Draws the fields of the games, one row for each.
fn by_game(scene: Scene) -> Html {
    let words = scene.words;
    let columns: [fn(usize) -> Quantity; 4] = [Quantity::MuJ, Quantity::PhiJ, Quantity::G, Quantity::E];
    let digits = scene.view.state.view.options.digits;
    let head = |of: &fn(usize) -> Quantity| pieces(&plain_pieces(&letter(of(0)).unwrap_or_default()), digits);
    let turn_to = scene.act.reform(Action::TurnTo);
    let cell = |quantity: Quantity| {
        let problem_id = format!("{}-problem", id_of(quantity));
        html! {
            <td>
                { bare(scene, quantity, Some(name(quantity, words).into())) }
                { problem(problem_id, wrong(scene, quantity)) }
            </td>
        }
    };
    let text = scene.view.text;
    html! {
        <>
            <table class="by-game">
                <caption class="visually-hidden">{ words.by_game }</caption>
                <thead><tr><td></td>for of in &columns { <th scope="col">{ head(of) }</th> }</tr></thead>
                <tbody>
                    for j in shown_games(scene) {
                        <tr key={j}><th scope="row">{ j + 1 }</th>for of in &columns { { cell(of(j)) } }</tr>
                    }
                </tbody>
            </table>
            { pager(Pager {
                window: shown_games(scene), all: scene.period.games.len(), size: GAMES_A_PAGE,
                words: [text.input.previous_page, text.input.next_page], text, turn_to: &turn_to,
            }) }
        </>
    }
}

/// Draws the box to paste into, and what was found in the text.
fn pasting(scene: Scene) -> Html {
    let Scene { check, words, .. } = scene;
    let sheet = check.sheet();
    let unread = sheet.unread();
    let content = html! {
        <>
            <p class="soft" id="check-box-explained">{ words.box_explained }</p>
            <textarea id="check-box" rows="5" spellcheck="false" aria-labelledby="check-paste"
                aria-describedby="check-box-explained check-box-found" placeholder={words.box_placeholder}
                value={sheet.text.clone()} oninput={scene.act.on_value(Action::Paste)} />
            <div id="check-box-found" class="box-found" role="status">
                if !sheet.text.trim().is_empty() { { soft((words.box_found)(sheet.found())) } }
                { bad_lines(&unread, words.unread_count, words.unread, scene.view.text) }
            </div>
        </>
    };
    titled("pasting", "check-paste", words.box_title, content)
}
