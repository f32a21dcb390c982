//! Starting the program: with one player, or after the lazy part has been loaded if the link needs it.

use super::app::{App, AppProps};
use super::load_rooms::{self, FAILED, LOADED, LazyPart, lazy_part};
use super::storage;
use explain::case::link;
use gloo::events::EventListener;
use gloo::utils::{document, document_element};
use std::cell::Cell;
use std::rc::Rc;
use yew::Renderer;
use yew::platform::spawn_local;

/// The attribute of the root element if nothing has to be loaded, as in the page in one file.
const IS_WHOLE: &str = "data-whole";

/// Mounts the page.
pub fn start() {
    if document_element().has_attribute(IS_WHOLE) {
        return mount_whole();
    }
    if !link::is_beyond(&storage::fragment()) {
        return mount(None, false);
    }
    // The first of the two events mounts the page. The page itself handles later ones.
    let is_mounted = Rc::new(Cell::new(false));
    let once = |event, mount: fn()| {
        let is_mounted = is_mounted.clone();
        EventListener::once(&document(), event, move |_| {
            if !is_mounted.replace(true) {
                mount();
            }
        })
        .forget();
    };
    once(LOADED, mount_whole);
    // If loading fails, the page with one player is better than none.
    once(FAILED, || mount(None, true));
    load_rooms::ask();
}

fn mount(lazy_part: Option<LazyPart>, rooms_failed: bool) {
    Renderer::<App>::with_props(AppProps {
        lazy_part,
        rooms_failed,
    })
    .render();
}

fn mount_whole() {
    spawn_local(async { mount(Some(lazy_part().await), false) });
}
