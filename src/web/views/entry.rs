//! One game as it is typed.

use super::{GAMES_A_PAGE, icons, on, on_value};
use crate::app::Action;
use crate::case::{GameForm, Score};
use crate::glicko2::Field;
use crate::present::symbol::Symbol;
use crate::present::text::Text;
use crate::web::focus;
use std::rc::Rc;
use yew::prelude::*;

/// A game in the form.
#[derive(PartialEq)]
pub(crate) struct Entry {
    /// Its row.
    pub(crate) j: usize,
    /// As it was typed.
    pub(crate) game: Rc<GameForm>,
    /// Whether something is wrong with the rating, the deviation, the score.
    pub(crate) wrong: [bool; 3],
    /// Whether its further actions are shown.
    pub(crate) is_open: bool,
    /// Whether no game follows.
    pub(crate) is_last: bool,
    pub(crate) text: &'static Text,
    pub(crate) dispatch: Callback<Action>,
    pub(crate) turn_to: Callback<usize>,
}

/// The paragraph that says what is wrong with a game.
pub(crate) fn problem_id(j: usize) -> String {
    format!("games-{j}-problem")
}

/// The number of the game, its fields, and the button to what else can be done with it.
pub(crate) fn entry(entry: &Entry) -> Html {
    let Entry { j, ref game, wrong, text, .. } = *entry;
    let text = &text.input;
    let score = match &game.score {
        Score::Typed(typed) => input(entry, Field::GameScore(j), text.score, ("score", Symbol::S), typed, wrong[2]),
        _ => result(entry),
    };
    html! {
        <>
            <span class="number" aria-hidden="true">{ j + 1 }</span>
            { input(entry, Field::GameRating(j), text.opponent_rating, ("rating", Symbol::RJ), &game.rating, wrong[0]) }
            { input(entry, Field::GameDeviation(j), text.opponent_deviation, ("deviation", Symbol::RdJ), &game.deviation, wrong[1]) }
            { score }
            <button class="icon quiet" type="button" aria-label={(text.more)(j + 1)} aria-expanded={entry.is_open.to_string()}
                onclick={on(&entry.dispatch, Action::ToggleRow(game.id))}>{ icons::more() }</button>
        </>
    }
}

/// A field of the game: `part` is its name within the game.
fn input(
    entry: &Entry,
    field: Field,
    label: &'static str,
    (part, symbol): (&'static str, Symbol),
    typed: &str,
    wrong: bool,
) -> Html {
    let j = entry.j;
    let edit = on_value::<InputEvent>(&entry.dispatch, move |value| Action::Edit(field, value));
    html! {
        <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false"
            id={format!("games-{j}-{part}")} aria-label={label} value={typed.to_owned()}
            aria-invalid={wrong.then_some("true")} aria-describedby={wrong.then(|| problem_id(j))}
            data-symbol={symbol.id()} data-quantity={format!("in.games.{j}.{part}")}
            oninput={edit} onkeydown={next_row(entry, part)} />
    }
}

/// Enter goes to the same field of the next game, and makes that game where there is none.
fn next_row(entry: &Entry, part: &str) -> Callback<KeyboardEvent> {
    let Entry { j, is_last, .. } = *entry;
    let target = format!("games-{}-{}", j + 1, if is_last { "rating" } else { part });
    let (dispatch, turn_to) = (entry.dispatch.clone(), entry.turn_to.clone());
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
fn result(entry: &Entry) -> Html {
    let Entry { j, ref game, text, .. } = *entry;
    let text = &text.input;
    let choice = |score: Score, label: &'static str, class: &'static str| {
        html! {
            <label class={class}>
                <input type="radio" name={format!("result-{}", game.id)} checked={game.score == score}
                    onchange={on(&entry.dispatch, Action::SetScore(j, score))} />
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
