//! Starts the program: with the room of one player, or with all rooms where a link asks for one.
//!
//! The program is one, in two parts: a first visit loads the room of one player. Everything that only `mount_rooms` calls lies in the second part,
//! which `load_rooms` has the page's script load. In a program that is not divided (see the feature `split`) all of it is there from the start.

use super::load_rooms::{self, CAME, FAILED};
use super::{App, AppProps, FullApp, FullAppProps, storage};
use crate::app::State;
use crate::case::link;
use gloo::events::EventListener;
use gloo::utils::{document, document_element};
use std::cell::RefCell;
use std::rc::Rc;
use yew::{AppHandle, Callback, Renderer};

/// The page's element has this attribute where nothing has to be loaded: in the page in one file.
const IS_WHOLE: &str = "data-whole";

/// Mounts the page.
pub fn start() {
    if document_element().has_attribute(IS_WHOLE) {
        return enter_rooms(FullAppProps::default());
    }
    let first = Rc::new(First::default());
    EventListener::once(&document(), CAME, {
        let first = first.clone();
        move |_| enter_rooms(first.leave())
    })
    .forget();
    if link::is_beyond(&storage::fragment()) {
        // Better one player than nothing.
        EventListener::once(&document(), FAILED, move |_| first.mount(true)).forget();
        load_rooms::ask();
    } else {
        first.mount(false);
    }
}

/// The room of one player, as long as it is there alone.
#[derive(Default)]
struct First {
    app: RefCell<Option<AppHandle<App>>>,
    give: Rc<RefCell<Option<Callback<(), Rc<State>>>>>,
}

impl First {
    fn mount(&self, rooms_failed: bool) {
        let give = self.give.clone();
        let offer = Callback::from(move |given| _ = give.replace(Some(given)));
        self.app.replace(Some(Renderer::<App>::with_props(AppProps { rooms_failed, offer }).render()));
    }

    /// Leaves, and gives what stays.
    fn leave(&self) -> FullAppProps {
        let Some(app) = self.app.take() else { return FullAppProps::default() };
        let focused = document().active_element().map(|element| element.id()).unwrap_or_default();
        let handed = self.give.take().map(|give| give.emit(()));
        app.destroy();
        FullAppProps { handed, before: Some(focused.into()) }
    }
}

fn enter_rooms(props: FullAppProps) {
    #[cfg(feature = "split")]
    let mounting = mount_rooms(props);
    #[cfg(not(feature = "split"))]
    let mounting = async { mount_rooms(props) };
    yew::platform::spawn_local(mounting);
}

/// Mounts all rooms. The feature `split` makes it asynchronous.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(rooms))]
fn mount_rooms(props: FullAppProps) {
    Renderer::<FullApp>::with_props(props).render();
}
