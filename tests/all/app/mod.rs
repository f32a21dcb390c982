//! The page's state: its actions and their results.

mod anything;
mod games;
mod navigation;
mod periods;
mod typing;
mod undo;

use crate::support::act::{after as from, edit, load, pasted};
use explain::case::level::Level;
use explain::case::{Score, link};
use explain::numbers::Digits;
use glicko2_page::state::{Action, State, StepPosition, Theme, import};
use glicko2_steps::{Field, ProblemKind, Rounding};
use proptest::prelude::*;
use std::rc::Rc;

/// Returns the whole state as text, including what undo remembers.
fn all(state: &State) -> String {
    format!("{state:?}")
}

/// Returns the paper's example after the actions.
fn after(actions: impl IntoIterator<Item = Action>) -> State {
    from(State::default(), actions)
}

fn at(step: u8, sub: u16) -> StepPosition {
    StepPosition { step, sub }
}

fn r_prime(state: &State) -> f64 {
    state.view.derivation.trace.player.rating
}

#[track_caller]
fn is_near(value: f64, expected: f64) {
    assert!((value - expected).abs() < 5e-3, "{value}, not {expected}");
}

/// Returns every step position, from the first to the last.
fn all_positions(state: &State) -> Vec<StepPosition> {
    let mut state = state.update(Action::First);
    let mut positions = vec![state.view.position()];
    while !state.view.is_last() {
        state = state.update(Action::Next);
        positions.push(state.view.position());
        assert!(positions.len() < 1000, "the navigation has an end");
    }
    positions
}

#[test]
fn choosing_a_rounding_rates_the_case_again() {
    let printed = after([Action::SetRounding(Rounding::AsPrinted)]);
    assert_eq!(r_prime(&printed), 1464.06);
    assert_eq!(printed.view.derivation.period.rounding, Rounding::AsPrinted);
    assert_eq!(
        printed
            .update(edit(Field::Tau, "0.6"))
            .view
            .derivation
            .period
            .rounding,
        Rounding::AsPrinted
    );
    let back = printed.update(Action::SetRounding(Rounding::Exact));
    assert_eq!(back.view.derivation, State::default().view.derivation);
    // Rounding leaves nothing of v here, which is a problem that exact arithmetic does not have.
    let gone = printed.update(edit(Field::PlayerRating, "9000"));
    assert_eq!(gone.player.problems[0].kind, ProblemKind::RoundedAway);
    assert_eq!(
        gone.update(Action::SetRounding(Rounding::Exact))
            .player
            .problems,
        Rc::default()
    );
}

#[test]
fn a_link_is_loaded_and_can_be_undone() {
    let state = after([load("p=1700,300,0.06&g=1500,50,1&k=7&l=99&d=5&h=1")]);
    assert_eq!(
        state.update(Action::Undo).player.case,
        State::default().player.case
    );
    // Loading the state's own link changes nothing.
    let own = link::print(&state.player.case, &state.view.options);
    assert_eq!(all(&state.update(Action::Load(own))), all(&state));
}

#[test]
fn a_notice_of_a_link_stays_until_it_is_dismissed() {
    let state = after([load("t=0.4&j=1&k=99")]);
    assert!(state.notice.is_some());
    for action in [Action::DismissNotice, load("t=0.3")] {
        assert_eq!(state.update(action).notice, None);
    }
}
