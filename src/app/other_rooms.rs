//! What the second part of the program adds to the state, as the first part knows it.
//!
//! A first visit loads one player alone. The other rooms, the places and periods as CSV come later or not at all, so the state knows them by this contract
//! only: see [`Rooms`](super::rooms::Rooms), which keeps it.

use super::history::Typing;
use super::kept::Content;
use super::{Action, Origin, Room, State, Worked};
use crate::case::Subject;
use crate::case::link::Parsed;
use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// The rooms with something of their own to enter, and what a place adds to the room of one player.
pub trait OtherRooms: Any {
    /// A copy, which shares what is large.
    fn copied(&self) -> Box<dyn OtherRooms>;

    /// Does what an action asks for that is theirs, and has the state of one player do what follows from it.
    fn act(&mut self, action: Action, state: &mut State);

    /// The field of theirs that an action types into.
    fn typing(&self, action: &Action) -> Option<Typing>;

    /// Has the place rate the period that is looked at, unless it has done so.
    fn rate(&mut self, worked: &Rc<Worked>);

    /// Whether the place is the paper itself.
    fn is_of_paper(&self) -> bool;

    /// Whether one walks through the derivation of the place.
    fn has_walk(&self) -> bool;

    /// The link of what is seen.
    fn link(&self, state: &State) -> String;

    /// Reads a link, and takes what it says of them. None: it leaves all as it is.
    fn load(&mut self, fragment: &str, state: &State) -> Option<Loaded>;

    /// Takes the place of one's own case, and the parts of a link that waited for them.
    fn begin(&mut self, place: &str, awaited: &str, state: &State) -> Loaded;

    /// Whether what stands in the leagues is one's own or came by a link.
    fn league_origin(&self) -> Origin;

    /// What stands in all rooms, to be kept: the player's case with the place, and what they have.
    fn contents(&self, player: Content) -> Vec<Content>;

    /// Takes what was kept of a room about this as one's own.
    fn restore(&mut self, subject: Subject, link: &str);

    /// Takes all as it was left, with where it came from.
    fn return_to(&mut self, left: &dyn OtherRooms);

    /// Remembers of each room of theirs whether something was edited there. Gives whether the place is another.
    fn tell_edited(&mut self, before: &dyn OtherRooms) -> bool;

    /// What makes the other forms of these, if they are not the same.
    fn change_to(&self, other: &dyn OtherRooms) -> Option<Rc<dyn RoomsChange>>;

    /// Makes a change of the forms, and gives the one that takes it back.
    fn apply(&mut self, change: &dyn RoomsChange) -> Rc<dyn RoomsChange>;

    /// Shows forms that undo or redo has led to.
    fn show_forms(&mut self, forms: &dyn OtherRooms);
}

/// What a link says beyond them.
#[derive(Debug)]
pub struct Loaded {
    /// The room.
    pub room: Room,
    /// The player's case, and how it is looked at.
    pub player: Parsed,
    /// Whether the place has become another one.
    pub has_other_place: bool,
}

/// What undo keeps of an edit of theirs.
pub trait RoomsChange: Any {
    /// Whether all that another change touches is overwritten by this one.
    fn covers(&self, other: &dyn RoomsChange) -> bool;

    /// About how many bytes it holds.
    fn size(&self) -> usize;
}

/// Their names alone: a contract that printed what they hold would bring the printers of all that into the page's program.
impl fmt::Debug for dyn OtherRooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OtherRooms")
    }
}

impl fmt::Debug for dyn RoomsChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoomsChange")
    }
}

impl Clone for Box<dyn OtherRooms> {
    fn clone(&self) -> Self {
        self.copied()
    }
}
