//! One period of the list: its head, and while it is open its games as they are typed.

use super::{Shared, on, on_value};
use crate::app::season::Action;
use crate::glicko2::Field;
use crate::input::form::{GameForm, Score};
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
use crate::web::views::controls::{button, button_of, soft};
use crate::web::views::pieces::{number, symbol};
use crate::web::views::{GAMES_A_PAGE, icons};
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
    fn on<E: 'static>(&self, action: Action) -> Callback<E> {
        on(&self.dispatch, action)
    }

    fn place(&self, field: Field) -> Place {
        Place { period: self.k, field }
    }

    /// What is wrong with a field, in words.
    fn problem(&self, field: Field) -> Option<String> {
        let wrong = self.problems.iter().find(|problem| problem.place.field == field)?;
        let empty = matches!(typed(self.form.field(field)), Typed::Empty);
        Some(problem(*wrong, empty, self.text, self.words))
    }

    /// The id of a field in the page.
    fn id(&self, j: usize, part: &str) -> String {
        format!("periods-{}-games-{j}-{part}", self.k)
    }
}

/// One period. It is made anew only when something about it has changed.
#[component]
pub(super) fn PeriodCard(props: &PeriodProps) -> Html {
    let first = use_state_eq(|| 0);
    let (k, words) = (props.k, &props.words.periods);
    let games = props.form.games();
    let summary = match games.len() {
        0 => (words.idle)(props.form.idle()),
        count => (words.games)(count),
    };
    let carried = [Field::PlayerRating, Field::PlayerDeviation, Field::PlayerVolatility]
        .into_iter()
        .filter(|_| k > 0)
        .filter_map(|field| props.problem(field));
    html! {
        <div class="period" role="group" aria-label={(words.period)(k + 1)} aria-current={props.is_selected.then_some("true")}>
            <div class="period-head">
                <button type="button" class="name" aria-pressed={props.is_selected.to_string()}
                    title={(words.select)(k + 1)} onclick={props.on(Action::Select(k))}>{ (words.period)(k + 1) }</button>
                <span class="soft">{ summary }</span>
                if let Some(result) = &props.result {
                    <span class={classes!("after", props.is_stale.then_some("stale"))}>{ number(result, props.digits) }</span>
                }
            </div>
            for problem in carried { <p class="problem">{ problem }</p> }
            if props.is_open {
                if games.is_empty() { { idle(props) } } else { { rows(props, &first) } }
                <div class="row-buttons">
                    { button(props.text.input.add, add_game(props, &first)) }
                    if props.is_selected { { actions(props) } }
                </div>
            }
        </div>
    }
}

/// What can be done with the period as a whole.
fn actions(props: &PeriodProps) -> Html {
    let (k, words) = (props.k, &props.words.periods);
    let remove = {
        let act = props.on(Action::Remove(k));
        Callback::from(move |event: MouseEvent| {
            act.emit(event);
            focus::soon("add-period".to_owned());
        })
    };
    html! {
        <>
            if !props.form.games().is_empty() { { button(words.clear_games, props.on(Action::ClearGames(k))) } }
            { button(words.duplicate, props.on(Action::Duplicate(k))) }
            { button_of("", words.up.into(), k == 0, props.on(Action::Move { from: k, to: k.saturating_sub(1) })) }
            { button_of("", words.down.into(), props.is_last, props.on(Action::Move { from: k, to: k + 1 })) }
            { button(words.remove, remove) }
        </>
    }
}

/// The length of a time without games.
fn idle(props: &PeriodProps) -> Html {
    let id = format!("periods-{}-idle", props.k);
    let problem = props.problem(Field::IdlePeriods);
    let problem_id = format!("{id}-problem");
    let place = props.place(Field::IdlePeriods);
    let edit = on_value::<InputEvent>(&props.dispatch, move |value| Action::Edit(place, value));
    html! {
        <>
            { soft(props.words.periods.no_games) }
            <div class="field">
                <label for={id.clone()}>
                    { props.words.periods.idle_periods }
                    <span aria-hidden="true">{ " " }{ symbol(Symbol::T) }</span>
                </label>
                <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" {id}
                    value={props.form.idle().to_owned()}
                    aria-invalid={problem.as_ref().map(|_| "true")}
                    aria-describedby={problem.as_ref().map(|_| problem_id.clone())}
                    data-symbol={Symbol::T.id()}
                    oninput={edit} />
                if let Some(problem) = problem { <p class="problem" id={problem_id}>{ problem }</p> }
            </div>
        </>
    }
}

/// The games, fifty at a time.
fn rows(props: &PeriodProps, first: &UseStateHandle<usize>) -> Html {
    let text = &props.text.input;
    let games = props.form.games();
    let all = games.len();
    let from = if **first < all { **first } else { 0 };
    let window = from..all.min(from + GAMES_A_PAGE);
    let turn = |to: usize| {
        let set = first.setter();
        Callback::from(move |_: MouseEvent| set.set(to))
    };
    html! {
        <>
            <div class="games-head" aria-hidden="true">
                <span></span><span>{ text.opponent }</span><span>{ "RD" }</span><span>{ text.result }</span>
            </div>
            <ol class="games">
                for j in window.clone() {
                    <li key={games[j].id.to_string()}>{ game(props, first, j, &games[j]) }</li>
                }
            </ol>
            if all > GAMES_A_PAGE {
                <div class="pager">
                    { button_of("", text.previous_page.into(), window.start == 0, turn(window.start.saturating_sub(GAMES_A_PAGE))) }
                    <span>{ (text.page_of)(window.start + 1, window.end, all) }</span>
                    { button_of("", text.next_page.into(), window.end == all, turn(window.end)) }
                </div>
            }
        </>
    }
}

