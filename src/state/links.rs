//! The link of the state, the saved part of the state, and opening both.

use super::history::History;
use super::saved::{Content, Contents, Found};
use super::{Action, Options, Room, Rooms, Source, State};
use explain::case::Subject;
use explain::case::link::{self, Key, LazyLink, Link, Parsed};
use std::rc::Rc;

/// The largest number of games in a link.
const MOST_LINKED: usize = 2_000;
/// The largest number of games in a saved copy.
pub(super) const MOST_SAVED: usize = 20_000;

impl State {
    /// Creates the state from the saved data and then the address. `rooms` are the other rooms as
    /// they were saved, if the lazy part is loaded.
    #[must_use]
    pub fn of_found(found: &Found, rooms: Option<Rooms>) -> Self {
        let mut state = Self {
            rooms,
            ..Self::default()
        };
        state.restore(Room::Player, &found.player);
        state.view.options = link::options(&found.view);
        state.work();
        if !found.fragment.is_empty() {
            state.load(&found.fragment);
        }
        state.history = History::default();
        state.settle();
        state
    }

    /// Opens a link.
    pub(super) fn load(&mut self, fragment: &str) {
        let link = Link::parse(fragment);
        match &self.rooms {
            Some(rooms) => (rooms.functions.open)(self, link),
            None => self.load_player(link),
        }
    }

    /// Opens the player's part of a link. The rest waits for the lazy part.
    fn load_player(&mut self, link: Link) {
        let waits = link.needs_lazy_part();
        let Link { mut player, lazy } = link;
        if waits && !player.has_case() {
            player.case = (*self.player.case).clone();
        }
        // A link that names neither a room nor a system means the paper's own system.
        let names_system = [Key::Room, Key::System, Key::Options]
            .iter()
            .any(|&key| lazy.has(key));
        let has_other_system = !names_system && !self.own_system().is_empty();
        self.awaited = waits.then_some(lazy);
        if !waits || !player.is_empty() {
            self.open(self.room, player, has_other_system);
        }
    }

    /// Shows the room and the player's case of a link.
    pub(super) fn open(&mut self, room: Room, player: Parsed, has_other_system: bool) {
        self.room = room;
        let has_other_case = player.case != *self.player.case;
        self.notice = (!player.not_understood.is_empty()).then_some(player.not_understood);
        self.view.options = player.options;
        self.replace_case(self.view.options.period, Rc::new(player.case));
        self.is_unrated |= has_other_case && self.is_stale();
        if has_other_system || has_other_case {
            self.source.open_link();
        }
    }

    /// Restores the user's saved content of a room.
    pub(super) fn restore(&mut self, room: Room, saved: &str) {
        self.act_in_rooms(Action::Restore(room, saved.to_owned()));
        if room.subject() == Subject::Player {
            let Link { player, lazy } = Link::parse(saved);
            self.saved_system = lazy.system();
            // Rating with the saved system needs the lazy part, so request it.
            if self.rooms.is_none() && self.awaited.is_none() && !self.saved_system.is_empty() {
                self.awaited = Some(self.saved_system.clone());
            }
            self.replace_case(0, Rc::new(player.case));
            self.is_unrated |= self.is_stale();
            self.source.restore();
        }
    }

    /// Restores a state of this visit, with its source.
    pub(super) fn return_to(&mut self, left: &Rc<Self>) {
        match self.rooms {
            Some(_) => self.act_in_rooms(Action::Return(left.clone())),
            None => self.awaited.clone_from(&left.awaited),
        }
        self.view.options = left.view.options.clone();
        self.replace_case(self.view.options.period, left.player.case.clone());
        self.is_unrated = left.is_unrated;
        self.source.return_to(left.source);
    }

    /// Goes to a room. If the lazy part is not loaded, requests it first.
    pub(super) fn enter(&mut self, room: Room) {
        if self.rooms.is_some() {
            self.room = room;
        } else {
            self.awaited = (room != Room::default()).then(|| Link::parse(&room.link()).lazy);
        }
    }

    /// Returns the system of the user's own case. Empty while a link's case is shown.
    pub(super) fn own_system(&self) -> LazyLink {
        if self.source.is_of_link() {
            LazyLink::default()
        } else {
            self.saved_system.clone()
        }
    }

    /// Returns the number of games or results in a room.
    fn games_in(&self, room: Room) -> usize {
        match (room.subject(), &self.rooms) {
            (Subject::League, Some(rooms)) => rooms.league.case().rows(),
            _ => self.player.case.rows(),
        }
    }

    /// Returns whether the content of the current room fits into a link. Content that came by a link keeps it until it
    /// is edited, because it is not saved.
    #[must_use]
    pub fn fits_link(&self) -> bool {
        self.games_in(self.room) <= MOST_LINKED || self.source_here().is_only_seen()
    }

    /// Returns whether the content of a room fits into a saved copy.
    #[must_use]
    pub fn fits_storage(&self, room: Room) -> bool {
        self.games_in(room) <= MOST_SAVED
    }

    /// Returns the link of the current room, with the values that wait for the lazy part. Without a case that is too
    /// large, the link is empty, because any other would show the example.
    #[must_use]
    pub fn link(&self) -> String {
        if matches!(self.room, Room::Player | Room::Systems) && !self.fits_link() {
            return String::new();
        }
        let awaited = || {
            self.awaited
                .as_ref()
                .map(LazyLink::print)
                .unwrap_or_default()
        };
        let alone = || {
            link::joined(&[
                &link::print(&self.player.case, &self.view.options),
                &awaited(),
            ])
        };
        self.rooms
            .as_ref()
            .map_or_else(alone, |rooms| (rooms.functions.link)(rooms, self))
    }

    /// Returns whether opening a link keeps the case as it is.
    #[must_use]
    pub fn stays_at(&self, fragment: &str) -> bool {
        let link = Link::parse(fragment);
        match self.rooms {
            Some(_) => link.is_of_dialog(),
            None => link.needs_lazy_part() && !link.player.has_case(),
        }
    }

    /// Returns the part of the state to save.
    #[must_use]
    pub fn contents(&self) -> Contents {
        let player = |link| Content {
            room: Room::Player,
            link,
            source: self.source,
        };
        let case = if self.fits_storage(Room::Player) {
            link::print_case(&self.player.case)
        } else {
            String::new()
        };
        let mut rooms = match &self.rooms {
            Some(rooms) => (rooms.functions.contents)(rooms, player(case)),
            None => vec![player(link::joined(&[&self.own_system().print(), &case]))],
        };
        // Content that is too large keeps the copy that was saved before.
        rooms.retain(|content| self.fits_storage(content.room));
        let view = link::print_view(&Options {
            present: false,
            ..self.view.options.clone()
        });
        Contents { view, rooms }
    }

    /// Returns the source of the content of the current room.
    #[must_use]
    pub fn source_here(&self) -> Source {
        match (self.room.subject(), &self.rooms) {
            (Subject::League, Some(rooms)) => rooms.league_source,
            _ => self.source,
        }
    }
}
