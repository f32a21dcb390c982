//! What a link says beyond one player: its printer and its parser.
//!
//! Beside the keys of [`link`](crate::case::link), which are of one player and of how things are looked at, there may be: `r` the room
//! (`group`, `systems`, or a door of the room Learn), `y` the system by its id, `x` what the system asks for, as `id:text` parted by commas, `m` the leagues, in the
//! small language of [`league::link`](crate::case::league::link), `n`, `e`, `c` and `q` what is open in the room Learn (see
//! [`learn::Door`](super::learn::Door)), and `z`, which opens the dialog for sharing and is no state. A room's link
//! says nothing of the other rooms. What is not understood is named and left out.

use super::Room;
use super::learn::Door;
use super::place::Place;
use crate::case::link::{NotUnderstood, OLD_ROOM, encode, joined, parts};
use crate::percent::decode;

/// What a link says of the room, the system and the leagues.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Address {
    /// The room.
    pub room: Room,
    /// The system, with what was typed for what it asks.
    pub place: Place,
    /// The value of the room League.
    pub league: Option<String>,
    /// What is open in the room Learn, as a link: its door, and what is behind it.
    pub learn: String,
    /// What was left out.
    pub not_understood: Vec<NotUnderstood>,
}

/// The keys of what is open in the room Learn: its door, and what is behind one.
const LEARN: &[&str] = &["r", "n", "e", "c", "q"];

/// The parts of a link.
#[must_use]
pub fn print(address: &Address) -> String {
    let Address { room, place, league, learn, .. } = address;
    let asked: Vec<String> = place.typed.iter().map(|(id, text)| format!("{}:{}", encode(id), encode(text))).collect();
    let part = |key: &str, value: &str| if value.is_empty() { String::new() } else { format!("{key}={value}") };
    let room = match room {
        Room::Player | Room::Learn => "",
        room => room.id(),
    };
    let system = if place.is_paper() { "" } else { place.system.id };
    let league = league.as_deref().unwrap_or_default();
    joined(&[learn, &part("r", room), &part("y", system), &part("x", &asked.join(",")), &part("m", league)])
}

/// Reads the parts of a link that are not of one player. Any text gives an address.
#[must_use]
pub fn parse(fragment: &str) -> Address {
    let mut address = Address::default();
    let mut asked = None;
    let mut has_door = false;
    let mut left_out = Vec::new();
    for part in fragment.split('&') {
        let understood = match part.split_once('=') {
            _ if part == OLD_ROOM => true,
            Some(("r", id)) => {
                let is_door = Door::from_id(id).is_some();
                let room = if is_door { Some(Room::Learn) } else { Room::from_id(id) };
                has_door |= is_door;
                room.map(|room| address.room = room).is_some()
            }
            Some(("y", id)) => Place::by_id(id).map(|place| address.place = place).is_some(),
            Some(("x", answers)) => {
                asked = Some(answers);
                true
            }
            Some(("m", league)) => {
                address.league = Some(league.to_owned());
                true
            }
            // Its door may be named after it.
            Some((key, _)) => !LEARN.contains(&key),
            None => true,
        };
        if !understood {
            left_out.push(part);
        }
    }
    if has_door {
        left_out.retain(|part| part.starts_with("r=") || parts(part, LEARN).is_empty());
    }
    address.not_understood = left_out.into_iter().map(|part| NotUnderstood { part: part.to_owned() }).collect();
    if address.room == Room::Learn {
        address.learn = parts(fragment, LEARN);
    }
    // Whatever stands before the system, its answers are read after it.
    for answer in asked.into_iter().flat_map(|answers| answers.split(',')) {
        let known = answer.split_once(':').map(|(id, text)| (decode(id), decode(text)));
        match known.filter(|(id, _)| address.place.system.option(id).is_some()) {
            Some((id, text)) => address.place.answer(&id, text),
            None => address.not_understood.push(NotUnderstood { part: answer.to_owned() }),
        }
    }
    address
}
