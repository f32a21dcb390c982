//! The interface between the state and the lazy part of the program.
//!
//! A first visit loads only the room of one player. The other rooms, the rating systems and the
//! import of periods as CSV are in the lazy part, so the state uses them through this trait alone.
//! [`Rooms`](super::rooms::Rooms) implements it.

use super::history::{RoomsSnapshot, Typing};
use super::saved::Content;
use super::{Action, Derivation, Room, Source, State};
use explain::case::Subject;
use explain::case::link::{LazyLink, Link, Parsed};
use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// The state of the lazy part: the other rooms, and the rating system of the room of one player.
pub trait LazyRooms: Any {
    /// Clones the state; large parts are shared.
    fn copied(&self) -> Box<dyn LazyRooms>;

    /// Performs an action of the lazy part, with its effects on the state of the page.
    fn act(&mut self, action: Action, state: &mut State);

    /// Returns the field of the lazy part that an action types into.
    fn typing(&self, action: &Action) -> Option<Typing>;

    /// Rates the selected period with the chosen system, unless this derivation was rated last.
    fn rate(&mut self, derivation: &Rc<Derivation>);

    /// Returns whether the chosen system is the paper's own.
    fn is_of_paper(&self) -> bool;

    /// Returns whether the chosen system's derivation has the paper's steps.
    fn has_steps(&self) -> bool;

    /// Returns the link of the current room.
    fn link(&self, state: &State) -> String;

    /// Opens a link. Returns `None` if the link changes nothing.
    fn load(&mut self, link: Link, state: &State) -> Option<Loaded>;

    /// Sets the system of the user's own case, and opens the values of a link that waited for the
    /// lazy part.
    fn begin(&mut self, system: &LazyLink, awaited: &LazyLink, state: &State) -> Loaded;

    /// Returns whether the leagues are the user's own or came from a link.
    fn league_source(&self) -> Source;

    /// Returns the contents to save: the player's case together with its system, and the leagues.
    fn contents(&self, player: Content) -> Vec<Content>;

    /// Restores the user's saved content for a subject.
    fn restore(&mut self, subject: Subject, saved: &str);

    /// Sets the system of a link.
    fn restore_system(&mut self, link: &LazyLink);

    /// Restores a state of this visit, with the source of its content.
    fn return_to(&mut self, left: &dyn LazyRooms);

    /// Marks the leagues as edited if they differ from `before`. Returns whether the system
    /// differs.
    fn tell_edited(&mut self, before: &dyn LazyRooms) -> bool;

    /// Returns the forms that undo restores.
    fn snapshot(&self) -> RoomsSnapshot;

    /// Shows the forms that undo or redo restores.
    fn go_back(&mut self, forms: RoomsSnapshot);
}

/// The result of opening a link, for the state outside the lazy part.
#[derive(Debug)]
pub struct Loaded {
    /// The room to show.
    pub room: Room,
    /// The player's case and the view options.
    pub player: Parsed,
    /// Whether the link has changed the system.
    pub has_other_system: bool,
}

/// Prints the name only. A bound on `Debug` would pull the formatting code of all rooms into the
/// program.
impl fmt::Debug for dyn LazyRooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LazyRooms")
    }
}

impl Clone for Box<dyn LazyRooms> {
    fn clone(&self) -> Self {
        self.copied()
    }
}
