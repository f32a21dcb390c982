//! Links once the lazy part is loaded: printing the current room, and opening a link.

use super::Rooms;
use crate::state::chosen_system::ChosenSystem;
use crate::state::learn::Door;
use crate::state::{Options, Room, State};
use explain::case::link::{self, Key, LazyLink, Link, NotUnderstood, OLD_ROOM, Parsed};
use explain::case::{Case, Subject};
use explain::ids::HasId;
use std::rc::Rc;

/// Returns the link of the current room, without the rooms about another subject.
pub(super) fn print(rooms: &Rooms, state: &State) -> String {
    let options = &state.view.options;
    let fits = state.fits_link();
    let player = || link::print(&state.player.case, options);
    let (mut lazy, player) = match state.room {
        Room::Player | Room::Systems => (rooms.chosen_system.link(), player()),
        // A link without a case would show the case of its reader.
        Room::Learn if fits && rooms.learn.is_about_case() => {
            (rooms.chosen_system.link(), link::for_others(&player()))
        }
        Room::Learn => (LazyLink::default(), String::new()),
        Room::League => (
            LazyLink::default(),
            link::print_view(&Options {
                period: 0,
                ..options.clone()
            }),
        ),
    };
    match state.room {
        Room::Player => {}
        Room::Systems => lazy.set(Key::Room, Room::Systems.id()),
        Room::Learn => lazy.merge(rooms.learn.link()),
        Room::League => {
            lazy.set(Key::Room, Room::League.id());
            if fits {
                lazy.set(Key::League, &rooms.league.link());
            }
        }
    }
    link::joined(&[&lazy.print(), &player])
}

/// Opens a link. Rooms that the link does not mention are unchanged. A link that only opens the
/// dialog for sharing changes nothing.
pub(super) fn open(state: &mut State, link: Link) {
    // The dialog for sharing opens over the present state.
    let Some(rooms) = state.rooms.as_mut().filter(|_| !link.is_of_dialog()) else {
        return;
    };
    let Link { mut player, lazy } = link;
    let mut not_understood = Vec::new();
    let room = room_of(&lazy, &mut not_understood);
    let chosen_system = ChosenSystem::of_link(&lazy, &mut not_understood);
    // A lesson has a case of its own, so a link to one changes the player's case only if it
    // contains one.
    let is_about_player =
        room.subject() == Subject::Player && (room != Room::Learn || player.has_case());
    let before = rooms.chosen_system.clone();
    if !is_about_player && !player.has_case() {
        // A link to another room may set view options and leave the case as it is.
        player.case = (*state.player.case).clone();
        if player.is_empty() {
            player.options = state.view.options.clone();
        }
        if !player.has("w") {
            player.options.period = state.view.options.period;
        }
    } else if is_about_player || !lazy.system().is_empty() || player.case != *state.player.case {
        rooms.put_system(Rc::new(chosen_system));
        // Use the τ that the system prescribes, unless the link sets another.
        if let Some(tau) = rooms.tau().filter(|_| !player.has("t")) {
            player.case.tau = tau;
        }
    }
    // Otherwise the link repeats the present case without a system, as the first part prints
    // it: keep the system.
    not_understood.append(&mut player.not_understood);
    rooms.open(room, &lazy, &mut not_understood);
    player.not_understood = not_understood;
    let has_other_system = rooms.chosen_system != before;
    state.open(room, player, has_other_system);
}

/// Sets the system of the user's own case, and opens the values of a link that waited for the lazy
/// part.
pub(super) fn begin(state: &mut State) {
    let own = Rc::new(ChosenSystem::of_link(&state.own_system(), &mut Vec::new()));
    let Some(rooms) = &mut state.rooms else {
        return;
    };
    let awaited = state.awaited.take().unwrap_or_default();
    // Keep the message about the parts of the link that the first part did not understand.
    let mut not_understood = state.notice.take().unwrap_or_default();
    let room = room_of(&awaited, &mut not_understood);
    let chosen_system = ChosenSystem::of_link(&awaited, &mut not_understood);
    rooms.put_system(if awaited.system().is_empty() {
        own.clone()
    } else {
        Rc::new(chosen_system)
    });
    let has_other_system = rooms.chosen_system != own;
    let mut player = Parsed::of((*state.player.case).clone(), state.view.options.clone());
    // A link leaves out the usual τ, so a usual τ counts as not set.
    let is_usual = player.case.tau == Case::papers_example().tau;
    if let Some(tau) = rooms.tau().filter(|_| has_other_system && is_usual) {
        player.case.tau = tau;
    }
    rooms.open(room, &awaited, &mut not_understood);
    player.not_understood = not_understood;
    state.open(room, player, has_other_system);
}

impl Rooms {
    /// Opens the values of a link for the league and for the room Learn. Adds the parts that were
    /// not understood.
    fn open(&mut self, room: Room, link: &LazyLink, not_understood: &mut Vec<NotUnderstood>) {
        if link.has(Key::League) {
            let before = self.league.form();
            self.load_league(link.value(Key::League));
            if self.league.form() != before {
                self.league_source.open_link();
            }
            not_understood.extend(
                self.league
                    .not_understood
                    .iter()
                    .map(|part| NotUnderstood { part: part.clone() }),
            );
        }
        if room == Room::Learn {
            not_understood.extend(Rc::make_mut(&mut self.learn).open(link));
        }
    }
}

/// Parses the room of a link. Adds the parts that were not understood, such as a lesson outside the
/// room Learn.
fn room_of(link: &LazyLink, not_understood: &mut Vec<NotUnderstood>) -> Room {
    let id = link.value(Key::Room);
    if Door::from_id(id).is_some() {
        return Room::Learn;
    }
    let room = Room::from_id(id);
    let is_known =
        |key: &Key| *key == Key::Room && (room.is_some() || id == OLD_ROOM) || !link.has(*key);
    let keys = [
        Key::Room,
        Key::Lesson,
        Key::Run,
        Key::Practise,
        Key::Check,
        Key::Solve,
    ];
    not_understood.extend(
        keys.iter()
            .filter(|key| !is_known(key))
            .map(|&key| link.part(key)),
    );
    room.unwrap_or_default()
}
