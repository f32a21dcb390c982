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

/// The keys of what is open in the room Learn.
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
    let is_of_learn = parts(fragment, &["r"])
        .split('&')
        .filter_map(|part| part.strip_prefix("r="))
        .any(|id| Door::from_id(id).is_some());
    for part in fragment.split('&') {
        let understood = match part.split_once('=') {
            _ if part == OLD_ROOM => true,
            Some(("r", id)) => room_of(id).map(|room| address.room = room).is_some(),
            Some(("y", id)) => Place::by_id(id).map(|place| address.place = place).is_some(),
            Some(("x", answers)) => {
                asked = Some(answers);
                true
            }
            Some(("m", league)) => {
                address.league = Some(league.to_owned());
                true
            }
            Some((key, _)) if LEARN.contains(&key) => is_of_learn,
            _ => true,
        };
        if !understood {
            address.not_understood.push(NotUnderstood { part: part.to_owned() });
        }
    }
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

/// The room of a name, which may be that of a door.
fn room_of(id: &str) -> Option<Room> {
    Room::from_id(id).or_else(|| Door::from_id(id).map(|_| Room::Learn))
}
