//! What the chosen place makes of the player's case.

use super::View;
use crate::app::{Moment, State};
use crate::present::math::Number;
use crate::present::number::Kind;
use crate::present::step::{fill, pieces as plain_pieces};
use crate::present::symbol::Symbol;
use crate::present::systems as present;
use crate::systems::Outcome;
use crate::web::kit::controls::soft;
use crate::web::kit::headline::{Headline, headline};
use crate::web::kit::inline::pieces;
use crate::web::kit::pager::ROWS_A_PAGE;
use crate::web::views::{Scene, steps};
use yew::prelude::*;

/// The number that players see there, below the answer.
pub(super) fn seen(view: View) -> Html {
    let place = &view.state.place;
    let Some(seen) = place.seen.as_ref().filter(|_| !place.is_paper()) else { return Html::default() };
    shown(view, &seen.outcome)
}

fn shown(view: View, outcome: &Outcome) -> Html {
    let (words, rooms) = (view.language.systems(), view.language.rooms());
    let digits = view.state.page.options.digits;
    if let Some(caveat) = words.caveat(outcome.system.publication) {
        return html! { <p class="place-shows warning">{ pieces(&plain_pieces(caveat), digits) }</p> };
    }
    html! {
        <p class="place-shows">
            <b>{ (rooms.what_seen)(outcome.system.name) }{ ": " }</b>
            for (i, shown) in outcome.shown.iter().enumerate() {
                if i > 0 { { "; " } }
                { pieces(&fill(&(words.seen)(shown), &present::numbers(shown)), digits) }
            }
        </p>
    }
}

/// The steps that the place adds after those of the paper.
pub(super) fn further(view: View, scene: Scene) -> Html {
    let place = &view.state.place;
    if place.is_paper() {
        return Html::default();
    }
    let Some(seen) = &place.seen else { return soft(view.language.rooms().cannot) };
    let window = scene.window(seen.outcome.games.len(), ROWS_A_PAGE);
    steps::further(scene, present::further(&seen.case, &seen.outcome, 9, window, view.language))
}

/// Answer and derivation of a place that builds on the system of 1995; the others have the paper's.
pub(super) fn derivation(view: View, scene: Scene) -> Option<Html> {
    let place = &view.state.place;
    if !place.is_glicko() {
        return None;
    }
    let Some(seen) = &place.seen else { return Some(soft(view.language.rooms().cannot)) };
    let outcome = &seen.outcome;
    let window = scene.window(outcome.games.len(), ROWS_A_PAGE);
    let derived = present::derivation(&seen.case, outcome, window.clone(), view.language);
    let next = derived.last().map_or(1, |step| step.number + 1);
    let further = present::further(&seen.case, outcome, next, window, view.language);
    // Here nobody walks, so nothing is covered.
    let mut state: State = scene.state.clone();
    state.options.hide = false;
    state.options.moment = Moment { step: 0, sub: 0 };
    let scene = Scene { state: &state, ..scene };
    Some(html! {
        <>
            { answer(view, outcome, !scene.state.problems.is_empty()) }
            { shown(view, outcome) }
            <div class="steps">
                { steps::further(scene, derived) }
                { steps::further(scene, further) }
            </div>
        </>
    })
}

/// The answer in one sentence, without a volatility.
fn answer(view: View, outcome: &Outcome, stale: bool) -> Html {
    let rooms = view.language.rooms();
    let of = |value, kind, path, symbol| Number::new(value, kind, path, symbol);
    let before = of(outcome.before.rating, Kind::Given, "in.player.rating", Symbol::R);
    let after = of(outcome.after.rating, Kind::Rating, "system.after.rating", Symbol::RPrime);
    let deviation = of(outcome.after.deviation, Kind::Rating, "system.after.deviation", Symbol::RdPrime);
    let (from, to) = (outcome.before.rating, outcome.after.rating);
    let change = Number::difference(to, from, Kind::Rating, "system.change", Symbol::Change);
    let size = Number { value: change.value.abs(), ..change.clone() };
    let sentence = match change.shown_value() {
        c if c > 0.0 => rooms.rises,
        c if c < 0.0 => rooms.falls,
        _ => rooms.stays,
    };
    let answer = Headline {
        before,
        after: after.clone(),
        change: Some(change.signed()),
        sentence: fill(sentence, &[size, after, deviation]),
        digits: view.state.page.options.digits,
        is_stale: stale,
        text: view.text,
    };
    headline(answer, html! {})
}
