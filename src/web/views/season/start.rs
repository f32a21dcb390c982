//! The player before the season, and how all is shown.

use super::Room;
use crate::app::season::Action;
use crate::glicko2::Field;
use crate::present::symbol::Symbol;
use crate::season::Place;
use crate::web::kit::controls::{button, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::input::{Input, menu_field, number_field};
use crate::web::kit::menus::digits_menu;
use yew::prelude::*;

pub(super) fn start(room: Room) -> Html {
    let text = &room.text.input;
    let content = html! {
        <>
            { field(room, Field::PlayerRating, text.rating, Symbol::R) }
            { field(room, Field::PlayerDeviation, text.deviation, Symbol::Rd) }
            { field(room, Field::PlayerVolatility, text.volatility, Symbol::Sigma) }
            { field(room, Field::Tau, text.tau, Symbol::Tau) }
        </>
    };
    titled("", "player-title", room.words.periods.start, content)
}

/// A labelled field with what is wrong about it.
fn field(room: Room, field: Field, label: &'static str, letter: Symbol) -> Html {
    let place = Place { period: 0, field };
    let input = Input {
        id: field.to_string().replace('.', "-"),
        typed: room.state.form.field(place).to_owned(),
        symbol: Some(letter),
        oninput: room.props.dispatch.on_value(move |text| Action::Edit(place, text)),
        ..Input::default()
    };
    let wrong = room.state.problems.iter().find(|problem| problem.place == place);
    number_field(label, input, wrong.map(|wrong| room.sentence(wrong)))
}

pub(super) fn display(room: Room) -> Html {
    let text = &room.text.input;
    let content = html! {
        <>
            { menu_field(text.digits, digits_menu(room.text, room.props.digits, room.props.set_digits.clone())) }
            <div class="row-buttons">{ button(room.words.periods.reset, room.props.dispatch.on(Action::Reset)) }</div>
        </>
    };
    titled("", "shown-title", text.shown, content)
}
