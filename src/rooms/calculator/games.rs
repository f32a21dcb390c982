//! The games of the period.

use super::fields::{idle_periods, problem};
use crate::browser::focus;
use crate::derivation::ViewContext;
use crate::dialogs::import::opener as import_opener;
use crate::state::{Action, Derivation, State};
use crate::widgets::controls::soft;
use crate::widgets::game_rows::{GameEdit, GameRows, add_game, game_rows};
use crate::widgets::inline::number;
use crate::widgets::memo::{Part, memo};
use explain::by_ptr::ByPtr;
use explain::case::Score;
use explain::numbers::{Digits, Kind};
use explain::words::Text;
use explain::words::number::Number;
use glicko2_steps::{Field, Symbol, WarningKind, what_if};
use yew::prelude::*;

/// The prefix of the `id`s of the games' fields.
const GAMES: &str = "games";
/// The `id` of the button that adds a game.
pub(crate) const ADD: &str = "add-game";

pub(crate) fn games(state: &State, context: ViewContext, edit: &Callback<GameEdit>) -> Html {
    let text = context.text.input;
    let games = state.games();
    let rows = GameRows {
        games,
        ids: GAMES,
        radios: "result",
        is_derived: true,
        wrong: &|field| problem(state, field, context.text),
        below: &|j| other_results(state, context, j),
        notes: &|j| warnings(context, j),
        first: context.first,
        turn_to: context.turn_to,
        edit,
        text: context.text,
    };
    html! {
        <>
            if games.is_empty() {
                { soft(text.no_games()) }
                { idle_periods(state, context) }
            } else {
                { game_rows(&rows) }
            }
            <div class="row-buttons">
                <button type="button" id={ADD} onclick={add_game(edit, context.turn_to, GAMES, games.len())}>{ text.add() }</button>
                { import_opener(context.text, context.dispatch) }
            </div>
        </>
    }
}

/// Returns a callback that sends changes to the rows as actions. It stays the same between renders,
/// so that unchanged rows are not rendered again.
#[hook]
pub(crate) fn use_game_edits(dispatch: &Callback<Action>) -> Callback<GameEdit> {
    use_callback(dispatch.clone(), |edit, dispatch| {
        let removes = matches!(edit, GameEdit::Remove(_));
        dispatch.emit(match edit {
            GameEdit::Type(field, text) => Action::Edit(field, text),
            GameEdit::SetScore(j, score) => Action::SetScore(j, score),
            GameEdit::Add => Action::AddGame,
            GameEdit::Remove(j) => Action::Remove(j),
            GameEdit::Duplicate(j) => Action::Duplicate(j),
            GameEdit::Move { from, to } => Action::Move { from, to },
        });
        // The button that had the focus is gone.
        if removes {
            focus::soon(vec![ADD.to_owned()]);
        }
    })
}

/// Draws the new rating with each result of this game, below the buttons for the results.
fn other_results(state: &State, context: ViewContext, row: usize) -> Html {
    let Some((derivation, of_system)) = context.what_if else {
        return html! {};
    };
    let Some(j) = derivation.rows.iter().position(|&r| r == row) else {
        return html! {};
    };
    let score_now = &state.games()[row].score;
    if state.is_stale() || context.view.hides_answer() || matches!(score_now, Score::Typed(_)) {
        return html! {};
    }
    let of_system = of_system.get(j).copied();
    memo(WhatIf {
        of: ByPtr(derivation.clone()),
        of_system,
        j,
        score_now: score_now.clone(),
        text: context.text,
    })
}

/// The new ratings with each result of a game. For many games they are most of the page's
/// computation, so they are computed only once for a case.
#[derive(PartialEq)]
struct WhatIf {
    of: ByPtr<Derivation>,
    of_system: Option<[f64; 3]>,
    j: usize,
    score_now: Score,
    text: Text,
}

impl Part for WhatIf {
    fn view(&self) -> Html {
        let Self {
            of,
            of_system,
            j,
            score_now,
            text,
        } = self;
        // There is only room for whole points here, so the number of decimals that the reader chose does not apply.
        let number_of = |value, name| {
            Number::new(
                value,
                Kind::Whole,
                format!("games.{j}.what_if.{name}"),
                Symbol::RPrime,
            )
        };
        html! {
            <div class="what-if" role="group" aria-label={text.input.what_if()}>
                for (i, (score, name, is)) in [(1.0, "won", Score::Won), (0.5, "draw", Score::Draw), (0.0, "lost", Score::Lost)].into_iter().enumerate() {
                    if let Some(rating) = of_system.map(|all| all[i]).or_else(|| Some(what_if(&of.period, &of.trace, *j, score)?.rating)) {
                        <span aria-current={(*score_now == is).then_some("true")}>
                            { number(&number_of(rating, name), Digits::Auto) }
                        </span>
                    }
                }
            </div>
        }
    }
}

/// Draws the warnings about this game.
fn warnings(context: ViewContext, row: usize) -> Html {
    let derivation = &context.view.derivation;
    let Some(j) = derivation.rows.iter().position(|&r| r == row) else {
        return html! {};
    };
    let of_this = |field: Option<Field>| matches!(field, Some(Field::Game(i) | Field::GameRating(i) | Field::GameDeviation(i)) if i == j);
    let kinds: Vec<WarningKind> = derivation
        .trace
        .warnings
        .iter()
        .filter(|warning| of_this(warning.field))
        .map(|warning| warning.kind)
        .collect();
    html! {
        for kind in kinds {
            <p class="warning-inline">{ context.text.warning(kind) }</p>
        }
    }
}
