//! Text that is pasted into the panel for it, and taken.

#![allow(
    dead_code,
    reason = "a module of each test file, of which each takes what it needs"
)]

use glicko2_page::state::league::LeagueState;
use glicko2_page::state::{Action, Rooms, State, import};

/// Returns the state after a text was pasted and taken.
pub(crate) fn pasted(state: &State, text: &str, append: bool) -> State {
    let compared = None;
    let actions = [
        Action::OpenImport,
        Action::Import(import::Action::Edit(text.to_owned())),
        Action::Import(import::Action::Take { append, compared }),
    ];
    actions
        .into_iter()
        .fold(state.clone(), |state, action| state.update(action))
}

/// Returns the league of a state.
pub(crate) fn league_of(state: &State) -> LeagueState {
    (*Rooms::of(state).unwrap().league).clone()
}
