//! The list of periods, and the actions on the selected one.

use crate::derivation::ViewContext;
use crate::state::{Action, State};
use crate::widgets::periods::{self, PeriodTab, Periods, elsewhere};
use explain::numbers::style::in_field;
use explain::numbers::{Typed, typed};
use explain::periods::{after, problem};
use explain::words::messages::PeriodsWords;
use glicko2_steps::seasons::Problem;
use yew::prelude::*;

/// Draws a button for each period, with the rating after it.
pub(super) fn periods(state: &State, context: ViewContext, words: PeriodsWords) -> Html {
    let all = state.player.case.periods.len();
    let selected = context.view.options.period;
    // After periods were added or removed, the last good result does not tell which period a rating belongs to.
    let rated = &state.player.rated.rated.periods;
    let is_known = rated.len() == all && !state.is_unrated;
    let tab = |k: usize| PeriodTab {
        id: state.player.case.periods[k].id(),
        played: match state.player.case.games(k).len() {
            0 => words.idle_for(&in_field(state.player.case.periods[k].idle())),
            count => words.games(count),
        },
        result: rated
            .get(k)
            .filter(|_| is_known && !context.view.hides_answer())
            .map(|rated| after(k, rated)),
    };
    let is_hidden =
        |problem: &&Problem| !problem.path.is_start() && problem.path.period != selected;
    let sentence = |wrong: &Problem| {
        let empty = matches!(typed(state.player.case.field(wrong.path)), Typed::Empty);
        (
            wrong.path.period,
            problem(*wrong, empty, context.text, words),
        )
    };
    let select = context.dispatch.reform(Action::SelectPeriod);
    html! {
        <>
            { elsewhere(state.player.problems.iter().filter(is_hidden).map(sentence), words, &select) }
            {
                periods::periods(Periods {
                    all,
                    tab: &tab,
                    selected,
                    digits: context.digits(),
                    text: context.text,
                    words,
                    select: &select,
                })
            }
        </>
    }
}

/// Draws the actions on the selected period as a whole.
pub(crate) fn of_period(state: &State, context: ViewContext, words: PeriodsWords) -> Html {
    let edit = context.dispatch.reform(Action::EditPeriod);
    periods::of_period(
        context.view.options.period,
        state.player.case.periods.len(),
        words,
        &edit,
    )
}
