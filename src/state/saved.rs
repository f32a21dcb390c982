//! The data saved for the next visit, and the order in which it is loaded.
//!
//! Each room has its own key for what the user entered there. The address holds what is shown. On
//! opening the page, the saved data is loaded first and the address second. If the address has
//! other content for a room than the saved one, the room shows the content of the link, and the
//! saved content is unchanged and offered to the user.
//!
//! Once the content of a link is edited, it is saved as the user's own. The content saved before
//! moves to a second key of the room, and is offered from there until the user dismisses the offer.
//! Accepting the offer exchanges the two. A tab writes the key of a room only after a change of
//! that room in this tab, so that two tabs do not overwrite each other's rooms. If another tab has
//! changed the same room meanwhile, its content moves to the second key as well.

use super::Room;
use super::source::Source;
use explain::case::Subject;

/// The key of the colour theme.
pub const THEME: &str = "glicko2-steps.theme";
/// The key of the view options.
pub const VIEW_KEY: &str = "glicko2-steps.view";
/// The key of the answers in lessons and exercises.
pub const LEARN: &str = "glicko2-steps.learn";
/// The key, per tab, of an address that is not set yet, in case the tab is left before it is.
pub const ADDRESS: &str = "glicko2-steps.address";

/// The rooms whose content is saved.
const ROOMS: [Room; 2] = [Room::Player, Room::League];
/// The maximum number of previous contents of a room.
const MOST_PREVIOUS: usize = 3;

/// Returns the key of the content of a room.
#[must_use]
pub fn key(room: Room) -> &'static str {
    match room.subject() {
        Subject::Player => "glicko2-steps.player",
        Subject::League => "glicko2-steps.group",
    }
}

/// Returns the key of the previous contents of a room, one link per line.
#[must_use]
pub fn previous_key(room: Room) -> &'static str {
    match room.subject() {
        Subject::Player => "glicko2-steps.player.former",
        Subject::League => "glicko2-steps.group.former",
    }
}

/// A storage of texts by key, such as `localStorage`.
pub trait Store {
    /// Returns the text of a key.
    fn read(&self, key: &str) -> Option<String>;

    /// Writes the text of a key. Returns whether there was room for it.
    fn write(&self, key: &str, text: &str) -> bool;
}

/// The saved data and the address, as found when the page was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The address's fragment.
    pub fragment: String,
    /// The case of one player with its system, as parts of a link.
    pub player: String,
    /// The league, as the value of a link.
    pub league: String,
    /// The view options, as parts of a link.
    pub view: String,
}

impl Found {
    /// Reads the saved data; `address` is the text of [`ADDRESS`].
    #[must_use]
    pub fn of(fragment: &str, address: Option<&str>, store: &impl Store) -> Self {
        let saved = |key| store.read(key).unwrap_or_default();
        Self {
            fragment: awaited(fragment, address).to_owned(),
            player: saved(key(Room::Player)),
            league: saved(key(Room::League)),
            view: saved(VIEW_KEY),
        }
    }

    fn own(&self, room: Room) -> &str {
        match room.subject() {
            Subject::Player => &self.player,
            Subject::League => &self.league,
        }
    }
}

/// Returns the text of [`ADDRESS`]: the address as it is, the one to be set `before`, and the one to be set. Firefox may
/// set the one before only at the next reload.
#[must_use]
pub fn address_to_save(stands: &str, before: Option<&str>, should: &str) -> String {
    let before = before.and_then(|saved| saved.rsplit('\n').next());
    format!("{stands}\n{}\n{should}", before.unwrap_or(stands))
}

/// Returns the address to be set, if the saved text belongs to the address as it is.
fn awaited<'a>(fragment: &'a str, saved: Option<&'a str>) -> &'a str {
    match saved.and_then(|saved| saved.rsplit_once('\n')) {
        Some((stands, should)) if stands.split('\n').any(|stands| stands == fragment) => should,
        _ => fragment,
    }
}

/// The content of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The room.
    pub room: Room,
    /// The content as parts of a link.
    pub link: String,
    /// The source of the content.
    pub source: Source,
}

/// The part of a state that is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// The view options, as parts of a link.
    pub view: String,
    /// The contents of the rooms that are loaded.
    pub rooms: Vec<Content>,
}

/// Saved content that is not shown, and is offered to the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// The user's own content, while a link is shown.
    Own,
    /// The content that was the user's own until a link replaced it.
    Previous,
}

/// The error that the storage is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreIsFull;

/// Saves the changes made in this tab.
#[derive(Clone, Debug)]
pub struct Saver {
    view: String,
    rooms: [Known; 2],
}

/// The content of a room's key, as far as this tab knows.
#[derive(Clone, Debug)]
struct Known {
    /// The content as found at the start or as written last, as this version prints it.
    own: String,
    /// The text of the key at the start or as written last.
    text: String,
    /// The link whose content became the user's own, by its number.
    adopted: Option<u32>,
}

