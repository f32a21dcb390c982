//! The section Solve for: what leads to a wanted rating, for the case in the Calculator.

use super::View;
use super::doors::doors;
use crate::state::learn::solve::Action;
use crate::state::rooms::case_link;
use crate::state::{Rooms, learn};
use crate::widgets::controls::{button, select, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::input::{Input, menu_field, number_field};
use explain::answer::summary::in_whole_points;
use explain::case::{Case, Options};
use explain::learn::solve::{Question, SolvedQuestion, answers, game};
use explain::numbers::{Digits, Kind, Typed, full, show, typed};
use explain::steps::key_values;
use explain::teach::solve::hundreds;
use explain::words::messages::SolveWords;
use explain::words::number::Number;
use glicko2_steps::{Period, Quantity, Symbol};
use yew::prelude::*;

pub(super) fn room(view: View) -> Html {
    let words = view.language.solve();
    html! {
        <main class="learn solve">
            { doors(view) }
            <h2>{ words.title() }</h2>
            <p class="lead">{ words.lead() }</p>
            { about(view, words) }
            if view.state.is_stale() {
                { words_in("warning", words.not_rated().into()) }
            } else if view.state.view.derivation.period.games.is_empty() {
                <p>{ words.no_games() }</p>
            } else {
                { question(view, words) }
            }
        </main>
    }
}

/// Returns the link of a case in the Calculator.
fn link(view: View, case: &Case, period: usize) -> String {
    let options = Options {
        period,
        position: None,
        hide: false,
        present: false,
        ..view.state.view.options.clone()
    };
    Rooms::of(view.state).map_or_else(String::new, |rooms| {
        format!("#{}", case_link(rooms, case, &options))
    })
}

/// Returns the rating after a period, by the rules of the chosen system.
fn rating(view: View, period: &Period) -> f64 {
    let rooms = Rooms::of(view.state);
    rooms
        .and_then(|rooms| rooms.chosen_system.rated(period))
        .map_or(f64::NAN, |player| player.rating)
}

/// Draws a sentence about the case that is used.
fn about(view: View, words: SolveWords) -> Html {
    let (state, period) = (view.state, &view.state.view.derivation.period);
    let chosen = Rooms::of(state)
        .map(|rooms| &rooms.chosen_system)
        .filter(|chosen| !chosen.is_paper());
    let after = rating(view, period);
    let seen = chosen.map_or(after, |chosen| chosen.system.shown_rating(after));
    let sentence = words.about(
        key_values::r(period.player),
        Number::of(Quantity::Rating, seen),
    );
    let sentence = if chosen.is_some_and(|system| system.system.shows_whole()) {
        in_whole_points(sentence)
    } else {
        sentence
    };
    let periods = state.player.case.periods.len();
    html! {
        <p class="about-case">
            { pieces(&sentence, state.view.options.digits) }{ " " }
            if periods > 1 { { words.of_period(state.view.options.period + 1, periods) }{ " " } }
            if let Some(chosen) = chosen { { words.by_system(chosen.system.name_in(view.language)) }{ " " } }
            <a href={link(view, &state.player.case, state.view.options.period)}>{ words.to_case() }</a>
        </p>
    }
}

fn question(view: View, words: SolveWords) -> Html {
    let (solve, derivation) = (&view.learn.solve, &view.state.view.derivation);
    let wanted = match typed(&solve.typed) {
        Typed::Number(wanted) if wanted.is_finite() => Some(wanted),
        _ => None,
    };
    let is_bad = wanted.is_none() && !solve.typed.trim().is_empty();
    let game = solve.game.min(derivation.period.games.len() - 1);
    html! {
        <>
            { fields(view, game, is_bad, words) }
            if let Some(wanted) = wanted { { answer_list(view, game, wanted, words) } }
        </>
    }
}

/// Draws the field for the wanted rating, and the menu of games.
fn fields(view: View, chosen: usize, is_bad: bool, words: SolveWords) -> Html {
    let (solve, derivation) = (&view.learn.solve, &view.state.view.derivation);
    let act = view.act(learn::Action::Solve);
    let field = Input {
        id: "wanted".to_owned(),
        typed: solve.typed.clone(),
        symbol: Some(Symbol::RPrime),
        oninput: act.on_value(Action::Type),
        ..Input::default()
    };
    let named = |j: usize| {
        (
            j,
            j.to_string(),
            game(&derivation.period, j, derivation.rows[j], view.text),
        )
    };
    let games = (0..derivation.period.games.len()).map(named).collect();
    let such = hundreds(rating(view, &derivation.period));
    html! {
        <div class="asked">
            { number_field(words.wanted(), field, is_bad.then(|| words.not_a_number().to_owned())) }
            <div class="such-as">
                <span class="soft">{ words.such_as() }</span>
                for rating in such {
                    { button(show(rating, Kind::Whole, Digits::Auto), act.on(Action::Type(full(rating)))) }
                }
            </div>
            { menu_field(words.game(), select(words.game(), games, chosen, act.reform(Action::Choose))) }
        </div>
    }
}

/// Draws the answers, each with a link to the case in which it holds.
fn answer_list(view: View, game: usize, wanted: f64, words: SolveWords) -> Html {
    let (state, derivation) = (view.state, &view.state.view.derivation);
    let chosen = Rooms::of(state)
        .map(|rooms| rooms.chosen_system.clone())
        .filter(|chosen| !chosen.is_paper());
    let by_system = chosen.map(|chosen| move |period: &Period| chosen.rated(period));
    let rate = by_system.as_ref().map(|rate| rate as &dyn Fn(&Period) -> _);
    let at = state.view.options.period;
    let to_solve = Question {
        case: &state.player.case,
        at,
        period: &derivation.period,
        row: derivation.rows[game],
        game,
        wanted,
        rate,
    };
    html! {
        <div class="answers">
            for SolvedQuestion { question, sentence, case } in answers(to_solve, words) {
                <section class="card">
                    <h2>{ question }</h2>
                    <p>{ pieces(&sentence, state.view.options.digits) }</p>
                    if let Some((case, period)) = case { <p><a href={link(view, &case, period)}>{ words.see() }</a></p> }
                </section>
            }
        </div>
    }
}
