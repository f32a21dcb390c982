//! The player before the season, and how all is shown.

use super::Room;
use crate::app::season::Action;
use crate::glicko2::Field;
use crate::input::read::{Typed, typed};
use crate::present::number::Digits;
use crate::present::season::problem;
use crate::present::symbol::Symbol;
use crate::season::Place;
use crate::web::views::controls::{HasValue, button, select, titled};
use crate::web::views::pieces::symbol;
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
    let id = field.to_string().replace('.', "-");
    let typed_text = room.state.form.field(place);
    let problem = room.state.problems.iter().find(|problem| problem.place == place).map(|wrong| {
        let empty = matches!(typed(typed_text), Typed::Empty);
        problem(*wrong, empty, room.text, room.words)
    });
    let problem_id = format!("{id}-problem");
    let edit = room.on_value::<InputEvent>(move |value| Action::Edit(place, value));
    html! {
        <div class="field">
            <label for={id.clone()}>
                { label }
                <span aria-hidden="true">{ " " }{ symbol(letter) }</span>
            </label>
            <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" {id}
                value={typed_text.to_owned()}
                aria-invalid={problem.as_ref().map(|_| "true")}
                aria-describedby={problem.as_ref().map(|_| problem_id.clone())}
                data-symbol={letter.id()}
                oninput={edit} />
            if let Some(problem) = problem { <p class="problem" id={problem_id}>{ problem }</p> }
        </div>
    }
}

pub(super) fn display(room: Room) -> Html {
    let text = &room.text.input;
    let digits = std::iter::once((Digits::Auto, "auto".to_owned(), text.digits_auto.to_owned())).chain(
        (Digits::FEWEST..=Digits::MOST).map(|n| (Digits::decimals(n), n.to_string(), (text.decimals)(n.into()))),
    );
    let set = room.props.set_digits.clone();
    let set = Callback::from(move |event: Event| {
        set.emit(event.value().parse().map_or(Digits::Auto, Digits::decimals));
    });
    let content = html! {
        <>
            <div class="field">
                <span aria-hidden="true">{ text.digits }</span>
                { select(text.digits, digits, room.props.digits, set) }
            </div>
            <div class="row-buttons">{ button(room.words.periods.reset, room.on(Action::Reset)) }</div>
        </>
    };
    titled("", "shown-title", text.shown, content)
}
