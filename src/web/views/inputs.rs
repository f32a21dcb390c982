//! What goes in: the player, the constant, the games, and how all is shown.

use super::controls::{self, titled};
use super::still::{Still, still};
use super::{Scene, games, on, on_value, paste};
use crate::app::Action;
use crate::glicko2::{Field, Rounding};
use crate::number::{Typed, typed};
use crate::present::math::Number;
use crate::present::number::{Digits, Kind};
use crate::present::symbol::Symbol;
use crate::present::text::Text;
use crate::web::views::pieces::{number, symbol};
use yew::prelude::*;

/// The column, with the system at its head; `is_glicko` is the one of 1995, which has neither σ nor τ.
pub(crate) fn inputs(scene: Scene, system: Html, beside_time: Html, is_glicko: bool) -> Html {
    let text = &scene.text.input;
    let display = Display {
        digits: scene.digits(),
        rounding: scene.state.options.rounding,
        problem: problem(scene, Field::Rounding),
        text: scene.text,
        dispatch: scene.dispatch.clone(),
    };
    // What hinders the case is shown all the same.
    let of_glicko_2 = |of, label, letter| {
        if is_glicko && problem(scene, of).is_none() {
            html! {}
        } else {
            field(scene, of, label, letter)
        }
    };
    html! {
        <section class="column inputs" aria-label={scene.text.page.what_goes_in}>
            { system }
            if scene.state.options.period == 0 {
                { titled("", "player-title", text.player, html! { <>
                    { field(scene, Field::PlayerRating, text.rating, Symbol::R) }
                    { field(scene, Field::PlayerDeviation, text.deviation, Symbol::Rd) }
                    { of_glicko_2(Field::PlayerVolatility, text.volatility, Symbol::Sigma) }
                    { of_glicko_2(Field::Tau, text.tau, Symbol::Tau) }
                </> }) }
            } else {
                { titled("", "player-title", text.player, handed_on(scene)) }
            }
            { titled("", "games-title", text.games, html! { <>{ games::games(scene) }{ paste::paste(scene) }</> }) }
            { time(scene, beside_time) }
            { still(Still::Display(display)) }
        </section>
    }
}

/// The player whom the period before has left, with a way to where they began.
fn handed_on(scene: Scene) -> Html {
    let text = &scene.text.input;
    let player = scene.period().player;
    let digits = scene.digits();
    let value = |label: &'static str, letter: Symbol, value: f64, kind: Kind, name: &str| {
        html! {
            <div class="field">
                <span>{ label }<span aria-hidden="true">{ " " }{ symbol(letter) }</span></span>
                <output>{ number(&Number::given(value, kind, format!("in.player.{name}"), letter), digits) }</output>
            </div>
        }
    };
    html! {
        <>
            { value(text.rating, Symbol::R, player.rating, Kind::Rating, "rating") }
            { value(text.deviation, Symbol::Rd, player.deviation, Kind::Rating, "deviation") }
            { value(text.volatility, Symbol::Sigma, player.volatility, Kind::Volatility, "volatility") }
            { field(scene, Field::Tau, text.tau, Symbol::Tau) }
            { controls::soft(text.handed_on) }
            <div class="row-buttons">{ controls::button(text.to_the_start, scene.on(Action::SelectPeriod(0))) }</div>
        </>
    }
}

/// How time goes on: the next period, or a pause; and what else there is to do with periods.
fn time(scene: Scene, beside: Html) -> Html {
    let text = &scene.text.input;
    let content = html! {
        <>
            <div class="row-buttons">
                <button type="button" id="next-period" onclick={scene.on_then(Action::NextPeriod, &["games-0-rating"])}>{ text.next_period }</button>
                <button type="button" onclick={scene.on(Action::Pause)}>{ text.pause }</button>
            </div>
            { beside }
        </>
    };
    titled("", "time-title", text.time, content)
}

/// A labelled field with what is wrong about it.
fn field(scene: Scene, field: Field, label: &'static str, letter: Symbol) -> Html {
    let id = field.to_string().replace('.', "-");
    let problem = problem(scene, field);
    let problem_id = format!("{id}-problem");
    let edit = scene.on_value::<InputEvent>(move |value| Action::Edit(field, value));
    html! {
        <div class="field">
            <label for={id.clone()}>
                { label }
                <span aria-hidden="true">{ " " }{ symbol(letter) }</span>
            </label>
            <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" {id}
                value={scene.state.field(field).to_owned()}
                aria-invalid={problem.as_ref().map(|_| "true")}
                aria-describedby={problem.as_ref().map(|_| problem_id.clone())}
                data-symbol={letter.id()}
                oninput={edit} />
            if let Some(problem) = problem { <p class="problem" id={problem_id}>{ problem }</p> }
        </div>
    }
}

/// What is wrong with a field, in words.
pub(crate) fn problem(scene: Scene, field: Field) -> Option<String> {
    let problem = scene.state.problem(field)?;
    let empty = matches!(typed(scene.state.field(field)), Typed::Empty);
    Some((scene.text.problem)(problem, empty))
}

/// The idle periods, where no game is played.
pub(crate) fn idle_periods(scene: Scene) -> Html {
    field(scene, Field::IdlePeriods, scene.text.input.idle_periods, Symbol::T)
}

/// What the choice of how all is shown depends on.
#[derive(PartialEq)]
pub(crate) struct Display {
    digits: Digits,
    rounding: Rounding,
    problem: Option<String>,
    text: &'static Text,
    dispatch: Callback<Action>,
}

/// How it is shown: decimals, the paper's rounding.
pub(crate) fn display(display: &Display) -> Html {
    let text = &display.text.input;
    let on = |action| on(&display.dispatch, action);
    let digits = std::iter::once((Digits::Auto, "auto".to_owned(), text.digits_auto.to_owned())).chain(
        (Digits::FEWEST..=Digits::MOST).map(|n| (Digits::decimals(n), n.to_string(), (text.decimals)(n.into()))),
    );
    let set_digits = on_value::<Event>(&display.dispatch, |value| {
        Action::SetDigits(value.parse().map_or(Digits::Auto, Digits::decimals))
    });
    let as_printed = display.rounding == Rounding::AsPrinted;
    let rounding = if as_printed { Rounding::Exact } else { Rounding::AsPrinted };
    let content = html! {
        <>
            <div class="field">
                <span aria-hidden="true">{ text.digits }</span>
                { controls::select(text.digits, digits, display.digits, set_digits) }
            </div>
            <div class="check">
                <input type="checkbox" id="as-printed" checked={as_printed} aria-describedby="as-printed-explained"
                    onchange={super::on(&display.dispatch, Action::SetRounding(rounding))} />
                <label for="as-printed">{ text.as_printed }</label>
                <p class="soft" id="as-printed-explained">{ text.as_printed_explained }</p>
            </div>
            if let Some(problem) = &display.problem { <p class="problem">{ problem }</p> }
            <div class="row-buttons">
                { controls::button(text.reset, on(Action::Reset)) }
            </div>
        </>
    };
    titled("", "shown-title", text.shown, content)
}
