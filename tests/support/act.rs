//! Actions on the page, and the states after them.

use glicko2_page::state::{Action, Drag, Rooms, State, StepPosition, import};
use glicko2_steps::Field;

/// One field of each kind: of the player, of a period, and of its games.
pub(crate) const FIELDS: [Field; 8] = [
    Field::PlayerRating,
    Field::PlayerDeviation,
    Field::PlayerVolatility,
    Field::Tau,
    Field::IdlePeriods,
    Field::GameRating(2),
    Field::GameDeviation(0),
    Field::GameScore(1),
];

/// Returns a state after some actions.
pub(crate) fn after(state: State, actions: impl IntoIterator<Item = Action>) -> State {
    actions
        .into_iter()
        .fold(state, |state, action| state.update(action))
}

pub(crate) fn edit(field: Field, text: &str) -> Action {
    Action::Edit(field, text.to_owned())
}

pub(crate) fn load(link: &str) -> Action {
    Action::Load(link.to_owned())
}

pub(crate) fn go(step: u8, sub: u16) -> Action {
    Action::GoTo(StepPosition { step, sub })
}

/// Returns the state after a text was pasted and taken.
pub(crate) fn pasted(state: &State, text: &str, append: bool) -> State {
    let compared = None;
    let actions = [
        Action::OpenImport,
        Action::Import(import::Action::Edit(text.to_owned())),
        Action::Import(import::Action::Take { append, compared }),
    ];
    after(state.clone(), actions)
}

/// Returns the state after a number was dragged.
pub(crate) fn drag(state: &State, field: Field, all: &[Drag]) -> State {
    let actions = all.iter().map(|&drag| Action::Drag(field, drag));
    after(state.clone(), actions)
}

/// Returns the rooms of a state that has the lazy part.
pub(crate) fn rooms(state: &State) -> &Rooms {
    Rooms::of(state).unwrap()
}

/// Returns the parts of a link that were not understood.
pub(crate) fn not_understood(state: &State) -> Vec<&str> {
    let parts = state.notice.iter().flatten();
    parts.map(|part| part.part.as_str()).collect()
}
