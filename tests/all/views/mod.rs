//! The page, rendered on the server and parsed as HTML: names, labels, numbers, and nothing that its own content
//! security policy refuses.

mod answer;
mod fields;
mod notices;
mod numbers;
mod semantics;
mod small_page;

use crate::support::act::{self, edit, go, load};
use crate::support::{html, page};
use explain::case::{Case, GameForm, Score};
use explain::reasons::Chip;
use explain::words::{Language, Text};
use glicko2_page::state::{Action, State, StepPosition};
use glicko2_steps::{Field, Rounding};
use html::{
    HOSTILE, all, all_words, attr, by_id, check_each, ensure, name, one, state_named, tag, words,
};
use page::{embedded, rendered, with_cards};
use scraper::Html;
use std::rc::Rc;

fn text() -> Text {
    Language::En.text()
}

fn after(actions: impl IntoIterator<Item = Action>) -> State {
    act::after(State::whole(), actions)
}

fn with_games(games: Vec<GameForm>) -> State {
    after([Action::Replace(
        Rc::new(Case::papers_example().with_games(games)),
        Rounding::Exact,
    )])
}

/// Returns states of the page, each with its name.
fn states() -> Vec<(&'static str, State)> {
    let upset = vec![GameForm::new("1000", "30", Score::Lost); 25];
    let crowd = vec![GameForm::new("1500", "100", Score::Draw); 1000];
    let strong = [
        edit(Field::PlayerRating, "2000"),
        edit(Field::PlayerDeviation, "30"),
    ];
    let hidden = |step, sub| after([Action::ToggleHide, go(step, sub)]);
    let asked = |chip| after([Action::ToggleChip(chip)]);
    let bad = [
        edit(Field::PlayerRating, ""),
        edit(Field::PlayerVolatility, "x"),
        edit(Field::Tau, "0"),
        edit(Field::GameRating(0), "x"),
        edit(Field::GameDeviation(0), "-1"),
        edit(Field::GameScore(0), "2"),
    ];
    let unusual = [
        edit(Field::PlayerDeviation, "0"),
        edit(Field::Tau, "3"),
        edit(Field::GameDeviation(1), "900"),
    ];
    let hostile = [
        edit(Field::PlayerRating, HOSTILE),
        edit(Field::Tau, HOSTILE),
        edit(Field::GameRating(0), HOSTILE),
        edit(Field::GameScore(1), HOSTILE),
    ];
    vec![
        ("the paper's example", State::whole()),
        (
            "an upset with three zeros",
            act::after(with_games(upset), strong),
        ),
        (
            "a great win",
            after([edit(Field::GameRating(0), "2700"), go(5, 1)]),
        ),
        ("an idle period", after([Action::ClearGames])),
        (
            "many idle periods",
            after([Action::ClearGames, edit(Field::IdlePeriods, "2.5")]),
        ),
        ("one game", after([Action::Remove(2), Action::Remove(1)])),
        ("bad fields", after(bad)),
        (
            "an idle period with a bad field",
            after([Action::ClearGames, edit(Field::IdlePeriods, "-1")]),
        ),
        ("an empty row", after([Action::AddGame])),
        ("a typed score", after([edit(Field::GameScore(1), "0,25")])),
        ("games of one's own", after([Action::EnterOwn])),
        ("why so little", asked(Chip::Little)),
        ("why points were lost", asked(Chip::LostThoughWon)),
        ("why a loss costs more", asked(Chip::LossCostsMore)),
        ("what if", asked(Chip::WhatIf)),
        ("the performance rating", asked(Chip::Performance)),
        (
            "why so much",
            after([
                edit(Field::GameRating(0), "2700"),
                Action::ToggleChip(Chip::Much),
            ]),
        ),
        (
            "why the deviation rose",
            after([Action::ClearGames, Action::ToggleChip(Chip::LessSure)]),
        ),
        ("hidden at the beginning", hidden(1, 0)),
        ("hidden at the bracket", hidden(5, 0)),
        ("hidden at an iteration", hidden(5, 1)),
        ("hidden at the end", hidden(8, 0)),
        (
            "rounded as the paper does",
            after([Action::SetRounding(Rounding::AsPrinted)]),
        ),
        ("a thousand games", with_games(crowd)),
        ("a link that was not understood", after([load("t=0.4&x=1")])),
        ("playing", after([Action::TogglePlay, Action::Tick])),
        ("unusual values", after(unusual)),
        ("hostile texts", after(hostile)),
        (
            "a hostile link",
            after([load(&format!("t={HOSTILE}&{HOSTILE}"))]),
        ),
    ]
}

/// Returns the page of one of the states.
fn page_in(name: &str) -> Html {
    rendered(&state_named(states(), name))
}

/// Runs a check on every state and names the state that fails.
#[track_caller]
fn each(check: impl Fn(&State, &Html) -> Result<(), String>) {
    check_each(&states(), with_cards, check);
}

/// Runs a check on every state, on the page and on the small page.
#[track_caller]
fn everywhere(check: impl Fn(&State, &Html) -> Result<(), String>) {
    each(|state, html| {
        check(state, html)?;
        check(state, &embedded(state)).map_err(|error| format!("embedded: {error}"))
    });
}
