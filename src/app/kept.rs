//! What is kept for the next visit, and the order in which it is loaded.
//!
//! Each room has a key of its own, with what somebody entered there themselves; the address holds what is seen. At a visit first comes what was kept,
//! then what the address says. A room of which the address says something else than was kept shows somebody's link: that is only looked at, and what was
//! kept stays and is offered. Once a link's content is edited it is kept as one's own; what was kept before moves to a second key of the
//! room, from which it is offered as long as nobody says to forget it, and to go back to it exchanges the two. A tab writes the key of a room only
//! when something was changed there in this tab, so that two tabs leave each other's rooms alone.

use super::Room;
use super::origin::Origin;
use crate::case::Subject;
use crate::case::link::{self, CASE, PLACE, VIEW};

/// The chosen colours.
pub const THEME: &str = "glicko2-steps.theme";
/// How things are looked at.
pub const VIEW_KEY: &str = "glicko2-steps.view";
/// The case of one player, with how it is looked at, as the first version kept it.
pub const OLD_LINK: &str = "glicko2-steps.link";
/// All rooms, as the first version kept them.
pub const OLD_ROOMS: &str = "glicko2-steps.rooms";
/// Several periods, for which the first version had a room, as the value of their key in a link.
pub const OLD_SEASON: &str = "glicko2-steps.season";
/// What that room had before a link took its place, one value a line.
pub const OLD_SEASON_FORMER: &str = "glicko2-steps.season.former";
/// What was answered in lessons, and how exercises went.
pub const LEARN: &str = "glicko2-steps.learn";
/// What the address should say, for this tab: it may be left before it does.
pub const ADDRESS: &str = "glicko2-steps.address";

/// The rooms that keep something.
const ROOMS: [Room; 2] = [Room::Player, Room::League];
/// So many former contents of a room are kept.
const MOST_FORMER: usize = 3;

/// The key of what was entered in a room.
#[must_use]
pub fn key(room: Room) -> &'static str {
    match room.subject() {
        Subject::Player => "glicko2-steps.player",
        Subject::League => "glicko2-steps.group",
    }
}

/// The key of what was entered there before a link took its place, one link a line.
#[must_use]
pub fn former_key(room: Room) -> &'static str {
    match room.subject() {
        Subject::Player => "glicko2-steps.player.former",
        Subject::League => "glicko2-steps.group.former",
    }
}

/// A storage of texts by key.
pub trait Store {
    /// The text of a key.
    fn read(&self, key: &str) -> Option<String>;

    /// Puts a text there; whether there was room for it.
    fn write(&self, key: &str, text: &str) -> bool;
}

/// What was found when the page was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The address's fragment.
    pub fragment: String,
    /// The case of one player, and the place that rates it.
    pub player: String,
    /// The leagues.
    pub league: String,
    /// How things are looked at.
    pub view: String,
}

impl Found {
    /// Reads what is there. What the first version kept holds where nothing newer is; `address` is what the tab kept when it was left.
    #[must_use]
    pub fn of(fragment: &str, address: Option<&str>, store: &impl Store) -> Self {
        move_old_season(store);
        let old_rooms = store.read(OLD_ROOMS).unwrap_or_default();
        // The first version had a program for one player, which kept that alone, and later than the one with all rooms.
        let old_link = store.read(OLD_LINK).unwrap_or_else(|| old_rooms.clone());
        let old_value = |key: &str| link::parts(&old_rooms, &[key]).split_once('=').map(|(_, value)| value.to_owned());
        let old_player = || link::joined(&[&link::parts(&old_rooms, PLACE), &link::parts(&old_link, CASE)]);
        Self {
            fragment: awaited(fragment, address).to_owned(),
            player: store.read(key(Room::Player)).unwrap_or_else(old_player),
            league: store.read(key(Room::League)).or_else(|| old_value("m")).unwrap_or_default(),
            view: store.read(VIEW_KEY).unwrap_or_else(|| link::parts(&old_link, VIEW)),
        }
    }

