//! Undo and redo.

use super::Room;
use super::chosen_system::ChosenSystem;
use explain::case::Case;
use explain::case::league::{self, LeagueForm};
use glicko2_steps::seasons::FieldPath;
use std::rc::Rc;

/// The maximum number of edits that can be undone.
const MOST: usize = 200;
/// The maximum number of rows in all snapshots of one direction. A list takes a pointer a row, and
/// the rows that an edit has replaced. WebAssembly never gives memory back.
const MOST_ROWS: usize = 500_000;

/// A field of any room. Typing several letters into it in a row is one edit.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Typing {
    /// A field of the player's case.
    Case(FieldPath),
    /// A field of a period of the league.
    League(usize, league::Field),
    /// An option of the system, by its id.
    Option(&'static str),
}

/// Everything that undo restores, and the room in which it was edited. Snapshots share the rows
/// and periods that did not change between them.
#[derive(Clone, Debug)]
pub(super) struct Snapshot {
    pub(super) room: Room,
    pub(super) case: Rc<Case>,
    /// The other rooms, if the lazy part is loaded.
    pub(super) rooms: Option<RoomsSnapshot>,
}

/// The part of the other rooms that undo restores.
#[derive(Clone, Debug)]
pub(super) struct RoomsSnapshot {
    pub(super) chosen_system: Rc<ChosenSystem>,
    pub(super) league: LeagueForm,
}

impl Snapshot {
    fn is_same(&self, other: &Self) -> bool {
        let rooms = self.rooms.as_ref().zip(other.rooms.as_ref());
        self.case == other.case
            && rooms.is_none_or(|(a, b)| a.chosen_system == b.chosen_system && a.league == b.league)
    }

    /// Returns the number of rows that the other snapshot does not share.
    fn own_rows(&self, other: &Self) -> usize {
        let rooms = self.rooms.as_ref().zip(other.rooms.as_ref());
        let league = rooms.map_or(0, |(own, other)| {
            own.league.case.own_rows(&other.league.case)
        });
        self.case.own_rows(&other.case) + league
    }
}

/// The snapshots for undo and redo.
///
/// Both lists are limited in number and size: the oldest snapshots are dropped first, and the newest
/// is always kept.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    past: Vec<Rc<Edit>>,
    future: Vec<Rc<Edit>>,
    /// The field of the last edit, if it was typing.
    typed: Option<Typing>,
}

/// An edit that can be undone, or redone.
#[derive(Debug)]
struct Edit {
    /// The snapshot to restore.
    to: Snapshot,
    /// The room to show when the edit is made again.
    from: Room,
    /// The number of rows that the snapshot shares with no later one.
    rows: usize,
}

impl History {
    /// Records an edit. Typing into the same field again continues the edit before.
    pub(super) fn remember(&mut self, typing: Option<Typing>, before: Snapshot, after: &Snapshot) {
        if before.is_same(after) {
            return;
        }
        let goes_on = typing.is_some() && self.typed == typing && self.can_undo();
        if !goes_on {
            push(&mut self.past, before, after);
        }
        self.future.clear();
        self.typed = typing;
    }

    /// Returns the snapshot before the last edit.
    pub(super) fn undo(&mut self, now: Snapshot) -> Option<Snapshot> {
        self.typed = None;
        travel(&mut self.past, &mut self.future, now)
    }

    /// Returns the snapshot before the last undo.
    pub(super) fn redo(&mut self, now: Snapshot) -> Option<Snapshot> {
        self.typed = None;
        travel(&mut self.future, &mut self.past, now)
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

/// Takes the newest edit of one direction, and adds its inverse to the other.
fn travel(
    edits: &mut Vec<Rc<Edit>>,
    inverses: &mut Vec<Rc<Edit>>,
    now: Snapshot,
) -> Option<Snapshot> {
    let edit = edits.pop()?;
    push(
        inverses,
        Snapshot {
            room: edit.from,
            ..now
        },
        &edit.to,
    );
    Some(edit.to.clone())
}

/// Adds the edit that leads from `from` back to `to`, and drops the oldest edits if there are too many.
fn push(edits: &mut Vec<Rc<Edit>>, to: Snapshot, from: &Snapshot) {
    let rows = to.own_rows(from);
    edits.push(Rc::new(Edit {
        to,
        from: from.room,
        rows,
    }));
    let mut rows = 0;
    let is_within = |edit: &&Rc<Edit>| {
        rows += edit.rows;
        rows <= MOST_ROWS
    };
    let stay = edits
        .iter()
        .rev()
        .take(MOST)
        .take_while(is_within)
        .count()
        .max(1);
    edits.drain(..edits.len() - stay);
}
