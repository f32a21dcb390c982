//! The link of the page with all rooms: its printer and its parser.
//!
//! A room's link says nothing of the other rooms. Before the keys of [`link`](crate::case::link), which are of one player and of how things are looked
//! at, there may be: `r` the room (`group`, `systems`), `y` the system by its id, `x` what the system asks for, as `id:text` parted by
//! commas, `m` the leagues, in the small language of [`league::link`](crate::case::league::link). What is not understood is named and left out.

use super::Room;
use super::place::Place;
use crate::case::link::{NotUnderstood, encode};
use crate::percent::decode;

/// The parts of a link that only the other rooms know, and the rest.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Address {
    /// The room.
    pub room: Room,
    /// The system, with what was typed for what it asks.
    pub place: Place,
    /// The value of the room League.
    pub league: Option<String>,
    /// The keys of [`link`](crate::case::link).
    pub rest: String,
    /// What was left out.
    pub not_understood: Vec<NotUnderstood>,
}

/// The fragment, without `#`.
#[must_use]
pub fn print(address: &Address) -> String {
    let mut parts = Vec::new();
    if address.room != Room::default() {
        parts.push(format!("r={}", address.room.id()));
    }
    if !address.place.is_paper() {
        parts.push(format!("y={}", address.place.system.id));
    }
    let asked: Vec<String> =
        address.place.typed.iter().map(|(id, text)| format!("{}:{}", encode(id), encode(text))).collect();
    for (key, value) in [("x", Some(asked.join(","))), ("m", address.league.clone())] {
        parts.extend(value.filter(|value| !value.is_empty()).map(|value| format!("{key}={value}")));
    }
    if !address.rest.is_empty() {
        parts.push(address.rest.clone());
    }
    parts.join("&")
}

/// Whether a link opens the dialog for sharing, and says nothing else.
#[must_use]
pub fn is_of_dialog(fragment: &str) -> bool {
    fragment.strip_prefix('#').unwrap_or(fragment).strip_prefix("z=").is_some_and(|asked| !asked.contains('&'))
}

/// The parts of a fragment, with or without its `#`. Any text gives some.
#[must_use]
pub fn parse(fragment: &str) -> Address {
    let mut address = Address::default();
    let mut rest = Vec::new();
    let mut asked = None;
    let mut is_of_season = false;
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    for part in fragment.split('&').filter(|part| !part.is_empty()) {
        let understood = match part.split_once('=') {
            // The first version had a room for several periods.
            Some(("r", "season")) => {
                is_of_season = true;
                true
            }
            Some(("r", id)) => Room::from_id(id).map(|room| address.room = room).is_some(),
            Some(("y", id)) => Place::by_id(id).map(|place| address.place = place).is_some(),
            Some(("x", answers)) => {
                asked = Some(answers);
                true
            }
            Some(("m", league)) => {
                address.league = Some(league.to_owned());
                true
            }
            // Opening the dialog for sharing is no state: see `web`.
            Some(("z", _)) => true,
            _ => {
                rest.push(part);
                true
            }
        };
        if !understood {
            address.not_understood.push(NotUnderstood { part: part.to_owned() });
        }
    }
    // Whatever stands before the system, its answers are read after it.
    for answer in asked.into_iter().flat_map(|answers| answers.split(',')) {
        let known = answer.split_once(':').map(|(id, text)| (decode(id), decode(text)));
        match known.filter(|(id, _)| address.place.system.option(id).is_some()) {
            Some((id, text)) => address.place.answer(&id, text),
            None => address.not_understood.push(NotUnderstood { part: answer.to_owned() }),
        }
    }
    // Where that room had nothing else, it had the example.
    if is_of_season && !rest.iter().any(|part| part.starts_with("s=")) {
        rest.insert(0, "s=");
    }
    address.rest = rest.join("&");
    address
}
