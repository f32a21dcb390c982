//! The parts of a link beyond one player: printing and parsing.
//!
//! [`link`](explain::case::link) has the keys of one player and of the view. The keys here are: `r`
//! the room (`group`, `systems`, or a section of the room Learn), `y` the system by its id, `x` the
//! system's options as `id:text`, separated by commas, `m` the leagues, in the format of
//! [`league::link`](explain::case::league::link), and `n`, `e`, `c` and `q` what is open in the room
//! Learn (see [`learn::Door`](super::learn::Door)). The key `z` opens the dialog for sharing and is
//! not part of the state. The link of a room does not mention the other rooms. Parts that are not
//! understood are reported and left out.

use super::Room;
use super::chosen_system::ChosenSystem;
use super::learn::Door;
use explain::case::link::{NotUnderstood, OLD_ROOM, encode, joined, parts};
use explain::ids::HasId;
use explain::percent::decode;

/// The room, the system, the leagues and the content of the room Learn, as a link has them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Address {
    /// The room.
    pub room: Room,
    /// The system and its options, as typed.
    pub chosen_system: ChosenSystem,
    /// The value of the key for the leagues.
    pub league: Option<String>,
    /// The open section of the room Learn and its content, as parts of a link.
    pub learn: String,
    /// The parts that were not understood and are left out.
    pub not_understood: Vec<NotUnderstood>,
}

/// The keys of the room Learn: the section, and the content of each section.
const LEARN: &[&str] = &["r", "n", "e", "c", "q"];

/// Prints an address as parts of a link.
#[must_use]
pub fn print(address: &Address) -> String {
    let Address { room, chosen_system, league, learn, .. } = address;
    let asked: Vec<String> =
        chosen_system.typed.iter().map(|(id, text)| format!("{}:{}", encode(id), encode(text))).collect();
    let part = |key: &str, value: &str| if value.is_empty() { String::new() } else { format!("{key}={value}") };
    let room = match room {
        Room::Player | Room::Learn => "",
        room => room.id(),
    };
    let system = if chosen_system.is_paper() { "" } else { chosen_system.system.id };
    let league = league.as_deref().unwrap_or_default();
    joined(&[learn, &part("r", room), &part("y", system), &part("x", &asked.join(",")), &part("m", league)])
}

/// Parses the parts of a link beyond one player. Accepts any text.
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
            Some(("y", id)) => ChosenSystem::by_id(id).map(|chosen| address.chosen_system = chosen).is_some(),
            Some(("x", answers)) => {
                asked = Some(answers);
                true
            }
            Some(("m", league)) => {
                address.league = Some(league.to_owned());
                true
            }
            // The key `r` with the section may follow later in the link.
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
    // Read the options last, because `y` may follow `x` in the link.
    for answer in asked.into_iter().flat_map(|answers| answers.split(',')) {
        let known = answer.split_once(':').map(|(id, text)| (decode(id), decode(text)));
        match known.filter(|(id, _)| address.chosen_system.system.option(id).is_some()) {
            Some((id, text)) => address.chosen_system.answer(&id, text),
            None => address.not_understood.push(NotUnderstood { part: answer.to_owned() }),
        }
    }
    address
}
