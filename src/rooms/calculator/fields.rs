//! A field of the case with its label and its problem.

use crate::derivation::ViewContext;
use crate::state::{Action, State};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::input::{Input, number_field};
use explain::case::stepping;
use explain::numbers::{Typed, typed};
use explain::words::Text;
use glicko2_steps::{Field, Symbol};
use yew::prelude::*;

/// Returns the problem of a field in words.
pub(crate) fn problem(state: &State, field: Field, text: Text) -> Option<String> {
    let problem = state.problem(field)?;
    let empty = matches!(typed(state.field(field)), Typed::Empty);
    Some(text.problem(problem, empty))
}

/// Draws the field for the number of idle periods, in a period without games.
pub(crate) fn idle_periods(state: &State, context: ViewContext) -> Html {
    field(
        state,
        context,
        Field::IdlePeriods,
        context.text.input.idle_periods(),
        None,
        Symbol::T,
    )
}

/// Draws a field with its label and its problem.
pub(crate) fn field(
    state: &State,
    context: ViewContext,
    field: Field,
    label: &'static str,
    short: Option<&'static str>,
    letter: Symbol,
) -> Html {
    let input = Input {
        id: field.to_string().replace('.', "-"),
        typed: state.field(field).to_owned(),
        symbol: Some(letter),
        short,
        oninput: context
            .dispatch
            .on_number(move |text| Action::Edit(field, text)),
        drag_name: Some(stepping::name(field)),
        ..Input::default()
    };
    number_field(label, input, problem(state, field, context.text))
}
