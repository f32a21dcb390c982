//! Starts the program: with one player, or once all rooms have come where a link asks for one.

use super::load_rooms::{self, CAME, FAILED, SecondPart, second_part};
use super::{App, AppProps, storage};
use crate::case::link;
use gloo::events::EventListener;
use gloo::utils::{document, document_element};
use std::cell::Cell;
use std::rc::Rc;
use yew::Renderer;
use yew::platform::spawn_local;

/// The page's element has this attribute where nothing has to be loaded: in the page in one file.
const IS_WHOLE: &str = "data-whole";

/// Mounts the page.
pub fn start() {
    if document_element().has_attribute(IS_WHOLE) {
        return mount_whole();
    }
    if !link::is_beyond(&storage::fragment()) {
        return mount(None, false);
    }
    // What comes first mounts the page; what comes after that is the page's own.
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
    once(CAME, mount_whole);
    // Better one player than nothing.
    once(FAILED, || mount(None, true));
    load_rooms::ask();
}

fn mount(second: Option<SecondPart>, rooms_failed: bool) {
    Renderer::<App>::with_props(AppProps { second, rooms_failed }).render();
}

fn mount_whole() {
    spawn_local(async { mount(Some(second_part().await), false) });
}
