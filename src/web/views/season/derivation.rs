//! The full derivation of the period that is looked at.

use super::{Room, Shared};
use crate::app::{self, Action, Moment, Options, State};
use crate::glicko2::Field;
use crate::present::answer::sentence;
use crate::present::level::Level;
use crate::present::number::Digits;
use crate::present::text::Text;
use crate::present::text::season::SeasonText;
use crate::season::RatedPeriod;
use crate::web::kit::controls::soft;
use crate::web::kit::inline::pieces;
use crate::web::kit::pager::use_page;
use crate::web::kit::warnings::warnings;
use crate::web::views::Scene;
use crate::web::views::steps::steps;
use std::rc::Rc;
use yew::prelude::*;

/// Nowhere in the derivation: here nobody walks through it.
const NOWHERE: Moment = Moment { step: 0, sub: 0 };

pub(super) fn derivation(room: Room) -> Html {
    let state = room.state;
    let Some(rated) = state.shown() else {
        return if state.form.periods.is_empty() {
            html! {}
        } else {
            soft(room.words.derivation.missing)
        };
    };
    html! {
        <div class={room.aged("derived")}>
            <Derivation rated={Shared::of(rated)} period={state.selected} level={room.props.level} digits={room.props.digits}
                text={room.text} words={room.words} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DerivationProps {
    rated: Shared<RatedPeriod>,
    period: usize,
    level: Level,
    digits: Digits,
    text: &'static Text,
    words: &'static SeasonText,
}

/// The steps of one period. It is worked into words only when the period itself has changed.
#[component]
fn Derivation(props: &DerivationProps) -> Html {
    let (first, turn_to) = use_page();
    let moment = use_state_eq(|| NOWHERE);
    // The one thing to be done here is to look at an iteration.
    let dispatch = use_callback((), {
        let moment = moment.setter();
        move |action, ()| {
            if let Action::GoTo(to) = action {
                moment.set(to);
            }
        }
    });
    let options = Options { digits: props.digits, level: props.level, moment: *moment, ..Options::default() };
    let state = use_memo((props.rated.clone(), options), |(rated, options)| {
        let mut state = State::default();
        state.worked = Rc::new(app::Worked {
            period: rated.period.clone(),
            trace: rated.trace.clone(),
            rows: (0..rated.period.games.len()).collect(),
        });
        state.options = options.clone();
        state
    });
    let scene = Scene { state: &state, text: props.text, dispatch: &dispatch, first, turn_to: &turn_to, what_if: None };
    let (words, rated) = (&props.words.derivation, &props.rated);
    let content = html! {
        <>
            if props.period > 0 { { soft(words.explained) } }
            <p class="sentence">{ pieces(&sentence(&rated.period, &rated.trace, props.level, props.text), props.digits) }</p>
            { unusual(props) }
        </>
    };
    html! {
        <>
            <section class="period-answer" aria-labelledby="period-title">
                <h2 id="period-title">{ (words.title)(props.period + 1) }</h2>
                { content }
            </section>
            { steps(scene, Html::default()) }
        </>
    }
}

/// So many warnings are shown.
const SHOWN: usize = 10;

/// What is unusual about the period and its games.
fn unusual(props: &DerivationProps) -> Html {
    warnings(props.rated.trace.warnings.iter().take(SHOWN).map(|warning| {
        let said = (props.text.warning)(warning.kind);
        match warning.field {
            Some(Field::Game(j) | Field::GameRating(j) | Field::GameDeviation(j)) => {
                (props.words.derivation.warning)(j + 1, said).into()
            }
            _ => said.into(),
        }
    }))
}
