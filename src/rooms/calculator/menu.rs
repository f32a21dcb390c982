//! The menu of rare actions on the games, and of how numbers are shown.

use super::fields::problem;
use super::games::ADD;
use crate::derivation::ViewContext;
use crate::state::{Action, State};
use crate::widgets::controls::{button, soft};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::input::menu_field;
use crate::widgets::memo::{Part, memo};
use crate::widgets::menus::digits_menu;
use explain::numbers::Digits;
use explain::words::Text;
use glicko2_steps::{Field, Rounding};
use yew::prelude::*;

/// Draws the menu. `of_periods` is drawn between the actions on games and the display options.
pub(crate) fn menu(state: &State, context: ViewContext, of_periods: Html) -> Html {
    let text = context.text.language.form();
    let display = Display {
        digits: context.digits(),
        rounding: context.view.options.rounding,
        problem: problem(state, Field::Rounding, context.text),
        text: context.text,
        dispatch: context.dispatch.clone(),
    };
    html! {
        <>
            { button(context.text.input.pause(), context.dispatch.on(Action::Pause)) }
            if !state.games().is_empty() {
                { button(text.clear(), context.dispatch.on(Action::ClearGames).then_focus(&[ADD])) }
            }
            { button(text.reset(), context.dispatch.on(Action::Reset)) }
            { of_periods }
            { memo(display) }
            { soft(text.hint()) }
            { soft(text.keys_hint()) }
        </>
    }
}

/// The display options: decimals, and the paper's rounding.
#[derive(PartialEq)]
struct Display {
    digits: Digits,
    rounding: Rounding,
    problem: Option<String>,
    text: Text,
    dispatch: Callback<Action>,
}

impl Part for Display {
    fn view(&self) -> Html {
        let text = self.text.language.form();
        let as_printed = self.rounding == Rounding::AsPrinted;
        let rounding = if as_printed {
            Rounding::Exact
        } else {
            Rounding::AsPrinted
        };
        let set_digits = self.dispatch.reform(Action::SetDigits);
        html! {
            <>
                { menu_field(text.digits(), digits_menu(self.text, self.digits, set_digits)) }
                <div class="check">
                    <input type="checkbox" id="as-printed" checked={as_printed} aria-describedby="as-printed-explained"
                        onchange={self.dispatch.on::<Event>(Action::SetRounding(rounding))} />
                    <label for="as-printed">{ text.as_printed() }</label>
                    <p class="soft" id="as-printed-explained">{ text.as_printed_explained() }</p>
                </div>
                if let Some(problem) = &self.problem { <p class="problem">{ problem }</p> }
            </>
        }
    }
}
