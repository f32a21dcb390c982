//! The forms of all rooms, as undo compares them.

use super::Room;
use super::change::{CaseChange, Change, Undoable};
use super::lazy_rooms::{LazyRooms, RoomsChange};
use crate::case::Case;
use std::rc::Rc;

/// The forms of all rooms, and the current room. Clones share the forms.
#[derive(Clone)]
pub(super) struct Forms {
    pub(super) room: Room,
    pub(super) case: Rc<Case>,
    pub(super) rooms: Option<Box<dyn LazyRooms>>,
}

/// A change of the forms, with the room that undo or redo shows afterwards and the room that its
/// inverse shows.
#[derive(Clone, Debug, Default)]
pub(super) struct FormsChange {
    room: Room,
    room_before: Room,
    case: CaseChange,
    rooms: Option<Rc<dyn RoomsChange>>,
}

/// Returns the change between two shared forms. Compares nothing if the pointers are equal.
pub(super) fn between<F: Undoable>(from: &Rc<F>, to: &Rc<F>) -> F::Change {
    if Rc::ptr_eq(from, to) { F::Change::default() } else { from.change_to(to) }
}

/// Applies a change to a shared form, and returns its inverse. Copies nothing if the change is
/// empty.
pub(super) fn apply<F: Undoable>(form: &mut Rc<F>, change: &F::Change) -> F::Change {
    if change.is_none() { F::Change::default() } else { Rc::make_mut(form).apply(change) }
}

impl Undoable for Forms {
    type Change = FormsChange;

    fn change_to(&self, other: &Self) -> FormsChange {
        let rooms = self.rooms.as_deref().zip(other.rooms.as_deref());
        FormsChange {
            room: other.room,
            room_before: self.room,
            case: between(&self.case, &other.case),
            rooms: rooms.and_then(|(from, to)| from.change_to(to)),
        }
    }

    fn apply(&mut self, change: &FormsChange) -> FormsChange {
        self.room = change.room;
        let rooms = self.rooms.as_deref_mut().zip(change.rooms.as_deref());
        FormsChange {
            room: change.room_before,
            room_before: change.room,
            case: apply(&mut self.case, &change.case),
            rooms: rooms.map(|(rooms, change)| rooms.apply(change)),
        }
    }
}

impl Change for FormsChange {
    fn is_none(&self) -> bool {
        self.case.is_none() && self.rooms.is_none()
    }

    fn covers(&self, other: &Self) -> bool {
        let are_covered = match (&self.rooms, &other.rooms) {
            (_, None) => true,
            (Some(change), Some(other)) => change.covers(&**other),
            (None, Some(_)) => false,
        };
        self.case.covers(&other.case) && are_covered
    }

    fn size(&self) -> usize {
        self.case.size() + self.rooms.as_ref().map_or(0, |change| change.size())
    }
}
