//! What goes in: the player, the constant, the games, and how all is shown.

use super::{Scene, answer, games};
use crate::app::Action;
use crate::case::stepping;
use crate::glicko2::Field;
use crate::number::{Kind, Typed, typed};
use crate::present::math::Number;
use crate::present::symbol::Symbol;
use crate::web::kit::controls::{button, soft, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::game_rows::GameEdit;
use crate::web::kit::inline::{number, symbol};
use crate::web::kit::input::{Input, number_field};
use crate::web::kit::popover::popover;
use yew::prelude::*;

/// What the form has beside its own fields, some of it only once the lazy part is loaded.
#[derive(Default)]
pub(crate) struct Form {
    /// Takes what is done in the rows of games.
    pub(crate) edit_game: Callback<GameEdit>,
    /// Above the player's fields: the system.
    pub(crate) system: Html,
    /// In the menu: what else can be done.
    pub(crate) menu: Html,
    /// Below the games: the panel for pasting, if it is open.
    pub(crate) panel: Html,
    /// Below the buttons: what the menu opened.
    pub(crate) panels: Html,
    /// Whether it is the system of 1995, which has neither σ nor τ; nor are the pictures of games its own, nor does one walk through it.
    pub(crate) is_glicko: bool,
    /// The answer in one line, which stays in sight on a phone. Without it that is the paper's.
    pub(crate) in_sight: Option<Html>,
}

/// The column, with the system at its head.
pub(crate) fn inputs(scene: Scene, form: Form) -> Html {
    let text = &scene.text.input;
    // What hinders the case is shown all the same.
    let of_glicko_2 = |of, label, short, letter| {
        if form.is_glicko && problem(scene, of).is_none() {
            html! {}
        } else {
            field(scene, of, label, short, letter)
        }
    };
    html! {
        <section class="column inputs" aria-label={scene.text.page.what_goes_in}>
            <div class="in-sight" aria-hidden="true">{ form.in_sight.unwrap_or_else(|| answer::in_sight(scene)) }</div>
            { form.system }
            if scene.state.options.period == 0 {
                { titled("", "player-title", text.player, html! { <div class="fields">
                    { field(scene, Field::PlayerRating, text.rating, None, Symbol::R) }
                    { field(scene, Field::PlayerDeviation, text.deviation, Some(text.short_deviation), Symbol::Rd) }
                    { of_glicko_2(Field::PlayerVolatility, text.volatility, None, Symbol::Sigma) }
                    { of_glicko_2(Field::Tau, text.tau, Some(text.short_tau), Symbol::Tau) }
                </div> }) }
            } else {
                { titled("", "player-title", text.player, handed_on(scene)) }
            }
            { titled("", "games-title", text.games, html! {
                <>
                    { games::games(scene, &form.edit_game) }
                    { form.panel }
                    <div class="row-buttons">
                        <button type="button" id="next-period" onclick={scene.dispatch.on::<MouseEvent>(Action::NextPeriod).then_focus(&["games-0-rating"])}>{ text.next_period }</button>
                        { popover("", Some("more"), text.more_here, None, form.menu) }
                    </div>
                    { form.panels }
                </>
            }) }
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
            { soft(text.handed_on) }
            { field(scene, Field::Tau, text.tau, None, Symbol::Tau) }
            <div class="row-buttons">{ button(text.to_the_start, scene.dispatch.on(Action::SelectPeriod(0))) }</div>
        </>
    }
}

/// A labelled field with what is wrong about it.
fn field(scene: Scene, field: Field, label: &'static str, short: Option<&'static str>, letter: Symbol) -> Html {
    let input = Input {
        id: field.to_string().replace('.', "-"),
        typed: scene.state.field(field).to_owned(),
        symbol: Some(letter),
        short,
        oninput: scene.dispatch.on_number(move |text| Action::Edit(field, text)),
        scrubs: Some(stepping::name(field)),
        ..Input::default()
    };
    number_field(label, input, problem(scene, field))
}

/// What is wrong with a field, in words.
pub(crate) fn problem(scene: Scene, field: Field) -> Option<String> {
    let problem = scene.state.problem(field)?;
    let empty = matches!(typed(scene.state.field(field)), Typed::Empty);
    Some((scene.text.problem)(problem, empty))
}

/// The idle periods, where no game is played.
pub(crate) fn idle_periods(scene: Scene) -> Html {
    field(scene, Field::IdlePeriods, scene.text.input.idle_periods, None, Symbol::T)
}
