//! The only door to the browser's storage and location. Whatever is absent, full, refused or corrupt is survived.

use super::embedded;
use crate::app::Theme;
use crate::app::kept::{self, Found, Keeper, Shown, Store, StoreIsFull};
use crate::app::share::Tab;
use crate::case::link;
use crate::present::text::Language;
use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use wasm_bindgen::JsValue;
use web_sys::Storage;
use yew::Callback;

/// The browser's storage for all tabs.
pub(super) struct Local;

impl Store for Local {
    fn read(&self, key: &str) -> Option<String> {
        storage()?.get_item(key).ok().flatten()
    }

    fn write(&self, key: &str, text: &str) -> bool {
        // Where there is no storage nobody expects anything of it.
        storage().is_none_or(|storage| storage.set_item(key, text).is_ok())
    }
}

/// What is there when the page is opened.
pub(super) fn found() -> Found {
    // A link that is opened says what it says; only a tab that comes back goes on where it was left.
    let comes_back = window().performance().is_some_and(|performance| performance.navigation().type_() != 0);
    let of_tab = of_tab().filter(|_| comes_back);
    let of_tab = of_tab.and_then(|storage| storage.get_item(kept::ADDRESS).ok().flatten());
    Found::of(&fragment(), of_tab.as_deref(), &Local)
}

/// The colours that were chosen.
pub(super) fn theme() -> Theme {
    Local.read(kept::THEME).as_deref().and_then(Theme::from_id).unwrap_or_default()
}

/// Keeps the state: for the next visit, and in the address.
pub(super) fn save(keeper: &mut Keeper, shown: &Shown, address: &str) -> Result<(), StoreIsFull> {
    let kept = keeper.keep(shown, &Local);
    let now = fragment();
    let is_to_follow = now != address && !is_arriving();
    if let Some(storage) = of_tab() {
        // What is put into the address is lost where the tab is about to be gone, or is loaded anew already: that asks for the address of before.
        // Full or refused: then the address has to do.
        let _ = if is_to_follow {
            storage.set_item(kept::ADDRESS, &kept::address_to_keep(&now, address))
        } else {
            storage.remove_item(kept::ADDRESS)
        };
    }
    if is_to_follow {
        put_into_address(address);
    }
    kept
}

/// Whether a link has been followed and nobody has been told yet: the event comes after the address, and its entry says nothing of itself.
fn is_arriving() -> bool {
    window().history().and_then(|history| history.state()).is_ok_and(|told| told.is_null())
}

/// What was kept of the room Learn.
pub(super) fn learnt() -> String {
    Local.read(kept::LEARN).unwrap_or_default()
}

/// Keeps what was done there. Full or refused: then it holds for this visit.
pub(super) fn keep_learnt(text: &str) {
    Local.write(kept::LEARN, text);
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

/// The address of the page with a link, for others, who are to see it in this language.
pub(super) fn whole_address(link: &str, language: Language) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split(['#', '?']).next().unwrap_or_default();
    format!("{page}#{}", link::in_language(&link::for_others(link), language.code()))
}

/// Opens the link that somebody follows, or puts into the address bar.
pub(super) fn listen(open: Callback<String>) -> EventListener {
    EventListener::new(&window(), "hashchange", move |_| open.emit(fragment()))
}

/// Shows the chosen colours, and keeps the choice.
pub(super) fn apply_theme(theme: Theme) {
    // Whoever embeds the page chooses its colours: see www/frame.js.
    if embedded::is() {
        return;
    }
    Local.write(kept::THEME, theme.id());
    let root = document_element();
    // Setting an attribute of this name cannot fail.
    let _ = match theme {
        Theme::Auto => root.remove_attribute("data-theme"),
        Theme::Light | Theme::Dark => root.set_attribute("data-theme", theme.id()),
    };
}

pub(super) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    link::without_language(&hash)
}

/// The storage, if there is one: in a sandboxed frame even asking for it throws. What is embedded shows its own case, and is not the
/// visitor's last one.
fn storage() -> Option<Storage> {
    if embedded::is() {
        return None;
    }
    window().local_storage().ok().flatten()
}

/// The storage of this tab alone.
fn of_tab() -> Option<Storage> {
    if embedded::is() {
        return None;
    }
    window().session_storage().ok().flatten()
}
