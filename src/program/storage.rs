//! The only access to the browser's storage and location. Missing, full, refused or corrupt data does no harm.

use crate::browser::wasm::embedded;
use crate::state::Theme;
use crate::state::saved::{self, Contents, Found, Saver, Store, StoreIsFull};
use crate::state::share::Tab;
use explain::case::link;
use explain::ids::HasId;
use explain::words::Language;
use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HashChangeEvent, Storage};
use yew::Callback;

thread_local! {
    /// The link in the address when it was last read or written, so that the link of a new entry is recognised.
    static KNOWN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The browser's storage for all tabs.
pub(crate) struct Local;

impl Store for Local {
    fn read(&self, key: &str) -> Option<String> {
        storage()?.get_item(key).ok().flatten()
    }

    fn write(&self, key: &str, text: &str) -> bool {
        // Without any storage there is no warning that it is full.
        storage().is_none_or(|storage| storage.set_item(key, text).is_ok())
    }
}

/// Returns the saved states and the link found when the page is opened.
pub(crate) fn found() -> Found {
    // A link that is opened is used as it is. Only a reloaded or restored tab goes on where it was left.
    let comes_back = window()
        .performance()
        .is_some_and(|performance| performance.navigation().type_() != 0);
    let of_tab = of_tab().filter(|_| comes_back);
    let of_tab = of_tab.and_then(|storage| storage.get_item(saved::ADDRESS).ok().flatten());
    Found::of(&fragment(), of_tab.as_deref(), &Local)
}

/// Returns the saved theme.
pub(crate) fn theme() -> Theme {
    Local
        .read(saved::THEME)
        .as_deref()
        .and_then(Theme::from_id)
        .unwrap_or_default()
}

/// Saves the state for the next visit and in the address.
pub(crate) fn save(
    saver: &mut Saver,
    contents: &Contents,
    address: &str,
) -> Result<(), StoreIsFull> {
    let saved = saver.save(contents, &Local);
    let now = fragment();
    let is_to_follow = now != address && !is_arriving();
    if let Some(storage) = of_tab() {
        // A new address is lost if the tab is being closed or reloaded, because the browser then
        // uses the previous address. So the tab's storage saves it as well; if that is full or
        // refused, only the address has it.
        let _ = if is_to_follow {
            let before = storage.get_item(saved::ADDRESS).ok().flatten();
            let text = saved::address_to_save(&now, before.as_deref(), address);
            storage.set_item(saved::ADDRESS, &text)
        } else {
            storage.remove_item(saved::ADDRESS)
        };
    }
    if is_to_follow {
        put_into_address(address);
    }
    saved
}

/// Returns whether a link has been followed whose event has not fired yet. The address changes
/// before the event, and the new entry has no state. After a link to the present address the entry
/// has no state in Firefox either, but no event follows.
pub(crate) fn is_arriving() -> bool {
    let has_no_state = window()
        .history()
        .and_then(|history| history.state())
        .is_ok_and(|state| state.is_null());
    has_no_state && KNOWN.with_borrow(|known| *known != fragment())
}

/// Remembers the present address: the page has just written it, or has handled its event.
pub(crate) fn remember_address() {
    KNOWN.set(fragment());
}

/// Returns the saved progress of the room Learn.
pub(crate) fn learnt() -> String {
    Local.read(saved::LEARN).unwrap_or_default()
}

/// Saves the progress of the room Learn. If that fails, the progress lasts for this visit.
pub(crate) fn save_learnt(text: &str) {
    Local.write(saved::LEARN, text);
}

/// Puts a link into the address without adding a history entry.
pub(crate) fn put_into_address(link: &str) {
    // A sandboxed frame may refuse. The page works without history.
    let _ = window().history().and_then(|history| {
        // The entry keeps its state: see history_entry.rs.
        let state = history.state().unwrap_or(JsValue::NULL);
        history.replace_state_with_url(&state, "", Some(&format!("#{link}")))
    });
    remember_address();
}

/// Returns the tab of the sharing dialog that the address asks for.
pub(crate) fn asked_to_share() -> Option<Tab> {
    Tab::of_link(&fragment())
}

/// Returns the page's address with a link to share, which opens in this language.
pub(crate) fn whole_address(link: &str, language: Language) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split(['#', '?']).next().unwrap_or_default();
    format!(
        "{page}#{}",
        link::in_language(&link::for_others(link), language.code())
    )
}

/// Calls `open` with the link when the reader follows one or changes the address.
pub(crate) fn listen(open: Callback<String>) -> EventListener {
    EventListener::new(&window(), "hashchange", move |event| {
        // The page may have put its own link into the address since.
        let address = event.unchecked_ref::<HashChangeEvent>().new_url();
        let (_, fragment) = address.split_once('#').unwrap_or_default();
        open.emit(link::without_language(fragment));
    })
}

/// Applies and saves the theme.
pub(crate) fn apply_theme(theme: Theme) {
    // The page around an embedded page chooses the theme: see www/frame.js.
    if embedded::is() {
        return;
    }
    Local.write(saved::THEME, theme.id());
    let root = document_element();
    // Setting an attribute of this name cannot fail.
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.id()),
    };
}

pub(crate) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    link::without_language(&hash)
}

/// Returns the storage, if there is one. In a sandboxed frame even accessing it throws. An embedded
/// page does not use it, because it shows its own case, which is not the visitor's.
fn storage() -> Option<Storage> {
    if embedded::is() {
        return None;
    }
    window().local_storage().ok().flatten()
}

/// Returns the storage of this tab.
fn of_tab() -> Option<Storage> {
    if embedded::is() {
        return None;
    }
    window().session_storage().ok().flatten()
}
