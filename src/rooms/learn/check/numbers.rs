//! The fields for the reader's numbers: the results, the intermediate values, and a box to paste into.

use super::CheckContext;
use crate::state::learn::check::Action;
use crate::widgets::bad_lines::bad_lines;
use crate::widgets::controls::{button, soft, titled};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::input::{Input, input, problem};
use crate::widgets::pager::{GAMES_A_PAGE, Pager, pager, window};
use explain::learn::check::{letter, name, unread as tell_unread};
use explain::teach::check::Quantity;
use explain::words::pieces::pieces as plain_pieces;
use yew::prelude::*;

/// Returns the `id` of the field of a quantity.
pub(super) fn id(quantity: Quantity) -> String {
    // σ′ has a single field.
    let quantity = if quantity == Quantity::Sigma {
        Quantity::Volatility
    } else {
        quantity
    };
    ["check-", &quantity.path()].concat()
}

pub(super) fn numbers(context: CheckContext) -> Html {
    let CheckContext { check, words, .. } = context;
    let beside = check.sheet().fields().iter().map(|(quantity, _)| *quantity);
    let beside: Vec<Quantity> = beside
        .filter(|of| !Quantity::RESULT.contains(of) && !is_below(context, *of))
        .collect();
    let content = html! {
        <>
            { soft(words.numbers_explained()) }
            for quantity in Quantity::RESULT { { field(context, quantity) } }
            for quantity in beside { { field(context, quantity) } }
            <div class="row-buttons">
                <button type="button" aria-expanded={check.more.to_string()} aria-controls="check-more"
                    onclick={context.act.on(Action::ToggleMore)}>{ words.more() }</button>
                if !check.sheet().is_blank() { { button(words.clear(), context.act.on(Action::Clear)) } }
            </div>
            <div id="check-more" hidden={!check.more}>
                if check.more { { on_the_way(context) } }
            </div>
        </>
    };
    html! { <>{ titled("", "check-numbers", words.numbers(), content) }{ pasting(context) }</> }
}

/// Returns whether the field of a quantity is among the visible fields for intermediate values.
fn is_below(context: CheckContext, quantity: Quantity) -> bool {
    let games = context.period.games.len();
    let is_shown = quantity
        .game()
        .is_none_or(|j| shown_games(context).contains(&j))
        && quantity != Quantity::Sigma;
    context.check.more && is_shown && quantity.is_of(games)
}

fn shown_games(context: CheckContext) -> std::ops::Range<usize> {
    window(
        context.check.first,
        context.period.games.len(),
        GAMES_A_PAGE,
    )
}

/// Draws a field with its label.
fn field(context: CheckContext, quantity: Quantity) -> Html {
    let label = letter(quantity).unwrap_or_default();
    let problem_id = format!("{}-problem", id_of(quantity));
    html! {
        <div class="field">
            <label for={id_of(quantity)}>
                { name(quantity, context.words) }
                <span aria-hidden="true">{ " " }{ pieces(&plain_pieces(&label), context.view.state.view.options.digits) }</span>
            </label>
            { bare(context, quantity, None) }
            { problem(problem_id, wrong(context, quantity)) }
        </div>
    }
}

/// Returns the `id` of a field, as [`id`] does, but σ′ of Step 5 has a field of its own if the
/// reader gave it as well.
fn id_of(quantity: Quantity) -> String {
    ["check-", &quantity.path()].concat()
}

/// Draws a field without a label.
fn bare(context: CheckContext, quantity: Quantity, name: Option<AttrValue>) -> Html {
    let is_wrong = wrong(context, quantity).is_some();
    input(Input {
        id: id_of(quantity),
        name,
        typed: context.check.sheet().typed(quantity).to_owned(),
        symbol: Some(quantity.symbol()),
        problem_id: is_wrong.then(|| format!("{}-problem", id_of(quantity))),
        oninput: context
            .act
            .on_number(move |text| Action::Edit(quantity, text)),
        ..Input::default()
    })
}

