//! The answer, before all steps.

use super::Scene;
use super::pieces::{number, pieces};
use crate::glicko2::{Field, WarningKind};
use crate::present::answer;
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::symbol::Symbol;
use yew::prelude::*;

pub(crate) fn answer(scene: Scene) -> Html {
    let text = &scene.text.answer;
    let state = scene.state;
    if state.covers_answer() {
        return html! {
            <section class="answer covered"><div role="status" aria-label={text.result}>{ text.covered }</div></section>
        };
    }
    let digits = scene.digits();
    let (period, trace) = (scene.period(), scene.trace());
    let before = Number::given(period.player.rating, Kind::Rating, "in.player.rating", Symbol::R);
    let after = Number::new(trace.player.rating, Kind::Rating, "player.rating", Symbol::RPrime);
    let change = answer::change(period, trace).signed();
    let stale = !state.problems.is_empty();
    let direction = if change.shown_value() < 0.0 { "down" } else { "up" };
    html! {
        <section class={classes!("answer", stale.then_some("stale"))}>
            if stale { <p class="stale-note">{ text.stale }</p> }
            <p class="headline">
                <span>{ number(&before, digits) }</span>
                <span aria-hidden="true" class="arrow">{ "→" }</span>
                <span class="after">{ number(&after, digits) }</span>
                if !trace.games.is_empty() {
                    <span class={classes!("change", direction)}>{ number(&change, digits) }</span>
                }
            </p>
            <p class="sentence" role="status" aria-label={text.result}>
                { pieces(&answer::sentence(period, trace, state.options.level, scene.text), digits) }
            </p>
            { warnings(scene) }
        </section>
    }
}

/// What is unusual about the case as a whole; what is unusual about one game stands beside it.
pub(crate) fn warnings(scene: Scene) -> Html {
    let of_a_game = |field| matches!(field, Some(Field::Game(_) | Field::GameRating(_) | Field::GameDeviation(_)));
    let mut kinds: Vec<WarningKind> = Vec::new();
    for warning in &scene.trace().warnings {
        if !of_a_game(warning.field) && !kinds.contains(&warning.kind) {
            kinds.push(warning.kind);
        }
    }
    if kinds.is_empty() {
        return html! {};
    }
    html! {
        <ul class="warnings">
            for kind in kinds { <li class="warning">{ (scene.text.warning)(kind) }</li> }
        </ul>
    }
}
