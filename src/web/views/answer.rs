//! The answer, before all steps.

use super::Scene;
use crate::glicko2::{Field, WarningKind};
use crate::number::{Digits, Kind};
use crate::present::answer;
use crate::present::math::Number;
use crate::present::step::Piece;
use crate::present::symbol::Symbol;
use crate::present::why;
use crate::web::kit::headline::{Headline, headline};
use crate::web::kit::inline::{number, pieces};
use crate::web::kit::warnings::warnings;
use yew::prelude::*;

/// The answer with its reasons; `further` follows them.
pub(crate) fn answer(scene: Scene, further: Html) -> Html {
    let reasons = why::reasons(scene.period(), scene.trace());
    let sentences: Vec<Vec<Piece>> = reasons.iter().map(|reason| why::sentence(reason, None, scene.text.why)).collect();
    told(scene, &sentences, further)
}

/// The answer with these sentences as its reasons.
pub(crate) fn told(scene: Scene, sentences: &[Vec<Piece>], further: Html) -> Html {
    let (state, text) = (scene.state, scene.text);
    if state.covers_answer() {
        let text = &text.answer;
        return html! {
            <section class="answer covered"><div role="status" aria-label={text.result}>{ text.covered }</div></section>
        };
    }
    let (period, trace, digits) = (scene.period(), scene.trace(), scene.digits());
    let answer = Headline {
        before: number(&Number::given(period.player.rating, Kind::Rating, "in.player.rating", Symbol::R), digits),
        after: number(&Number::new(trace.player.rating, Kind::Rating, "player.rating", Symbol::RPrime), digits),
        change: (!trace.games.is_empty()).then(|| answer::change(period, trace).signed()),
        sentence: answer::sentence(period, trace, state.options.level, text),
        digits,
        is_stale: state.is_stale(),
        text,
    };
    headline(answer, html! { <>{ why(sentences, digits) }{ further }{ unusual(scene) }</> })
}

/// Why it came out so, a paragraph a sentence.
pub(crate) fn why(sentences: &[Vec<Piece>], digits: Digits) -> Html {
    html! {
        if !sentences.is_empty() {
            <div class="why">
                for sentence in sentences {
                    <p>{ pieces(sentence, digits) }</p>
                }
            </div>
        }
    }
}

/// What is unusual about the case as a whole; what is unusual about one game stands beside it.
pub(crate) fn unusual(scene: Scene) -> Html {
    let of_a_game = |field| matches!(field, Some(Field::Game(_) | Field::GameRating(_) | Field::GameDeviation(_)));
    let mut kinds: Vec<WarningKind> = Vec::new();
    for warning in &scene.trace().warnings {
        if !of_a_game(warning.field) && !kinds.contains(&warning.kind) {
            kinds.push(warning.kind);
        }
    }
    warnings(kinds.into_iter().map(|kind| (scene.text.warning)(kind).into()))
}
