//! The section Solve for: what leads to a wanted rating or RD, for the case in the Calculator.

use super::View;
use super::doors::doors;
use crate::state::learn::solve::{Action, Wanted};
use crate::state::rooms::case_link;
use crate::state::{Rooms, learn};
use crate::widgets::controls::{button, select, words_in};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::inline::pieces;
use crate::widgets::input::{Input, menu_field, number_field};
use explain::answer::summary::in_whole_points;
use explain::case::{Case, Options};
use explain::ids::{HasId, VariantArray};
use explain::learn::solve::deviation::{self, Goal, marks};
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

/// Returns the number in a field, if `is_valid`, and whether something else was typed.
fn read(typed_text: &str, is_valid: fn(f64) -> bool) -> (Option<f64>, bool) {
    let number = match typed(typed_text) {
        Typed::Number(number) if number.is_finite() && is_valid(number) => Some(number),
        _ => None,
    };
    (number, number.is_none() && !typed_text.trim().is_empty())
}

/// Draws the menu of questions, the fields of the chosen one, and its answers.
fn question(view: View, words: SolveWords) -> Html {
    let (solve, games) = (&view.learn.solve, &view.state.view.derivation.period.games);
    let act = view.act(learn::Action::Solve);
    let menu = Wanted::VARIANTS.iter().map(|&wanted| {
        let name = match wanted {
            Wanted::Rating => words.what_rating(),
            Wanted::Deviation => words.what_deviation(),
            Wanted::OwnDeviation => words.what_own(),
            Wanted::Volatility => words.what_volatility(),
        };
        (wanted, wanted.id().to_owned(), name.to_owned())
    });
    let menu = select(
        words.what(),
        menu.collect(),
        solve.wanted,
        act.reform(Action::Ask),
    );
    let has_question = solve.wanted != Wanted::Rating || !games.is_empty();
    html! {
        <>
            <div class="asked">
                { menu_field(words.what(), menu) }
                if has_question { { fields(view, words) } } else { <p>{ words.no_games() }</p> }
            </div>
            if has_question { { answer_list(view, words) } }
        </>
    }
}

/// Draws the fields of the chosen question.
fn fields(view: View, words: SolveWords) -> Html {
    let solve = &view.learn.solve;
    let act = view.act(learn::Action::Solve);
    let field = |id: &str, text: &str, symbol, make: fn(String) -> Action| Input {
        id: id.to_owned(),
        typed: text.to_owned(),
        symbol,
        oninput: act.on_value(make),
        ..Input::default()
    };
    let wanted = |label, symbol, such: &str| {
        let (_, is_bad) = read(solve.typed(), |_| true);
        let field = field("wanted", solve.typed(), symbol, Action::Type);
        number_field(label, field, is_bad.then(|| words.not_a_number(such)))
    };
    let suggested = |rating: f64, name: String| button(name, act.on(Action::Type(full(rating))));
    match solve.wanted {
        Wanted::Rating => html! {
            <>
                { wanted(words.wanted(), Some(Symbol::RPrime), "1600") }
                <div class="such-as">
                    <span class="soft">{ words.such_as() }</span>
                    for rating in hundreds(rating(view, &view.state.view.derivation.period)) {
                        { suggested(rating, show(rating, Kind::Whole, Digits::Auto)) }
                    }
                </div>
                { game_menu(view, words) }
            </>
        },
        Wanted::Deviation => html! {
            <>
                { wanted(words.wanted_deviation(), None, "110") }
                <div class="such-as">for (rd, name) in marks(words) { { suggested(rd, name) } }</div>
            </>
        },
        Wanted::OwnDeviation => wanted(words.wanted_change(), None, "9"),
        Wanted::Volatility => {
            let (_, is_bad) = read(&solve.pause, is_length);
            let pause = field("pause", &solve.pause, Some(Symbol::T), Action::TypePause);
            html! {
                <>
                    { wanted(words.wanted_after_pause(), None, "350") }
                    { number_field(words.pause(), pause, is_bad.then(|| words.not_a_number("52"))) }
                </>
            }
        }
    }
}

/// Returns whether a number can be the length of a pause.
fn is_length(periods: f64) -> bool {
    periods > 0.0
}

/// Draws the menu of games.
fn game_menu(view: View, words: SolveWords) -> Html {
    let derivation = &view.state.view.derivation;
    let named = |j: usize| {
        let name = game(&derivation.period, j, derivation.rows[j], view.text);
        (j, j.to_string(), name)
    };
    let games = (0..derivation.period.games.len()).map(named).collect();
    let choose = view.act(learn::Action::Solve).reform(Action::Choose);
    let menu = select(words.game(), games, chosen_game(view), choose);
    menu_field(words.game(), menu)
}

/// Returns the index of the game that is to lead to a rating. There is at least one game.
fn chosen_game(view: View) -> usize {
    let games = view.state.view.derivation.period.games.len();
    view.learn.solve.game.min(games.saturating_sub(1))
}

/// Returns the answers to the chosen question, or none if no number was typed.
fn answers_of(view: View, words: SolveWords) -> Vec<SolvedQuestion> {
    let (state, solve) = (view.state, &view.learn.solve);
    let (Some(wanted), Some(rooms)) = (read(solve.typed(), |_| true).0, Rooms::of(state)) else {
        return Vec::new();
    };
    let (chosen, derivation) = (&rooms.chosen_system, &state.view.derivation);
    let by_system = |period: &Period| chosen.rated(period);
    let rate = (!chosen.is_paper()).then_some(&by_system as &dyn Fn(&Period) -> _);
    let (case, at, period) = (
        &state.player.case,
        state.view.options.period,
        &derivation.period,
    );
    if solve.wanted == Wanted::Rating {
        let game = chosen_game(view);
        let row = derivation.rows[game];
        let question = Question {
            case,
            at,
            period,
            row,
            game,
            wanted,
            rate,
        };
        return answers(question, words).into();
    }
    let paused = chosen.rated(period).map(|player| Period {
        player,
        games: Vec::new(),
        ..Period::clone(period)
    });
    let after_pause = |time: u32| match (&paused, time) {
        (Some(paused), 0) => Some(paused.player.deviation),
        (Some(paused), time) => chosen.deviation_after_pause(paused, time.into()),
        (None, _) => None,
    };
    let question = deviation::Question {
        case,
        at,
        period,
        system: chosen.system,
        rate,
        after_pause: &after_pause,
    };
    let goal = match solve.wanted {
        Wanted::Rating | Wanted::Deviation => Some(Goal::Deviation(wanted)),
        Wanted::OwnDeviation => Some(Goal::OwnDeviation(wanted)),
        Wanted::Volatility => {
            let periods = read(&solve.pause, is_length).0;
            periods.map(|periods| Goal::Volatility(wanted, periods))
        }
    };
    goal.map_or_else(Vec::new, |goal| deviation::answers(question, goal, words))
}

/// Draws the answers, each with a link to the case in which it holds.
fn answer_list(view: View, words: SolveWords) -> Html {
    let answers = answers_of(view, words);
    if answers.is_empty() {
        return Html::default();
    }
    html! {
        <div class="answers">
            for SolvedQuestion { question, sentence, case } in answers {
                <section class="card">
                    <h2>{ question }</h2>
                    <p>{ pieces(&sentence, view.state.view.options.digits) }</p>
                    if let Some((case, period)) = case { <p><a href={link(view, &case, period)}>{ words.see() }</a></p> }
                </section>
            }
        </div>
    }
}