/// Returns the problem of a field's content.
fn wrong(context: CheckContext, quantity: Quantity) -> Option<String> {
    let games = context.period.games.len();
    if context.check.sheet().is_wrong(quantity) {
        return Some(context.words.not_a_number().to_owned());
    }
    (!quantity.is_of(games)).then(|| context.words.not_of_case(games))
}

/// Draws fields for all intermediate values, step by step.
fn on_the_way(context: CheckContext) -> Html {
    let games = context.period.games.len();
    let all = Quantity::all(games).into_iter();
    let of_case: Vec<Quantity> = all
        .filter(|of| of.is_of(games) && !Quantity::RESULT.contains(of) && *of != Quantity::Sigma)
        .filter(|of| of.game().is_none())
        .collect();
    html! {
        for n in 2..=7_u8 {
            if of_case.iter().any(|of| of.step() == n) {
                <div class="on-the-way" role="group" aria-labelledby={format!("check-step-{n}")}>
                    <h3 id={format!("check-step-{n}")}>{ context.words.step(n.into()) }</h3>
                    if n == 3 { { by_game(context) } }
                    for quantity in of_case.iter().filter(|of| of.step() == n) { { field(context, *quantity) } }
                </div>
            }
        }
    }
}

/// Draws the fields of the games, one row for each.
fn by_game(context: CheckContext) -> Html {
    let words = context.words;
    let columns: [fn(usize) -> Quantity; 4] =
        [Quantity::MuJ, Quantity::PhiJ, Quantity::G, Quantity::E];
    let digits = context.view.state.view.options.digits;
    let head = |of: &fn(usize) -> Quantity| {
        pieces(&plain_pieces(&letter(of(0)).unwrap_or_default()), digits)
    };
    let turn_to = context.act.reform(Action::TurnTo);
    let cell = |quantity: Quantity| {
        let problem_id = format!("{}-problem", id_of(quantity));
        html! {
            <td>
                { bare(context, quantity, Some(name(quantity, words).into())) }
                { problem(problem_id, wrong(context, quantity)) }
            </td>
        }
    };
    let text = context.view.text;
    html! {
        <>
            <table class="by-game">
                <caption class="visually-hidden">{ words.by_game() }</caption>
                <thead><tr><td></td>for of in &columns { <th scope="col">{ head(of) }</th> }</tr></thead>
                <tbody>
                    for j in shown_games(context) {
                        <tr key={j}><th scope="row">{ j + 1 }</th>for of in &columns { { cell(of(j)) } }</tr>
                    }
                </tbody>
            </table>
            { pager(Pager {
                window: shown_games(context), all: context.period.games.len(), size: GAMES_A_PAGE,
                words: [text.input.previous_page(), text.input.next_page()], text, turn_to: &turn_to,
            }) }
        </>
    }
}

/// Draws the box to paste into, and what was found in the text.
fn pasting(context: CheckContext) -> Html {
    let CheckContext { check, words, .. } = context;
    let sheet = check.sheet();
    let unread = sheet.unread();
    let tell = |number: usize, text: &str, reason| tell_unread(number, text, reason, words);
    let content = html! {
        <>
            <p class="soft" id="check-box-explained">{ words.box_explained() }</p>
            <textarea id="check-box" rows="5" spellcheck="false" aria-labelledby="check-paste"
                aria-describedby="check-box-explained check-box-found" placeholder={words.box_placeholder()}
                value={sheet.text.clone()} oninput={context.act.on_value(Action::Paste)} />
            <div id="check-box-found" class="box-found" role="status">
                if !sheet.text.trim().is_empty() { { soft(words.box_found(sheet.found())) } }
                { bad_lines(&unread, |n| words.unread_count(n), tell, context.view.text) }
            </div>
        </>
    };
    titled("pasting", "check-paste", words.box_title(), content)
}
