//! Periods to choose from, what is wrong elsewhere, and what can be done with a period as a whole.

use super::controls::{button, button_of};
use super::dispatch::Dispatch;
use super::inline::number;
use super::pager::{Pager, pager};
use crate::case::PeriodEdit;
use crate::number::Digits;
use crate::present::math::Number;
use crate::present::text::Text;
use crate::present::text::season::SeasonText;
use yew::prelude::*;

/// So many periods are listed at once.
const PERIODS_A_PAGE: usize = 50;
/// So many problems of other periods are named.
const MAX_NAMED: usize = 5;

/// A period to choose.
pub(crate) struct PeriodTab {
    /// Tells it apart while periods are moved about.
    pub(crate) id: u32,
    /// What happened in it.
    pub(crate) played: String,
    /// The number that it ends with, if there is one.
    pub(crate) result: Option<Number>,
}

/// Periods to choose from.
#[derive(Clone, Copy)]
pub(crate) struct Periods<'a> {
    /// So many are there.
    pub(crate) all: usize,
    /// Each of them, from 0.
    pub(crate) tab: &'a dyn Fn(usize) -> PeriodTab,
    /// The one that is looked at.
    pub(crate) selected: usize,
    pub(crate) digits: Digits,
    pub(crate) text: &'static Text,
    pub(crate) words: &'static SeasonText,
    /// Takes the one that is chosen.
    pub(crate) select: &'a Callback<usize>,
}

/// A button for each period.
pub(crate) fn periods(of: Periods) -> Html {
    let words = &of.words.periods;
    let first = of.selected / PERIODS_A_PAGE * PERIODS_A_PAGE;
    let window = first..of.all.min(first + PERIODS_A_PAGE);
    let chip = |k: usize| {
        let PeriodTab { id, played, result } = (of.tab)(k);
        html! {
            <li key={id.to_string()}>
                <button type="button" class="period" aria-current={(k == of.selected).then_some("true")}
                    onclick={of.select.on::<MouseEvent>(k)}>
                    <b>{ (words.period)(k + 1) }</b>
                    <span class="soft">{ played }</span>
                    if let Some(result) = result { <span class="after">{ number(&result, of.digits) }</span> }
                </button>
            </li>
        }
    };
    html! {
        <>
            <ol class="periods" aria-label={words.title}>
                for k in window.clone() { { chip(k) } }
            </ol>
            {
                pager(Pager {
                    window,
                    all: of.all,
                    size: PERIODS_A_PAGE,
                    words: [words.previous, words.next],
                    text: of.text,
                    turn_to: of.select,
                })
            }
        </>
    }
}

/// What is wrong in other periods, with a way there: the period and the sentence of each problem.
pub(crate) fn elsewhere(
    problems: impl Iterator<Item = (usize, String)>,
    words: &'static SeasonText,
    select: &Callback<usize>,
) -> Html {
    let problems: Vec<(usize, String)> = problems.take(MAX_NAMED).collect();
    if problems.is_empty() {
        return html! {};
    }
    html! {
        <ul class="elsewhere">
            for (period, sentence) in problems {
                <li class="problem">{ button((words.periods.elsewhere)(period + 1, &sentence), select.on(period)) }</li>
            }
        </ul>
    }
}

/// What can be done with one period of so many.
pub(crate) fn of_period(period: usize, all: usize, words: &'static SeasonText, edit: &Callback<PeriodEdit>) -> Html {
    let words = &words.periods;
    let up = edit.on(PeriodEdit::Move(period.saturating_sub(1)));
    let down = edit.on(PeriodEdit::Move(period + 1));
    let remove = edit.on(PeriodEdit::Remove).then_focus(&["next-period"]);
    let clear = edit.on(PeriodEdit::Clear).then_focus(&["next-period"]);
    html! {
        <div class="row-buttons" role="group" aria-label={(words.period)(period + 1)}>
            { button(words.duplicate, edit.on(PeriodEdit::Duplicate)) }
            { button_of("", words.up.into(), period == 0, up) }
            { button_of("", words.down.into(), period + 1 == all, down) }
            { button(words.remove, remove) }
            { button_of("quiet", words.clear.into(), false, clear) }
        </div>
    }
}
