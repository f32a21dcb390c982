//! The link of a state, what is kept of it, and the way back from both.

use super::history::History;
use super::kept::{Content, Found, Shown};
use super::other_rooms::OtherRooms;
use super::{Origin, Room, State};
use crate::case::link::{self, CASE, NotUnderstood, PLACE, Parsed, VIEW};
use crate::case::{Case, Moment, Options, Subject};

impl State {
    /// The state that was found: what was kept, then what the address says. The other rooms are as they begin, or have not come yet.
    #[must_use]
    pub fn of_found(found: &Found, rooms: Option<Box<dyn OtherRooms>>) -> Self {
        let mut state = Self { rooms, ..Self::default() };
        state.restore(Room::Player, &found.player);
        state.restore(Room::League, &found.league);
        state.look_as(link::options(&found.view));
        state.work();
        if !found.fragment.is_empty() {
            state.load(&found.fragment);
        }
        state.history = History::default();
        state.settle();
        state
    }

    /// Has the other rooms from now on. What waited for them is done; undo leads where it led before.
    pub(super) fn come(&mut self, mut rooms: Box<dyn OtherRooms>) {
        if self.rooms.is_some() {
            return;
        }
        rooms.restore(Subject::Player, self.own_place());
        let before = rooms.clone();
        let awaited = self.awaited.take().unwrap_or_default();
        let (room, mut not_understood) = room_of(&awaited);
        self.room = room;
        not_understood.extend(rooms.read(&awaited, !names_place(&awaited)));
        if !rooms.has_same_place(&*before) {
            // A place has its own τ, unless the link says otherwise.
            if let Some(tau) = rooms.tau().filter(|_| self.case.tau == Case::papers_example().tau) {
                self.edit(&mut |case| case.tau.clone_from(&tau));
            }
            self.origin.open_link();
        }
        self.rooms = Some(rooms);
        if !not_understood.is_empty() {
            self.notice.get_or_insert_default().extend(not_understood);
        }
    }

    /// Takes the state of a link. What belongs to rooms that it says nothing of stays, and what only the other rooms know waits until they have come.
    pub(super) fn load(&mut self, fragment: &str) {
        // Whoever opens the dialog for sharing wants to share what is there.
        if self.rooms.is_some() && link::is_of_dialog(fragment) {
            return;
        }
        let (beyond, own) = link::parted(fragment);
        let (room, mut not_understood) = room_of(&beyond);
        let waits = self.rooms.is_none() && link::is_beyond(fragment);
        let is_about_player = room.subject() == Subject::Player;
        let is_of_player = link::has_case(&own) || is_about_player && !waits;
        let mut parsed = link::parse(&own);
        // A first visit knows no place: a case that is one's own and comes from there has the place that it had.
        let keeps_place = !is_of_player || !is_about_player && !names_place(&beyond) && parsed.case == *self.case;
        let has_other_place = match &mut self.rooms {
            Some(rooms) => {
                let before = rooms.clone();
                not_understood.extend(rooms.read(&beyond, keeps_place));
                if let Some(tau) = rooms.tau().filter(|_| !keeps_place && !link::has_tau(&own)) {
                    parsed.case.tau = tau;
                }
                self.room = room;
                !rooms.has_same_place(&*before)
            }
            None => !keeps_place && !names_place(&beyond) && !self.own_place().is_empty(),
        };
        if !is_of_player {
            // A link to another room may say how things are looked at without a word of the player.
            let period =
                if link::parts(&own, &["w"]).is_empty() { self.options.period } else { link::options(&own).period };
            parsed = Parsed { case: (*self.case).clone(), options: Options { period, ..parsed.options }, ..parsed };
        }
        if waits {
            self.awaited = Some(beyond);
            not_understood = Vec::new();
        } else {
            self.awaited = None;
        }
        if waits && own.is_empty() {
            return;
        }
        parsed.not_understood.splice(0..0, not_understood);
        let origin = self.origin;
        self.open(parsed);
        if has_other_place && self.origin == origin {
            self.origin.open_link();
        }
    }

    fn open(&mut self, parsed: Parsed) {
        let is_another = parsed.case != *self.case;
        self.notice = (!parsed.not_understood.is_empty()).then_some(parsed.not_understood);
        self.look_as(parsed.options);
        self.edit(&mut |case| case.clone_from(&parsed.case));
        if is_another {
            self.origin.open_link();
        }
    }

