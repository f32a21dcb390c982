//! Actions on the room League, and the leagues after them.

use super::act::rooms;
use explain::case::league::{Field, Mode};
use glicko2_page::state::State;
use glicko2_page::state::league::{Action, LeagueState};

/// Returns the example as a list, after some actions.
pub(crate) fn after(actions: impl IntoIterator<Item = Action>) -> LeagueState {
    let list = LeagueState::default().update(Action::SetMode(Mode::List));
    actions
        .into_iter()
        .fold(list, |state, action| state.update(action))
}

/// Returns the example of a mode, after some actions.
pub(crate) fn in_mode(mode: Mode, actions: impl IntoIterator<Item = Action>) -> LeagueState {
    after([Action::SetMode(mode)].into_iter().chain(actions))
}

pub(crate) fn edit(field: Field, text: &str) -> Action {
    Action::Edit(field, text.to_owned())
}

/// Returns the league of a state.
pub(crate) fn league_of(state: &State) -> LeagueState {
    (*rooms(state).league).clone()
}
