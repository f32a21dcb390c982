//! What was typed in all rooms, as undo sees it.

use super::Room;
use super::change::{CaseChange, Change, Undoable};
use super::place::Place;
use crate::case::Case;
use crate::case::league::{LeagueForm, Mode};
use std::rc::Rc;

/// The forms of all rooms, and the room that one is in. A copy shares them.
#[derive(Clone)]
pub(super) struct Forms {
    pub(super) room: Room,
    pub(super) case: Rc<Case>,
    pub(super) place: Rc<Place>,
    pub(super) league: Rc<LeagueForm>,
}

/// A change of them. Where it leads is shown: it says which room to go to, and which one to go back to.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct FormsChange {
    room: Room,
    room_before: Room,
    case: CaseChange,
    place: Option<Rc<Place>>,
    league: LeagueChange,
}

impl FormsChange {
    /// A change in the room of one player.
    pub(super) fn of_player(change: &CaseChange) -> Self {
        Self { room: Room::Player, room_before: Room::Player, case: change.clone(), ..Self::default() }
    }
}

/// The change between two shared forms; forms that are the same one are not compared.
fn between<F: Undoable>(from: &Rc<F>, to: &Rc<F>) -> F::Change {
    if Rc::ptr_eq(from, to) { F::Change::default() } else { from.change_to(to) }
}

/// Makes a change of a shared form; a form that stays is not copied.
fn apply<F: Undoable>(form: &mut Rc<F>, change: &F::Change) -> F::Change {
    if change.is_none() { F::Change::default() } else { Rc::make_mut(form).apply(change) }
}

impl Undoable for Forms {
    type Change = FormsChange;

    fn change_to(&self, other: &Self) -> FormsChange {
        FormsChange {
            room: other.room,
            room_before: self.room,
            case: between(&self.case, &other.case),
            place: (self.place != other.place).then(|| Rc::new(other.place.without_result())),
            league: between(&self.league, &other.league),
        }
    }

    fn apply(&mut self, change: &FormsChange) -> FormsChange {
        self.room = change.room;
        FormsChange {
            room: change.room_before,
            room_before: change.room,
            case: apply(&mut self.case, &change.case),
            place: swap(&mut self.place, &change.place).map(|place| Rc::new(place.without_result())),
            league: apply(&mut self.league, &change.league),
        }
    }
}

impl Change for FormsChange {
    fn is_none(&self) -> bool {
        self.case.is_none() && self.place.is_none() && self.league.is_none()
    }

    fn covers(&self, other: &Self) -> bool {
        self.case.covers(&other.case)
            && (self.place.is_some() || other.place.is_none())
            && self.league.covers(&other.league)
    }

    fn size(&self) -> usize {
        self.case.size() + self.league.size()
    }
}

/// A change of the leagues.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct LeagueChange {
    mode: Option<Mode>,
    leagues: [CaseChange; 4],
}

/// Puts a value in its place, and gives the one that was there.
fn swap<T: Clone>(slot: &mut T, value: &Option<T>) -> Option<T> {
    value.as_ref().map(|value| std::mem::replace(slot, value.clone()))
}

impl Undoable for LeagueForm {
    type Change = LeagueChange;

    fn change_to(&self, to: &Self) -> LeagueChange {
        LeagueChange {
            mode: (self.mode != to.mode).then_some(to.mode),
            leagues: std::array::from_fn(|kind| between(&self.leagues[kind], &to.leagues[kind])),
        }
    }

    fn apply(&mut self, change: &LeagueChange) -> LeagueChange {
        LeagueChange {
            mode: swap(&mut self.mode, &change.mode),
            leagues: std::array::from_fn(|kind| apply(&mut self.leagues[kind], &change.leagues[kind])),
        }
    }
}

impl Change for LeagueChange {
    fn is_none(&self) -> bool {
        self.mode.is_none() && self.leagues.iter().all(Change::is_none)
    }

    fn covers(&self, other: &Self) -> bool {
        (self.mode.is_some() || other.mode.is_none())
            && self.leagues.iter().zip(&other.leagues).all(|(one, other)| one.covers(other))
    }

    fn size(&self) -> usize {
        self.leagues.iter().map(Change::size).sum()
    }
}