    fn own(&self, room: Room) -> &str {
        match room.subject() {
            Subject::Player => &self.player,
            Subject::League => &self.league,
        }
    }
}

/// Moves several periods of the first version to the room of one player: to be shown if nothing else was entered there, else to be offered.
fn move_old_season(store: &impl Store) {
    let room = Room::Player;
    let old_rooms = store.read(OLD_ROOMS).unwrap_or_default();
    let (of_rooms, rest) = link::apart(&old_rooms, &["s"]);
    let former = store.read(OLD_SEASON_FORMER).unwrap_or_default();
    let now = store.read(OLD_SEASON).filter(|value| !value.is_empty()).map(|value| format!("s={value}"));
    let all = former.lines().filter(|value| !value.is_empty()).map(|value| format!("s={value}"));
    let all: Vec<String> = all.chain(now.or(Some(of_rooms).filter(|link| !link.is_empty()))).collect();
    let Some((last, former)) = all.split_last() else { return };
    let is_free = [key(room), OLD_LINK].iter().all(|key| store.read(key).unwrap_or_default().is_empty())
        && !link::has_case(&rest);
    let is_moved = former.iter().all(|link| add_former(room, link, store))
        && if is_free { store.write(key(room), last) } else { add_former(room, last, store) };
    if is_moved {
        for (key, text) in [(OLD_SEASON, ""), (OLD_SEASON_FORMER, ""), (OLD_ROOMS, &rest)] {
            if store.read(key).is_some() {
                store.write(key, text);
            }
        }
    }
}

/// The text to keep for a tab that is left: the address as it stands, and what it should say.
#[must_use]
pub fn address_to_keep(stands: &str, should: &str) -> String {
    format!("{stands}\n{should}")
}

/// What the address should say, if that was kept for the address as it stands.
fn awaited<'a>(fragment: &'a str, kept: Option<&'a str>) -> &'a str {
    match kept.and_then(|kept| kept.split_once('\n')) {
        Some((stands, should)) if stands == fragment => should,
        _ => fragment,
    }
}

/// What stands in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The room.
    pub room: Room,
    /// As a link has it.
    pub link: String,
    /// Where it came from.
    pub origin: Origin,
}

/// All that is kept of a state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// How things are looked at.
    pub view: String,
    /// The rooms that have come.
    pub rooms: Vec<Content>,
}

/// Something that is kept and not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// One's own content, while somebody's link is looked at.
    Own,
    /// What was one's own before a link took its place.
    Former,
}

/// There was no room for all that should be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreIsFull;

/// Keeps what was changed in this tab.
#[derive(Clone, Debug)]
pub struct Keeper {
    view: String,
    rooms: [Known; 2],
}

/// What a tab knows of a room's key.
#[derive(Clone, Debug)]
struct Known {
    /// As found, or written last.
    own: String,
    /// The link whose content became one's own.
    adopted: Option<u32>,
}

impl Keeper {
    /// Of a state as it was opened.
    #[must_use]
    pub fn new(found: &Found, shown: &Shown) -> Self {
        let known = |room| {
            // As it is printed now, whatever version printed it.
            let content = shown.rooms.iter().find(|content| content.room == room && !content.origin.is_of_link());
            let own = content.map_or(found.own(room), |content| &content.link);
            Known { own: own.to_owned(), adopted: None }
        };
        Self { view: shown.view.clone(), rooms: ROOMS.map(known) }
    }

    /// Takes note of rooms that have come meanwhile, as they were printed then: nothing was changed in them here yet.
    pub fn meet(&mut self, before: &Shown, now: &Shown) {
        for Content { room, link, origin } in &now.rooms {
            let of = before.rooms.iter().find(|content| content.room == *room);
            let known = self.known_mut(*room);
            if !origin.is_of_link() && of.is_none_or(|content| content.link == known.own) {
                known.own.clone_from(link);
            }
        }
    }

