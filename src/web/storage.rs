//! The only door to the browser's storage and location. Whatever is absent, full, refused or corrupt is survived.

use super::embedded;
use crate::app::full::{Act, Full};
use crate::app::share::Tab;
use crate::app::{Action, State, Theme};
use crate::input::link;
use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use wasm_bindgen::JsValue;
use web_sys::Storage;
use yew::Callback;

/// The last state, as a link.
const LINK: &str = "glicko2-steps.link";
/// The last state of all rooms, as a link.
const WHOLE: &str = "glicko2-steps.rooms";
/// The chosen colours.
const THEME: &str = "glicko2-steps.theme";

/// The state to start with: the one of the link, else the last one, else the paper's example.
pub(super) fn load() -> State {
    let mut fragment = fragment();
    if link::is_beyond(&fragment) {
        // The full program could not be loaded, and its part of the link waits for another try.
        fragment = link::parted(&fragment).1;
    }
    let kept = if fragment.is_empty() { read(LINK) } else { None };
    let theme = read(THEME).as_deref().and_then(Theme::from_id).unwrap_or_default();
    State::default().update(Action::Load(kept.unwrap_or(fragment))).update(Action::SetTheme(theme))
}

/// The state of all rooms to start with: that of the link, and for the rooms that it says nothing of the one that was kept.
pub(super) fn load_full() -> Full {
    let fragment = fragment();
    let theme = read(THEME).as_deref().and_then(Theme::from_id).unwrap_or_default();
    let mut full = Full::default();
    // One player may have been changed since by the first program, which keeps nothing of the rooms.
    for kept in [read(WHOLE), read(LINK), Some(fragment)].into_iter().flatten().filter(|link| !link.is_empty()) {
        full = full.update(Act::Load(kept));
    }
    full.forget_past().update(Act::Page(Action::SetTheme(theme)))
}

/// The state as a link's fragment.
pub(super) fn link(state: &State) -> String {
    link::print(&state.form, &state.options)
}

/// What is kept of a state.
pub(super) struct Kept {
    /// The link of what is seen, for the address.
    pub(super) address: String,
    /// The link of one player, for the next visit.
    pub(super) page: String,
    /// The link of all rooms, likewise; only the full program has it.
    pub(super) whole: Option<String>,
}

/// Keeps the state: in the address, and for the next visit.
pub(super) fn save(kept: &Kept) {
    write(LINK, &kept.page);
    if let Some(whole) = &kept.whole {
        write(WHOLE, whole);
    }
    let now = fragment();
    // While the full program is awaited, the address is meant for it as well.
    let awaited = kept.whole.is_none() && link::is_beyond(&now);
    let address = if awaited { beside(&kept.address, &link::parted(&now).0) } else { kept.address.clone() };
    if now != address {
        put_into_address(&address);
    }
}

/// Puts a link into the address, without a place to go back to.
pub(super) fn put_into_address(link: &str) {
    // A sandboxed frame may refuse; the page works without.
    let _ = window().history().and_then(|history| {
        // What the entry says of itself stays: see session_history.rs.
        let told = history.state().unwrap_or(JsValue::NULL);
        history.replace_state_with_url(&told, "", Some(&format!("#{link}")))
    });
}

/// The part of the dialog for sharing that the address asks for.
pub(super) fn asked_to_share() -> Option<Tab> {
    Tab::of_link(&fragment())
}

/// The address of the page with a link, for others. It is never without a state: then it would show what the other's last visit ended with.
pub(super) fn whole_address(link: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split(['#', '?']).next().unwrap_or_default();
    format!("{page}#{}", if link.is_empty() { "k=1" } else { link })
}

/// Listens for a new fragment: a link that was followed, or put into the address bar.
pub(super) fn listen(open: Callback<String>) -> EventListener {
    EventListener::new(&window(), "hashchange", move |_| open.emit(fragment()))
}

/// Puts the state into the address beside a link that says nothing of it, so that whoever reads the address next has both.
pub(super) fn keep_beside(link: &str, fragment: &str) {
    put_into_address(&beside(link, fragment));
}

fn beside(link: &str, fragment: &str) -> String {
    if link.is_empty() { fragment.to_owned() } else { format!("{link}&{fragment}") }
}

/// Shows the chosen colours, and keeps the choice.
pub(super) fn apply_theme(theme: Theme) {
    // Whoever embeds the page chooses its colours: see www/frame.js.
    if embedded::is() {
        return;
    }
    write(THEME, theme.id());
    let root = document_element();
    // Setting an attribute of this name cannot fail.
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.id()),
    };
}

/// What stands after `#` in the address.
pub(super) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// The storage, if there is one: in a sandboxed frame even asking for it throws. What is embedded shows its own case, and is not the
/// visitor's last one.
fn storage() -> Option<Storage> {
    if embedded::is() {
        return None;
    }
    window().local_storage().ok().flatten()
}

fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // Full or refused: then the next visit starts with the example.
        let _ = storage.set_item(key, value);
    }
}
