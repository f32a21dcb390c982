//! The periods to choose from, and what can be done with the one that is looked at.

use crate::app::Action;
use crate::number::{Typed, typed};
use crate::present::season::{after, problem};
use crate::present::text::season::SeasonText;
use crate::season::Problem;
use crate::web::kit::controls::{button, button_of};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::inline::number;
use crate::web::kit::pager::{Pager, pager};
use crate::web::views::Scene;
use yew::prelude::*;

/// So many periods are listed at once.
const PERIODS_A_PAGE: usize = 50;
/// So many problems of other periods are named.
const MAX_NAMED: usize = 5;

/// A button for each period, with the rating after it.
pub(super) fn periods(scene: Scene, words: &'static SeasonText) -> Html {
    let state = scene.state;
    let all = state.case.periods.len();
    let selected = state.options.period;
    let first = selected / PERIODS_A_PAGE * PERIODS_A_PAGE;
    let window = first..all.min(first + PERIODS_A_PAGE);
    // Once periods came or went nobody knows whose result the last good one was.
    let rated = &state.rated.rated.periods;
    let is_known = rated.len() == all;
    let chip = |k: usize| {
        let result = rated.get(k).filter(|_| is_known).map(|rated| after(k, rated));
        let played = match state.case.games(k).len() {
            0 => (words.periods.idle)(state.case.periods[k].idle()),
            count => (words.periods.games)(count),
        };
        html! {
            <li key={state.case.periods[k].id().to_string()}>
                <button type="button" class="period" aria-current={(k == selected).then_some("true")}
                    onclick={scene.dispatch.on::<MouseEvent>(Action::SelectPeriod(k))}>
                    <b>{ (words.periods.period)(k + 1) }</b>
                    <span class="soft">{ played }</span>
                    if let Some(result) = result { <span class="after">{ number(&result, scene.digits()) }</span> }
                </button>
            </li>
        }
    };
    html! {
        <>
            { elsewhere(scene, words) }
            <ol class="periods" aria-label={words.periods.title}>
                for k in window.clone() { { chip(k) } }
            </ol>
            {
                pager(Pager {
                    window,
                    all,
                    size: PERIODS_A_PAGE,
                    words: [words.periods.previous, words.periods.next],
                    text: scene.text,
                    turn_to: &scene.dispatch.reform(Action::SelectPeriod),
                })
            }
        </>
    }
}

/// What is wrong with other periods, with a way there.
fn elsewhere(scene: Scene, words: &'static SeasonText) -> Html {
    let state = scene.state;
    let is_hidden = |problem: &&Problem| !problem.path.is_start() && problem.path.period != state.options.period;
    let hidden: Vec<&Problem> = state.problems.iter().filter(is_hidden).take(MAX_NAMED).collect();
    if hidden.is_empty() {
        return html! {};
    }
    let sentence = |wrong: &Problem| {
        let empty = matches!(typed(state.case.field(wrong.path)), Typed::Empty);
        problem(*wrong, empty, scene.text, words)
    };
    html! {
        <ul class="elsewhere">
            for wrong in hidden {
                <li class="problem">
                    {
                        button(
                            (words.periods.elsewhere)(wrong.path.period + 1, &sentence(wrong)),
                            scene.dispatch.on(Action::SelectPeriod(wrong.path.period)),
                        )
                    }
                </li>
            }
        </ul>
    }
}

/// What can be done with the period that is looked at, as a whole.
pub(crate) fn of_period(scene: Scene, words: &'static SeasonText) -> Html {
    let (k, words) = (scene.state.options.period, &words.periods);
    let last = scene.state.case.periods.len() - 1;
    let remove = scene.dispatch.on(Action::RemovePeriod).then_focus(&["next-period"]);

    html! {
        <div class="row-buttons" role="group" aria-label={(words.period)(k + 1)}>
            { button(words.duplicate, scene.dispatch.on(Action::DuplicatePeriod)) }
            { button_of("", words.up.into(), k == 0, scene.dispatch.on(Action::MovePeriod(k.saturating_sub(1)))) }
            { button_of("", words.down.into(), k == last, scene.dispatch.on(Action::MovePeriod(k + 1))) }
            { button(words.remove, remove) }
            { button_of("quiet", words.clear.into(), false, scene.dispatch.on(Action::ClearPeriods).then_focus(&["next-period"])) }
        </div>
    }
}
