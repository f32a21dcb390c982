//! The list of rating periods, problems in other periods, and the actions on a period.

use super::controls::{button, button_of};
use super::dispatch::Dispatch;
use super::inline::number;
use super::pager::{Pager, pager};
use explain::case::PeriodEdit;
use explain::numbers::Digits;
use explain::words::Text;
use explain::words::messages::PeriodsWords;
use explain::words::number::Number;
use yew::prelude::*;

/// The number of periods listed at once.
const PERIODS_A_PAGE: usize = 50;
/// The largest number of problems of other periods that are listed.
const MAX_NAMED: usize = 5;

/// A period in the list.
pub(crate) struct PeriodTab {
    /// The key of the period while periods are moved.
    pub(crate) id: u32,
    /// The games of the period, in words.
    pub(crate) played: String,
    /// The number after the period, if there is one.
    pub(crate) result: Option<Number>,
}

/// The list of rating periods.
#[derive(Clone, Copy)]
pub(crate) struct Periods<'a> {
    /// The number of periods.
    pub(crate) all: usize,
    /// Returns the period with this index.
    pub(crate) tab: &'a dyn Fn(usize) -> PeriodTab,
    /// The index of the selected period.
    pub(crate) selected: usize,
    pub(crate) digits: Digits,
    pub(crate) text: Text,
    pub(crate) words: PeriodsWords,
    /// Takes the index of the period to select.
    pub(crate) select: &'a Callback<usize>,
}

/// Draws a button for each period.
pub(crate) fn periods(of: Periods) -> Html {
    let words = of.words;
    let first = of.selected / PERIODS_A_PAGE * PERIODS_A_PAGE;
    let window = first..of.all.min(first + PERIODS_A_PAGE);
    let chip = |k: usize| {
        let PeriodTab { id, played, result } = (of.tab)(k);
        html! {
            <li key={id.to_string()}>
                <button type="button" class="period" aria-current={(k == of.selected).then_some("true")}
                    onclick={of.select.on::<MouseEvent>(k)}>
                    <b>{ words.period(k + 1) }</b>
                    <span class="soft">{ played }</span>
                    if let Some(result) = result { <span class="after">{ number(&result, of.digits) }</span> }
                </button>
            </li>
        }
    };
    html! {
        <>
            <ol class="periods" aria-label={words.periods_title()}>
                for k in window.clone() { { chip(k) } }
            </ol>
            {
                pager(Pager {
                    window,
                    all: of.all,
                    size: PERIODS_A_PAGE,
                    words: [words.periods_previous(), words.periods_next()],
                    text: of.text,
                    turn_to: of.select,
                })
            }
        </>
    }
}

/// Draws the problems of other periods, each as a button that selects its period. A problem is the
/// index of its period and a sentence.
pub(crate) fn elsewhere(
    problems: impl Iterator<Item = (usize, String)>,
    words: PeriodsWords,
    select: &Callback<usize>,
) -> Html {
    let problems: Vec<(usize, String)> = problems.take(MAX_NAMED).collect();
    if problems.is_empty() {
        return html! {};
    }
    html! {
        <ul class="elsewhere">
            for (period, sentence) in problems {
                <li class="problem">{ button(words.elsewhere(period + 1, &sentence), select.on(period)) }</li>
            }
        </ul>
    }
}

/// Draws the buttons for the actions on one period of `all`.
pub(crate) fn of_period(
    period: usize,
    all: usize,
    words: PeriodsWords,
    edit: &Callback<PeriodEdit>,
) -> Html {
    let up = edit.on(PeriodEdit::Move(period.saturating_sub(1)));
    let down = edit.on(PeriodEdit::Move(period + 1));
    let remove = edit.on(PeriodEdit::Remove).then_focus(&["next-period"]);
    let clear = edit.on(PeriodEdit::Clear).then_focus(&["next-period"]);
    html! {
        <div class="row-buttons" role="group" aria-label={words.period(period + 1)}>
            { button(words.periods_duplicate(), edit.on(PeriodEdit::Duplicate)) }
            { button_of("", words.periods_up().into(), period == 0, up) }
            { button_of("", words.periods_down().into(), period + 1 == all, down) }
            { button(words.periods_remove(), remove) }
            { button_of("quiet", words.periods_clear().into(), false, clear) }
        </div>
    }
}
