//! The section *Check my numbers*: the choice of a case, the reader's numbers for it, and what they reveal.

mod case;
mod named;
mod numbers;
mod outcome;
mod symptoms;
mod table;

use super::View;
use super::doors::doors;
use crate::rooms::checked_against;
use crate::state::learn::check::{Action, CheckState, Of, link_of};
use crate::state::{Options, Rooms, learn, rooms};
use crate::widgets::controls::words_in;
use crate::widgets::deferred::deferred;
use crate::widgets::dispatch::undone_by_browser;
use explain::case::StepPosition;
use explain::ids::VariantArray;
use explain::teach::check::mistakes;
use explain::words::messages::CheckWords;
use glicko2_steps::Period;
use outcome::OutcomeProps;
use std::rc::Rc;
use yew::prelude::*;

/// The values that every part of the section needs.
#[derive(Clone, Copy)]
struct CheckContext<'a> {
    view: View<'a>,
    check: &'a CheckState,
    words: CheckWords,
    period: &'a Rc<Period>,
    /// Takes the actions of the section.
    act: &'a Callback<Action>,
}

/// The largest number of games for which the outcome is computed at each key press. With more
/// games, looking for two mistakes at once takes longer than the pause between two key presses.
const AT_ONCE: usize = 12;

pub(super) fn room(view: View) -> Html {
    let (check, words) = (&view.learn.check, view.language.check());
    let period = Rc::new(check.of.period(&view.state.view.derivation.period));
    let act = view.act(learn::Action::Check);
    let context = CheckContext {
        view,
        check,
        words,
        period: &period,
        act: &act,
    };
    // The cases with a letter are the same for every program, so numbers entered for another of them count as well.
    let is_other =
        |of: &Of| *of != Of::Own && *of != check.of && !check.sheet_of(*of).good().is_empty();
    let other = Of::VARIANTS.iter().copied().rev().find(is_other);
    let props = OutcomeProps {
        of: check.of,
        period: period.clone(),
        numbers: check.sheet().good().clone(),
        other: other.map(|of| (of, check.sheet_of(of).good().clone())),
        is_stale: check.sheet().is_stale(),
        case_link: case_link(view, &period).into(),
        language: view.language,
        dispatch: act.clone(),
    };
    html! {
        <main class="learn checking">
            { doors(view) }
            <h2>{ words.title() }</h2>
            { words_in("lead", words.lead(mistakes::all().count()).into()) }
            <div class="checking-columns">
                <div class="checking-given" onkeydown={undone_by_browser()}>
                    { case::choice(context) }
                    { numbers::numbers(context) }
                </div>
                <div class="checking-found">
                    { deferred(props, period.games.len() > AT_ONCE) }
                    { symptoms::symptoms(context) }
                    { checked_against("", view.language) }
                </div>
            </div>
        </main>
    }
}

/// Returns the link of the case in the Calculator.
fn case_link(view: View, period: &Period) -> String {
    if view.learn.check.of != Of::Own {
        return link_of(period);
    }
    let options = Options {
        position: None,
        present: false,
        hide: false,
        ..view.state.view.options.clone()
    };
    let link = Rooms::of(view.state)
        .map(|rooms| rooms::case_link(rooms, &view.state.player.case, &options));
    link.unwrap_or_default()
}

/// Returns the link of a case that opens one of its steps.
fn step_link(case_link: &str, step: u8) -> String {
    let position = StepPosition { step, sub: 0 };
    ["#", case_link, "&k=", &position.to_string()].concat()
}