impl Saver {
    /// Creates a saver for the state that was opened.
    #[must_use]
    pub fn new(found: &Found, contents: &Contents) -> Self {
        let known = |room| {
            // Compare with the content as this version prints it, because an older version may have
            // saved it in another form.
            let content = contents
                .rooms
                .iter()
                .find(|content| content.room == room && !content.source.is_of_link());
            let own = content.map_or(found.own(room), |content| &content.link);
            Known {
                own: own.to_owned(),
                text: found.own(room).to_owned(),
                adopted: None,
            }
        };
        Self {
            view: contents.view.clone(),
            rooms: ROOMS.map(known),
        }
    }

    /// Updates the known contents after the lazy part has loaded. A room that was unchanged so far
    /// is known by its new printed form.
    pub fn meet(&mut self, before: &Contents, now: &Contents) {
        for Content { room, link, source } in &now.rooms {
            let of = before.rooms.iter().find(|content| content.room == *room);
            let known = self.known_mut(*room);
            if !source.is_of_link() && of.is_none_or(|content| content.link == known.own) {
                known.own.clone_from(link);
            }
        }
    }

    /// Saves all changes.
    ///
    /// # Errors
    ///
    /// Returns [`StoreIsFull`] if the storage is full. Contents of rooms that were not written are
    /// tried again at the next change.
    pub fn save(&mut self, contents: &Contents, store: &impl Store) -> Result<(), StoreIsFull> {
        let mut is_saved = true;
        for content in &contents.rooms {
            is_saved &= self.save_room(content, store);
        }
        if contents.view != self.view {
            is_saved &= store.write(VIEW_KEY, &contents.view);
            self.view.clone_from(&contents.view);
        }
        if is_saved { Ok(()) } else { Err(StoreIsFull) }
    }

    fn save_room(&mut self, Content { room, link, source }: &Content, store: &impl Store) -> bool {
        let known = self.known_mut(*room);
        if source.is_only_seen() {
            return true;
        }
        if *link == known.own {
            // Undo has led back to the user's own content, so there is nothing to put aside for
            // this link.
            known.adopted = source.edited_link().or(known.adopted);
            return true;
        }
        let edited = source
            .edited_link()
            .filter(|_| known.adopted != source.edited_link());
        let saved = store.read(key(*room));
        let is_of_other_tab = saved.as_ref().is_some_and(|text| *text != known.text);
        if edited.is_some() || is_of_other_tab {
            let own = saved.unwrap_or_else(|| known.own.clone());
            // Do not overwrite the user's own content unless it can be put aside.
            if !own.is_empty() && own != *link && !add_previous(*room, &own, store) {
                return false;
            }
        }
        if !store.write(key(*room), link) {
            return false;
        }
        known.own.clone_from(link);
        known.text.clone_from(link);
        known.adopted = edited.or(known.adopted);
        true
    }

    /// Returns the saved content of a room that is not shown, if any.
    #[must_use]
    pub fn offer(&self, room: Room, source: Source, store: &impl Store) -> Option<Offer> {
        if source.is_only_seen() && !self.own(room, store).is_empty() {
            Some(Offer::Own)
        } else {
            (!previous(room, store).is_empty()).then_some(Offer::Previous)
        }
    }

    /// Returns the offered content, to be shown. A previous content changes places with the user's
    /// own.
    pub fn take(&mut self, room: Room, offer: Offer, store: &impl Store) -> String {
        let own = self.own(room, store);
        if offer == Offer::Own {
            return own;
        }
        let mut all = previous(room, store);
        let taken = all.pop().unwrap_or_default();
        if !own.is_empty() {
            all.push(own.clone());
        }
        // Write the text that becomes shorter first, because the storage may be nearly full.
        let mut writes = [
            (key(room), taken.clone()),
            (previous_key(room), all.join("\n")),
        ];
        if taken.len() > own.len() {
            writes.reverse();
        }
        for (key, text) in &writes {
            store.write(key, text);
        }
        let known = self.known_mut(room);
        known.own.clone_from(&taken);
        known.text.clone_from(&taken);
        taken
    }

    /// Deletes the last previous content of a room.
    pub fn forget(&self, room: Room, store: &impl Store) {
        let mut all = previous(room, store);
        all.pop();
        store.write(previous_key(room), &all.join("\n"));
    }

    fn own(&self, room: Room, store: &impl Store) -> String {
        store
            .read(key(room))
            .unwrap_or_else(|| self.rooms[index(room)].own.clone())
    }

    fn known_mut(&mut self, room: Room) -> &mut Known {
        &mut self.rooms[index(room)]
    }
}

fn index(room: Room) -> usize {
    ROOMS
        .iter()
        .position(|known| key(*known) == key(room))
        .unwrap_or(0)
}

/// Returns the previous contents of a room, the latest at the end.
fn previous(room: Room, store: &impl Store) -> Vec<String> {
    let saved = store.read(previous_key(room)).unwrap_or_default();
    saved
        .lines()
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Adds a previous content of a room. Returns whether there was room for it.
fn add_previous(room: Room, link: &str, store: &impl Store) -> bool {
    let mut all = previous(room, store);
    all.retain(|previous| previous != link);
    all.push(link.to_owned());
    let last = &all[all.len().saturating_sub(MOST_PREVIOUS)..];
    store.write(previous_key(room), &last.join("\n"))
}
