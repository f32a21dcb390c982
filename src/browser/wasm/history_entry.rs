//! The state of an entry in the browser's history: what its address lacks.

use crate::state::Room;
use explain::case::league::Who;
use explain::ids::HasId;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// The state of a history entry. It is text: the case, the room and the player, separated by spaces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The time at which the case began, in milliseconds. No two cases have the same one, even if
    /// the page is reloaded.
    pub(crate) case: u64,
    /// The room that is shown. `None` while the room is awaited.
    pub(crate) room: Option<Room>,
    /// The player whose steps are open in the room League.
    pub(crate) open: Option<Who>,
}

impl Entry {
    /// Returns the state of the present entry. Returns `None` if the entry is new.
    pub(crate) fn now() -> Option<Self> {
        Self::parse(&window().history().ok()?.state().ok()?.as_string()?)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split(' ');
        let (case, room) = (parts.next()?, parts.next()?);
        Some(Self {
            case: case.parse().ok()?,
            room: Room::from_id(room),
            open: parts.next().and_then(parse_who),
        })
    }

    fn to_js(self) -> JsValue {
        let room = self.room.map_or("", Room::id);
        let open = match self.open {
            None => String::new(),
            Some(Who::Player(player)) => format!(" {player}"),
            Some(Who::Member(team, member)) => format!(" {team}-{member}"),
        };
        format!("{} {room}{open}", self.case).into()
    }

    /// Sets the state of the present entry.
    pub(crate) fn replace(self) {
        // A sandboxed frame may refuse. The page works without history.
        let _ = window()
            .history()
            .and_then(|history| history.replace_state_with_url(&self.to_js(), "", None));
    }

    /// Adds an entry after the present one. Without an address it has the same one.
    pub(crate) fn push(self, address: Option<&str>) {
        let _ = window()
            .history()
            .and_then(|history| history.push_state_with_url(&self.to_js(), "", address));
    }
}

/// Parses the player whose steps are open: `2`, or `0-1` for a member of a team.
fn parse_who(text: &str) -> Option<Who> {
    Some(match text.split_once('-') {
        None => Who::Player(text.parse().ok()?),
        Some((team, member)) => Who::Member(team.parse().ok()?, member.parse().ok()?),
    })
}
