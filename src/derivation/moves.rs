//! How far the result moves with each input number, computed only while the card is open.

use super::ViewContext;
use crate::state::Derivation;
use crate::widgets::chart::{Draw, chart};
use crate::widgets::controls::{fold, soft};
use crate::widgets::table::list;
use explain::by_ptr::ByPtr;
use explain::charts::alt::strip::letter;
use explain::charts::data::{Moved, Sensitivity, Unit, sensitivities};
use explain::charts::draw::{self, BarGroup};
use explain::charts::handles::Painted;
use explain::numbers::{Digits, Kind};
use explain::steps::step::Cell;
use explain::words::Text;
use explain::words::number::{Number, format_number};
use glicko2_steps::{Field, Symbol};
use yew::prelude::*;

/// Draws a card that is closed at first.
pub(crate) fn moves(context: ViewContext) -> Html {
    if context.trace().games.is_empty() {
        return Html::default();
    }
    html! { <Moves of={ByPtr(context.view.derivation.clone())} digits={context.digits()} text={context.text} /> }
}

#[derive(Properties, PartialEq)]
struct MovesProps {
    of: ByPtr<Derivation>,
    digits: Digits,
    text: Text,
}

#[component]
fn Moves(props: &MovesProps) -> Html {
    let is_open = use_state_eq(|| false);
    let words = props.text.language.strip();
    let toggled = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            let target = event.target_dyn_into::<web_sys::Element>();
            is_open.set(target.is_some_and(|details| details.has_attribute("open")));
        })
    };
    html! {
        <section class="card moves" aria-labelledby="moves-title">
            <details ontoggle={toggled}>
                <summary><h2 id="moves-title">{ words.moves() }</h2></summary>
                if *is_open {
                    { content(props) }
                }
            </details>
        </section>
    }
}

fn content(props: &MovesProps) -> Html {
    let (words, digits) = (props.text.language.strip(), props.digits);
    let found = sensitivities(&props.of.period, &props.of.trace);
    let name = |moved| match moved {
        Moved::Field(field) => letter(in_rows(field, &props.of.rows)),
        Moved::Others(count) => words.others(count),
    };
    let number = |value, moved, of: &str, symbol| {
        let what = if let Moved::Field(field) = moved {
            field.to_string()
        } else {
            "others".to_owned()
        };
        Number::new(value, Kind::Scaled, format!("moves.{what}.{of}"), symbol).signed()
    };
    let rating = |one: &Sensitivity| number(one.rating, one.moved, "rating", Symbol::RPrime);
    let units = [
        Unit::Rating,
        Unit::Deviation,
        Unit::Score,
        Unit::Volatility,
        Unit::Tau,
    ]
    .into_iter();
    // A tenth of a score moves the rating far more than a point does. On the same scale, all other
    // bars would be too short to see.
    let longest = |of_scores: bool| {
        let alike = found
            .iter()
            .filter(|one| (one.unit == Unit::Score) == of_scores);
        alike.map(|one| one.rating.abs()).fold(0.0, f64::max)
    };
    let groups: Vec<BarGroup> = units
        .zip(words.moves_units())
        .map(|(unit, words)| BarGroup {
            unit: words.to_owned(),
            longest: longest(unit == Unit::Score),
            bars: found
                .iter()
                .filter(|one| one.unit == unit)
                .map(|one| {
                    (
                        name(one.moved),
                        one.rating,
                        format_number(&rating(one), digits),
                    )
                })
                .collect(),
        })
        .collect();
    let rows = found
        .iter()
        .map(|one| {
            let deviation = number(one.deviation, one.moved, "deviation", Symbol::RdPrime);
            vec![
                Cell::Head(name(one.moved)),
                Cell::Number(rating(one)),
                Cell::Number(deviation),
            ]
        })
        .collect();
    html! {
        <>
            { soft(words.moves_explained()) }
            { chart(Bars(groups), words.moves_alt()) }
            { fold(props.text.meaning.as_table(), list(words.moves(), &["", "{r_prime}", "{rd_prime}"], rows, digits)) }
        </>
    }
}

/// Returns a field of the period with the row in which its game was typed.
fn in_rows(field: Field, rows: &[usize]) -> Field {
    let row = |game: usize| rows.get(game).copied().unwrap_or(game);
    match field {
        Field::GameRating(game) => Field::GameRating(row(game)),
        Field::GameDeviation(game) => Field::GameDeviation(row(game)),
        Field::GameScore(game) => Field::GameScore(row(game)),
        other => other,
    }
}

#[derive(PartialEq)]
struct Bars(Vec<BarGroup>);

impl Draw for Bars {
    fn draw(&self, width: u32) -> Painted {
        draw::sensitivities(&self.0, width).into()
    }
}
