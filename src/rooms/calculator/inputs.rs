//! The input column: the player, the constant τ and the games.

use super::fields::{field, problem};
use super::games;
use crate::derivation::{ViewContext, answer};
use crate::state::{Action, State};
use crate::widgets::controls::{button, soft, titled};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::game_rows::GameEdit;
use crate::widgets::inline::{number, symbol};
use crate::widgets::popover::popover;
use explain::numbers::Kind;
use explain::words::number::Number;
use glicko2_steps::{Field, Symbol};
use yew::prelude::*;

/// The parts of the form beside its own fields. Some exist only once the lazy part is loaded.
#[derive(Default)]
pub(crate) struct Form {
    /// Takes changes to the rows of games.
    pub(crate) edit_game: Callback<GameEdit>,
    /// The menu of systems, above the player's fields.
    pub(crate) system: Html,
    /// The further actions in the menu.
    pub(crate) menu: Html,
    /// The panel that the menu opened, below the buttons.
    pub(crate) panel: Html,
    /// Whether the system builds on Glicko of 1995, which has neither σ nor τ, no pictures of games,
    /// and no step navigation.
    pub(crate) is_glicko: bool,
    /// The answer in one line, which stays in view on a phone. If `None`, the paper's answer is drawn.
    pub(crate) in_sight: Option<Html>,
}

/// Draws the input column, with the system at its top.
pub(crate) fn inputs(state: &State, context: ViewContext, form: Form) -> Html {
    let text = context.text.input;
    // A field with a problem is shown in every system, because the problem prevents rating.
    let of_glicko_2 = |of, label, short, letter| {
        if form.is_glicko && problem(state, of, context.text).is_none() {
            html! {}
        } else {
            field(state, context, of, label, short, letter)
        }
    };
    html! {
        <section class="column inputs" aria-label={context.text.page.what_goes_in()}>
            <div class="in-sight" aria-hidden="true">{ form.in_sight.unwrap_or_else(|| answer::in_sight(state, context)) }</div>
            { form.system }
            if context.view.options.period == 0 {
                { titled("", "player-title", text.player(), html! { <div class="fields">
                    { field(state, context, Field::PlayerRating, text.rating(), None, Symbol::R) }
                    { field(state, context, Field::PlayerDeviation, text.deviation(), Some(text.short_deviation()), Symbol::Rd) }
                    { of_glicko_2(Field::PlayerVolatility, text.volatility(), None, Symbol::Sigma) }
                    { of_glicko_2(Field::Tau, text.tau(), Some(text.short_tau()), Symbol::Tau) }
                </div> }) }
            } else {
                { titled("", "player-title", text.player(), handed_on(state, context)) }
            }
            { titled("", "games-title", text.games(), html! {
                <>
                    { games::games(state, context, &form.edit_game) }
                    <div class="row-buttons">
                        <button type="button" id="next-period" onclick={context.dispatch.on::<MouseEvent>(Action::NextPeriod).then_focus(&["games-0-rating"])}>{ text.next_period() }</button>
                        { popover("", Some("more"), text.more_here(), None, form.menu) }
                    </div>
                    { form.panel }
                </>
            }) }
        </section>
    }
}

/// Draws the player as the previous period left them, with a button that goes to the first period.
fn handed_on(state: &State, context: ViewContext) -> Html {
    let text = context.text.input;
    let player = context.period().player;
    let digits = context.digits();
    let value = |label: &'static str, letter: Symbol, value: f64, kind: Kind, name: &str| {
        html! {
            <div class="field">
                <span>{ label }<span aria-hidden="true">{ " " }{ symbol(letter) }</span></span>
                <output>{ number(&Number::from_input(value, kind, format!("in.player.{name}"), letter), digits) }</output>
            </div>
        }
    };
    html! {
        <>
            { value(text.rating(), Symbol::R, player.rating, Kind::Rating, "rating") }
            { value(text.deviation(), Symbol::Rd, player.deviation, Kind::Rating, "deviation") }
            { value(text.volatility(), Symbol::Sigma, player.volatility, Kind::Volatility, "volatility") }
            { soft(text.handed_on()) }
            { field(state, context, Field::Tau, text.tau(), None, Symbol::Tau) }
            <div class="row-buttons">{ button(text.to_the_start(), context.dispatch.on(Action::SelectPeriod(0))) }</div>
        </>
    }
}