    /// Takes what was kept of a room as one's own.
    pub(super) fn restore(&mut self, room: Room, kept: &str) {
        if let Some(rooms) = &mut self.rooms {
            rooms.restore(room.subject(), kept);
        }
        if room.subject() == Subject::Player {
            self.kept_place = link::parts(kept, PLACE);
            // One's own case goes on where it is rated.
            if self.rooms.is_none() && self.awaited.is_none() && !self.kept_place.is_empty() {
                self.awaited = Some(self.kept_place.clone());
            }
            let (_, own) = link::parted(kept);
            let case = link::parse(&own).case;
            self.edit_at(0, &mut |now| now.clone_from(&case));
            self.origin.restore();
        }
    }

    /// Takes everything as it was left earlier in this visit, with where it came from.
    pub(super) fn return_to(&mut self, left: &Self) {
        match (&mut self.rooms, &left.rooms) {
            (Some(rooms), Some(left)) => rooms.return_to(&**left),
            (Some(rooms), None) => rooms.restore(Subject::Player, left.own_place()),
            (None, _) => self.awaited.clone_from(&left.awaited),
        }
        self.look_as(left.options.clone());
        self.edit(&mut |case| case.clone_from(&left.case));
        self.origin.return_to(left.origin);
    }

    /// Goes to a room, or waits for it.
    pub(super) fn enter(&mut self, room: Room) {
        if self.rooms.is_some() {
            self.room = room;
        } else {
            self.awaited = (room != Room::default()).then(|| room_part(room));
        }
    }

    fn look_as(&mut self, options: Options) {
        self.options = options;
        self.walked = self.options.moment != Moment::default();
    }

    /// The place of one's own case, as a link has it. A first visit does not know it, and passes it on.
    fn own_place(&self) -> &str {
        if self.origin.is_of_link() { "" } else { &self.kept_place }
    }

    /// The link of what is seen, and of what is awaited.
    #[must_use]
    pub fn link(&self) -> String {
        let player = link::print(&self.case, &self.options);
        let Some(rooms) = &self.rooms else {
            return link::joined(&[&player, self.awaited.as_deref().unwrap_or_default()]);
        };
        let subject = self.room.subject();
        let own = match subject {
            Subject::Player => player,
            Subject::League => link::print(&Case::papers_example(), &Options { period: 0, ..self.options.clone() }),
        };
        link::joined(&[&room_part(self.room), &rooms.link(subject), &own])
    }

    /// Whether following a link leaves the case as it is.
    #[must_use]
    pub fn stays_at(&self, fragment: &str) -> bool {
        match self.rooms {
            Some(_) => link::is_of_dialog(fragment),
            None => link::is_beyond(fragment) && !link::has_case(fragment),
        }
    }

    /// What is kept for the next visit.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let all = link::print(&self.case, &self.options);
        let place = self.rooms.as_ref().map(|rooms| rooms.link(Subject::Player));
        let place = place.as_deref().unwrap_or_else(|| self.own_place());
        let link = link::joined(&[place, &link::parts(&all, CASE)]);
        let mut rooms = vec![Content { room: Room::Player, link, origin: self.origin }];
        rooms.extend(self.rooms.iter().flat_map(|rooms| rooms.contents()));
        Shown { view: link::parts(&all, VIEW), rooms }
    }

    /// Whether what stands in the room that one is in is one's own or came by a link.
    #[must_use]
    pub fn origin_here(&self) -> Origin {
        let subject = self.room.subject();
        let rooms = self.rooms.as_ref().filter(|_| subject != Subject::Player);
        rooms.map_or(self.origin, |rooms| rooms.origin(subject))
    }
}

/// The part of a link for a room.
fn room_part(room: Room) -> String {
    if room == Room::default() { String::new() } else { format!("r={}", room.id()) }
}

/// The room of a link, and what was not understood of it.
fn room_of(beyond: &str) -> (Room, Vec<NotUnderstood>) {
    let mut room = Room::default();
    let mut not_understood = Vec::new();
    for part in beyond.split('&') {
        match part.strip_prefix("r=").map(Room::from_id) {
            Some(Some(known)) => room = known,
            Some(None) => not_understood.push(NotUnderstood { part: part.to_owned() }),
            None => {}
        }
    }
    (room, not_understood)
}

/// Whether a link says something of a place.
fn names_place(link: &str) -> bool {
    !link::parts(link, PLACE).is_empty()
}