/// Adds a row, turns to it and goes there.
fn add_game(props: &PeriodProps, first: &UseStateHandle<usize>) -> Callback<MouseEvent> {
    let row = props.form.games().len();
    let (act, set, id) = (props.on(Action::AddGame(props.k)), first.setter(), props.id(row, "rating"));
    Callback::from(move |event| {
        act.emit(event);
        set.set(row / GAMES_A_PAGE * GAMES_A_PAGE);
        focus::soon(id.clone());
    })
}

fn game(props: &PeriodProps, first: &UseStateHandle<usize>, j: usize, game: &GameForm) -> Html {
    let text = &props.text.input;
    let fields = [Field::GameRating(j), Field::GameDeviation(j), Field::GameScore(j)];
    let problems = fields.map(|field| props.problem(field));
    let problem_id = props.id(j, "problem");
    let is_open = props.open_row == Some(game.id);
    let input =
        |field: Field, label: &'static str, (part, symbol): (&'static str, Symbol), typed: &str, wrong: bool| {
            let place = props.place(field);
            let edit = on_value::<InputEvent>(&props.dispatch, move |value| Action::Edit(place, value));
            html! {
                <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false"
                    id={props.id(j, part)} aria-label={label} value={typed.to_owned()}
                    aria-invalid={wrong.then_some("true")} aria-describedby={wrong.then(|| problem_id.clone())}
                    data-symbol={symbol.id()} oninput={edit} onkeydown={next_row(props, first, j, part)} />
            }
        };
    let wrong = problems.each_ref().map(Option::is_some);
    let score = match &game.score {
        Score::Typed(typed) => input(fields[2], text.score, ("score", Symbol::S), typed, wrong[2]),
        _ => result(props, j, game),
    };
    html! {
        <div class="game" role="group" aria-label={(text.game)(j + 1)}>
            <span class="number" aria-hidden="true">{ j + 1 }</span>
            { input(fields[0], text.opponent_rating, ("rating", Symbol::RJ), &game.rating, wrong[0]) }
            { input(fields[1], text.opponent_deviation, ("deviation", Symbol::RdJ), &game.deviation, wrong[1]) }
            { score }
            <button class="icon quiet" type="button" aria-label={(text.more)(j + 1)} aria-expanded={is_open.to_string()}
                onclick={props.on(Action::ToggleRow(props.form.id(), game.id))}>{ icons::more() }</button>
            if is_open { { row_actions(props, j, game) } }
            if wrong.contains(&true) {
                <p class="problem" id={problem_id}>
                    for problem in problems.iter().flatten() { { problem }{ " " } }
                </p>
            }
        </div>
    }
}

/// Enter goes to the same field of the next game, and makes that game where there is none.
fn next_row(props: &PeriodProps, first: &UseStateHandle<usize>, j: usize, part: &str) -> Callback<KeyboardEvent> {
    let is_last = j + 1 == props.form.games().len();
    let target = props.id(j + 1, if is_last { "rating" } else { part });
    let (dispatch, set, k) = (props.dispatch.clone(), first.setter(), props.k);
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            if is_last {
                dispatch.emit(Action::AddGame(k));
            }
            set.set((j + 1) / GAMES_A_PAGE * GAMES_A_PAGE);
            focus::soon(target.clone());
        }
    })
}

/// Won, draw or lost.
fn result(props: &PeriodProps, j: usize, game: &GameForm) -> Html {
    let text = &props.text.input;
    let choice = |score: Score, label: &'static str, class: &'static str| {
        html! {
            <label class={class}>
                <input type="radio" name={format!("result-{}-{}", props.form.id(), game.id)} checked={game.score == score}
                    onchange={props.on(Action::SetScore { period: props.k, game: j, score })} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <div class="segment" role="radiogroup" aria-label={text.result} data-symbol={Symbol::S.id()}>
            { choice(Score::Won, text.won, "won") }
            { choice(Score::Draw, text.draw, "draw") }
            { choice(Score::Lost, text.lost, "lost") }
        </div>
    }
}

/// What else can be done with a row.
fn row_actions(props: &PeriodProps, j: usize, game: &GameForm) -> Html {
    let (k, text) = (props.k, &props.text.input);
    let last = props.form.games().len() - 1;
    let (score, label) = match &game.score {
        Score::Typed(_) => (Score::Won, text.result_instead),
        other => (Score::Typed(other.as_text().to_owned()), text.score_instead),
    };
    let to = |to: usize| props.on(Action::MoveGame { period: k, from: j, to });
    html! {
        <div class="actions">
            { button((text.remove)(j + 1), props.on(Action::RemoveGame(k, j))) }
            { button((text.duplicate)(j + 1), props.on(Action::DuplicateGame(k, j))) }
            { button_of("", (text.up)(j + 1).into(), j == 0, to(j.saturating_sub(1))) }
            { button_of("", (text.down)(j + 1).into(), j == last, to(j + 1)) }
            { button(label, props.on(Action::SetScore { period: k, game: j, score })) }
        </div>
    }
}
