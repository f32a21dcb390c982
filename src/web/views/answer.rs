//! The answer, before all steps.

use super::Scene;
use crate::glicko2::{Field, WarningKind};
use crate::present::answer;
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::symbol::Symbol;
use crate::web::kit::headline::{Headline, headline};
use crate::web::kit::warnings::warnings;
use yew::prelude::*;

pub(crate) fn answer(scene: Scene) -> Html {
    let (state, text) = (scene.state, scene.text);
    if state.covers_answer() {
        let text = &text.answer;
        return html! {
            <section class="answer covered"><div role="status" aria-label={text.result}>{ text.covered }</div></section>
        };
    }
    let (period, trace) = (scene.period(), scene.trace());
    let answer = Headline {
        before: Number::new(period.player.rating, Kind::Given, "in.player.rating", Symbol::R),
        after: Number::new(trace.player.rating, Kind::Rating, "player.rating", Symbol::RPrime),
        change: (!trace.games.is_empty()).then(|| answer::change(period, trace).signed()),
        sentence: answer::sentence(period, trace, state.options.level, text),
        digits: scene.digits(),
        is_stale: !state.problems.is_empty(),
        text,
    };
    headline(answer, warnings(unusual(scene).into_iter().map(|kind| (text.warning)(kind).into())))
}

/// What is unusual about the case as a whole; what is unusual about one game stands beside it.
fn unusual(scene: Scene) -> Vec<WarningKind> {
    let of_a_game = |field| matches!(field, Some(Field::Game(_) | Field::GameRating(_) | Field::GameDeviation(_)));
    let mut kinds: Vec<WarningKind> = Vec::new();
    for warning in &scene.trace().warnings {
        if !of_a_game(warning.field) && !kinds.contains(&warning.kind) {
            kinds.push(warning.kind);
        }
    }
    kinds
}