    /// Writes what was changed.
    ///
    /// # Errors
    /// When the store is full. What could not be written is tried again at the next change.
    pub fn keep(&mut self, shown: &Shown, store: &impl Store) -> Result<(), StoreIsFull> {
        let mut is_kept = true;
        for content in &shown.rooms {
            is_kept &= self.keep_room(content, store);
        }
        if shown.view != self.view {
            is_kept &= store.write(VIEW_KEY, &shown.view);
            self.view.clone_from(&shown.view);
        }
        if is_kept { Ok(()) } else { Err(StoreIsFull) }
    }

    fn keep_room(&mut self, Content { room, link, origin }: &Content, store: &impl Store) -> bool {
        let known = self.known_mut(*room);
        if origin.is_only_seen() {
            return true;
        }
        if *link == known.own {
            // A link that was taken back by undo has not taken the place of anything.
            known.adopted = origin.edited_link().or(known.adopted);
            return true;
        }
        let edited = origin.edited_link().filter(|_| known.adopted != origin.edited_link());
        if edited.is_some() {
            let own = store.read(key(*room)).unwrap_or_else(|| known.own.clone());
            // What one has is not given up for a link where it cannot be put aside.
            if !own.is_empty() && own != *link && !add_former(*room, &own, store) {
                return false;
            }
        }
        if !store.write(key(*room), link) {
            return false;
        }
        known.own.clone_from(link);
        known.adopted = edited.or(known.adopted);
        true
    }

    /// What is kept of a room and not shown there.
    #[must_use]
    pub fn offer(&self, room: Room, origin: Origin, store: &impl Store) -> Option<Offer> {
        if origin.is_only_seen() && !self.own(room, store).is_empty() {
            Some(Offer::Own)
        } else {
            (!former(room, store).is_empty()).then_some(Offer::Former)
        }
    }

    /// Gives what is offered, to be shown; what it takes the place of among one's own is put aside in turn.
    pub fn take(&mut self, room: Room, offer: Offer, store: &impl Store) -> String {
        let own = self.own(room, store);
        if offer == Offer::Own {
            return own;
        }
        let mut all = former(room, store);
        let taken = all.pop().unwrap_or_default();
        if !own.is_empty() {
            all.push(own.clone());
        }
        // What becomes shorter first, as the store may be nearly full.
        let mut writes = [(key(room), taken.clone()), (former_key(room), all.join("\n"))];
        if taken.len() > own.len() {
            writes.reverse();
        }
        for (key, text) in &writes {
            store.write(key, text);
        }
        self.known_mut(room).own.clone_from(&taken);
        taken
    }

    /// Forgets what was one's own before.
    pub fn forget(&self, room: Room, store: &impl Store) {
        let mut all = former(room, store);
        all.pop();
        store.write(former_key(room), &all.join("\n"));
    }

    fn own(&self, room: Room, store: &impl Store) -> String {
        store.read(key(room)).unwrap_or_else(|| self.rooms[index(room)].own.clone())
    }

    fn known_mut(&mut self, room: Room) -> &mut Known {
        &mut self.rooms[index(room)]
    }
}

fn index(room: Room) -> usize {
    ROOMS.iter().position(|known| key(*known) == key(room)).unwrap_or(0)
}

/// What was one's own before, the last one at the end.
fn former(room: Room, store: &impl Store) -> Vec<String> {
    let kept = store.read(former_key(room)).unwrap_or_default();
    kept.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Puts something aside; whether there was room for it.
fn add_former(room: Room, link: &str, store: &impl Store) -> bool {
    let mut all = former(room, store);
    all.retain(|former| former != link);
    all.push(link.to_owned());
    let last = &all[all.len().saturating_sub(MOST_FORMER)..];
    store.write(former_key(room), &last.join("\n"))
}
